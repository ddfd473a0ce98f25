/// A problem in a question file: data from which the interface makes a sentence.
public struct QuestionFileError: Error, Hashable, Sendable {
  /// The file as it was named to us.
  public let file: String
  /// The question's id, or "#12" for the twelfth if it has none; nil outside the questions.
  public let question: String?
  /// Where in the question, or in the file: "choices[0].content.en". Nil for the whole of it.
  public let field: String?
  /// The line of a syntax error, from 1.
  public let line: Int?
  /// The column of a syntax error in characters, from 1.
  public let column: Int?
  /// What is wrong there.
  public let problem: Problem

  init(
    file: String, question: String? = nil, field: String? = nil,
    position: (line: Int, column: Int)? = nil, problem: Problem
  ) {
    self.file = file
    self.question = question
    self.field = field
    self.line = position?.line
    self.column = position?.column
    self.problem = problem
  }
}
