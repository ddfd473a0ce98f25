import Testing

@testable import SixteenCore

@Suite("The texts of the interface")
struct InterfaceTests {
  /// An interface file in which every message has the same text.
  private func file(_ text: String, without missing: Message? = nil) -> String {
    file(Message.allCases.filter { $0 != missing }.map { ($0, text) })
  }

  private func file(_ texts: [(message: Message, text: String)]) -> String {
    let texts = texts.map { #""\#($0.message.stringValue)": "\#($0.text)""# }
    return #"{ "schema": 1, "texts": { "# + texts.joined(separator: ",") + "} }"
  }

  private func interface(_ json: String) throws -> Interface {
    try withBytes(of: json) { try Interface(json: $0, asset: "i", language: "en") }
  }

  @Test(
    "Arguments take the place of their names",
    arguments: [
      ("plain", "plain"), ("{a} of {b}", "1 of {a}"), ("{a}{a}", "11"), ("{none} {a}", "{none} 1"),
      ("{a", "{a"), ("a}", "a}"), ("{} {a}", "{} 1"), ("中{a}文", "中1文"),
    ])
  func arguments(text: String, filled: String) throws {
    let message = try #require(Message.allCases.first)
    let interface = try interface(file(text))
    #expect(interface.language == "en")
    #expect(interface.text(message, ["a": "1", "b": "{a}"]) == filled)
    #expect(interface.text(message) == text)
  }

  @Test("The messages may stand in any order")
  func order() throws {
    let texts = Message.allCases.map { (message: $0, text: "text of \($0.stringValue)") }
    for texts in [texts, texts.reversed(), texts.shuffled()] {
      let interface = try interface(file(texts))
      for (message, text) in texts { #expect(interface.text(message) == text) }
    }
  }

  @Test("A message or a language that is missing is an error when the file is read")
  func missing() throws {
    let message = try #require(Message.allCases.last)
    let field = "texts.\(message.stringValue)"
    #expect(throws: AssetError(asset: "i", field: field, problem: .json(.missing))) {
      try interface(file("x", without: message))
    }
    #expect(throws: AssetError.self) { try Interface.bundled(language: "x-none") }
    #expect(throws: AssetError.self) { try interface(file(" ")) }
  }
}
