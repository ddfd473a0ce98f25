/// A question with its two choices, which stand for the two poles of one pair.
public struct Question: Hashable, Sendable, Identifiable {
  /// Names the question in files and messages; unique in its set.
  public let id: String
  /// The words before the choices.
  public let prompt: LocalizedText
  /// Exactly two, of opposite poles, in the order in which they are shown.
  public let choices: [Choice]

  /// A question, or nil unless there are two choices of opposite poles.
  public init?(id: String, prompt: LocalizedText, choices: [Choice]) {
    guard choices.count == 2, choices[0].pole == choices[1].pole.opposite else { return nil }
    self.id = id
    self.prompt = prompt
    self.choices = choices
  }

  /// The pair the question is about.
  public var pair: Pair { choices[0].pole.pair }
}
