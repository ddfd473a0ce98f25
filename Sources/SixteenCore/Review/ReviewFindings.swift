/// The rules that a question file leaves, collected while it is reviewed.
struct ReviewFindings {
  private let file: String
  private(set) var findings: [ReviewFinding] = []
  /// The question that findings are about from now on, as a message may quote it.
  var question: String?
  /// The form that findings are about from now on.
  var form: Form.ID?

  init(file: String) {
    self.file = file
  }

  /// Whether there is nothing more to look for.
  var isFull: Bool { findings.count >= QuestionSet.findingsLimit }

  mutating func note(
    _ rule: ReviewFinding.Rule, at field: String?, in language: Language.ID? = nil
  ) {
    guard !isFull else { return }
    let language = language.map { Quotation.of($0) }
    findings.append(
      ReviewFinding(
        file: file, form: form, question: question, field: field, language: language, rule: rule))
  }
}
