/// What is wrong with a question file, collected while it is read.
struct QuestionFileFindings {
  private let file: String
  private let limit: Int
  private(set) var errors: [QuestionFileError] = []
  /// The languages of the file: those of its first text, which is the title.
  private var languages: [Language.ID] = []
  /// The question being read, by its position from 1 until its id is known.
  private var question: (id: String?, position: Int)?

  /// No findings yet, and no more than `limit` ever.
  init(file: String, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Whether there is nothing more to look for.
  var isFull: Bool { errors.count >= limit }

  /// Findings from here on are about a question.
  mutating func enterQuestion(position: Int) {
    question = (id: nil, position: position)
  }

  /// They name the question by its id, where it has one.
  mutating func nameQuestion(_ id: String?) {
    question?.id = id
  }

  /// Findings from here on are about the file.
  mutating func leaveQuestions() {
    question = nil
  }

  mutating func note(_ problem: QuestionFileError.Problem, at path: JSONPath) {
    guard !isFull else { return }
    let name = question.map { $0.id ?? "#\($0.position)" }
    errors.append(QuestionFileError(file: file, question: name, field: path.text, problem: problem))
  }

  /// Notes a document that could not be parsed.
  mutating func note(_ error: JSONError) {
    errors.append(
      QuestionFileError(
        file: file, field: error.path.text, position: error.position, problem: .json(error.problem))
    )
  }

  /// What `read` returns, or nil and a finding.
  mutating func attempt<Value>(_ read: @autoclosure () throws(JSONError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      note(.json(error.problem), at: error.path)
      return nil
    }
  }

  /// The text of a required key, held to the languages of the file.
  mutating func text(_ key: String, in object: JSONValue) -> LocalizedText? {
    guard let text = attempt(try LocalizedText(object.member(key))) else { return nil }
    if languages.isEmpty { languages = text.languages }
    let path = JSONPath.key(key, in: object.path)
    for language in languages where text[language] == nil {
      note(.missingLanguage(language), at: path)
    }
    for language in text.languages where !languages.contains(language) {
      note(.additionalLanguage(language), at: path)
    }
    return text
  }
}
