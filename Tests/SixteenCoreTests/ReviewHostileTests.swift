import Foundation
import Testing

@testable import SixteenCore

/// A file that means harm, written only when its test runs.
struct HostileFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The first error; nil for a file that can be read.
  let problem: QuestionFileError.Problem?
  let text: @Sendable () -> String

  init(
    _ name: String, _ problem: QuestionFileError.Problem?, _ text: @escaping @Sendable () -> String
  ) {
    self.testDescription = name
    self.problem = problem
    self.text = text
  }
}

private let head =
  #"{ "schema": 1, "id": "a", "version": "1", "title": { "en": "A" }, "questions": ["#

private func list(_ count: Int, _ element: (Int) -> String) -> String {
  (0..<count).map(element).joined(separator: ",")
}

private func object(_ count: Int, _ value: String) -> String {
  "{" + list(count) { #""\#(String($0, radix: 36))":"\#(value)""# } + "}"
}

private func question(_ index: Int, text: String? = nil, words: String = "") -> String {
  let pair = Pair.allCases[index % 4]
  let text = text ?? #"{ "en": "\#(words)\#(index)" }"#
  return
    #"{"id":"\#(index)","prompt":\#(text),"choices":[{"pole":"\#(pair.first)","content":\#(text)}"#
    + #",{"pole":"\#(pair.second)","content":\#(text)}]}"#
}

private func replacing(_ part: String, with other: String) -> String {
  tinyFile.replacingOccurrences(of: part, with: other)
}

private let refused: [HostileFile] = [
  HostileFile("a million objects", .json(.missing)) { head + list(1_000_000) { _ in "{}" } + "]}" },
  HostileFile("two million numbers", .json(.wrongType(expected: .object))) {
    head + list(2_000_000) { _ in "0" } + "]}"
  },
  HostileFile("a hundred thousand keys", .json(.missing)) { object(100_000, "x") },
  HostileFile(
    "a language of a million letters", .missingLanguage(String(repeating: "k", count: 1_000_000))
  ) {
    head.replacing(#""A""#, with: #""A", "\#(String(repeating: "k", count: 1_000_000))": "x""#)
      + list(2000) { question($0) } + "]}"
  },
  HostileFile(
    "an unknown pole of thousands of letters", .unknownPole(String(repeating: "E", count: 65_000))
  ) {
    replacing(#""pole": "E""#, with: #""pole": "\#(String(repeating: "E", count: 65_000))""#)
  },
  HostileFile("two thousand levels of nesting", .json(.missing)) {
    #"{ "a": "# + String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000) + "}"
  },
  HostileFile("a hundred thousand levels of nesting", .json(.nestedTooDeeply)) {
    head + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "]}"
  },
  HostileFile("the same key twice", .json(.duplicateKey("en"))) {
    replacing(#""en": "p2""#, with: #""en": "p2", "en": "p2""#)
  },
  HostileFile("the same key twice, once escaped", .json(.duplicateKey("en"))) {
    replacing(#""en": "p2""#, with: #""\u0065n": "p2", "en": "p2""#)
  },
  HostileFile("an id of four million letters", .json(.textTooLong(limit: 65_536))) {
    replacing(#""id": "q-EI""#, with: #""id": "\#(String(repeating: "x", count: 4_000_000))""#)
  },
  HostileFile("a text of a million characters", .json(.textTooLong(limit: 65_536))) {
    replacing(#""en": "p1""#, with: #""en": "\#(String(repeating: "沒", count: 1_000_000))""#)
  },
  HostileFile("a text one byte longer", .json(.textTooLong(limit: 65_536))) {
    replacing(#""en": "p1""#, with: #""en": "p\#(String(repeating: "x", count: 65_536))""#)
  },
]

private let harmless: [HostileFile] = [
  HostileFile("twenty thousand questions", nil) { head + list(20_000) { question($0) } + "]}" },
  HostileFile("ten thousand questions that are nearly the same", nil) {
    head + list(10_000) { question($0, words: "the quick brown fox jumps over dogs ") } + "]}"
  },
  HostileFile("a hundred thousand forms", nil) {
    head + list(4) { question($0) } + #"], "forms": ["#
      + list(100_000) { #"{"id":"\#($0)","questions":4}"# } + "]}"
  },
  HostileFile("fifty thousand forms of ten thousand questions", nil) {
    head + list(10_000) { question($0) } + #"], "forms": ["#
      + list(50_000) { #"{"id":"\#($0)","questions":\#(5000 + $0 % 5000)}"# } + "]}"
  },
  HostileFile("fifteen thousand languages", nil) {
    let text = object(15_000, "x")
    return head.replacing(#"{ "en": "A" }"#, with: text)
      + list(4) { question($0, text: text) } + "]}"
  },
  HostileFile("texts as long as can be", nil) {
    replacing(#""en": "p1""#, with: #""en": "p\#(String(repeating: "x", count: 65_535))""#)
  },
  HostileFile("thousands of marks on one letter", nil) {
    replacing(#""en": "p1""#, with: #""en": "p\#(String(repeating: "\u{301}", count: 32_000))""#)
  },
  HostileFile("thousands of escaped controls", nil) {
    replacing(#""en": "p1""#, with: #""en": "p\#(String(repeating: #"\u001b"#, count: 65_000))""#)
  },
  HostileFile("thousands of direction marks", nil) {
    replacing(
      #""en": "p1""#, with: #""en": "p\#(String(repeating: "\u{202E}", count: 21_000))""#)
  },
  HostileFile("keys that differ for JSON and not for Swift", nil) {
    head.replacing(#""A""#, with: #""A", "é": "x", "e\#u{301}": "y""#)
      + list(4) { question($0, text: #"{ "en": "a", "é": "x", "e\#u{301}": "y" }"#) } + "]}"
  },
  HostileFile("texts that differ for JSON and not for Swift", nil) {
    replacing(#""en": "p1""#, with: #""en": "café""#)
      .replacingOccurrences(of: #""en": "p2""#, with: "\"en\": \"cafe\u{301}\"")
  },
]

@Suite("Reviewing a question file that means harm", .serialized)
struct ReviewHostileTests {
  private let guide: ReviewGuide

  init() throws {
    guide = try ReviewGuide.bundled()
  }

  /// Reviews a file with a text, in bounded time.
  private func review(_ bytes: Data) throws -> QuestionFileReview {
    var review: QuestionFileReview?
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("hostile.json")
      try bytes.write(to: file)
      // A debug build beside other tests takes up to thirty times what the program takes.
      let duration = ContinuousClock().measure {
        review = QuestionFileReview(path: file.path, guide: guide)
      }
      #expect(duration < .seconds(60))
    }
    return try required(review)
  }

  private func expectShortTexts(_ review: QuestionFileReview) {
    for finding in review.warnings {
      let texts = [
        finding.form, finding.question, finding.field, finding.language, "\(finding.rule)",
      ]
      #expect(texts.allSatisfy { ($0 ?? "").unicodeScalars.count <= 250 })
    }
    for error in review.errors { #expect((error.question ?? "").unicodeScalars.count <= 61) }
  }

  @Test("What breaks a rule of question files is refused by its first fault", arguments: refused)
  func refusal(hostile: HostileFile) throws {
    let review = try review(Data(hostile.text().utf8))
    #expect(review.errors.first?.problem == hostile.problem)
    #expect(review.errors.count <= QuestionSet.findingsLimit)
    #expect(review.warnings.isEmpty)
    expectShortTexts(review)
  }

  @Test("What breaks none is read, and its findings are few and short", arguments: harmless)
  func harmlessness(hostile: HostileFile) throws {
    let review = try review(Data(hostile.text().utf8))
    #expect(review.errors.isEmpty)
    #expect(review.warnings.count <= QuestionSet.findingsLimit)
    expectShortTexts(review)
  }

  @Test("No text of a finding has a control in it")
  func controls() throws {
    let escape = #"\u001b]0;x\u0007\u202e\u0085"#
    let text = tinyFile.replacingOccurrences(of: #""en": ""#, with: #""en": "\#(escape)"#)
      .replacingOccurrences(of: #""id": "q-"#, with: #""id": "\#(escape)q-"#)
      .replacingOccurrences(of: #""id": "all""#, with: #""id": "\#(escape)""#)
    let review = try review(Data(text.utf8))
    #expect(review.errors.isEmpty)
    #expect(review.warnings.contains { $0.rule == .control("U+001B") })
    #expect(review.warnings.contains { $0.rule == .direction("U+202E") })
    for finding in review.warnings {
      let texts = [finding.form, finding.question, finding.field, "\(finding.rule)"]
      for text in texts.compactMap({ $0 }) { #expect(text == Quotation.of(text, scalars: 1000)) }
    }
    // Errors, too, name the question in a way that can be shown.
    let broken = try self.review(Data(text.replacing(#""pole": "E""#, with: #""pole": 1"#).utf8))
    let name = try #require(broken.errors.first?.question)
    #expect(name == Quotation.of(name))
  }

  @Test("Ten megabytes, and a million questions, are refused by their size alone")
  func size() throws {
    for size in [10_000_000, 130_000_000] {
      try withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("large.json").path
        try Data(head.utf8).write(to: URL(fileURLWithPath: file))
        try #require(truncate(file, off_t(size)) == 0)
        let duration = ContinuousClock().measure {
          let review = QuestionFileReview(path: file, guide: guide)
          #expect(review.errors.map(\.problem) == [.tooLarge(limit: QuestionSet.largestFileSize)])
        }
        #expect(duration < .seconds(5))
      }
    }
  }

  @Test("NULs, folders, pipes and devices are refused", .timeLimit(.minutes(1)))
  func otherThings() throws {
    let nul = try review(Data(try tinyFile(replacing: "p2", with: "p\u{0}2").utf8))
    guard case .json(.syntax) = nul.errors.first?.problem else {
      Issue.record("\(nul.errors)")
      return
    }
    #expect(try review(Data(repeating: 0, count: 4_000_000)).errors.count == 1)
    try withTemporaryFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      for path in [pipe, folder.path, "/dev/zero", "/dev/tty"] {
        let review = QuestionFileReview(path: path, guide: guide)
        #expect(review.errors.count == 1, "\(path)")
        #expect(review.warnings.isEmpty)
      }
    }
  }
}
