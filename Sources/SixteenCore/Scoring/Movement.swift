extension Tally {
  /// How a pair has moved from one result to a later one of the same form.
  public enum Movement: Hashable, Sendable {
    /// Within the error of measurement.
    case notClear
    /// So many answers more for this pole.
    case towards(Pole, Int)
  }

  /// How the pair has moved since an earlier result; nil if that had another number of answers.
  ///
  /// The error of measurement is about 2 answers of 9 and 2.4 of 15 (the standard error of the
  /// short and of the full form at the reliability predicted for them); other lengths are on the
  /// line through both: 2 + (n − 9) / 15.
  public func movement(since earlier: Tally) -> Movement? {
    guard earlier.pair == pair, earlier.answered == answered else { return nil }
    let change = first - earlier.first
    if 15 * abs(change) <= 21 + answered { return .notClear }
    return .towards(change > 0 ? pair.first : pair.second, abs(change))
  }
}
