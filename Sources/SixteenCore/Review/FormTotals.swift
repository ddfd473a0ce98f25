/// What there is to count in the first questions of a set: how often the pairs are asked about, and
/// which poles come first.
struct FormTotals {
  /// The questions on one pair.
  private struct PairTotals {
    /// All of them.
    var questions = 0
    /// Those whose first choice stands for the pair's first pole.
    var firsts = 0
    /// How far each pattern of answers puts the pair's first pole ahead.
    var leads = Array(repeating: 0, count: AnswerPattern.all.count)
  }

  private var questions = 0
  private var pairs: [Pair: PairTotals] = [:]

  /// Counts the next question.
  mutating func add(_ question: Question) {
    let isFirst = question.choices[0].pole == question.pair.first
    var totals = pairs[question.pair, default: PairTotals()]
    totals.questions += 1
    totals.firsts += isFirst ? 1 : 0
    for (number, pattern) in AnswerPattern.all.enumerated() {
      totals.leads[number] += pattern.takesFirst(questions) == isFirst ? 1 : -1
    }
    pairs[question.pair] = totals
    questions += 1
  }

  /// The rules that a form of these questions leaves.
  var rules: [ReviewFinding.Rule] {
    pairNumberRules + firstChoiceRules + patternRules
  }

  private var inOrder: [(pair: Pair, totals: PairTotals)] {
    Pair.allCases.map { ($0, pairs[$0, default: PairTotals()]) }
  }

  private var pairNumberRules: [ReviewFinding.Rule] {
    let counts = inOrder.map(\.totals.questions)
    if Set(counts).count > 1 { return [.unequalPairs(counts: counts)] }
    return counts[0].isMultiple(of: 2) ? [.evenPairs(count: counts[0])] : []
  }

  private var firstChoiceRules: [ReviewFinding.Rule] {
    var rules: [ReviewFinding.Rule] = []
    for (pair, totals) in inOrder {
      let right = Self.half(of: totals.questions)
      guard !right.contains(totals.firsts) else { continue }
      rules.append(
        .firstChoices(pair.first, count: totals.firsts, total: totals.questions, right: right))
    }
    let firsts = inOrder.reduce(0) { $0 + $1.totals.firsts }
    let right = Self.half(of: questions)
    if !right.contains(firsts) {
      rules.append(.firstChoicesTogether(count: firsts, total: questions, right: right))
    }
    return rules
  }

  private var patternRules: [ReviewFinding.Rule] {
    let limit = AnswerPattern.largestMargin
    return AnswerPattern.all.enumerated().flatMap { number, pattern in
      inOrder.compactMap { pair, totals -> ReviewFinding.Rule? in
        let margin = abs(totals.leads[number])
        return margin > limit
          ? .answerPattern(pattern.keys, pair, margin: margin, limit: limit) : nil
      }
    }
  }

  /// Half of a number, or the two numbers nearest to it.
  private static func half(of number: Int) -> ClosedRange<Int> {
    number / 2...(number + 1) / 2
  }
}
