/// A length in which a set can be asked: its first `questionCount` questions.
public struct Form: Hashable, Sendable, Identifiable {
  /// Names the form, such as "short".
  public let id: String
  /// How many questions it asks, from the beginning of the set.
  public let questionCount: Int

  /// A form of the first `questionCount` questions.
  public init(id: String, questionCount: Int) {
    self.id = id
    self.questionCount = questionCount
  }
}
