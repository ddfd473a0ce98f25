import Foundation
import Testing

@testable import SixteenCore

@Suite("The score engine")
struct ScoreEngineTests {
  /// What came out of an engine.
  private final class Results {
    var text = ""
    var errors: [AnswerLineError] = []
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  private func engine(
    _ forms: [AskedForm], _ results: Results, plainText: ScoreEngine.PlainText? = nil
  ) -> ScoreEngine {
    ScoreEngine(
      forms: forms, plainText: plainText,
      output: { results.text += String(decoding: $0, as: UTF8.self) },
      report: { results.errors.append($0) })
  }

  /// Scores a text that comes in pieces of a size.
  private func score(
    _ text: String, pieces: Int = 1 << 16, forms: [AskedForm]? = nil,
    plainText: ScoreEngine.PlainText? = nil
  ) throws -> Results {
    let results = Results()
    let engine = engine(try forms ?? bundledForms(), results, plainText: plainText)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      try bytes[start..<min(start + pieces, bytes.count)].withUnsafeBytes { try engine.take($0) }
    }
    try engine.finish()
    return results
  }

  private func bundledForms() throws -> [AskedForm] {
    AskedForm.all(of: try QuestionSet.bundled())
  }

  private func randomLine(_ count: Int, _ marks: String, _ random: inout SeededGenerator) -> String
  {
    String((0..<count).map { _ in marks.randomElement(using: &random) ?? "-" })
  }

  @Test("Writes form, answers, counts, type and ties in a line of JSON")
  func line() throws {
    let tiny = try readSet(tinyFile)
    let results = try score("1a-１\n", forms: AskedForm.all(of: tiny))
    #expect(
      results.text == """
        {"schema":1,"form":"tiny/all","form_version":"7","answers":"11-1",\
        "counts":{"E":1,"I":0,"S":0,"N":1,"T":0,"F":0,"J":0,"P":1},"type":"ENXP","ties":[]}

        """)
  }

  @Test("Has the members and values of the history for thousands of random sheets")
  func sameAsHistory() throws {
    var random = SeededGenerator(state: 11)
    let set = try readSet(try tinyFile(replacing: "\"7\"", with: "\"7 \\\"beta\\\" \\u0001\""))
    for asked in try bundledForms() + [AskedForm(set, form: nil)] {
      let lines = (0..<2000).map { _ in randomLine(asked.questions.count, "12", &random) }
      let results = try score(lines.joined(separator: "\n"), forms: [asked])
      #expect(results.lines.count == 2000)
      let ownMembers = #""run":"r","finished":"f","#
      let otherMembers = #""language":"en","seconds":1,"#
      let wanted = try lines.map { line in
        let entry = HistoryEntry(
          run: "r", finished: "f", asked: asked, language: "en", seconds: 1,
          answers: try AnswerSheet(line: line, count: asked.questions.count))
        return entry.line.replacingOccurrences(of: ownMembers, with: "")
          .replacingOccurrences(of: otherMembers, with: "")
      }
      #expect(wanted == results.lines)
    }
  }

  @Test("Agrees with a sheet for thousands of random lines with gaps, in both ways of writing")
  func sameAsSheet() throws {
    var random = SeededGenerator(state: 13)
    let full = try bundledForms()[1]
    let lines = (0..<3000).map { number in
      randomLine(60, number % 2 == 0 ? "11112222-" : "1２AｂB-　 ", &random)
    }
    let results = try score(lines.joined(separator: "\r\n"), forms: [full])
    #expect(results.errors.isEmpty)
    #expect(results.lines.count == lines.count)
    let wanted = try lines.map { line in
      let sheet = try AnswerSheet(line: line, count: 60)
      let score = sheet.score(over: full.questions)
      let counts = score.outcome.tallies.flatMap { tally in
        [tally.pair.first, tally.pair.second].map { "\"\($0)\":\(tally.count(of: $0))" }
      }
      let ties = score.ties.map { "\"\($0.rawValue)\"" }
      return #"{"schema":1,"form":"full","form_version":"\#(full.version)","#
        + #""answers":"\#(sheet.text)","counts":{\#(counts.joined(separator: ","))},"#
        + #""type":"\#(score.typeText)","ties":[\#(ties.joined(separator: ","))]}"#
    }
    #expect(wanted == results.lines)
  }

  @Test("Does not mind where pieces of the input end", arguments: [1, 2, 3, 7, 59, 60, 61, 1000])
  func pieces(size: Int) throws {
    var random = SeededGenerator(state: 17)
    var text = "\u{FEFF}"
    for number in 0..<60 {
      let count = number % 5 == 0 ? 35 : number % 2 == 0 ? 36 : 60
      text += randomLine(count, number % 7 == 0 ? "１２" : "12-", &random)
      text += number % 3 == 0 ? "\r\n" : "\n"
    }
    text.removeLast()
    let whole = try score(text)
    let split = try score(text, pieces: size)
    #expect(whole.lines.count == 48)
    #expect(split.text == whole.text)
    #expect(split.errors == whole.errors)
  }

  @Test("Reports broken lines with their numbers and goes on")
  func brokenLines() throws {
    let good = String(repeating: "2", count: 60)
    let results = try score("\(good)\n12\n\n\(good)x\n\(good)\n\(good.dropLast())?")
    #expect(results.lines.count == 2)
    #expect(
      results.errors == [
        AnswerLineError(line: 2, problems: [.fitsNoForm(given: 2, wanted: [36, 60])]),
        AnswerLineError(line: 3, problems: [.fitsNoForm(given: 0, wanted: [36, 60])]),
        AnswerLineError(
          line: 4,
          problems: [
            .fitsNoForm(given: 61, wanted: [36, 60]), .unknownCharacter("x", position: 61),
          ]),
        AnswerLineError(line: 6, problems: [.unknownCharacter("?", position: 60)]),
      ])
    let full = try bundledForms()[1]
    let short = try score("12\n\(good)1\n", forms: [full])
    #expect(
      short.errors == [
        AnswerLineError(line: 1, problems: [.tooFew(given: 2, wanted: 60)]),
        AnswerLineError(line: 2, problems: [.tooMany(given: 61, wanted: 60)]),
      ])
  }

  @Test("Survives bytes that are no text")
  func notText() throws {
    let results = Results()
    let engine = engine(try bundledForms(), results)
    try [0xFF, 0x00, 0x31, 0x0A, 0xE3, 0x80].withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      // One byte each, of the integers above.
      let each = bytes.enumerated().filter { $0.offset % MemoryLayout<Int>.size == 0 }
      try each.map(\.element).withUnsafeBytes { try engine.take($0) }
    }
    try engine.finish()
    #expect(results.text.isEmpty)
    #expect(results.errors.map(\.line) == [1, 2])
    #expect(results.errors[0].problems.contains(.unknownCharacter("\u{FFFD}", position: 1)))
    #expect(results.errors[0].problems.contains(.unknownCharacter("\0", position: 2)))
  }

  @Test("Keeps nothing of a line over 64 KiB", arguments: [65_537, 3_000_000])
  func longLine(count: Int) throws {
    let good = String(repeating: "1", count: 36)
    let text = String(repeating: "1", count: count) + "\n" + good + "\n"
    for pieces in [1 << 16, 10_000_000] {
      let results = try score(text, pieces: pieces)
      #expect(
        results.errors == [AnswerLineError(line: 1, problems: [.lineTooLong(limit: 65_536)])])
      #expect(results.lines.count == 1)
    }
    let unended = try score(String(repeating: "1", count: count))
    #expect(unended.errors.map(\.problems) == [[.lineTooLong(limit: 65_536)]])
  }

  @Test("Counts beyond what a byte holds")
  func manyQuestions() throws {
    let set = QuestionSet(
      id: "many", version: "1", title: LocalizedText("many", language: "en"), forms: [],
      questions: try makeQuestions(4000))
    let results = try score(String(repeating: "1", count: 4000), forms: [AskedForm(set, form: nil)])
    #expect(
      results.text.hasSuffix(
        #""counts":{"E":500,"I":500,"S":500,"N":500,"T":500,"F":500,"J":500,"P":500},"#
          + #""type":"INFP","ties":["EI","SN","TF","JP"]}"# + "\n"))
  }

  @Test("Writes readable lines where it is handed the words")
  func plainText() throws {
    let results = try score(
      String(repeating: "-", count: 36) + "\n12\n" + String(repeating: "b", count: 60),
      plainText: { sheet, asked, score in
        "\(asked.name) \(score.unclearPairs.count) \(sheet.text.count)"
      })
    #expect(results.text == "short 4 36\nfull 0 60\n")
    #expect(results.errors.map(\.line) == [2])
  }

  @Test("Hands on what its output throws")
  func outputFails() throws {
    let engine = ScoreEngine(
      forms: try bundledForms(), output: { _ in throw Absent() }, report: { _ in })
    let line = Array((String(repeating: "1", count: 36) + "\n").utf8)
    #expect(throws: Absent.self) { try line.withUnsafeBytes { try engine.take($0) } }
  }

  @Test("Reads a file descriptor to its end, and says why it cannot")
  func descriptor() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("sheets").path
      let line = String(repeating: "2", count: 60) + "\n"
      try Data(String(repeating: line, count: 5000).utf8).write(to: URL(fileURLWithPath: path))
      let file = open(path, O_RDONLY)
      defer { close(file) }
      let results = Results()
      let engine = engine(try bundledForms(), results)
      try engine.score(descriptor: file)
      #expect(engine.scoredLines == 5000)
      #expect(results.lines.count == 5000)
      #expect(Set(results.lines).count == 1)

      let folder = open(folder.path, O_RDONLY)
      defer { close(folder) }
      #expect(throws: RecordError.self) { try engine.score(descriptor: folder) }
    }
  }

  private static var floor: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Floor")
  }

  @Test("Writes the bytes that the awk program writes")
  func sameAsAwk() throws {
    var random = SeededGenerator(state: 19)
    let lines = (0..<5000).map { number in
      randomLine(60, ["12", "1122-", "12AaBb -"][number % 3], &random)
    }
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("sheets")
      let key = folder.appendingPathComponent("key.sh").path
      try Data(lines.joined(separator: "\n").utf8).write(to: input)
      try FileManager.default.copyItem(atPath: Self.floor.path + "/key.sh", toPath: key)
      let questions = try required(Assets.bytes("questions.json"))
      let questionFile = folder.appendingPathComponent("questions.json")
      try Data(questions).write(to: questionFile)
      let command = """
        $(command -v mawk || command -v awk) -v key="$(sh '\(key)' '\(questionFile.path)')" \
        -f '\(Self.floor.path)/score.awk' '\(input.path)'
        """
      #expect(try shell(command) == score(lines.joined(separator: "\n")).text)
    }
  }
}
