extension LocalizedText {
  /// A text from an object of languages, such as `{ "zh-Hant": "…", "en": "…" }`.
  init(_ value: JSONValue) throws(JSONError) {
    var texts: [(language: Language.ID, text: String)] = []
    for (language, text) in try value.members() {
      texts.append((language, try text.text()))
    }
    guard let text = LocalizedText(texts) else { throw value.error(.emptyText) }
    self = text
  }
}
