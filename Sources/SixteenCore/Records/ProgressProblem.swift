/// Why the test in a progress file cannot go on.
public enum ProgressProblem: Error, Hashable, Sendable {
  /// Empty, cut, or not what this program writes.
  case damaged
  /// It is about another set than its name says.
  case otherSet
  /// It has another form than this version of the program knows.
  case otherSchema(Int)
  /// The questions are no longer those it was about.
  case changedSet
}
