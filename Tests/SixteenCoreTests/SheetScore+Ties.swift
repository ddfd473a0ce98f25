import SixteenCore

extension SheetScore {
  /// The pairs whose letter the tie rule chose.
  var ties: [Pair] { outcome.ties.filter { !unclearPairs.contains($0) } }
}
