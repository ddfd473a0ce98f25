/// What a sheet of answers says, with what the missing ones leave open.
public struct SheetScore: Hashable, Sendable {
  /// The outcome of the answers there are; that of the same test on screen if none is missing.
  public let outcome: Outcome
  /// The pairs with too few answers for a letter, in their order.
  public let unclearPairs: [Pair]

  /// The letters of the type, "X" for an unclear pair.
  public var typeText: String {
    Pair.allCases.map { unclearPairs.contains($0) ? "X" : outcome.type[$0].rawValue }.joined()
  }

  /// Whether so many answers to the questions of a pair give no letter: less than four fifths.
  static func isTooFew(answered: Int, of questions: Int) -> Bool {
    5 * answered < 4 * questions
  }
}
