/// What came of reading a question file: a set, or the findings that prevented one.
struct QuestionFileReading {
  let file: String
  let set: QuestionSet?
  let findings: [QuestionFileError]

  /// The set, or the first finding as an error.
  func get() throws(QuestionFileError) -> QuestionSet {
    if let set { return set }
    // There is no set only where there is a finding; the other error is for the compiler.
    throw findings.first ?? QuestionFileError(file: file, problem: .noQuestions)
  }
}
