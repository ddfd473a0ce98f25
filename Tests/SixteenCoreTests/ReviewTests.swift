import Foundation
import Testing

@testable import SixteenCore

@Suite("Reviewing a question file")
struct ReviewTests {
  private let guide: ReviewGuide

  init() throws {
    guide = try ReviewGuide.bundled()
  }

  @Test("The program's own questions leave no rule")
  func bundled() throws {
    let review = QuestionFileReview(try QuestionSet.bundled(), file: "questions.json", guide: guide)
    #expect(review.errors.isEmpty)
    #expect(review.warnings.isEmpty, "\(review.warnings)")
    #expect(!review.isCut)
  }

  @Test("Each of the program's languages has its words")
  func languages() throws {
    let json = try JSONSerialization.jsonObject(with: Data(required(Assets.bytes("review.json"))))
    let lists = try #require((json as? [String: Any])?["languages"] as? [[String: Any]])
    for language in try LanguageList.bundled().ids {
      let known = try #require(guide[language], "review.json has nothing for \(language)")
      let list = try #require(lists.first { $0["id"] as? String == language })
      for key in ["negations", "absolutes", "assumptions"] {
        let words = try #require(list[key] as? [String])
        #expect(!words.isEmpty)
        for word in words { #expect(known.words.words(in: word).map(\.word) == [word]) }
      }
    }
    let hasUnknown = guide["x-none"] != nil
    #expect(!hasUnknown)
  }

  @Test("No list of words has characters that its own language is not written with")
  func wordLists() throws {
    let text = try #require(Assets.text("review.json"))
    let lists = try #require(text.range(of: #""unusual""#))
    let chinese = try #require(guide["zh-Hant"])
    #expect(text[..<lists.lowerBound].unicodeScalars.filter(chinese.unusual.contains).isEmpty)
    #expect(chinese.unusual.count > 3000)
    for text in try contentTexts("personalities.json") where text.language == "zh-Hant" {
      #expect(text.text.unicodeScalars.filter(chinese.unusual.contains).isEmpty, "\(text)")
    }
  }

  @Test("What keeps a file from being read comes as errors, without warnings")
  func errors() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("broken.json").path
      let text = try tinyFile(replacing: #""pole": "N""#, with: #""pole": "Z""#)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let review = QuestionFileReview(path: file, guide: guide)
      #expect(review.file == file)
      #expect(review.errors.map(\.problem) == [.unknownPole("Z")])
      #expect(review.warnings.isEmpty)

      let absent = QuestionFileReview(path: file + "x", guide: guide)
      #expect(absent.errors.count == 1)
    }
  }

  @Test("All warnings of a file come at once, in its order")
  func order() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("many.json").path
      let text =
        tinyFile
        .replacingOccurrences(of: #""小""#, with: #""小 ""#)
        .replacingOccurrences(of: #""乙二""#, with: #""沒乙二二""#)
        .replacingOccurrences(of: #""en": "p3""#, with: #""en": "丙""#)
        .replacingOccurrences(of: #""en": "c7""#, with: #""en": "never\u001b""#)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let review = QuestionFileReview(path: file, guide: guide)
      #expect(review.errors.isEmpty)
      #expect(review.warnings.allSatisfy { $0.file == file })
      #expect(
        review.warnings.map(\.rule) == [
          .blanks, .negation("沒"), .unequalChoices(first: 4, second: 8, least: 7),
          .foreignScript("丙"), .control("U+001B"), .absolute("never"),
          .unequalChoices(first: 6, second: 2, least: 5),
        ])
      #expect(
        review.warnings.map(\.question) == [nil, "q-SN", "q-SN", "q-TF", "q-JP", "q-JP", "q-JP"])
      #expect(
        review.warnings.map(\.field) == [
          "title.zh-Hant", "choices[1].content.zh-Hant", "choices", "prompt.en",
          "choices[0].content.en", "choices[0].content.en", "choices",
        ])
      #expect(
        review == QuestionFileReview(try QuestionSet.load(path: file), file: file, guide: guide))
    }
  }

  @Test("A review stops after a thousand warnings")
  func limit() throws {
    let layout = String(repeating: "EE", count: 1000)
    let review = QuestionFileReview(try reviewSet(layout), file: "f", guide: guide)
    #expect(review.warnings.count == QuestionSet.findingsLimit)
    #expect(review.isCut)
  }
}
