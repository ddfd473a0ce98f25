import TextLayout

/// The rules for one text in one language (docs/INSTRUMENT.md 4).
struct TextReview {
  /// What a text is for; some rules hold for some kinds only.
  enum Kind: Hashable {
    case title, prompt, choice

    /// The most display columns.
    var widest: Int? {
      switch self {
      case .title: nil
      case .prompt: 64
      case .choice: 56
      }
    }
  }

  let text: String
  let kind: Kind
  let language: ReviewLanguage?

  /// The rules that the text leaves.
  var rules: [ReviewFinding.Rule] {
    var rules = UnseenCharacters.rules(for: text)
    if hasBlanks { rules.append(.blanks) }
    if let widest = kind.widest {
      let columns = Columns.width(of: text)
      if columns > widest { rules.append(.tooWide(columns: columns, limit: widest)) }
    }
    guard let language else { return rules }
    // A title may be a name in any script.
    if kind != .title, let letters = language.script?.foreignLetters(in: text) {
      rules.append(.foreignScript(Quotation.of(letters, scalars: 20)))
    }
    if let scalar = text.unicodeScalars.first(where: language.unusual.contains) {
      rules.append(.unusualCharacter(String(scalar)))
    }
    return rules + language.words.words(in: text).compactMap(rule)
  }

  /// A blank at the beginning or end, or two running.
  private var hasBlanks: Bool {
    var wasBlank = true
    for scalar in text.unicodeScalars {
      let isBlank = scalar.properties.isWhitespace
      if isBlank && wasBlank { return true }
      wasBlank = isBlank
    }
    return wasBlank
  }

  private func rule(_ word: String, _ meaning: ReviewWords.Meaning) -> ReviewFinding.Rule? {
    switch meaning {
    case .negation: kind == .choice ? .negation(word) : nil
    case .absolute: kind == .choice ? .absolute(word) : nil
    case .assumption: kind == .title ? nil : .assumption(word)
    case .regional(let instead): .regionalWord(word, instead: instead)
    case .harmless: nil
    }
  }
}
