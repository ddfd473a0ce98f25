/// What a finished quiz says. Everything follows from the tallies.
public struct Outcome: Hashable, Sendable {
  /// One tally for each pair, in the order of the pairs.
  public let tallies: [Tally]

  /// The outcome of tallies; a pair without one counts as unanswered.
  public init(tallies: [Tally]) {
    self.tallies = Pair.allCases.map { pair in
      tallies.first { $0.pair == pair } ?? Tally(pair: pair, first: 0, second: 0)
    }
  }

  /// The type.
  public var type: PersonalityType { computePersonalityType(from: tallies) }

  /// The pairs whose letter the tie rule chose.
  public var ties: [Pair] { tallies.filter(\.isTie).map(\.pair) }

  /// The types that the same answers give with one answer moved, in the order of the pairs.
  public var neighbours: [PersonalityType] {
    tallies.filter(\.neighbourMoves).map { type.moved($0.pair) }
  }
}
