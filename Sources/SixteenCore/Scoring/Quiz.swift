/// The course of one test: the questions and the answers given so far.
///
/// Only answers and the index are kept. Scores, tallies, progress and outcome are derived from
/// them, so that going back cannot count an answer twice.
public struct Quiz: Hashable, Sendable {
  /// The questions, in the order in which they are asked.
  public let questions: [Question]
  /// The index of the chosen choice (0 or 1) of each question. Every question before the current
  /// one has an answer; from there on there are answers only after going back.
  public private(set) var answers: [Int?]
  /// The question to answer next; the number of questions when all are answered.
  public private(set) var currentQuestionIndex: Int

  /// A quiz at its first question, or one that continues.
  ///
  /// - Parameters:
  ///   - questions: what to ask.
  ///   - answers: earlier answers to the first of them; from the first that is missing or neither
  ///     0 nor 1 on, they are ignored.
  ///   - currentQuestionIndex: where to go on, by default and at most the first question without
  ///     an answer.
  public init(questions: [Question], answers: [Int?] = [], currentQuestionIndex: Int? = nil) {
    let kept = answers.prefix(questions.count).prefix { $0 == 0 || $0 == 1 }
    self.questions = questions
    self.answers = kept + Array(repeating: nil, count: questions.count - kept.count)
    self.currentQuestionIndex = min(max(currentQuestionIndex ?? kept.count, 0), kept.count)
  }

  /// The question to answer next, nil when finished.
  public var currentQuestion: Question? {
    isFinished ? nil : questions[currentQuestionIndex]
  }

  /// Whether every question is answered and none is being answered again.
  public var isFinished: Bool { currentQuestionIndex == questions.count }

  /// How many questions have an answer, those after the current one included.
  public var answeredCount: Int { answers.count { $0 != nil } }

  /// How far the quiz is: questions before the current one, and all.
  public var progress: (answered: Int, total: Int) { (currentQuestionIndex, questions.count) }

  /// Answers the current question with its choice 0 or 1 and goes on to the next. Ignored for
  /// another index and when finished.
  public mutating func choose(_ index: Int) {
    guard !isFinished, index == 0 || index == 1 else { return }
    answers[currentQuestionIndex] = index
    currentQuestionIndex += 1
  }

  /// Goes back to the question before, whose answer stays until another is chosen. Returns false
  /// at the first question.
  @discardableResult
  public mutating func goBack() -> Bool {
    guard currentQuestionIndex > 0 else { return false }
    currentQuestionIndex -= 1
    return true
  }

  /// The score (分數) of a choice: 1 when it is the answer to its question, else 0.
  public func score(ofChoice choice: Int, inQuestion question: Int) -> Int {
    guard answers.indices.contains(question) else { return 0 }
    return answers[question] == choice ? 1 : 0
  }

  /// The answers given so far, counted: one tally for each pair, in the order of the pairs.
  public var tallies: [Tally] {
    Pair.allCases.map { pair in
      Tally(pair: pair, first: total(of: pair.first), second: total(of: pair.second))
    }
  }

  /// The outcome, nil until finished.
  public var outcome: Outcome? {
    isFinished ? Outcome(tallies: tallies) : nil
  }

  /// The sum of the scores of all choices that stand for a pole.
  private func total(of pole: Pole) -> Int {
    var total = 0
    for (number, question) in questions.enumerated() where question.pair == pole.pair {
      for (index, choice) in question.choices.enumerated() where choice.pole == pole {
        total += score(ofChoice: index, inQuestion: number)
      }
    }
    return total
  }
}
