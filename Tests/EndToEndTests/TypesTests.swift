import Foundation
import SixteenCore
import Testing

/// The sixteen types without a test.
@Suite("sixteen types")
struct TypesTests {
  let home: RecordsHome
  let types = PersonalityType.allCases

  init() throws {
    home = try RecordsHome()
  }

  private func run(_ words: String..., language: String = "en") throws -> RecordsHome.Finished {
    try home.run(["types", "--lang", language] + words)
  }

  private func isPlain(_ output: String) -> Bool {
    !output.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x2500...0x28FF).contains(scalar.value)
    }
  }

  @Test("Through a pipe all sixteen come as a list, a line each", arguments: ["en", "zh-Hant"])
  func list(language: String) throws {
    let run = try run(language: language)
    #expect(run.status == .exited(0) && run.error.isEmpty)
    #expect(run.lines.count == 16 && isPlain(run.output))
    for personality in try PersonalityList.bundled().all {
      let line = try #require(run.lines.first { $0.hasPrefix(personality.type.code) })
      #expect(line.contains(personality.name.text(preferring: language)))
      #expect(line.contains(personality.essence.text(preferring: language)))
      #expect(line.contains(personality.category.rawValue))
    }
  }

  @Test("With its letters, in any case, one comes in full", arguments: ["en", "zh-Hant"])
  func one(language: String) throws {
    for type in types {
      let run = try run(type.code.lowercased(), language: language)
      #expect(run.status == .exited(0) && run.error.isEmpty && isPlain(run.output))
      #expect(run.output == (try self.run(type.code, language: language).output))
      let personality = try PersonalityList.bundled().personality(for: type)
      let texts =
        [personality.name, personality.description, personality.mismatch]
        + personality.strengths + personality.costs
      for text in texts { #expect(run.output.contains(text.text(preferring: language))) }
    }
    #expect(try run("iNtJ").output == run("INTJ").output)
  }

  @Test(
    "Unknown letters: status 64, one sentence that names all sixteen",
    arguments: ["XXXX", "INT", "INTJP", "", "ＩＮＴＪ", "\u{1B}[m"])
  func unknown(word: String) throws {
    for language in ["en", "zh-Hant"] {
      let run = try run("--", word, language: language)
      #expect(run.status == .exited(64) && run.output.isEmpty)
      #expect(run.error.count { $0.isNewline } == 1 && !run.error.contains("\u{1B}"))
      for type in types { #expect(run.error.contains(type.code)) }
    }
    #expect(try run("INTJ", "INTP").status == .exited(64))
  }

  /// The bytes that a terminal gets.
  private func onTerminal(_ words: [String], _ others: [String: String?] = [:]) throws -> ProgramRun
  {
    let run = try ProgramRun(
      arguments: ["types"] + words, environment: home.environment(others: others),
      size: TerminalSize(columns: 120, rows: 60))
    #expect(try run.waitForEnd() == .exited(0))
    #expect(try run.modes() == run.initialModes)
    #expect(run.emulator.tornRows.isEmpty)
    return run
  }

  @Test("On a terminal with colours there are pictures", arguments: [[], ["enfp"]])
  func pictures(words: [String]) throws {
    let run = try onTerminal(words)
    #expect(run.outputText.contains("▀") && run.outputText.contains("\u{1B}["))
    #expect(run.outputText.contains("ENFP"))
    // It scrolls like any output and takes nothing over.
    #expect(!run.outputText.contains("\u{1B}[?"))
    let blocks = (0..<60).flatMap { run.emulator.cells(row: $0) }.filter { $0.text == "▀" }
    #expect(Set(blocks.map(\.foreground.description)).count > 3)
  }

  @Test("NO_COLOR takes the colours away", arguments: [[], ["enfp"]])
  func noColor(words: [String]) throws {
    let run = try onTerminal(words, ["NO_COLOR": "1"])
    let cells = (0..<60).flatMap { run.emulator.cells(row: $0) }
    #expect(cells.allSatisfy { $0.hasDefaultForeground && $0.hasDefaultBackground })
    #expect(run.outputText.contains("ENFP") && !run.outputText.contains("▀"))
  }

  @Test("On a dumb terminal there is no escape sequence", arguments: [[], ["enfp"]])
  func dumb(words: [String]) throws {
    let run = try onTerminal(words, ["TERM": "dumb"])
    #expect(!run.output.contains(0x1B))
  }

  @Test("Nothing is kept by looking")
  func nothingKept() throws {
    _ = try run()
    _ = try run("intj")
    #expect(home.names(in: ".").isEmpty)
  }
}
