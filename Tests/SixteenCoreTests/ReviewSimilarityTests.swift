import Testing

@testable import SixteenCore

@Suite("Finding what stands in a question file twice")
struct ReviewSimilarityTests {
  /// The rule that the last of some texts leaves, each being the prompt of a question of its own.
  private func rule(_ texts: [String], work: Int = 1_000_000) -> ReviewFinding.Rule? {
    var similar = SimilarTexts(work: work)
    var rule: ReviewFinding.Rule?
    for (index, text) in texts.enumerated() {
      rule = similar.add(
        text, at: SimilarTexts.Place(question: "q\(index + 1)", field: "prompt.en"),
        questionIndex: index, in: SimilarTexts.Group(kind: .prompt, language: "en"))
    }
    return rule
  }

  @Test(
    "The same text, whatever its case and marks",
    arguments: [
      ("You like tea.", "You like tea."), ("You like tea.", "you  LIKE: tea"), ("？！", "？！"),
      ("前天晚上", "前天，晚上……"), ("a", "A"),
    ])
  func duplicates(first: String, second: String) {
    let expected =
      first == "前天晚上"
      ? nil
      : ReviewFinding.Rule.duplicate(
        question: "q1", field: "prompt.en")
    #expect(rule([first, second]) == expected)
  }

  @Test(
    "Three fifths of the runs of three characters make texts nearly the same",
    arguments: [
      ("abcdefg", "abcdefx", 80), ("abcdefg", "abcdxyz", nil), ("abcdefgh", "abcdefxy", 66),
      ("abcdefg", "abcdexy", 60), ("春夏秋冬山水花鳥", "春夏秋冬石水花鳥", nil),
      ("春夏秋冬山水花鳥", "春夏秋冬山水花鳥風", 92), ("ab", "ac", nil), ("？！", "！？", nil),
    ] as [(String, String, Int?)])
  func nearDuplicates(first: String, second: String, percent: Int?) {
    let expected = percent.map {
      ReviewFinding.Rule.nearDuplicate(question: "q1", field: "prompt.en", percent: $0)
    }
    #expect(rule([first, second]) == expected)
  }

  @Test("The most similar earlier text is named, and of those the first")
  func best() {
    #expect(
      rule(["zzzzzzz", "abcdefxy", "abcdefgx", "xabcdefg", "abcdefgh"])
        == .nearDuplicate(question: "q3", field: "prompt.en", percent: 83))
  }

  @Test("Prompts are compared with prompts and choices with choices, of the same language")
  func groups() throws {
    let set = try reviewSet { questions in
      questions[0] = try questions[0].replacing(
        prompt: "kkklmnop qrstvw", choices: ["bbbcdfgh jklmnp", nil], in: "en")
      questions[5] = try questions[5].replacing(
        prompt: "bbbcdfgh jklmnp", choices: ["kkklmnop qrstvw", nil], in: "en")
    }
    #expect(try warnings(set).isEmpty)
  }

  @Test("The findings name the later question and where the text stood before")
  func places() throws {
    let set = try reviewSet { questions in
      questions[7] = try questions[7].replacing(
        choices: [nil, questions[2].choices[0].content["zh-Hant"]], in: "zh-Hant")
      questions[8] = try questions[8].replacing(
        prompt: (questions[1].prompt["zh-Hant"] ?? "") + "春", in: "zh-Hant")
    }
    #expect(
      try warnings(set) == [
        ReviewFinding(
          file: "f.json", form: nil, question: "q8", field: "choices[1].content.zh-Hant",
          language: "zh-Hant",
          rule: .duplicate(question: "q3", field: "choices[0].content.zh-Hant")),
        ReviewFinding(
          file: "f.json", form: nil, question: "q9", field: "prompt.zh-Hant", language: "zh-Hant",
          rule: .nearDuplicate(question: "q2", field: "prompt.zh-Hant", percent: 92)),
      ])
  }

  @Test("The choices of a question may be nearly, but not quite the same")
  func choicesOfOneQuestion() throws {
    for (second, rules) in [
      ("walk home tomorrow", []),
      (
        "walk home tonight",
        [ReviewFinding.Rule.duplicate(question: "q1", field: "choices[0].content.en")]
      ),
    ] {
      let set = try reviewSet { questions in
        questions[0] = try questions[0].replacing(
          choices: ["walk home tonight", second], in: "en")
      }
      #expect(try warnings(set).map(\.rule) == rules)
    }
  }

  @Test("When there are too many texts, that is said once, and the same texts are still found")
  func exhaustion() throws {
    #expect(rule(["abcdefg", "xyzxyz", "abcdefx"], work: 10) == nil)
    let set = try reviewSet { questions in
      questions[5] = try questions[5].replacing(
        prompt: questions[0].prompt["en"], choices: ["walk home tonight", nil], in: "en")
      questions[8] = try questions[8].replacing(choices: ["walk home tonite", nil], in: "en")
    }
    let findings = QuestionSetReviewer.findings(
      in: set, file: "f", try ReviewGuide.bundled(), similarTexts: SimilarTexts(work: 400))
    #expect(
      findings.map(\.rule) == [.notCompared, .duplicate(question: "q1", field: "prompt.en")])
    #expect(findings.map(\.question) == ["q1", "q6"])
    #expect(findings.map(\.field) == [nil, "prompt.en"])
  }

  @Test("Ten thousand texts with the same runs are compared no longer than the limit allows")
  func limit() throws {
    // Half of the runs are the same in all texts, so that no two are nearly the same.
    var generator = SeededGenerator(state: 5)
    let questions = try (0..<10_000).map { index in
      let tail = (0..<30).compactMap { _ in "bcdfghjklm".randomElement(using: &generator) }
      let text = LocalizedText("the quick brown fox jumps " + String(tail), language: "en")
      let pole = Pole.allCases[index * 2 % 8]
      return try required(
        Question(
          id: "q\(index)", prompt: text,
          choices: [pole, pole.opposite].map {
            Choice(pole: $0, content: LocalizedText("\(index)\($0)", language: "en"))
          }))
    }
    let set = QuestionSet(
      id: "a", version: "1", title: LocalizedText("A", language: "en"), forms: [],
      questions: questions)
    let start = ContinuousClock.now
    let rules = try warnings(set).map(\.rule)
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(rules.count { $0 == .notCompared } <= 1)
  }
}
