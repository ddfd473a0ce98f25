extension Personality {
  /// The four families of types.
  public enum Category: String, CaseIterable, Sendable {
    /// Intuition with thinking.
    case NT
    /// Intuition with feeling.
    case NF
    /// Sensing with judging.
    case SJ
    /// Sensing with perceiving.
    case SP
  }
}
