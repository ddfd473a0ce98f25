import Foundation
import Glibc
import SixteenCore
import Testing

/// The test line by line on a terminal, for screen readers and terminals that cannot do more.
@Suite("--plain on a terminal")
struct PlainTerminalTests {
  let home: RecordsHome

  init() throws {
    home = try RecordsHome()
  }

  /// What was written to a terminal, its line ends made plain.
  private func output(_ run: ProgramRun) -> String {
    run.outputText.replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func start(
    _ arguments: [String] = ["--plain"], term: String = "xterm-256color"
  ) throws -> ProgramRun {
    var environment = home.environment()
    environment["TERM"] = term
    return try ProgramRun(arguments: home.asked + arguments, environment: environment)
  }

  /// Waits for a text after what was there before, with the prompt behind it.
  private func wait(_ run: ProgramRun, for text: String, after count: Int = 0) throws {
    try run.wait(forFact: "「\(text)」", timeout: RecordsHome.patience) {
      let new = String(decoding: run.output.dropFirst(count), as: UTF8.self)
      guard let found = new.range(of: text) else { return false }
      return new[found.upperBound...].contains("1 or 2? ")
    }
  }

  /// Types a line; waits for what it brings.
  private func type(_ line: String, on run: ProgramRun, bringing text: String) throws {
    let count = run.outputCount
    try run.send(line + "\n")
    try wait(run, for: text, after: count)
  }

  private func expectPlain(_ run: ProgramRun) throws {
    #expect(!run.output.contains(0x1B))
    #expect(!run.outputText.unicodeScalars.contains { (0x2190...0x28FF).contains($0.value) })
    #expect(try run.modes() == run.initialModes)
  }

  private func offer(_ answers: Int) throws -> String {
    try Interface.bundled(language: "en")
      .text(.plainOffer, ["number": "\(answers + 1)", "total": "8"])
  }

  /// Leaves a test of three answers behind.
  private func interrupt() throws {
    let run = try start()
    try wait(run, for: "Question 1 of 8")
    for (number, answer) in ["1", "2", "1"].enumerated() {
      try type(answer, on: run, bringing: "Question \(number + 2) of 8")
    }
    try run.send("\u{03}")
    #expect(try run.waitForEnd() == .signaled(SIGINT))
    try expectPlain(run)
  }

  @Test(
    "TERM=dumb and terminals that cannot move their cursor use it by themselves",
    arguments: ["dumb", "unknown"])
  func dumb(term: String) throws {
    let run = try start([], term: term)
    if term == "unknown" {
      // Where terminfo has this entry, it cannot move its cursor either; else there is no help.
      try run.wait(forFact: "a word", timeout: RecordsHome.patience) { !run.output.isEmpty }
      guard run.exitStatus == nil, run.outputText.contains("1") else { return }
    }
    try wait(run, for: "Question 1 of 8")
    for number in 2...8 { try type("1", on: run, bringing: "Question \(number) of 8") }
    try run.send("1\n")
    #expect(try run.waitForEnd() == .exited(0))
    try expectPlain(run)
    let result = try #require(try home.history().first)
    #expect(result.answers == "11111111" && output(run).contains("\n\(result.type) · "))
  }

  @Test("1 goes on where the test was left")
  func goesOn() throws {
    try interrupt()
    let run = try start()
    try wait(run, for: try offer(3))
    // Anything else asks again.
    try type("x", on: run, bringing: try offer(3))
    try type("", on: run, bringing: try offer(3))
    try type("1", on: run, bringing: "Question 4 of 8")
    try type("u", on: run, bringing: "(your earlier answer)")
    #expect(try home.progress()?.answers == "121-----")
    try run.send("q\n")
    #expect(try run.waitForEnd() == .exited(0))
    try expectPlain(run)
  }

  @Test("2 starts new and sets aside")
  func startsNew() throws {
    try interrupt()
    let kept = try home.progressText()
    let run = try start()
    try wait(run, for: try offer(3))
    try type("2", on: run, bringing: "Question 1 of 8")
    #expect(try home.folder.contents(of: "\(home.progressFile()).set-aside-1") == kept)
    try type("2", on: run, bringing: "Question 2 of 8")
    #expect(try home.progress()?.answers == "2-------")
  }

  @Test(
    "q, Ctrl-D and Ctrl-C at the offer leave it as it is", arguments: ["q\n", "\u{04}", "\u{03}"])
  func leaves(key: String) throws {
    try interrupt()
    let kept = try home.progressText()
    let run = try start()
    try wait(run, for: try offer(3))
    try run.send(key)
    #expect(try run.waitForEnd() == (key == "\u{03}" ? .signaled(SIGINT) : .exited(0)))
    #expect(try home.progressText() == kept)
    try expectPlain(run)
  }

  @Test("--resume and --new ask nothing", arguments: ["--resume", "--new"])
  func answeredBeforehand(option: String) throws {
    try interrupt()
    let run = try start(["--plain", option])
    try wait(run, for: "Question \(option == "--new" ? 1 : 4) of 8")
    #expect(!output(run).contains(try offer(3)))
  }

  @Test("What is begun here goes on there: on the screen, and back")
  func bothWays() throws {
    try interrupt()
    let screen = try home.start(["--resume"])
    #expect(screen.emulator.contains("4 / 8"))
    try screen.reply([1])
    try screen.destroy()
    let run = try start(["--plain", "--resume"])
    try wait(run, for: "Question 5 of 8")
    for number in 6...8 { try type("2", on: run, bringing: "Question \(number) of 8") }
    try run.send("2\n")
    #expect(try run.waitForEnd() == .exited(0))
    #expect(try home.history().map(\.answers) == ["12122222"])
  }

  @Test("Ctrl-D in mid-test keeps and says so, status 65; signals keep, too")
  func ends() throws {
    for (ending, status) in [("\u{04}", ExitStatus.exited(65)), ("", .signaled(SIGTERM))] {
      let run = try start(["--plain", "--new"])
      try wait(run, for: "Question 1 of 8")
      try type("1", on: run, bringing: "Question 2 of 8")
      if ending.isEmpty { run.signal(SIGTERM) } else { try run.send(ending) }
      #expect(try run.waitForEnd() == status)
      #expect(output(run).contains("The input ended at question 2 of 8.") == !ending.isEmpty)
      #expect(try home.progress()?.answers == "1-------")
      try expectPlain(run)
    }
  }
}
