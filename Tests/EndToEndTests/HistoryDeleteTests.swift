import Foundation
import SixteenCore
import Testing

/// Deleting what is kept.
@Suite("sixteen history --delete")
struct HistoryDeleteTests {
  /// A home with two results, a test under way, and two set aside.
  private func filled() throws -> RecordsHome {
    let home = try RecordsHome()
    for sheet in [[0, 0, 0, 0, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1]] { _ = try home.take(sheet) }
    try home.writeProgress("my diary\n")
    for _ in 1...2 {
      let run = try home.start(["--new"])
      try run.reply([0])
      try run.destroy()
    }
    #expect(home.names().filter { !$0.hasSuffix(".lock") }.count == 3)
    #expect(try home.history().count == 2)
    return home
  }

  private func everything(in home: RecordsHome) -> [String] {
    (home.names() + home.names(in: RecordsHome.dataFolder)).filter { !$0.hasSuffix(".lock") }
  }

  @Test(
    "Together with a number or --json it is wrong usage, and nothing is deleted",
    arguments: [["2", "--delete", "--yes"], ["--json", "--delete", "--yes"], ["2", "--json"]])
  func contradiction(words: [String]) throws {
    let home = try filled()
    let kept = everything(in: home)
    let run = try home.run(["history"] + words)
    #expect(run.status == .exited(64) && run.output.isEmpty && !run.error.isEmpty)
    #expect(everything(in: home) == kept)
  }

  @Test("--yes removes everything, what was set aside included, and names it")
  func all() throws {
    let home = try filled()
    let kept = everything(in: home)
    let run = try home.run(["history", "--delete", "--yes"])
    #expect(run.status == .exited(0) && run.error.isEmpty)
    for name in kept { #expect(run.lines.count { $0.hasSuffix("/\(name)") } == 1) }
    #expect(home.folder.files.isEmpty)
    #expect(home.names(in: ".local/state").isEmpty && home.names(in: ".local/share").isEmpty)
    let again = try home.run(["history", "--delete", "--yes"])
    let nothing = try Interface.bundled(language: "en").text(.historyNothing)
    #expect(again.status == .exited(0) && again.lines == [nothing])
  }

  @Test(
    "Without --yes and without a terminal it deletes nothing and says so, status 64",
    arguments: ["en", "zh-Hant"])
  func withoutTerminal(language: String) throws {
    let home = try filled()
    let kept = everything(in: home)
    let run = try home.run(["history", "--delete", "--lang", language], input: "y\n")
    #expect(run.status == .exited(64) && run.output.isEmpty)
    #expect(run.error.contains("--yes"))
    let mixed = try ProgramRun(
      arguments: ["history", "--delete"], environment: home.environment(), output: .pipe)
    #expect(try mixed.waitForEnd() == .exited(64))
    #expect(everything(in: home) == kept)
  }

  @Test("On a terminal it asks, and only a yes deletes", arguments: ["en", "zh-Hant"])
  func asks(language: String) throws {
    let home = try filled()
    let kept = everything(in: home)
    let question = try Interface.bundled(language: language).text(.historyAsk)
    for answer in ["n\n", "\n", "yn\n", "x\n", "\u{04}", "\u{03}", "y\n"] {
      let run = try ProgramRun(
        arguments: ["history", "--delete", "--lang", language], environment: home.environment())
      try run.wait(forFact: "the question", timeout: RecordsHome.patience) {
        run.outputText.contains(question)
      }
      #expect(everything(in: home) == kept)
      try run.send(answer)
      let status = try run.waitForEnd()
      #expect(status == (answer == "\u{03}" ? .signaled(2) : .exited(0)))
      #expect(try run.modes() == run.initialModes)
      #expect(everything(in: home) == (answer == "y\n" ? [] : kept), "\(answer.debugDescription)")
    }
  }

  @Test("A test under way in another window stays, is named, and goes on")
  func inUse() throws {
    let home = try filled()
    let other = try home.start(["--resume"])
    try other.reply([1])
    let run = try home.run(["history", "--delete", "--yes"])
    #expect(run.status == .exited(0))
    let text = try Interface.bundled(language: "en")
      .text(.historyInUse, ["path": home.path(home.progressFile())])
    #expect(run.lines.contains(text), "\(run.output)")
    #expect(everything(in: home) == ["progress-test.json"])
    try other.reply([1, 1, 1, 1, 1, 1])
    #expect(try home.history().map(\.answers) == ["12222222"])
    #expect(home.names().isEmpty)
  }

  @Test("What is not ours stays, and so does what a link leads to")
  func others() throws {
    let home = try filled()
    try home.makeFolder("elsewhere")
    for name in ["\(RecordsHome.stateFolder)/notes.txt", "elsewhere/history.jsonl"] {
      try Data("mine\n".utf8).write(to: URL(fileURLWithPath: home.path(name)))
    }
    let run = try home.run(["history", "--delete", "--yes"])
    #expect(run.status == .exited(0))
    #expect(home.names() == ["notes.txt"])
    try? FileManager.default.removeItem(atPath: home.path(RecordsHome.dataFolder))
    try FileManager.default.createSymbolicLink(
      atPath: home.path(RecordsHome.dataFolder), withDestinationPath: home.path("elsewhere"))
    let linked = try home.run(["history", "--delete", "--yes"])
    #expect(linked.status == .exited(74) && linked.error.contains("symbolic link"))
    #expect(try home.folder.contents(of: "elsewhere/history.jsonl") == "mine\n")
  }
}
