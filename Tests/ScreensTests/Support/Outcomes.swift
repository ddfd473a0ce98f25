import SixteenCore

extension Scene {
  /// An outcome with a tie and neighbours.
  static let outcome = Outcome(tallies: [
    Tally(pair: .EI, first: 3, second: 3), Tally(pair: .SN, first: 5, second: 4),
    Tally(pair: .TF, first: 9, second: 0), Tally(pair: .JP, first: 2, second: 7),
  ])
}
