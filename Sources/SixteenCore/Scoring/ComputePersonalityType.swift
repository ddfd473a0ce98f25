/// The type that tallies give: the winner of each pair.
///
/// A pair without a tally counts as even, so the tie rule chooses its letter; a pair with several
/// counts by the first of them.
public func computePersonalityType(from tallies: [Tally]) -> PersonalityType {
  PersonalityType { pair in
    tallies.first { $0.pair == pair }?.winner ?? pair.tieWinner
  }
}
