/// Text for Markdown that shows as it is.
enum MarkdownText {
  /// What stands between the parts of a line.
  static let separator = "·"

  private static let specials = Set("\\`*_[]<>|~&$")
  private static let specialsAtStart = Set("#+-=")

  /// One paragraph with a backslash before everything that Markdown would take for its own: marks
  /// anywhere; at the beginning, those of headings and lists as well. Line feeds become blanks.
  static func escaped(_ text: String) -> String {
    let text = text.split { $0.isWhitespace }.joined(separator: " ")
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var escaped = ""
    for index in text.indices {
      let character = text[index]
      let startsBlock =
        index == text.startIndex && specialsAtStart.contains(character)
        || index == digits.endIndex && !digits.isEmpty && ".)".contains(character)
      if startsBlock || specials.contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
