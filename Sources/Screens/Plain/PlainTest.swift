import SixteenCore
import Terminal

/// The test line by line: the same quiz, the same answers, the same result, all in words.
@MainActor
public final class PlainTest {
  /// How a plain test ended.
  public enum Ending: Hashable, Sendable {
    /// The result was told.
    case finished
    /// The user left before.
    case left
    /// The input ended before.
    case inputEnded
  }

  private let lines: any LineTerminal
  private let content: Content
  private let title: LocalizedText
  private let keeper: (any QuizKeeper)?

  /// The answers so far.
  public private(set) var quiz: Quiz

  /// A test that has not begun.
  public init(
    questionnaire: Questionnaire, content: Content, lines: any LineTerminal,
    keeper: (any QuizKeeper)? = nil
  ) {
    self.keeper = keeper
    title = questionnaire.set.title
    quiz = questionnaire.quiz
    self.content = content
    self.lines = lines
  }

  private var interface: Interface { content.interface }

  /// Asks all questions, then tells the result.
  public func run() throws -> Ending {
    try lines.write(line: content.text(title))
    try lines.write(line: interface.text(.instruction))
    try lines.write(line: interface.text(.plainKeys))
    try tellNotices()
    if let offer = keeper?.offer, try !settle(offer) { return .left }
    try tellQuestion()
    while !quiz.isFinished {
      guard let answer = try lines.ask(interface.text(.plainPrompt)) else {
        try lines.write(line: "")
        return .inputEnded
      }
      if try !take(answer) { return .left }
    }
    if let outcome = quiz.outcome {
      keeper?.finished(quiz)
      try tellNotices()
      try lines.write(line: "")
      for line in try ResultText(content: content).lines(outcome) { try lines.write(line: line) }
    }
    return .finished
  }

  /// Goes on with an earlier run, if there is one.
  public func resume() {
    if let kept = keeper?.resume() { quiz = kept }
  }

  /// Asks whether to go on with an earlier run.
  /// - Returns: false to leave.
  private func settle(_ offer: (question: Int, total: Int)) throws -> Bool {
    let question = interface.text(
      .plainOffer, ["number": String(offer.question), "total": String(offer.total)])
    try lines.write(line: question)
    while let answer = try lines.ask(interface.text(.plainPrompt)) {
      switch answer.first(where: { !$0.isWhitespace }).map({ Key.character($0).folded }) {
      case .character("1"):
        resume()
        return true
      case .character("2"):
        keeper?.decline()
        return true
      case .character("q"):
        return false
      default:
        try lines.write(line: question)
      }
    }
    return false
  }

  private func tellNotices() throws {
    for notice in keeper?.takeNotices() ?? [] {
      try lines.write(line: interface.text(.plainNotice, ["notice": notice(content)]))
    }
  }

  /// Acts on a line of input.
  /// - Returns: false to leave.
  private func take(_ answer: String) throws -> Bool {
    let word = answer.filter { !$0.isWhitespace }
    guard let first = word.first else {
      try tellQuestion()
      return true
    }
    switch (Key.character(first).folded, word.count) {
    case (.character("1"), 1): try choose(0)
    case (.character("2"), 1): try choose(1)
    case (.character("u"), 1): try goBack()
    case (.character("l"), 1):
      try content.switchLanguage()
      try tellQuestion()
    case (.character("q"), 1): return false
    default:
      try lines.write(line: interface.text(.plainUnknown))
    }
    return true
  }

  private func choose(_ index: Int) throws {
    guard let question = quiz.currentQuestion else { return }
    quiz.choose(index)
    keeper?.answersChanged(quiz)
    let choice = content.text(question.choices[index].content)
    try lines.write(
      line: interface.text(.plainAnswered, ["number": String(index + 1), "choice": choice]))
    try tellQuestion()
  }

  private func goBack() throws {
    guard quiz.goBack() else {
      try lines.write(line: interface.text(.plainFirst))
      return
    }
    keeper?.answersChanged(quiz)
    try tellQuestion()
  }

  private func tellQuestion() throws {
    defer { keeper?.framePainted() }
    try tellNotices()
    guard let question = quiz.currentQuestion else { return }
    let index = quiz.currentQuestionIndex
    try lines.write(line: "")
    try lines.write(
      line: interface.text(
        .plainPosition,
        ["number": String(index + 1), "total": String(quiz.questions.count)]))
    try lines.write(line: content.text(question.prompt))
    for (number, choice) in question.choices.enumerated() {
      let message: Message = quiz.answers[index] == number ? .plainChosenChoice : .plainChoice
      let text = content.text(choice.content)
      try lines.write(
        line: interface.text(message, ["number": String(number + 1), "choice": text]))
    }
  }
}
