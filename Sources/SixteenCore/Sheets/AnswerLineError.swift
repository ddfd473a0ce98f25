/// Everything that is wrong with one line of answers.
public struct AnswerLineError: Error, Hashable, Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// What is wrong: the number of characters first, then the characters in their order. At least
  /// one problem.
  public let problems: [AnswerLineProblem]
}
