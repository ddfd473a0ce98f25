/// How one-sided the answers to a pair were; a word about answers, not about strength.
public enum Clarity: String, CaseIterable, Sendable {
  case nearlyEven, moreOften, mostly, nearlyAll, all
}
