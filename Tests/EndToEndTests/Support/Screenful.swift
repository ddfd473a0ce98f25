import SixteenCore

/// What the program shows for its bundled questions, made by the same core that it is made of.
struct Screenful {
  let interface: Interface
  let language: Language.ID
  let questions: [Question]

  /// The default form in a language.
  init(language: Language.ID = "en") throws {
    self.init(interface: try Interface.bundled(language: language), set: try .bundled())
  }

  /// The default form of another set.
  init(interface: Interface, set: QuestionSet) {
    self.interface = interface
    language = interface.language
    questions = set.forms.first.map(set.prefix) ?? set.questions
  }

  /// "3 / 36".
  func position(_ number: Int) -> String {
    interface.text(.position, ["number": String(number), "total": String(questions.count)])
  }

  /// The beginnings of prompt and choices, which no line break cuts at 80 columns.
  func texts(ofQuestion number: Int) -> [String] {
    let question = questions[number - 1]
    let texts = [question.prompt] + question.choices.map(\.content)
    return texts.map { String($0.text(preferring: language).prefix(12)) }
  }

  /// What the answers make.
  func outcome(_ answers: [Int]) throws -> Outcome {
    var quiz = Quiz(questions: questions)
    answers.forEach { quiz.choose($0) }
    guard let outcome = quiz.outcome else { throw HarnessFailure("not all are answered") }
    return outcome
  }

  /// "INTJ · 布局者".
  func title(_ outcome: Outcome) throws -> String {
    let personality = try PersonalityList.bundled().personality(for: outcome.type)
    return "\(outcome.type.code) · \(personality.name.text(preferring: language))"
  }
}
