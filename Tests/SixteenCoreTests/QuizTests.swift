import Testing

@testable import SixteenCore

@Suite("A quiz")
struct QuizTests {
  @Test("Every set ends after its last answer and ignores ten more", arguments: [1, 2, 4, 36, 60])
  func ending(count: Int) throws {
    var quiz = Quiz(questions: try makeQuestions(count))
    for answered in 0..<count {
      #expect(quiz.currentQuestionIndex == answered)
      #expect(quiz.currentQuestion == quiz.questions[answered])
      #expect(quiz.progress.answered == answered && quiz.progress.total == count)
      #expect(!quiz.isFinished)
      #expect(quiz.outcome == nil)
      quiz.choose(answered % 2)
    }
    #expect(quiz.isFinished)
    let finished = quiz
    for key in 0..<10 { quiz.choose(key % 2) }
    #expect(quiz == finished)
    #expect(quiz.currentQuestion == nil)
    #expect(quiz.progress.answered == count)
    let tallies = try #require(quiz.outcome?.tallies)
    #expect(tallies.map(\.answered).reduce(0, +) == count)
  }

  @Test("Every sheet of eight questions counts as by hand")
  func everySheet() throws {
    let questions = try makeQuestions(8)
    for pattern in 0..<256 {
      let sheet = (0..<8).map { pattern >> $0 & 1 }
      var quiz = Quiz(questions: questions)
      sheet.forEach { quiz.choose($0) }
      #expect(quiz.tallies == countedTallies(questions, sheet))
    }
  }

  @Test("The last answer counts")
  func lastAnswer() throws {
    var quiz = Quiz(questions: try makeQuestions(36))
    for _ in 0..<35 { quiz.choose(0) }
    let before = quiz.tallies
    quiz.choose(1)
    #expect(quiz.tallies[3].answered == before[3].answered + 1)
    #expect(quiz.score(ofChoice: 1, inQuestion: 35) == 1)
    #expect(quiz.score(ofChoice: 0, inQuestion: 35) == 0)
  }

  @Test("All first, a new start, all second gives the mirror, twenty rounds long")
  func mirror() throws {
    let set = QuestionSet(
      id: "mirror", version: "1", title: LocalizedText("Mirror", language: "en"), forms: [],
      questions: try makeQuestions(36))
    let questionnaire = try Questionnaire(set: set)
    for round in 0..<20 {
      var quiz = questionnaire.quiz
      #expect(quiz.answeredCount == 0 && quiz.currentQuestionIndex == 0)
      for _ in 0..<36 { quiz.choose(round % 2) }
      let tallies = try #require(quiz.outcome?.tallies)
      for tally in tallies {
        let expected = round % 2 == 0 ? (5, 4) : (4, 5)
        #expect((tally.first, tally.second) == expected)
      }
    }
  }

  @Test("Going back keeps the answer until another is chosen, which replaces it")
  func goingBack() throws {
    var quiz = Quiz(questions: try makeQuestions(8))
    let moves = quiz.goBack()
    #expect(!moves)
    for answer in [0, 1, 0, 1] { quiz.choose(answer) }
    let stepsBack = [quiz.goBack(), quiz.goBack()]
    #expect(stepsBack == [true, true])
    #expect(quiz.currentQuestionIndex == 2)
    #expect(quiz.progress.answered == 2)
    #expect(quiz.answers == [0, 1, 0, 1, nil, nil, nil, nil])
    #expect(quiz.answeredCount == 4)
    quiz.choose(1)
    #expect(quiz.currentQuestionIndex == 3)
    #expect(quiz.answers == [0, 1, 1, 1, nil, nil, nil, nil])
    #expect(quiz.tallies.map(\.answered) == [1, 1, 1, 1])
  }

  @Test("Going back from the end opens the last question again")
  func goingBackFromTheEnd() throws {
    var quiz = Quiz(questions: try makeQuestions(4))
    for _ in 0..<4 { quiz.choose(0) }
    quiz.goBack()
    #expect(!quiz.isFinished)
    #expect(quiz.outcome == nil)
    #expect(quiz.answers == [0, 0, 0, 0])
    quiz.choose(1)
    #expect(quiz.outcome?.tallies[3] == Tally(pair: .JP, first: 0, second: 1))
  }

  @Test("Any walk of answers and steps back equals the straight run", arguments: 0..<60)
  func walks(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let questions = try makeQuestions([4, 8, 36, 60][Int(seed % 4)])
    var walked = Quiz(questions: questions)
    var sheet = [Int](repeating: 0, count: questions.count)
    while !walked.isFinished {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let isPastFirst = walked.currentQuestionIndex > 0
        let moved = walked.goBack()
        #expect(moved == isPastFirst)
      } else {
        let answer = Int.random(in: -1...2, using: &generator)
        if answer == 0 || answer == 1 { sheet[walked.currentQuestionIndex] = answer }
        walked.choose(answer)
      }
    }
    var straight = Quiz(questions: questions)
    sheet.forEach { straight.choose($0) }
    #expect(walked == straight)
    #expect(walked.outcome == straight.outcome)
    #expect(walked.tallies == countedTallies(questions, sheet))
  }

  @Test("Only 0 and 1 choose", arguments: [-1, 2, .max, .min])
  func otherIndices(index: Int) throws {
    var quiz = Quiz(questions: try makeQuestions(4))
    quiz.choose(index)
    #expect(quiz == Quiz(questions: quiz.questions))
    #expect(quiz.score(ofChoice: 0, inQuestion: index) == 0)
  }

  @Test("A quiz goes on where it was, from the short form to the full one too")
  func continuing() throws {
    let questions = try makeQuestions(60)
    var short = Quiz(questions: Array(questions.prefix(36)))
    for answer in 0..<36 { short.choose(answer / 3 % 2) }
    var full = Quiz(questions: questions, answers: short.answers)
    #expect(full.currentQuestionIndex == 36)
    #expect(full.tallies == short.tallies)

    full.goBack()
    let resumed = Quiz(
      questions: questions, answers: full.answers, currentQuestionIndex: full.currentQuestionIndex)
    #expect(resumed == full)
  }

  @Test(
    "What cannot have been answered is not taken over",
    arguments: [
      ([0, nil, 1, 1], nil, 1), ([0, 2, 1], nil, 1), ([0, 0, 0, 0, 0, 0], nil, 4), ([0, 0], 9, 2),
      ([0, 0], -3, 0), ([], 2, 0),
    ] as [([Int?], Int?, Int)])
  func continuingFromNonsense(answers: [Int?], index: Int?, current: Int) throws {
    let questions = try makeQuestions(4)
    let quiz = Quiz(questions: questions, answers: answers, currentQuestionIndex: index)
    #expect(quiz.currentQuestionIndex == current)
    #expect(quiz.answers.count == 4)
    #expect(quiz.answers.prefix(current).allSatisfy { $0 != nil })
  }
}
