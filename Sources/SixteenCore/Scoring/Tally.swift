/// The answers to one pair, counted: one point each for the chosen pole (docs/INSTRUMENT.md 3).
public struct Tally: Hashable, Sendable {
  /// The pair counted.
  public let pair: Pair
  /// Answers for the pair's first pole.
  public let first: Int
  /// Answers for the pair's second pole.
  public let second: Int

  /// A tally of counts, neither of which is below 0.
  public init(pair: Pair, first: Int, second: Int) {
    self.pair = pair
    self.first = first
    self.second = second
  }

  /// All answers to the pair.
  public var answered: Int { first + second }
  /// By how many answers the poles differ.
  public var margin: Int { abs(first - second) }
  /// Whether both poles got the same number, none included.
  public var isTie: Bool { first == second }

  /// The pole with more answers, or the one the tie rule chooses.
  public var winner: Pole {
    if isTie { return pair.tieWinner }
    return first > second ? pair.first : pair.second
  }

  /// The answers for one pole; none for a pole of another pair.
  public func count(of pole: Pole) -> Int {
    guard pole.pair == pair else { return 0 }
    return pole == pair.first ? first : second
  }

  /// The share of a pole in whole per cent; the two always add to 100.
  ///
  /// The winner's is rounded half up, then held within 51...99 unless the counts are equal or
  /// unanimous; the other is its complement.
  public func share(of pole: Pole) -> Int {
    if isTie { return 50 }
    let rounded = (200 * count(of: winner) + answered) / (2 * answered)
    let winners = margin == answered ? 100 : min(max(rounded, 51), 99)
    return pole == winner ? winners : 100 - winners
  }

  /// The clarity word, nil below five answers.
  public var clarity: Clarity? {
    if answered < 5 { return nil }
    if margin <= 1 || 5 * margin < answered { return .nearlyEven }
    if 20 * margin < 9 * answered { return .moreOften }
    if 4 * margin < 3 * answered { return .mostly }
    return margin < answered ? .nearlyAll : .all
  }

  /// Whether one answer moved from the winner to the other pole changes the letter.
  public var neighbourMoves: Bool {
    let step = winner == pair.first ? -1 : 1
    let moved = Tally(pair: pair, first: first + step, second: second - step)
    return answered > 0 && moved.winner != winner
  }
}
