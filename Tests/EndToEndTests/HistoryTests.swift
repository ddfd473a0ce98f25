import Foundation
import SixteenCore
import Testing

/// Past results in lists, in full and as JSON.
@Suite("sixteen history")
struct HistoryTests {
  private static let sheets = [
    [0, 0, 0, 0, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1], [0, 1, 0, 1, 1, 1, 1, 0],
  ]

  /// A home with three results.
  private func filled() throws -> RecordsHome {
    let home = try RecordsHome()
    for (number, sheet) in Self.sheets.enumerated() {
      let run = try home.take(sheet)
      #expect(run.status == .exited(0), "\(number) \(run.error)")
    }
    return home
  }

  private func append(_ text: String, to home: RecordsHome) throws {
    let path = home.path(RecordsHome.historyFile)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  private func title(_ result: KeptResult, _ language: String) throws -> String {
    let type = try #require(PersonalityType(code: result.type))
    let name = try PersonalityList.bundled().personality(for: type).name
    return "\(type.code) · \(name.text(preferring: language))"
  }

  @Test("The list has the newest first, with counts and what moved", arguments: ["en", "zh-Hant"])
  func list(language: String) throws {
    let home = try filled()
    let results = try home.history()
    #expect(results.map(\.answers) == Self.sheets.map(\.sheet))
    let run = try home.run(["history", "--lang", language])
    #expect(run.status == .exited(0) && run.error.isEmpty)
    #expect(!run.output.contains("\u{1B}"))
    let headlines = run.lines.filter { $0.first?.isNumber == true }
    #expect(headlines.count == 3)
    for (number, result) in results.reversed().enumerated() {
      let line = headlines[number]
      #expect(line.hasPrefix("\(number + 1). \(minute(result.finished))"))
      #expect(line.contains(try title(result, language)))
      #expect(line.contains("test"))
    }
    let counts = run.output.matches(of: /(\d+) : (\d+)/).map { [String($0.1), String($0.2)] }
    let expected = results.reversed().flatMap { result in
      [["E", "I"], ["S", "N"], ["T", "F"], ["J", "P"]].map { pair in
        pair.map { "\(result.counts[$0] ?? -1)" }
      }
    }
    #expect(counts == expected)
    // From 1 : 1 to 1 : 1 and from 2 : 0 or 0 : 2; one answer is no clear change.
    let interface = try Interface.bundled(language: language)
    let unclear = run.lines.filter { $0.hasSuffix(interface.text(.historyNoChange)) }
    #expect(unclear.count == expectedUnclear(results))
  }

  /// "2026-11-30T03:54:28Z" as people read it.
  private func minute(_ time: String) -> String {
    String(time.prefix(16)).replacingOccurrences(of: "T", with: " ") + " UTC"
  }

  /// How many pairs moved by less than two of two answers, from one result to the next.
  private func expectedUnclear(_ results: [KeptResult]) -> Int {
    zip(results, results.dropFirst()).reduce(0) { sum, pair in
      sum
        + ["E", "S", "T", "J"].count {
          abs((pair.0.counts[$0] ?? 0) - (pair.1.counts[$0] ?? 0)) < 2
        }
    }
  }

  @Test("What moved is named with its pole")
  func moved() throws {
    let home = try RecordsHome(QuestionFile(count: 8))
    _ = try home.take([0, 0, 0, 0, 0, 0, 0, 0])
    _ = try home.take([1, 1, 1, 1, 1, 1, 0, 0])
    let run = try home.run(["history"])
    for pole in ["Introversion", "Intuition"] {
      #expect(run.lines.count { $0.hasSuffix("2 more towards \(pole)") } == 1)
    }
    #expect(run.lines.count { $0.hasSuffix("no clear change") } == 2)
  }

  @Test("A number shows that result in full", arguments: ["en", "zh-Hant"])
  func number(language: String) throws {
    let home = try filled()
    for (number, result) in try home.history().reversed().enumerated() {
      let run = try home.run(["history", "\(number + 1)", "--lang", language])
      #expect(run.status == .exited(0))
      #expect(run.lines.first == minute(result.finished))
      #expect(run.lines.dropFirst().first == (try title(result, language)))
      let interface = try Interface.bundled(language: language)
      #expect(run.output.contains(interface.text(.aboutHypothesis)))
    }
    for word in ["0", "4", "-1", "x", ""] {
      let run = try home.run(["history", "--lang", language, "--", word])
      #expect(run.status == .exited(64), "\(word)")
      #expect(run.output.isEmpty && run.error.contains("3"), "\(word): \(run.error)")
    }
  }

  @Test("On a terminal both come with colours, and fit")
  func onTerminal() throws {
    let home = try filled()
    for words in [["history"], ["history", "2"]] {
      let run = try ProgramRun(arguments: words, environment: home.environment())
      #expect(try run.waitForEnd() == .exited(0))
      #expect(try run.modes() == run.initialModes)
      let result = try home.history()[words.count == 1 ? 0 : 1]
      #expect(run.outputText.contains(try title(result, "en")))
      #expect(run.outputText.contains("\u{1B}[") == (words.count == 2))
    }
  }

  @Test("On a dumb terminal there is no escape sequence", arguments: [[], ["1"]])
  func dumb(words: [String]) throws {
    let home = try filled()
    let run = try ProgramRun(
      arguments: ["history"] + words, environment: home.environment(others: ["TERM": "dumb"]))
    #expect(try run.waitForEnd() == .exited(0))
    #expect(!run.output.contains(0x1B) && !run.output.isEmpty)
  }

  @Test("--json hands the lines through, whole, the newest first")
  func json() throws {
    let home = try filled()
    let run = try home.run(["history", "--json"])
    #expect(run.status == .exited(0) && run.error.isEmpty)
    #expect(run.lines == (try home.historyLines().reversed()))
  }

  @Test("Without results both say so or nothing, status 0", arguments: ["en", "zh-Hant"])
  func empty(language: String) throws {
    let home = try RecordsHome()
    let text = try Interface.bundled(language: language).text(.historyEmpty)
    let list = try home.run(["history", "--lang", language])
    #expect(list.status == .exited(0) && list.lines == [text])
    let json = try home.run(["history", "--json", "--lang", language])
    #expect(json.status == .exited(0) && json.output.isEmpty)
    #expect(home.names(in: ".").isEmpty)
  }

  @Test("Broken lines are passed by with a note, and a cut one costs no other")
  func brokenLines() throws {
    let home = try filled()
    let good = try home.historyLines()
    let changed = good[0].replacingOccurrences(of: "ESTJ", with: "INFP")
    #expect(changed != good[0])
    try append("my diary\n\u{0}\n{}\n\(changed)\n{\"schema\":1,\"run\":\"cut", to: home)
    for language in ["en", "zh-Hant"] {
      let run = try home.run(["history", "--lang", language])
      let note = try Interface.bundled(language: language).text(.historyBroken, ["count": "5"])
      #expect(run.status == .exited(0) && run.error.contains(note), "\(run.error)")
      #expect(run.lines.count { $0.first?.isNumber == true } == 3)
    }
    _ = try home.take([1, 1, 1, 1, 0, 0, 0, 0])
    let run = try home.run(["history", "--json"])
    #expect(run.status == .exited(0))
    #expect(run.lines.count { good.contains($0) } == 3)
    #expect(run.lines.first?.contains(#""answers":"22221111""#) == true)
  }

  @Test(
    "No HOME is an error that says so", arguments: [["history"], ["history", "--delete", "--yes"]])
  func noHome(words: [String]) throws {
    let home = try RecordsHome()
    let run = try home.run(words, environment: home.environment(others: ["HOME": nil]))
    #expect(run.status == .exited(74) && run.error.contains("HOME"))
  }
}
