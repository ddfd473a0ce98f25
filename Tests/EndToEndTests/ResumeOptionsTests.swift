import Foundation
import Glibc
import SixteenCore
import Testing

/// --resume, --new, --no-save, and two programs side by side.
@Suite("Options about going on")
struct ResumeOptionsTests {
  private func question(_ message: Message, _ language: String = "en") throws -> String {
    try Interface.bundled(language: language).text(message).squeezed
  }

  @Test("--resume goes on, --new starts new and sets aside; neither asks")
  func answeredBeforehand() throws {
    let home = try RecordsHome.interrupted()
    let kept = try home.progressText()
    let resumed = try home.start(["--resume"])
    #expect(resumed.emulator.contains("4 / 8"))
    try resumed.strike("u")
    #expect(resumed.emulator.contains("3 / 8") && resumed.emulator.contains("▶ 1"))
    try resumed.strike("k\r")
    try resumed.destroy()

    let new = try home.start(["--new"])
    #expect(new.emulator.contains("1 / 8"))
    try new.reply([1])
    #expect(new.emulator.contains("2 / 8"))
    let aside = try home.folder.contents(of: "\(home.progressFile()).set-aside-1")
    #expect(aside.contains(#""answers":"121-----""#) && kept?.isEmpty == false)
    #expect(try home.progress()?.answers == "2-------")
  }

  @Test("With nothing to go on with, both start at question 1", arguments: ["--resume", "--new"])
  func nothingThere(option: String) throws {
    let run = try RecordsHome().start([option])
    #expect(run.emulator.contains("1 / 8"))
    try run.reply([0])
    #expect(run.emulator.contains("2 / 8"))
  }

  @Test("Both at once are a contradiction, status 64")
  func contradiction() throws {
    let home = try RecordsHome.interrupted()
    let kept = try home.progressText()
    for language in ["en", "zh-Hant"] {
      let run = try home.run(["--lang", language, "--resume", "--new", "--plain"] + home.asked)
      #expect(run.status == .exited(64) && run.output.isEmpty)
      #expect(run.error.contains("--resume") && run.error.contains("--new"))
    }
    #expect(try home.progressText() == kept)
  }

  @Test(
    "--no-save leaves no file in HOME, and the quit question promises nothing",
    arguments: ["en", "zh-Hant"])
  func noSave(language: String) throws {
    let home = try RecordsHome()
    let run = try home.start(["--no-save", "--lang", language])
    try run.reply([0, 1, 0])
    try run.strike("q")
    #expect(run.dialogText.hasPrefix(try question(.confirmLeave, language)))
    try run.strike("\r")
    try run.reply([0, 1, 0, 1, 1])
    try run.strike("i")
    #expect(!run.shows(home.folder.path))
    try run.strike("\u{1B}")
    try run.strike("r")
    try run.reply([0])
    try run.strike("q")
    run.waitForGrace()
    try run.send("q")
    #expect(try run.waitForEnd() == .exited(0))
    #expect(home.names(in: ".").isEmpty)
    let plain = try home.run(["--no-save", "--plain"] + home.asked, input: "1\n2\nq\n")
    #expect(plain.status == .exited(0) && home.names(in: ".").isEmpty)
  }

  @Test("Where answers are kept, the quit question says so", arguments: ["en", "zh-Hant"])
  func promise(language: String) throws {
    let run = try RecordsHome().start(["--lang", language])
    try run.reply([0])
    try run.strike("q")
    #expect(run.dialogText.hasPrefix(try question(.confirmLeaveKept, language)))
  }

  @Test("--no-save neither offers nor touches what is there")
  func noSaveBeside() throws {
    let home = try RecordsHome.interrupted()
    let kept = try home.progressText()
    for option in [[], ["--resume"], ["--new"]] {
      let run = try home.start(["--no-save"] + option)
      #expect(run.emulator.contains("1 / 8"))
      try run.reply([0, 0, 0, 0, 0, 0, 0, 0])
      try run.send("q")
      #expect(try run.waitForEnd() == .exited(0))
    }
    #expect(try home.progressText() == kept && home.historyLines().isEmpty)
    #expect(home.names().filter { !$0.hasSuffix(".lock") } == ["progress-test.json"])
  }

  @Test("A second program beside the first starts fresh in a file of its own")
  func sideBySide() throws {
    let home = try RecordsHome.interrupted()
    let first = try home.start(["--resume"])
    let second = try home.start()
    // Nothing is offered, and the keys answer at once.
    #expect(second.emulator.contains("1 / 8"))
    try second.reply([1, 1])
    let third = try home.start(["--resume"])
    try third.reply([1])
    try first.reply([0])
    #expect(try home.progress(1)?.answers == "1211----")
    #expect(try home.progress(2)?.answers == "22------")
    #expect(try home.progress(3)?.answers == "2-------")
    let runs = Set(try (1...3).compactMap { try home.progress($0)?.run })
    #expect(runs.count == 3)

    // Finishing one takes nothing from the others.
    try second.reply([0, 0, 0, 0, 0, 0])
    #expect(try home.history().map(\.answers) == ["22111111"])
    #expect(try home.progress(2) == nil)
    for run in [first, second, third] { try run.destroy() }

    // One after the other, both are offered.
    let four = try home.start(["--resume"])
    let five = try home.start(["--resume"])
    let positions = [four, five].map { $0.emulator.contains("5 / 8") ? 5 : 2 }
    #expect(positions.sorted() == [2, 5])
    try four.reply(Array(repeating: 0, count: 9 - positions[0]))
    try five.reply(Array(repeating: 0, count: 9 - positions[1]))
    #expect(Set(try home.history().map(\.answers)) == ["22111111", "12111111", "21111111"])
    #expect(Set(try home.history().map(\.run)).isSuperset(of: runs))
  }

  @Test("Each set of questions has a file of its own")
  func sets() throws {
    let home = try RecordsHome.interrupted()
    let bundled = try RecordsHome(nil)
    let run = try bundled.start(environment: home.environment())
    #expect(run.emulator.contains("1 / 36"))
    try run.reply([1])
    try run.destroy()
    let names = home.names().filter { $0.hasSuffix(".json") }
    #expect(names == ["progress-sixteen.json", "progress-test.json"])
    #expect(try home.start(["--resume"]).emulator.contains("4 / 8"))
    #expect(
      try bundled.start(["--resume"], environment: home.environment()).emulator
        .contains("2 / 36"))
  }
}
