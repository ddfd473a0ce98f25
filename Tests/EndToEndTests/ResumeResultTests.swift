import Foundation
import Glibc
import SixteenCore
import Testing

/// From answers to one line of the history, however often the run was interrupted.
@Suite("Results of runs")
struct ResumeResultTests {
  private func random(_ count: Int, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Int.random(in: 0...1, using: &generator) }
  }

  @Test(
    "Interrupted or not, the same answers give the same result",
    arguments: [[], [1], [17], [35], [3, 3, 20, 34]])
  func sameResult(ends: [Int]) throws {
    let home = try RecordsHome(nil)
    let answers = random(36, seed: 36)
    var given = 0
    for (number, end) in (ends + [36]).enumerated() {
      let run = try home.start(number == 0 ? [] : ["--resume"])
      try run.reply(Array(answers[given..<end]))
      given = end
      if end < 36 {
        try RunEnd.allCases[number % RunEnd.allCases.count].cause(run)
      } else {
        let screenful = try Screenful()
        let outcome = try screenful.outcome(answers)
        #expect(run.emulator.contains(try screenful.title(outcome)))
        for tally in outcome.tallies {
          #expect(run.emulator.contains("\(tally.first) : \(tally.second)"))
        }
      }
    }
    let results = try home.history()
    #expect(results.map(\.answers) == [answers.sheet])
    #expect(results.first?.form == "short")
    let outcome = try Screenful().outcome(answers)
    #expect(results.first?.type == outcome.type.code)
    #expect(results.first?.ties == outcome.ties.map(\.rawValue))
    #expect(results.first.map { (0...600).contains($0.seconds) } == true)
  }

  @Test("Showing the result writes one line and removes the progress; looking at it adds nothing")
  func once() throws {
    let home = try RecordsHome()
    let run = try home.start()
    try run.reply(random(7, seed: 7))
    let id = try #require(try home.progress()?.run)
    #expect(try home.history().isEmpty)
    try run.reply([0])
    #expect(try home.history().map(\.run) == [id])
    #expect(home.names().isEmpty)
    for key in ["l", "l", "?", "\u{1B}", "i", "\u{1B}", "1", "\t", "j", "\u{0C}"] {
      try run.strike(key)
    }
    #expect(try home.history().map(\.run) == [id])
    try run.destroy()
    let next = try home.start()
    #expect(next.emulator.contains("1 / 8"))
    try next.reply([1])
    #expect(next.emulator.contains("2 / 8"))
    #expect(try home.history().map(\.run) == [id])
  }

  @Test("A run that was killed before its line is finished by the next start, once")
  func finishedLater() throws {
    let home = try RecordsHome()
    let run = try home.start()
    try run.reply([0, 1, 0, 1, 0, 1, 0])
    try run.destroy()
    let kept = try #require(try home.progressText())
    let complete = kept.replacingOccurrences(of: "1212121-", with: "12121212")
      .replacingOccurrences(of: #""index":7"#, with: #""index":8"#)
    for _ in 1...3 {
      try home.writeProgress(complete)
      let next = try home.start()
      #expect(next.emulator.contains("1 / 8"))
      #expect(try home.history().map(\.answers) == ["12121212"])
      #expect(try home.progress() == nil)
      try next.reply([0])
      #expect(next.emulator.contains("2 / 8"))
      try next.strike("q")
      try next.confirm("q")
      #expect(try next.waitForEnd() == .exited(0))
    }
    let run0 = try #require(try home.history().first)
    #expect(complete.contains(run0.run))
  }

  @Test("m goes on from a short result with 24 questions more; both results are in the history")
  func more() throws {
    let home = try RecordsHome(nil)
    let answers = random(60, seed: 60)
    let first = try home.start()
    try first.reply(Array(answers[..<36]))
    #expect(try home.history().map(\.form) == ["short"])
    try first.strike("m")
    #expect(first.emulator.contains("37 / 60"))
    try first.reply(Array(answers[36..<39]))
    let kept = try #require(try home.progress())
    #expect(kept.form == "full" && kept.index == 39)
    try first.destroy()

    let next = try home.start()
    let offer = try Interface.bundled(language: "en")
      .text(.offer, ["number": "40", "total": "60"])
    #expect(next.dialogText.hasPrefix(offer.squeezed))
    try next.strike("\r")
    #expect(next.emulator.contains("40 / 60"))
    try next.reply(Array(answers[39...]))
    let results = try home.history()
    #expect(results.map(\.form) == ["short", "full"])
    #expect(results.map(\.answers) == [answers[..<36].map { $0 }.sheet, answers.sheet])
    #expect(results.last?.run == kept.run && results.first?.run != kept.run)
    #expect(results.map { $0.counts.values.reduce(0, +) } == [36, 60])
    #expect(next.emulator.contains(results[1].type))
    #expect(home.names().isEmpty)
  }

  @Test("m without another answer leaves one line, and goes on another day")
  func moreLater() throws {
    let home = try RecordsHome(nil)
    let first = try home.start()
    try first.reply(random(36, seed: 1))
    try first.strike("m")
    try first.strike("q")
    try first.confirm("q")
    #expect(try first.waitForEnd() == .exited(0))
    #expect(try home.history().count == 1)
    let next = try home.start(["--resume"])
    #expect(next.emulator.contains("37 / 60"))
  }

  @Test("Restart in mid-test begins anew: nothing of the answers before is kept or counted")
  func restartInMidTest() throws {
    let home = try RecordsHome()
    let run = try home.start()
    try run.reply([0, 0, 0, 0])
    let before = try #require(try home.progress())
    try run.strike("r")
    run.waitForGrace()
    try run.strike("r")
    #expect(run.emulator.contains("1 / 8"))
    #expect(try home.progress() == nil)
    try run.reply([1])
    let after = try #require(try home.progress())
    #expect(after.answers == "2-------" && after.run != before.run)
    try run.reply([1, 1, 1, 1, 1, 1, 1])
    #expect(try home.history().map(\.answers) == ["22222222"])
    #expect(try home.history().map(\.run) == [after.run])
  }

  @Test("Restart on the result is another run with another line")
  func restartOnResult() throws {
    let home = try RecordsHome()
    let run = try home.start()
    for choice in [0, 1, 0] {
      try run.reply(Array(repeating: choice, count: 8))
      try run.strike("r")
      #expect(run.emulator.contains("1 / 8"))
    }
    #expect(try home.history().map(\.answers) == ["11111111", "22222222", "11111111"])
    #expect(Set(try home.history().map(\.run)).count == 3)
    #expect(home.names().isEmpty)
  }
}
