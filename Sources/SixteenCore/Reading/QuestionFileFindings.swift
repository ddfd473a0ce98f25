/// What is wrong with a question file, collected while it is read.
struct QuestionFileFindings {
  private let file: String
  private let limit: Int
  private(set) var errors: [QuestionFileError] = []
  /// The languages of the file: those of its first text, which is the title.
  private var languages: [Language.ID] = []
  /// Where each of them stands, once that is needed.
  private var positions: [Language.ID: Int] = [:]
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

  mutating func note(_ problem: QuestionFileError.Problem, at path: String?) {
    guard !isFull else { return }
    let name = question.map { $0.id.map { Quotation.of($0) } ?? "#\($0.position)" }
    errors.append(QuestionFileError(file: file, question: name, field: path, problem: problem))
  }

  /// Notes a document that could not be parsed.
  mutating func note(_ error: JSONError) {
    errors.append(
      QuestionFileError(
        file: file, field: error.path, position: error.position, problem: .json(error.problem))
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
    if text.languages != languages {
      noteDifferences(of: text.languages, at: object.path(to: key))
    }
    return text
  }

  /// Notes what a text's languages lack and have beyond those of the file. Each is looked up once: a
  /// hostile file may have tens of thousands of them, or one of a million characters.
  private mutating func noteDifferences(of others: [Language.ID], at path: String?) {
    if positions.isEmpty {
      // Keys that differ for JSON can be equal for Swift: "é" can be one scalar or two.
      positions = Dictionary(zip(languages, languages.indices)) { first, _ in first }
    }
    var isMissing = Array(repeating: true, count: languages.count)
    var additional: [Language.ID] = []
    for language in others {
      if let position = positions[language] {
        isMissing[position] = false
      } else {
        additional.append(language)
      }
    }
    for (language, isMissing) in zip(languages, isMissing) where isMissing {
      note(.missingLanguage(language), at: path)
    }
    for language in additional { note(.additionalLanguage(language), at: path) }
  }
}
