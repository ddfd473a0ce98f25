extension ReviewFinding {
  /// The rules of docs/INSTRUMENT.md that a program can apply. All texts in payloads are short and
  /// can be shown.
  public enum Rule: Hashable, Sendable {
    // A text.

    /// A prompt or choice of this many columns; at most `limit` are right (4.5).
    case tooWide(columns: Int, limit: Int)
    /// The choices' columns differ too much; the shorter should have at least `least` (4.3).
    case unequalChoices(first: Int, second: Int, least: Int)
    /// A choice denies: this word (4.3).
    case negation(String)
    /// A choice exaggerates: this word (4.3).
    case absolute(String)
    /// A word for something that not everybody has (4.4).
    case assumption(String)
    /// A word of another region of the language, and the word here.
    case regionalWord(String, instead: String)
    /// A character that the language is not written with.
    case unusualCharacter(String)
    /// Letters of another script; single letters of types are right.
    case foreignScript(String)
    /// A control or another unseen character, such as "U+001B".
    case control(String)
    /// A character that changes the direction of writing, such as "U+202E".
    case direction(String)
    /// An emoji, such as "U+1F600".
    case emoji(String)
    /// Blanks at the beginning or end, or two running.
    case blanks
    /// The same text stands earlier (4.9).
    case duplicate(question: String, field: String)
    /// Nearly the same text stands earlier; the share of common trigrams in per cent (4.9).
    case nearDuplicate(question: String, field: String, percent: Int)
    /// From this question on, nearly the same texts are no longer looked for: there are too many.
    case notCompared

    // The order of the questions.

    /// The question before is about the same pair (4.7).
    case samePairTwice(Pair)
    /// The four questions from here on are not about four different pairs (4.7).
    case brokenBlock(pairs: [Pair])
    /// Every four questions have the pairs in the same order (4.7).
    case fixedCycle(pairs: [Pair])

    // A form.

    /// Not the same number of questions on each pair; the numbers in the order of the pairs.
    case unequalPairs(counts: [Int])
    /// An even number of questions on each pair, which lets pairs end in ties.
    case evenPairs(count: Int)
    /// A pole comes first in this many of the questions on its pair; see `right` (4.6).
    case firstChoices(Pole, count: Int, total: Int, right: ClosedRange<Int>)
    /// E, S, T, J together come first in this many of all questions; see `right` (4.6).
    case firstChoicesTogether(count: Int, total: Int, right: ClosedRange<Int>)
    /// Answering in this pattern leaves the pair at a margin above the limit (4.7).
    case answerPattern(String, Pair, margin: Int, limit: Int)
    /// Questions at the end of the file that no form asks.
    case unasked(count: Int)
  }
}
