import Foundation
import Testing

@testable import SixteenCore

/// One thing replaced in the tiny file and the one finding that has to come of it.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  let part: String
  let other: String
  let question: String?
  let field: String?
  let problem: QuestionFileError.Problem

  init(
    _ part: String, _ other: String, _ question: String?, _ field: String?,
    _ problem: QuestionFileError.Problem
  ) {
    self.part = part
    self.other = other
    self.question = question
    self.field = field
    self.problem = problem
  }

  var testDescription: String { "\(part) → \(other)" }
}

private let brokenSets = [
  BrokenFile(#""schema": 1, "#, "", nil, "schema", .json(.missing)),
  BrokenFile(#""schema": 1"#, #""schema": 2"#, nil, "schema", .json(.unknownSchema(2))),
  BrokenFile(
    #""schema": 1"#, #""schema": "1""#, nil, "schema", .json(.wrongType(expected: .integer))),
  BrokenFile(#""id": "tiny", "#, "", nil, "id", .json(.missing)),
  BrokenFile(#""id": "tiny""#, #""id": "../tiny""#, nil, "id", .unusableID("../tiny")),
  BrokenFile(#""id": "tiny""#, #""id": ".tiny""#, nil, "id", .unusableID(".tiny")),
  BrokenFile(#""id": "tiny""#, #""id": "小""#, nil, "id", .unusableID("小")),
  BrokenFile(
    #""version": "7""#, #""version": 7"#, nil, "version", .json(.wrongType(expected: .string))),
  BrokenFile(#""version": "7""#, #""version": "  ""#, nil, "version", .json(.emptyText)),
  BrokenFile(#""小", "en": "tiny""#, #""小", "en": """#, nil, "title.en", .json(.emptyText)),
  BrokenFile(#"{ "zh-Hant": "小", "en": "tiny" }"#, "{}", nil, "title", .json(.emptyText)),
  BrokenFile(
    #"{ "zh-Hant": "小", "en": "tiny" }"#, #""tiny""#, nil, "title",
    .json(.wrongType(expected: .object))),
  BrokenFile(
    #"[ { "id": "all", "questions": 4 } ]"#, "{}", nil, "forms",
    .json(.wrongType(expected: .array))),
  BrokenFile(#""id": "all", "#, "", nil, "forms[0].id", .json(.missing)),
  BrokenFile(
    #""questions": 4"#, #""questions": 5"#, nil, "forms[0].questions",
    .formTooLong(questions: 5, available: 4)),
  BrokenFile(
    #""questions": 4"#, #""questions": 3"#, nil, "forms[0].questions", .pairWithoutQuestions(.JP)),
  BrokenFile(
    #""questions": 4 }"#, #""questions": 4 }, { "id": "all", "questions": 4 }"#, nil,
    "forms[1].id", .duplicateID("all")),
]

private let brokenQuestions = [
  BrokenFile(#""id": "q-SN", "#, "", "#2", "id", .json(.missing)),
  BrokenFile(#""id": "q-SN""#, #""id": """#, "#2", "id", .json(.emptyText)),
  BrokenFile(#""id": "q-SN""#, #""id": "q-EI""#, "q-EI", "id", .duplicateID("q-EI")),
  BrokenFile(#""pair": "SN""#, #""pair": "NS""#, "q-SN", "pair", .unknownPair("NS")),
  BrokenFile(
    #""pair": "SN""#, #""pair": null"#, "q-SN", "pair", .json(.wrongType(expected: .string))),
  BrokenFile(
    #""pair": "SN""#, #""pair": "TF""#, "q-SN", "pair", .pairDisagrees(named: .TF, choices: .SN)),
  BrokenFile(#""prompt": { "zh-Hant": "乙", "en": "p2" }, "#, "", "q-SN", "prompt", .json(.missing)),
  BrokenFile(#""en": "p2""#, #""en": "\u3000 \t""#, "q-SN", "prompt.en", .json(.emptyText)),
  BrokenFile(#""en": "p2""#, #""en": "\u200b""#, "q-SN", "prompt.en", .json(.emptyText)),
  BrokenFile(#", "en": "p2""#, "", "q-SN", "prompt", .missingLanguage("en")),
  BrokenFile(
    #""en": "p2""#, #""en": "p2", "eo": "p""#, "q-SN", "prompt", .additionalLanguage("eo")),
  BrokenFile(#""pole": "N""#, #""pole": "X""#, "q-SN", "choices[0].pole", .unknownPole("X")),
  BrokenFile(#""pole": "N""#, #""pole": "n""#, "q-SN", "choices[0].pole", .unknownPole("n")),
  BrokenFile(
    #""pole": "N""#, #""pole": 1"#, "q-SN", "choices[0].pole", .json(.wrongType(expected: .string))),
  BrokenFile(#""pole": "N""#, #""pole": "S""#, "q-SN", "choices", .samePole(.S)),
  BrokenFile(
    #""pole": "N""#, #""pole": "E""#, "q-SN", "choices", .choicesOnDifferentPairs(.EI, .SN)),
  BrokenFile(
    #"{ "pole": "N", "content": { "zh-Hant": "乙一", "en": "c3" } },"#, "", "q-SN", "choices",
    .notTwoChoices(1)),
  BrokenFile(
    #"{ "pole": "N", "content": { "zh-Hant": "乙一", "en": "c3" } },"#, "5,", "q-SN", "choices[0]",
    .json(.wrongType(expected: .object))),
  BrokenFile(
    #""en": "c4" } }"#, #""en": "c4" } }, {}"#, "q-SN", "choices", .notTwoChoices(3)),
  BrokenFile(#", "en": "c4""#, "", "q-SN", "choices[1].content", .missingLanguage("en")),
  BrokenFile(
    #""content": { "zh-Hant": "乙二", "en": "c4" }"#, #""text": "c4""#, "q-SN",
    "choices[1].content", .json(.missing)),
  BrokenFile(
    #""c8" } } ] }"#, #""c8" } } ] }, 5"#, "#5", nil, .json(.wrongType(expected: .object))),
]

@Suite("Reading a question file")
struct QuestionFileTests {
  @Test("A good file is read whole and in order")
  func goodFile() throws {
    let set = try readSet(tinyFile)
    #expect(set.id == "tiny")
    #expect(set.version == "7")
    #expect(set.title["zh-Hant"] == "小")
    #expect(set.languages == ["zh-Hant", "en"])
    #expect(set.forms == [Form(id: "all", questionCount: 4)])
    #expect(set.questions.map(\.id) == ["q-EI", "q-SN", "q-TF", "q-JP"])
    #expect(set.questions.map(\.pair) == Pair.allCases)
    #expect(set.questions.flatMap { $0.choices.map(\.pole) } == [.E, .I, .N, .S, .T, .F, .P, .J])
    #expect(set.questions[2].prompt["en"] == "p3")
    #expect(set.questions[3].choices[1].content["zh-Hant"] == "丁二")
  }

  @Test("A broken set is named by file and field", arguments: brokenSets)
  func brokenSet(broken: BrokenFile) throws {
    try expectFinding(of: broken)
  }

  @Test("A broken question is named by file, id or position, and field", arguments: brokenQuestions)
  func brokenQuestion(broken: BrokenFile) throws {
    try expectFinding(of: broken)
  }

  private func expectFinding(of broken: BrokenFile) throws {
    let text = try tinyFile(replacing: broken.part, with: broken.other)
    let expected = QuestionFileError(
      file: "broken.json", question: broken.question, field: broken.field, problem: broken.problem)
    #expect(throws: expected) { try readSet(text, file: "broken.json") }
  }

  @Test("Missing and empty lists of questions are told apart")
  func noQuestions() {
    let head = #"{ "schema": 1, "id": "a", "version": "1", "title": { "en": "A" }"#
    #expect(throws: QuestionFileError(file: "f", field: "questions", problem: .json(.missing))) {
      try readSet(head + "}", file: "f")
    }
    #expect(throws: QuestionFileError(file: "f", field: "questions", problem: .noQuestions)) {
      try readSet(head + #", "questions": [] }"#, file: "f")
    }
  }

  @Test("A pair nobody asks about is an error of the file", arguments: Pair.allCases)
  func missingPair(pair: Pair) throws {
    let other: Pair = pair == .EI ? .SN : .EI
    let text =
      tinyFile
      .replacingOccurrences(
        of: #""pair": "\#(pair.rawValue)""#, with: #""pair": "\#(other.rawValue)""#
      )
      .replacingOccurrences(
        of: #""pole": "\#(pair.first.rawValue)""#, with: #""pole": "\#(other.first.rawValue)""#
      )
      .replacingOccurrences(
        of: #""pole": "\#(pair.second.rawValue)""#, with: #""pole": "\#(other.second.rawValue)""#)
    let error = QuestionFileError(
      file: "test.json", field: "questions", problem: .pairWithoutQuestions(pair))
    #expect(throws: error) { try readSet(text) }
  }

  @Test("A file may have one language, no pairs, no forms, and keys we do not know")
  func smallestFile() throws {
    let text =
      tinyFile
      .replacingOccurrences(of: #""zh-Hant": "[^"]*", "#, with: "", options: .regularExpression)
      .replacingOccurrences(of: #""pair": ".."#, with: #""note": "x"#, options: .regularExpression)
      .replacingOccurrences(of: #""forms""#, with: #""shapes""#)
    let set = try readSet(text)
    #expect(set.languages == ["en"])
    #expect(set.forms.isEmpty)
    #expect(set.questions.map(\.pair) == Pair.allCases)
    #expect(set.questions[0].prompt.text(preferring: "zh-Hant") == "p1")
  }

  @Test("A form is a prefix of the questions")
  func forms() throws {
    let question = #"{ "id": "more", "pair""#
    let text = try tinyFile(
      replacing: #""c8" } } ] }"#,
      with: #""c8" } } ] }, "# + question + #"""
        : "EI", "prompt": { "zh-Hant": "戊", "en": "p5" }, "choices": [
        { "pole": "I", "content": { "zh-Hant": "戊一", "en": "c9" } },
        { "pole": "E", "content": { "zh-Hant": "戊二", "en": "c10" } } ] }
        """#)
    let set = try readSet(text)
    let form = try #require(set.form("all"))
    #expect(set.questions.count == 5)
    #expect(set.prefix(form).map(\.id) == ["q-EI", "q-SN", "q-TF", "q-JP"])
    #expect(set.form("none") == nil)
  }

  @Test("All findings of a file come at once, in its order")
  func allFindings() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("many.json")
      let text =
        tinyFile
        .replacingOccurrences(of: #""version": "7", "#, with: "")
        .replacingOccurrences(of: #""pole": "N""#, with: #""pole": "Z""#)
        .replacingOccurrences(of: #", "en": "c5""#, with: "")
        .replacingOccurrences(of: #""id": "q-JP", "#, with: "")
      try Data(text.utf8).write(to: file)
      let findings = try readingErrors(ofFile: file.path)
      #expect(findings.map(\.question) == [nil, "q-SN", "q-TF", "#4"])
      #expect(findings.map(\.field) == ["version", "choices[0].pole", "choices[0].content", "id"])
      #expect(throws: findings[0]) { try QuestionSet.load(path: file.path) }

      try Data(tinyFile.utf8).write(to: file)
      #expect(try readingErrors(ofFile: file.path).isEmpty)
    }
  }

  @Test("Reading stops after a thousand findings")
  func findingsLimit() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("zeros.json")
      let zeros = Array(repeating: "0", count: 5000).joined(separator: ",")
      let text = #"{ "schema": 1, "id": "a", "questions": ["# + zeros + "] }"
      try Data(text.utf8).write(to: file)
      #expect(try readingErrors(ofFile: file.path).count == QuestionSet.findingsLimit)
      let absent = folder.appendingPathComponent("none").path
      #expect(try readingErrors(ofFile: absent).count == 1)
    }
  }
}
