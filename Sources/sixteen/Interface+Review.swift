import SixteenCore

extension Interface {
  /// Where in a question file a rule is left, and what would be right.
  func text(_ finding: ReviewFinding) -> String {
    let place = place(
      file: finding.file, form: finding.form, question: finding.question, field: finding.field)
    let problem = text(finding.rule, in: finding.language ?? "")
    return text(.reviewWarning, ["place": place, "problem": problem])
  }

  private func text(_ rule: ReviewFinding.Rule, in language: Language.ID) -> String {
    switch rule {
    case .tooWide(let columns, let limit):
      text(.reviewTooWide, ["columns": "\(columns)", "limit": "\(limit)"])
    case .unequalChoices(let first, let second, let least):
      text(
        .reviewUnequalChoices,
        [
          "language": language, "first": "\(first)", "second": "\(second)", "least": "\(least)",
        ])
    case .negation(let word): text(.reviewNegation, ["word": word])
    case .absolute(let word): text(.reviewAbsolute, ["word": word])
    case .assumption(let word): text(.reviewAssumption, ["word": word])
    case .regionalWord(let word, let instead):
      text(.reviewRegionalWord, ["word": word, "instead": instead])
    case .unusualCharacter(let character):
      text(.reviewUnusualCharacter, ["character": character])
    case .foreignScript(let letters): text(.reviewForeignScript, ["text": letters])
    case .control(let code): text(.reviewControl, ["code": code])
    case .direction(let code): text(.reviewDirection, ["code": code])
    case .emoji(let code): text(.reviewEmoji, ["code": code])
    case .blanks: text(.reviewBlanks)
    case .duplicate(let question, let field):
      text(.reviewDuplicate, ["question": question, "field": field])
    case .nearDuplicate(let question, let field, let percent):
      text(
        .reviewNearDuplicate, ["question": question, "field": field, "percent": "\(percent)"])
    case .notCompared: text(.reviewNotCompared)
    case .samePairTwice(let pair): text(.reviewSamePairTwice, ["pair": pair.rawValue])
    case .brokenBlock(let pairs): text(.reviewBrokenBlock, ["pairs": list(pairs.map(\.rawValue))])
    case .fixedCycle(let pairs): text(.reviewFixedCycle, ["pairs": list(pairs.map(\.rawValue))])
    case .unequalPairs(let counts):
      text(
        .reviewUnequalPairs,
        ["counts": list(zip(Pair.allCases, counts).map { "\($0.rawValue) \($1)" })])
    case .evenPairs(let count):
      text(
        .reviewEvenPairs,
        ["count": "\(count)", "fewer": "\(count - 1)", "more": "\(count + 1)"])
    case .firstChoices(let pole, let count, let total, let right):
      text(
        .reviewFirstChoices,
        [
          "pole": pole.rawValue, "count": "\(count)", "total": "\(total)", "right": text(right),
        ])
    case .firstChoicesTogether(let count, let total, let right):
      text(
        .reviewFirstChoicesTogether,
        ["count": "\(count)", "total": "\(total)", "right": text(right)])
    case .answerPattern(let pattern, let pair, let margin, let limit):
      text(
        .reviewAnswerPattern,
        [
          "pattern": pattern, "pair": pair.rawValue, "margin": "\(margin)", "limit": "\(limit)",
        ])
    case .unasked(let count): text(.reviewUnasked, ["count": "\(count)"])
    }
  }

  private func list(_ parts: [String]) -> String {
    parts.joined(separator: text(.listSeparator))
  }

  private func text(_ numbers: ClosedRange<Int>) -> String {
    numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
  }
}
