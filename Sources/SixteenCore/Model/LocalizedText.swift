/// One text in one or more languages, kept in the order of its file. Never empty.
public struct LocalizedText: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let language: Language.ID
    let text: String
  }

  private let entries: [Entry]

  /// A text from its languages, nil if there are none.
  public init?(_ texts: [(language: Language.ID, text: String)]) {
    guard !texts.isEmpty else { return nil }
    entries = texts.map { Entry(language: $0.language, text: $0.text) }
  }

  /// A text in one language.
  public init(_ text: String, language: Language.ID) {
    entries = [Entry(language: language, text: text)]
  }

  /// The languages the text is in, in the order of its file.
  public var languages: [Language.ID] { entries.map(\.language) }

  /// The text in each of its languages, in the order of its file.
  var texts: [(language: Language.ID, text: String)] {
    entries.map { ($0.language, $0.text) }
  }

  /// The text in exactly this language.
  public subscript(language: Language.ID) -> String? {
    entries.first { $0.language == language }?.text
  }

  /// The text in the wanted language, else in the first it has: a question file in one language
  /// is shown in that one, whatever the interface's.
  public func text(preferring language: Language.ID) -> String {
    self[language] ?? entries[0].text
  }
}
