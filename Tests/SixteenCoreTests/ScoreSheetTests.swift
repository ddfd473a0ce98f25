import Testing

@testable import SixteenCore

@Suite("A sheet of answers")
struct ScoreSheetTests {
  private func problems(_ line: String, count: Int) -> [AnswerLineProblem] {
    do {
      _ = try AnswerSheet(line: line, count: count)
      return []
    } catch {
      return error.problems
    }
  }

  @Test(
    "Is read from digits, letters and full width",
    arguments: ["12-1", "AB-A", "ab-a", "12 1", "１２－１", "ＡｂーA", "a２\u{3000}Ａ"])
  func reading(line: String) throws {
    if line.contains("ー") {
      // The mark for long vowels only looks like a hyphen.
      #expect(problems(line, count: 4) == [.unknownCharacter("ー", position: 3)])
      return
    }
    let sheet = try AnswerSheet(line: line, count: 4)
    #expect(sheet.answers == [0, 1, nil, 0])
    #expect(sheet.text == "12-1")
  }

  @Test("Names every problem of its line at once")
  func everyProblem() {
    #expect(problems("12", count: 4) == [.tooFew(given: 2, wanted: 4)])
    #expect(problems("", count: 4) == [.tooFew(given: 0, wanted: 4)])
    #expect(
      problems("1x211三", count: 4) == [
        .tooMany(given: 6, wanted: 4), .unknownCharacter("x", position: 2),
        .unknownCharacter("三", position: 6),
      ])
    #expect(problems("1\r\n2", count: 2).count == 3)
  }

  @Test("Lists a hundred unknown characters and counts the rest")
  func manyUnknown() {
    let found = problems(String(repeating: "?", count: 130), count: 130)
    #expect(found.count == 101)
    #expect(found.last == .moreUnknownCharacters(30))
  }

  @Test("Says the same as the quiz, for thousands of random sheets of both forms")
  func sameAsQuiz() throws {
    var random = SeededGenerator(state: 5)
    let set = try QuestionSet.bundled()
    for asked in AskedForm.all(of: set) {
      for _ in 0..<3000 {
        var quiz = Quiz(questions: asked.questions)
        while !quiz.isFinished { quiz.choose(Int.random(in: 0...1, using: &random)) }
        let sheet = AnswerSheet(quiz.answers)
        let score = try AnswerSheet(line: sheet.text, count: quiz.questions.count)
          .score(over: asked.questions)
        let outcome = try required(quiz.outcome)
        let agrees =
          score == SheetScore(outcome: outcome, unclearPairs: [])
          && score.typeText == outcome.type.code && score.ties == outcome.ties
        if !agrees { Issue.record("\(sheet.text): \(score), not \(outcome)") }
      }
    }
  }

  @Test("Has an X for a pair of which less than four fifths is answered", arguments: 0...15)
  func unclearPair(missing: Int) throws {
    let set = try QuestionSet.bundled()
    let full = AskedForm(set, form: set.form("full"))
    var answers = full.questions.map { $0.choices[0].pole == $0.pair.first ? 0 : 1 as Int? }
    let ofPair = full.questions.indices.filter { full.questions[$0].pair == .TF }
    for index in ofPair.prefix(missing) { answers[index] = nil }
    let score = AnswerSheet(answers).score(over: full.questions)
    #expect(score.typeText == (missing > 3 ? "ESXJ" : "ESTJ"))
    #expect(score.outcome.tallies[2].first == 15 - missing)
    #expect(score.outcome.tallies[2].second == 0)
  }

  @Test("Calls no unclear pair a tie")
  func unclearTie() throws {
    let questions = try makeQuestions(20)
    let blank = AnswerSheet(Array(repeating: nil, count: 20)).score(over: questions)
    #expect(blank.typeText == "XXXX")
    #expect(blank.ties == [])
    // Each pair has five questions; four of them answered 2 : 2 are enough for a tie.
    let even = AnswerSheet([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, nil, nil, nil, nil])
    let score = even.score(over: questions)
    #expect(score.typeText == "INFP")
    #expect(score.ties == Pair.allCases)
  }

  @Test("Names forms so that those of other sets are told apart")
  func formNames() throws {
    #expect(AskedForm.all(of: try QuestionSet.bundled()).map(\.name) == ["short", "full"])
    let tiny = try readSet(tinyFile)
    #expect(AskedForm.all(of: tiny).map(\.name) == ["tiny/all"])
    #expect(AskedForm(tiny, form: nil).name == "tiny")
    #expect(AskedForm(tiny, form: nil).version == "7")
  }

  @Test("Has a fingerprint of its questions that words do not change")
  func fingerprint() throws {
    func fingerprint(_ file: String) throws -> String {
      AskedForm(try readSet(file), form: nil).fingerprint
    }
    let original = try fingerprint(tinyFile)
    #expect(original.count == 16)
    #expect(try fingerprint(tinyFile(replacing: "甲一", with: "丑")) == original)
    #expect(try fingerprint(tinyFile(replacing: "q-EI", with: "q-IE")) != original)
    let swapped = tinyFile.split(separator: "\"E\"", maxSplits: 1).joined(separator: "\"#\"")
      .split(separator: "\"I\"", maxSplits: 1).joined(separator: "\"E\"")
      .split(separator: "\"#\"", maxSplits: 1).joined(separator: "\"I\"")
    #expect(try fingerprint(swapped) != original)
  }
}
