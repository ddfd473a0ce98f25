/// A question set to be taken in one of its forms.
public struct Questionnaire: Hashable, Sendable {
  /// The wanted form is not one of the set.
  public struct UnknownForm: Error, Hashable, Sendable {
    /// What was wanted.
    public let id: Form.ID
    /// What there is.
    public let available: [Form.ID]
  }

  /// The set.
  public let set: QuestionSet
  /// The form to begin with; nil where the set has none, and all its questions are asked.
  public let form: Form?

  /// A set in one form.
  /// - Parameter formID: nil for the first form.
  public init(set: QuestionSet, formID: Form.ID? = nil) throws(UnknownForm) {
    self.set = set
    guard let formID else {
      form = set.forms.first
      return
    }
    guard let form = set.form(formID) else {
      throw UnknownForm(id: formID, available: set.forms.map(\.id))
    }
    self.form = form
  }

  /// A quiz at the beginning.
  public var quiz: Quiz { Quiz(questions: questions(of: form)) }

  /// The form of a quiz, by the number of its questions.
  public func form(of quiz: Quiz) -> Form? {
    set.forms.first { $0.questionCount == quiz.questions.count }
  }

  /// The quiz that goes on from the answers given to the next longer form, nil after the longest.
  public func longer(than quiz: Quiz) -> Quiz? {
    let longer = set.forms.filter { $0.questionCount > quiz.questions.count }
    guard let form = longer.min(by: { $0.questionCount < $1.questionCount }) else { return nil }
    return Quiz(questions: questions(of: form), answers: quiz.answers)
  }

  private func questions(of form: Form?) -> [Question] {
    form.map(set.prefix) ?? set.questions
  }
}
