extension LocalizedText {
  /// A text of the program's own, which has to be in each of `languages`.
  init(_ value: JSONValue, in languages: [Language.ID]) throws(JSONError) {
    for language in languages { _ = try value.text(language) }
    try self.init(value)
  }
}
