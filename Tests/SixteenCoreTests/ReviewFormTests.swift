import Testing

@testable import SixteenCore

/// A layout that leaves one rule only. All were found by a program that tries at random.
struct ReviewedLayout: Sendable, CustomTestStringConvertible {
  let letters: String
  /// The question's number and the rule.
  let findings: [(Int?, ReviewFinding.Rule)]

  init(_ letters: String, _ findings: (Int?, ReviewFinding.Rule)...) {
    self.letters = letters
    self.findings = findings
  }

  var testDescription: String { letters }
}

private let layouts = [
  ReviewedLayout(goodLayout),
  ReviewedLayout(String(goodLayout.prefix(36))),
  ReviewedLayout("FSIJPETNJFISFENJETPNESFPITNPTISPTIJS", (5, .samePairTwice(.JP))),
  ReviewedLayout(
    "SISFPETNJFIJFENJETPNESFPITNPTISPTIJS",
    (1, .brokenBlock(pairs: [.SN, .EI, .SN, .TF])),
    (9, .brokenBlock(pairs: [.JP, .TF, .EI, .JP]))),
  ReviewedLayout(
    "SIJFPETNJFISFENJETPNISFPITNJTISPTIJS",
    (nil, .firstChoices(.E, count: 3, total: 9, right: 4...5))),
  ReviewedLayout(
    "NIJFPETNJFISFENJETPNESFPITNPTISPTIJS",
    (nil, .firstChoicesTogether(count: 17, total: 36, right: 18...18))),
  ReviewedLayout(
    "IJFSPETNJFISFENJETPNESFPITNPTISPSJTI",
    (nil, .answerPattern("1122", .JP, margin: 5, limit: 3))),
  ReviewedLayout(
    "SIJFPETNJFISFENJETPNESFPITNPTISPFIJST", (nil, .unequalPairs(counts: [9, 9, 10, 9]))),
  ReviewedLayout("SIJFNPETJFISFENJETPNESFPITNJTISP", (nil, .evenPairs(count: 8))),
  ReviewedLayout("JTISJFENPTIN", (nil, .fixedCycle(pairs: [.JP, .TF, .EI, .SN]))),
  ReviewedLayout(
    "NEPFSIPTNIJTNIJTSEJFSIJTNEPFSEPFSIJF", (nil, .fixedCycle(pairs: [.SN, .EI, .JP, .TF]))),
]

@Suite("Reviewing the order and the forms of a question file")
struct ReviewFormTests {
  @Test("A layout leaves exactly its rules", arguments: layouts)
  func layout(layout: ReviewedLayout) throws {
    let expected = layout.findings.map { number, rule in
      ReviewFinding(
        file: "f.json", form: nil, question: number.map { "q\($0)" },
        field: number == nil ? "questions" : nil, language: nil, rule: rule)
    }
    #expect(try warnings(reviewSet(layout.letters)) == expected)
  }

  @Test("Each form is held to the rules, and named")
  func forms() throws {
    let forms = [
      Form(id: "short", questionCount: 36), Form(id: "pattern", questionCount: 44),
      Form(id: "full", questionCount: 60), Form(id: "five", questionCount: 5),
    ]
    let findings = try warnings(reviewSet(forms: forms))
    #expect(findings.map(\.form) == ["pattern", "five"])
    #expect(findings.map(\.field) == ["forms[1].questions", "forms[3].questions"])
    #expect(
      findings.map(\.rule) == [
        .answerPattern("1112", .JP, margin: 5, limit: 3),
        .unequalPairs(counts: [1, 1, 1, 2]),
      ])
  }

  @Test("Questions beyond the longest form are said to be never asked")
  func unasked() throws {
    let set = try reviewSet(forms: [Form(id: "short", questionCount: 36)])
    #expect(
      try warnings(set) == [
        ReviewFinding(
          file: "f.json", form: nil, question: nil, field: "forms", language: nil,
          rule: .unasked(count: 24))
      ])
  }

  @Test("A margin is what a quiz answered in the pattern, or its opposite, comes to")
  func margins() throws {
    var generator = SeededGenerator(state: 9)
    for _ in 0..<200 {
      let poles = (0..<40).compactMap { _ in Pole.allCases.randomElement(using: &generator) }
      let questions = try poles.enumerated().map { try makeQuestion("q\($0)", first: $1) }
      var totals = FormTotals()
      questions.forEach { totals.add($0) }
      var expected: [String] = []
      for pattern in AnswerPattern.all {
        let sheet = questions.indices.map { pattern.takesFirst($0) ? 0 : 1 }
        let tallies = countedTallies(questions, sheet)
        #expect(
          tallies.map(\.margin) == countedTallies(questions, sheet.map { 1 - $0 }).map(\.margin))
        for tally in tallies where tally.margin > 3 {
          expected.append("\(pattern.keys) \(tally.pair) \(tally.margin)")
        }
      }
      let found = totals.rules.compactMap { rule -> String? in
        guard case .answerPattern(let keys, let pair, let margin, 3) = rule else { return nil }
        return "\(keys) \(pair) \(margin)"
      }
      #expect(found == expected)
    }
  }

  @Test("Patterns press the keys they are named after")
  func patterns() {
    for pattern in AnswerPattern.all {
      let keys = (0..<12).map { pattern.takesFirst($0) ? "1" : "2" }.joined()
      #expect(String(repeating: pattern.keys, count: 12).hasPrefix(keys))
    }
  }
}
