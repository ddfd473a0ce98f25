/// One of the two choices (選項) of a question.
///
/// Its score (分數) is 1 when it is the answer and else 0: `Quiz.score(ofChoice:inQuestion:)`.
public struct Choice: Hashable, Sendable {
  /// The pole that gets the point.
  public let pole: Pole
  /// The words (內容).
  public let content: LocalizedText

  /// A choice for a pole.
  public init(pole: Pole, content: LocalizedText) {
    self.pole = pole
    self.content = content
  }
}
