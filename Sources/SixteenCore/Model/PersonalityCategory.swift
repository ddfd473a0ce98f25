extension Personality {
  /// The four families of types.
  public enum Category: String, CaseIterable, Sendable {
    case NT, NF, SJ, SP
  }
}
