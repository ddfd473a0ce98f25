/// How one-sided the answers to a pair were; a word about answers, not about strength.
public enum Clarity: String, CaseIterable, Sendable {
  /// The poles differ by one answer at most, or by less than a fifth of all.
  case nearlyEven
  /// They differ by more, but by less than nine twentieths.
  case moreOften
  /// They differ by more, but by less than three quarters.
  case mostly
  /// They differ by more, but the other pole has an answer, too.
  case nearlyAll
  /// All answers are for one pole.
  case all
}
