import Testing

@testable import SixteenCore

@Suite("What is not a JSON document of ours")
struct QuestionFileSyntaxTests {
  @Test(
    "A syntax error has its line and column",
    arguments: [
      ("", 1, 1, .endsEarly), ("{", 1, 1, .endsEarly), ("{\n  \"schema\": 1,\n", 3, 1, .endsEarly),
      ("{ \"a\": 1,\n  \"中文\": 2, \"a\": 3 }", 2, 14, .duplicateKey("a")),
      ("{ \"x\\\"y\": 1, \"x\\\"y\": 2 }", 1, 19, .duplicateKey("x\\\"y")),
      ("{ \"a\": \"b\u{0}\" }", 1, 9, .notJSON(detail: "control character 0x0 near '\"b'")),
      ("{\n\"a\": tru }", 2, 8, .notJSON(detail: "invalid token near 'tru'")),
      ("{ \"a\": 1 } x", 1, 12, .notJSON(detail: "end of file expected near 'x'")),
      ("5", 1, 1, .notJSON(detail: "'[' or '{' expected near '5'")),
    ] as [(String, Int, Int, JSONProblem)])
  func syntax(text: String, line: Int, column: Int, problem: JSONProblem) {
    let error = QuestionFileError(
      file: "f.json", position: (line, column), problem: .json(problem))
    #expect(throws: error) { try readSet(text, file: "f.json") }
  }

  @Test("A NUL written as an escape is refused, too")
  func escapedNUL() throws {
    let text = try tinyFile(replacing: "p2", with: #"p\u0000"#)
    let error = try #require(throws: QuestionFileError.self) { try readSet(text) }
    guard case .json(.notJSON) = error.problem else {
      Issue.record("\(error)")
      return
    }
    #expect(error.line == 7)
  }

  @Test("Bytes that are not UTF-8 are named with their line")
  func notUTF8() throws {
    var bytes = Array(tinyFile.utf8)
    let index = try #require(bytes.lastIndex(of: UInt8(ascii: "p")))
    bytes[index] = 0xFF
    let error = try #require(throws: QuestionFileError.self) { try readSet(bytes) }
    #expect(error.problem == .json(.notUTF8))
    #expect(error.line != nil)
  }

  @Test("A hundred thousand brackets are refused without a crash", arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: QuestionFileError.self) { try readSet(text) }
    #expect(error.problem == .json(.nestedTooDeeply))
  }

  @Test("An array in place of the object is the wrong type")
  func arrayAtTheTop() {
    let error = QuestionFileError(
      file: "test.json", problem: .json(.wrongType(expected: .object)))
    #expect(throws: error) { try readSet("[]") }
  }

  @Test("A byte order mark in front does not matter")
  func byteOrderMark() throws {
    #expect(try readSet("\u{FEFF}" + tinyFile) == readSet(tinyFile))
    #expect(throws: QuestionFileError.self) { try readSet("\u{FEFF}\u{FEFF}" + tinyFile) }
    let only = QuestionFileError(file: "f", position: (1, 1), problem: .json(.endsEarly))
    #expect(throws: only) { try readSet("\u{FEFF}", file: "f") }
  }

  @Test("A number beyond any integer is refused")
  func largeNumber() throws {
    let text = try tinyFile(replacing: #""schema": 1"#, with: #""schema": 99999999999999999999"#)
    let error = try #require(throws: QuestionFileError.self) { try readSet(text) }
    #expect(error.line == 1)
  }
}
