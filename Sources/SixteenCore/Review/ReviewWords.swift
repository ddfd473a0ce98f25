/// Words that a text of one language should do without.
struct ReviewWords: Sendable {
  /// Why a word is in the list.
  enum Meaning: Hashable, Sendable {
    case negation, absolute, assumption
    case regional(instead: String)
    /// Contains another word of the list without its meaning: "是不是" contains "不是".
    case harmless
  }

  private struct Entry: Sendable {
    let word: String
    let scalars: [Unicode.Scalar]
    let meaning: Meaning
  }

  /// The words that begin with a scalar, the longest first.
  private let entries: [Unicode.Scalar: [Entry]]
  private let areSeparated: Bool

  /// A list of words in lower case; `areSeparated` says whether there are blanks between the words
  /// of the language.
  init(_ words: [(word: String, meaning: Meaning)], areSeparated: Bool) {
    var entries: [Unicode.Scalar: [Entry]] = [:]
    for (word, meaning) in words {
      let scalars = Array(word.unicodeScalars)
      entries[scalars[0], default: []]
        .append(Entry(word: word, scalars: scalars, meaning: meaning))
    }
    self.entries = entries.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
    self.areSeparated = areSeparated
  }

  /// The words of the list in a text, each once, in the order of the text.
  func words(in text: String) -> [(word: String, meaning: Meaning)] {
    let scalars = text.lowercased().unicodeScalars.map { $0 == "’" ? "'" : $0 }
    var found: [(word: String, meaning: Meaning)] = []
    var index = 0
    while index < scalars.count {
      guard let entry = entry(at: index, in: scalars) else {
        index += 1
        continue
      }
      if entry.meaning != .harmless, !found.contains(where: { $0.word == entry.word }) {
        found.append((entry.word, entry.meaning))
      }
      index += entry.scalars.count
    }
    return found
  }

  private func entry(at index: Int, in scalars: [Unicode.Scalar]) -> Entry? {
    guard let candidates = entries[scalars[index]] else { return nil }
    if areSeparated, index > 0, Self.isPartOfWord(scalars[index - 1]) { return nil }
    let rest = scalars[index...]
    return candidates.first { entry in
      guard rest.starts(with: entry.scalars) else { return false }
      let end = index + entry.scalars.count
      return !areSeparated || end == scalars.count || !Self.isPartOfWord(scalars[end])
    }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar.properties.isAlphabetic
  }
}
