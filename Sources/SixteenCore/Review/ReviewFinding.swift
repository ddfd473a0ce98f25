/// A rule that a question file leaves: data from which the interface makes a sentence that says
/// what would be right. It never stops anybody from answering the questions.
public struct ReviewFinding: Hashable, Sendable {
  /// The file as it was named to us.
  public let file: String
  /// The form it is about; nil for questions, and in a file without forms.
  public let form: Form.ID?
  /// The question's id, as a message may quote it; nil outside the questions.
  public let question: String?
  /// Where in the question, or in the file: "choices[0].content.en". Nil for the whole of it.
  public let field: String?
  /// The language of the text it is about.
  public let language: Language.ID?
  /// The rule, with what is there and what would be right.
  public let rule: Rule
}
