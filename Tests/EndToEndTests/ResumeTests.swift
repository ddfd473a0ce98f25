import Glibc
import SixteenCore
import Testing

/// Every way of ending a run, the violent ones included.
enum RunEnd: String, CaseIterable, Sendable {
  case leave, interruptKey, terminate, hangUp, kill, closedWindow

  /// Ends a run that has answers, and checks that it ended so.
  func cause(_ run: ProgramRun) throws {
    switch self {
    case .leave:
      try run.strike("q")
      try run.confirm("q")
    case .interruptKey: try run.send("\u{03}")
    case .terminate: run.signal(SIGTERM)
    case .hangUp: run.signal(SIGHUP)
    case .kill: run.signal(SIGKILL)
    case .closedWindow: run.hangUp()
    }
    #expect(try run.waitForEnd() == status)
  }

  private var status: ExitStatus {
    switch self {
    case .leave: .exited(0)
    case .interruptKey: .signaled(SIGINT)
    case .terminate: .signaled(SIGTERM)
    case .hangUp, .closedWindow: .signaled(SIGHUP)
    case .kill: .signaled(SIGKILL)
    }
  }
}

/// A test goes on where it was left.
@Suite("Going on")
struct ResumeTests {
  private static let answers = [0, 1, 1, 0, 1]

  /// What is offered after so many answers: to go on at the question after them.
  private func offer(_ answers: Int, of total: Int = 36, language: String = "en") throws -> String {
    try Interface.bundled(language: language)
      .text(.offer, ["number": String(answers + 1), "total": String(total)]).squeezed
  }

  @Test(
    "Whatever ended the run, the next one offers to go on at the right question",
    arguments: RunEnd.allCases, ["en", "zh-Hant"])
  func offered(end: RunEnd, language: String) throws {
    let home = try RecordsHome(nil)
    let first = try home.start(["--lang", "en"])
    try first.reply(Self.answers)
    try end.cause(first)

    let screenful = try Screenful(language: language)
    let next = try home.start(["--lang", language])
    #expect(next.dialogText.hasPrefix(try offer(5, language: language)))
    try next.strike("\r")
    #expect(next.emulator.contains(screenful.position(6)))
    for text in screenful.texts(ofQuestion: 6) { #expect(next.emulator.contains(text)) }
    // The earlier answers are there, each with the focus.
    for number in (1...5).reversed() {
      try next.strike("u")
      #expect(next.emulator.contains(screenful.position(number)))
      #expect(next.emulator.contains("▶ \(Self.answers[number - 1] + 1)"))
    }
  }

  @Test("It goes on at a question in the middle, and what was answered after it still counts")
  func inTheMiddle() throws {
    let home = try RecordsHome()
    let first = try home.start()
    try first.reply([0, 1, 0, 1, 0])
    try first.strike("uuu")
    #expect(first.emulator.contains("3 / 8"))
    try first.destroy()
    let next = try home.start(["--resume"])
    #expect(next.emulator.contains("3 / 8") && next.emulator.contains("▶ 1"))
    try next.reply([1, 1, 0, 1, 1, 1])
    #expect(try home.history().map(\.answers) == ["12221222"])
  }

  @Test("Without --lang it goes on in the language in which it was left, whatever the locale is")
  func language() throws {
    let home = try RecordsHome(nil)
    let first = try home.start(["--lang", "zh-Hant"])
    try first.reply([0, 1])
    try first.destroy()
    let second = try home.start()
    #expect(second.dialogText.hasPrefix(try offer(2, language: "zh-Hant")))
    try second.strike("\r")
    for text in try Screenful(language: "zh-Hant").texts(ofQuestion: 3) {
      #expect(second.emulator.contains(text))
    }
    try second.strike("l")
    try second.destroy()
    let third = try home.start(environment: home.environment(language: "zh_TW.UTF-8"))
    let next = try nextLanguage(after: "zh-Hant")
    #expect(third.dialogText.hasPrefix(try offer(2, language: next)))
    // The offer itself can be switched, and what is gone on with then is.
    try third.strike("l")
    let last = try nextLanguage(after: next)
    #expect(third.dialogText.hasPrefix(try offer(2, language: last)))
    try third.strike(" ")
    for text in try Screenful(language: last).texts(ofQuestion: 3) {
      #expect(third.emulator.contains(text))
    }
  }

  @Test("Leaving at the offer, by key, by signal or by force, leaves it as it is")
  func leftAlone() throws {
    let home = try RecordsHome()
    let first = try home.start()
    try first.reply([0, 1, 0])
    try first.destroy()
    let kept = try home.progressText()
    for key in ["q", "\u{1B}", "Ｑ", "\u{03}", ""] {
      let next = try home.start()
      #expect(next.dialogText.hasPrefix(try offer(3, of: 8)))
      try next.send(key)
      if key.isEmpty { next.signal(SIGKILL) }
      let expected: ExitStatus =
        switch key {
        case "": .signaled(SIGKILL)
        case "\u{03}": .signaled(SIGINT)
        default: .exited(0)
        }
      #expect(try next.waitForEnd() == expected)
      #expect(try home.progressText() == kept, "\(key.debugDescription)")
      #expect(home.names().filter { !$0.hasSuffix(".lock") } == ["progress-test.json"])
    }
    #expect(try home.history().isEmpty)
  }

  @Test(
    "Keys that are no answer to the offer do nothing", arguments: ["1", "2", "k", "u", "r", "x"])
  func otherKeys(key: String) throws {
    let home = try RecordsHome()
    let first = try home.start()
    try first.reply([0, 1, 0])
    try first.destroy()
    let kept = try home.progressText()
    let next = try home.start()
    try next.strike(key)
    #expect(next.dialogText.hasPrefix(try offer(3, of: 8)))
    #expect(try home.progressText() == kept)
  }

  @Test("n starts new and sets aside what there was, every time under another name")
  func declined() throws {
    let home = try RecordsHome()
    var kept: [String?] = []
    for (number, key) in ["n", "N", "ｎ"].enumerated() {
      let first = try home.start(number == 0 ? [] : ["--resume"])
      try first.reply(number == 0 ? [0, 1, 0] : [1])
      try first.destroy()
      kept.append(try home.progressText())
      let next = try home.start()
      #expect(next.dialogText.hasPrefix(try offer(number == 0 ? 3 : 2, of: 8)))
      try next.strike(key)
      #expect(next.emulator.contains("1 / 8") && !next.emulator.contains("▶"))
      #expect(try home.progressText() == nil)
      let aside = (1...number + 1).map { number in
        try? home.folder.contents(of: "\(home.progressFile()).set-aside-\(number)")
      }
      #expect(aside == kept)
      try next.reply([1])
      let fresh = try #require(try home.progress())
      #expect(fresh.answers == "2-------" && fresh.index == 1)
      #expect(kept.allSatisfy { $0?.contains(fresh.run) == false })
      try next.destroy()
    }
  }
}
