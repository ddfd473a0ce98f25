/// The texts of the interface in one language.
public struct Interface: Sendable {
  /// The language they are in.
  public let language: Language.ID
  /// One a message, in their order.
  private let texts: [String]

  /// The texts of one language in JSON of the form of the files of assets/interface.
  ///
  /// - Throws: a message without a text, among others.
  public init(
    json: UnsafeRawBufferPointer, asset: String, language: Language.ID
  ) throws(AssetError) {
    self.language = language
    do {
      texts = try JSONDocument.withRoot(of: json) { root throws(JSONError) in
        try root.expectSchema()
        let list = try root.member("texts")
        var last: JSONValue?
        return try Message.allCases.map { message throws(JSONError) in
          let value = try list.member(message.stringValue, after: last)
          last = value
          return try value.text()
        }
      }
    } catch {
      throw AssetError(asset: asset, error)
    }
  }

  /// The program's own texts in a language.
  public static func bundled(language: Language.ID) throws(AssetError) -> Interface {
    let name = "interface/\(language).json"
    return try Interface(json: Assets.required(name), asset: name, language: language)
  }

  /// The text of a message with its arguments in place of their names in braces: "{count}".
  /// What stands in an argument is never taken for another's name.
  public func text(_ message: Message, _ arguments: [String: String] = [:]) -> String {
    let text = texts[message.rawValue]
    if arguments.isEmpty { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      filled += rest[..<open]
      filled += arguments[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
