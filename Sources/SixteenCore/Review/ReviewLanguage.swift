/// What the review knows about one language.
struct ReviewLanguage: Sendable {
  /// The script it is written in; nil for one that we do not know.
  let script: ReviewScript?
  /// Words that a text should do without.
  let words: ReviewWords
  /// Characters that look like the language's own, but are not: for zh-Hant, those of GB 2312 and
  /// JIS X 0208 that Big5 lacks.
  let unusual: Set<Unicode.Scalar>

  /// A language of assets/review.json.
  init(_ element: JSONValue) throws(JSONError) {
    script = ReviewScript(rawValue: try element.text("script"))
    var meanings: [(word: String, meaning: ReviewWords.Meaning)] = []
    for word in try Self.texts("negations", in: element) { meanings.append((word, .negation)) }
    for word in try Self.texts("absolutes", in: element) { meanings.append((word, .absolute)) }
    for word in try Self.texts("assumptions", in: element) { meanings.append((word, .assumption)) }
    for word in try Self.texts("harmless", in: element) { meanings.append((word, .harmless)) }
    for (word, instead) in try element.member("regional").members() {
      meanings.append((word, .regional(instead: try instead.text())))
    }
    words = ReviewWords(meanings, areSeparated: script?.separatesWords ?? true)
    unusual = Set(try Self.texts("unusual", in: element).flatMap(\.unicodeScalars))
  }

  private static func texts(
    _ key: String, in element: JSONValue
  ) throws(JSONError) -> [String] {
    try element.member(key).elements().map { text throws(JSONError) in try text.text() }
  }
}
