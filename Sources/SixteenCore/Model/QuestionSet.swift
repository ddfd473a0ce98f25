/// The content of a question file (docs/INSTRUMENT.md 2a): every pair is asked about, ids are unique and
/// every text is in the same languages.
public struct QuestionSet: Hashable, Sendable, Identifiable {
  /// Names the set in file names: letters, digits, ".", "_" and "-", beginning with none of the
  /// marks, at most 64 characters.
  public let id: String
  /// The author's version, such as "1.0".
  public let version: String
  /// What the set is called.
  public let title: LocalizedText
  /// The lengths it can be asked in, shortest or not, the file's first being the default; may be
  /// empty, then all questions are asked.
  public let forms: [Form]
  /// All questions, in the order in which they are asked.
  public let questions: [Question]

  init(id: String, version: String, title: LocalizedText, forms: [Form], questions: [Question]) {
    self.id = id
    self.version = version
    self.title = title
    self.forms = forms
    self.questions = questions
  }

  /// The languages every text of the set is in, in the order of its title.
  public var languages: [Language.ID] { title.languages }

  /// The form with an id.
  public func form(_ id: Form.ID) -> Form? {
    forms.first { $0.id == id }
  }

  /// The questions a form asks.
  public func prefix(_ form: Form) -> [Question] {
    Array(questions.prefix(form.questionCount))
  }
}
