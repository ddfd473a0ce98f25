/// Answers on paper, so to speak: one a question in the order of the questions, some perhaps
/// missing.
public struct AnswerSheet: Hashable, Sendable {
  /// The index of the chosen choice (0 or 1) of each question, nil for none.
  public let answers: [Int?]

  /// A sheet of answers; what is neither 0 nor 1 counts as none.
  public init(_ answers: [Int?]) {
    self.answers = answers.map { $0 == 0 || $0 == 1 ? $0 : nil }
  }

  /// The sheet of a record, which has no marks but those of `text`.
  init?(recorded text: String) {
    var answers: [Int?] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "1"): answers.append(0)
      case UInt8(ascii: "2"): answers.append(1)
      case UInt8(ascii: "-"): answers.append(nil)
      default: return nil
      }
    }
    self.answers = answers
  }

  /// The answers as records have them: "1" and "2" for the choices, "-" for none.
  public var text: String {
    String(answers.map { $0.map { $0 == 0 ? "1" : "2" } ?? "-" })
  }

  /// What the sheet says as answers to questions, of which it may have more or fewer.
  public func score(over questions: [Question]) -> SheetScore {
    var counts: [Pole: Int] = [:]
    for (question, answer) in zip(questions, answers) {
      if let answer { counts[question.choices[answer].pole, default: 0] += 1 }
    }
    let tallies = Pair.allCases.map { pair in
      Tally(
        pair: pair, first: counts[pair.first, default: 0],
        second: counts[pair.second, default: 0])
    }
    let unclear = tallies.filter { tally in
      SheetScore.isTooFew(
        answered: tally.answered, of: questions.count { $0.pair == tally.pair })
    }
    return SheetScore(outcome: Outcome(tallies: tallies), unclearPairs: unclear.map(\.pair))
  }
}
