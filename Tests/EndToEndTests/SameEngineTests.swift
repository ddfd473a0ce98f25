import Foundation
import SixteenCore
import Testing

/// How many sheets go through whole programs.
private let sheetCount =
  ProcessInfo.processInfo.environment["SIXTEEN_SOAK"] == nil ? 200 : 2000

/// The test on the screen, the one line by line and `score` are one engine.
@Suite("The same engine")
struct SameEngineTests {
  /// What is asked.
  enum Asked: String, CaseIterable, Sendable {
    case short, full, own

    var count: Int {
      switch self {
      case .short: 36
      case .full: 60
      case .own: 8
      }
    }

    var options: [String] { self == .full ? ["--form", "full"] : [] }

    /// How many of the sheets are for it.
    var share: Int { self == .short ? sheetCount / 2 : sheetCount / 4 }

    func home() throws -> RecordsHome { self == .own ? try RecordsHome() : try RecordsHome(nil) }
  }

  /// A history line without what depends on who answered, and when.
  private func scored(_ line: String) -> String {
    line.replacing(/"run":"[^"]*","finished":"[^"]*",/, with: "")
      .replacing(/"language":"[^"]*","seconds":\d+,/, with: "")
  }

  private func sheets(_ count: Int, of length: Int, seed: UInt64) -> [[Int]] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in (0..<length).map { _ in Int.random(in: 0...1, using: &random) } }
  }

  private func scores(_ sheets: [[Int]], _ asked: Asked, _ home: RecordsHome) throws -> [String] {
    let run = try home.run(
      ["score"] + asked.options + home.asked, input: sheets.map { $0.sheet + "\n" }.joined())
    #expect(run.status == .exited(0) && run.error.isEmpty)
    return run.lines
  }

  private func number(_ name: String, in line: String) -> String {
    line.firstRange(of: "\"\(name)\":").map {
      String(line[$0.upperBound...].prefix { $0.isNumber })
    }
      ?? ""
  }

  @Test(
    "Line by line and score agree on types, counts and ties, in both languages",
    arguments: Asked.allCases, ["en", "zh-Hant"])
  func plain(asked: Asked, language: String) throws {
    let home = try asked.home()
    let sheets = sheets(asked.share / 2, of: asked.count, seed: language == "en" ? 1 : 2)
    let lines = try scores(sheets, asked, home)
    #expect(lines.count == sheets.count)
    for (sheet, line) in zip(sheets, lines) {
      let run = try home.take(sheet, asked.options + ["--lang", language])
      #expect(run.status == .exited(0) && run.error.isEmpty, "\(sheet.sheet) \(run.error)")
      // What is told in words is the same result.
      let type = line.firstMatch(of: /"type":"(....)"/).map { String($0.1) } ?? "none"
      #expect(run.output.contains("\n\(type) · "), "\(sheet.sheet)")
      let told = run.output.split(separator: "\n").drop { !$0.hasPrefix("\(type) · ") }
      let counts = told.joined(separator: "\n").matches(of: /[0-9]+/).prefix(16)
        .map { String($0.output) }
      let expected = "EISNTFJP".map { number(String($0), in: line) }
      let pairs = stride(from: 0, to: counts.count, by: 4).flatMap {
        counts[$0..<min($0 + 2, counts.count)]
      }
      #expect(pairs == expected, "\(sheet.sheet)")
    }
    let history = try home.historyLines()
    #expect(history.map(scored) == lines)
    #expect(history.allSatisfy { $0.contains("\"language\":\"\(language)\"") })
    if asked == .own { #expect(lines.contains { !$0.contains(#""ties":[]"#) }) }
  }

  @Test("The screen agrees with both", arguments: Asked.allCases, ["en", "zh-Hant"])
  func screen(asked: Asked, language: String) throws {
    let home = try asked.home()
    let sheets = sheets(asked == .own ? 6 : 2, of: asked.count, seed: 3)
    let lines = try scores(sheets, asked, home)
    let run = try home.start(asked.options + ["--lang", language])
    for (sheet, line) in zip(sheets, lines) {
      try run.reply(sheet)
      let type = line.firstMatch(of: /"type":"(....)"/).map { String($0.1) } ?? "none"
      #expect(run.emulator.contains("\(type) · "))
      let shown = run.emulator.text.matches(of: /(\d+) : (\d+)/)
        .flatMap { [String($0.1), String($0.2)] }
      #expect(shown == "EISNTFJP".map { number(String($0), in: line) })
      try run.strike("r")
    }
    #expect(try home.historyLines().map(scored) == lines)
  }
}
