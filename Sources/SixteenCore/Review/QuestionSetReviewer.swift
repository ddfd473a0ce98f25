import TextLayout

/// Applies the rules to a set, from its title to its last question.
struct QuestionSetReviewer {
  private let set: QuestionSet
  private let guide: ReviewGuide
  private var findings: ReviewFindings
  private var similarTexts: SimilarTexts
  private var saidExhausted = false

  /// The rules that a set leaves, at most `QuestionSet.findingsLimit`.
  static func findings(
    in set: QuestionSet, file: String, _ guide: ReviewGuide,
    similarTexts: SimilarTexts = SimilarTexts()
  ) -> [ReviewFinding] {
    var reviewer = QuestionSetReviewer(
      set: set, guide: guide, findings: ReviewFindings(file: file), similarTexts: similarTexts)
    reviewer.reviewTitle()
    reviewer.reviewForms()
    reviewer.reviewCycle()
    reviewer.reviewQuestions()
    return reviewer.findings.findings
  }

  private init(
    set: QuestionSet, guide: ReviewGuide, findings: ReviewFindings, similarTexts: SimilarTexts
  ) {
    self.set = set
    self.guide = guide
    self.findings = findings
    self.similarTexts = similarTexts
  }

  private mutating func reviewTitle() {
    for rule in UnseenCharacters.rules(for: set.version) { findings.note(rule, at: "version") }
    review(set.title, .title, at: "title")
  }

  // MARK: Forms

  private mutating func reviewForms() {
    let forms = set.forms.isEmpty ? [Form(id: "", questionCount: set.questions.count)] : set.forms
    let totals = self.totals(after: Set(forms.map(\.questionCount)))
    for (index, form) in forms.enumerated() where !findings.isFull {
      findings.form = set.forms.isEmpty ? nil : Quotation.of(form.id)
      if !set.forms.isEmpty {
        for rule in UnseenCharacters.rules(for: form.id) {
          findings.note(rule, at: "forms[\(index)].id")
        }
      }
      let field = set.forms.isEmpty ? "questions" : "forms[\(index)].questions"
      for rule in totals[form.questionCount, default: FormTotals()].rules {
        findings.note(rule, at: field)
      }
    }
    findings.form = nil
    let asked = forms.map(\.questionCount).max() ?? 0
    if asked < set.questions.count {
      findings.note(.unasked(count: set.questions.count - asked), at: "forms")
    }
  }

  /// What there is to count after each of some numbers of questions, in one walk.
  private func totals(after counts: Set<Int>) -> [Int: FormTotals] {
    var totals = FormTotals()
    var wanted: [Int: FormTotals] = [:]
    for (index, question) in set.questions.enumerated() {
      totals.add(question)
      if counts.contains(index + 1) { wanted[index + 1] = totals }
    }
    return wanted
  }

  // MARK: Order

  /// Three blocks of four in the same order are no chance.
  private mutating func reviewCycle() {
    let pairs = set.questions.map(\.pair)
    let cycle = Array(pairs.prefix(4))
    guard pairs.count >= 12, Set(cycle).count == 4,
      zip(pairs, pairs.dropFirst(4)).allSatisfy({ $0 == $1 })
    else { return }
    findings.note(.fixedCycle(pairs: cycle), at: "questions")
  }

  private mutating func reviewOrder(at index: Int) {
    let pair = set.questions[index].pair
    if index > 0, set.questions[index - 1].pair == pair {
      findings.note(.samePairTwice(pair), at: nil)
    }
    if index.isMultiple(of: 4) {
      let block = set.questions[index...].prefix(4).map(\.pair)
      if Set(block).count < block.count { findings.note(.brokenBlock(pairs: block), at: nil) }
    }
  }

  // MARK: Questions

  private mutating func reviewQuestions() {
    for (index, question) in set.questions.enumerated() where !findings.isFull {
      findings.question = Quotation.of(question.id)
      for rule in UnseenCharacters.rules(for: question.id) { findings.note(rule, at: "id") }
      reviewOrder(at: index)
      review(question.prompt, .prompt, at: "prompt", questionIndex: index)
      for (number, choice) in question.choices.enumerated() {
        let field = "choices[\(number)].content"
        review(choice.content, .choice, at: field, questionIndex: index)
      }
      reviewBalance(of: question)
    }
    findings.question = nil
  }

  private mutating func review(
    _ text: LocalizedText, _ kind: TextReview.Kind, at field: String, questionIndex: Int? = nil
  ) {
    for (language, text) in text.texts where !findings.isFull {
      let field = "\(field).\(Quotation.of(language))"
      for rule in TextReview(text: text, kind: kind, language: guide[language]).rules {
        findings.note(rule, at: field, in: language)
      }
      guard let questionIndex else { continue }
      let place = SimilarTexts.Place(question: findings.question ?? "", field: field)
      let group = SimilarTexts.Group(kind: kind, language: language)
      if let rule = similarTexts.add(text, at: place, questionIndex: questionIndex, in: group) {
        findings.note(rule, at: field, in: language)
      }
    }
    if similarTexts.isExhausted, !saidExhausted {
      saidExhausted = true
      findings.note(.notCompared, at: nil)
    }
  }

  /// docs/INSTRUMENT.md 4.3: 5 · |a − b| ≤ max(a, b) in display columns.
  private mutating func reviewBalance(of question: Question) {
    let seconds = Dictionary(question.choices[1].content.texts) { first, _ in first }
    for (language, text) in question.choices[0].content.texts {
      let (first, second) = (Columns.width(of: text), Columns.width(of: seconds[language] ?? ""))
      let longer = max(first, second)
      guard 5 * abs(first - second) > longer else { continue }
      findings.note(
        .unequalChoices(first: first, second: second, least: (4 * longer + 4) / 5),
        at: "choices", in: language)
    }
  }
}
