import Testing

@testable import SixteenCore

@Suite("What is not a JSON document of ours")
struct QuestionFileSyntaxTests {
  @Test(
    "A syntax error has its line and column",
    arguments: [
      ("", 1, 1, .endsEarly), ("{", 1, 2, .endsEarly), ("{\n  \"schema\": 1,\n", 3, 1, .endsEarly),
      ("{ \"a\": \"沒有", 1, 11, .endsEarly), ("{ \"a", 1, 5, .endsEarly),
      ("{ \"a\": tr", 1, 10, .endsEarly), ("{ \"a\": 1.", 1, 10, .endsEarly),
      ("{ \"a\": 1,\n  \"中文\": 2, \"a\": 3 }", 2, 12, .duplicateKey("a")),
      (#"{ "x\"y": 1, "x\"y": 2 }"#, 1, 14, .duplicateKey("x\"y")),
      (#"{ "\u0061": 1, "b": 2, "b": 3, "a": 4 }"#, 1, 24, .duplicateKey("b")),
      ("{ \"a\": \"b\u{0}\" }", 1, 10, .syntax(.controlCharacter)),
      ("{ \"a\": \"b\n\" }", 1, 10, .syntax(.controlCharacter)),
      (#"{ "é\"": "\u00e9\u0000" }"#, 1, 10, .syntax(.controlCharacter)),
      ("{ \"a\": 1\u{0} }", 1, 9, .syntax(.controlCharacter)),
      ("{ \"a\": 1 }\u{0}", 1, 11, .syntax(.controlCharacter)),
      ("{\n\"a\": tru }", 2, 9, .syntax(.value)),
      ("{ \"a\": 1.x }", 1, 10, .syntax(.value)),
      ("{ \"a\": 1e999 }", 1, 8, .syntax(.value)),
      ("{ \"中\": 1, }", 1, 11, .syntax(.key)), ("{ a: 1 }", 1, 3, .syntax(.key)),
      ("{ \"a\" 1 }", 1, 7, .syntax(.colon)),
      ("{ \"a\": 1 \"b\": 2 }", 1, 10, .syntax(.commaInObject)),
      ("{ \"a\": [1 2] }", 1, 11, .syntax(.commaInArray)),
      (#"{ "a": "\x" }"#, 1, 9, .syntax(.escape)), (#"{ "a": "\ud800" }"#, 1, 9, .syntax(.escape)),
      ("{ \"a\": 1 } x", 1, 12, .syntax(.end)),
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
    #expect(error.problem == .json(.syntax(.controlCharacter)))
    #expect(error.line == 7)
  }

  @Test("Bytes that are not UTF-8 are named with their line")
  func notUTF8() throws {
    var bytes = Array(tinyFile.utf8)
    let index = try #require(bytes.lastIndex(of: UInt8(ascii: "p")))
    bytes[index] = 0xFF
    let error = try #require(throws: QuestionFileError.self) { try readSet(bytes) }
    #expect(error.problem == .json(.notUTF8))
    #expect(error.line == 15 && error.column == 10)
  }

  @Test("UTF-16 is not taken for broken JSON")
  func utf16() throws {
    let units = tinyFile.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    let error = try #require(throws: QuestionFileError.self) { try readSet(bytes) }
    #expect(error.problem == .json(.notUTF8))
    #expect(error.line == 1 && error.column == 1)
  }

  @Test("A text that ends inside a character is refused", arguments: ["é", "中", "🂡"])
  func cutCharacter(character: String) throws {
    for length in 1..<character.utf8.count {
      let bytes = Array("{ \"a\": \"".utf8) + character.utf8.prefix(length)
      let error = try #require(throws: QuestionFileError.self) { try readSet(bytes) }
      #expect(error.problem == .json(.notUTF8))
      #expect(error.line == 1 && error.column == 9)
    }
  }

  @Test("A hundred thousand brackets are refused without a crash", arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: QuestionFileError.self) { try readSet(text) }
    #expect(error.problem == .json(.nestedTooDeeply))
  }

  @Test(
    "Anything in place of the object is the wrong type", arguments: ["[]", "5", "\"a\"", "null"])
  func noObjectAtTheTop(text: String) {
    let error = QuestionFileError(
      file: "test.json", problem: .json(.wrongType(expected: .object)))
    #expect(throws: error) { try readSet(text) }
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
    #expect(error.problem == .json(.wrongType(expected: .integer)))
    #expect(error.field == "schema")
  }
}
