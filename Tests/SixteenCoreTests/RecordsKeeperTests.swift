import Foundation
import Testing

@testable import SixteenCore

@Suite("The keeper of a run")
struct RecordsKeeperTests: KeeperTesting {
  @Test("Takes a test from its first answer to the history")
  func wholeRun() throws {
    try withFolders { folders, hands in
      let keeper = try keeper(folders, hands)
      // Whoever only looks leaves no trace.
      keeper.framePainted()
      #expect(names(in: folders.state).isEmpty)
      var quiz = try newQuiz()
      answer(3, &quiz, keeper, hands)
      #expect(names(in: folders.state) == ["progress-tiny.json", "progress-tiny.lock"])
      hands.monotonic += 10_000
      quiz.choose(0)
      keeper.answersChanged(quiz)
      keeper.finish(quiz)
      keeper.finish(quiz)
      #expect(names(in: folders.state).contains("progress-tiny.json"))
      keeper.framePainted()
      #expect(names(in: folders.state).isEmpty)

      let entries = try folders.history.last(9).entries
      #expect(entries.count == 1)
      let entry = try required(entries.first)
      #expect(entry.run == "run1")
      #expect(entry.seconds == 150)
      #expect(entry.form == "tiny/all")
      #expect(entry.answers.text == "1111")
      #expect(entry.finished == UTCTime.text(seconds: hands.wall))
      #expect(entry.outcome == quiz.outcome)
      #expect(keeper.takeNotices().isEmpty)
    }
  }

  @Test("Offers after any answer what was answered, in the language last used")
  func resuming() throws {
    for count in 1...3 {
      try withFolders { folders, hands in
        var first: RunKeeper? = try keeper(folders, hands)
        var quiz = try newQuiz()
        answer(count, &quiz, try required(first), hands)
        quiz.goBack()
        first?.answersChanged(quiz)
        first?.languageChanged("zh-Hant")
        first = nil

        hands.monotonic = 5
        let second = try keeper(folders, hands)
        #expect(second.offer?.language == "zh-Hant")
        #expect(second.offer?.quiz == quiz)
        var resumed = try required(second.resume())
        #expect(resumed == quiz)
        #expect(second.run == "run1")
        #expect(second.language == "zh-Hant")
        #expect(second.offer == nil)
        #expect(second.resume() == nil)
        answer(4 - count + 1, &resumed, second, hands)
        second.finish(resumed)
        second.close()
        #expect(names(in: folders.state).isEmpty)
        let entries = try folders.history.last(9).entries
        #expect(entries.map(\.run) == ["run1"])
        #expect(entries.first?.language == "zh-Hant")
        #expect(entries.first?.seconds == count * 10 + (4 - count + 1) * 10)
      }
    }
  }

  @Test("Sets a declined test aside")
  func declining() throws {
    try withFolders { folders, hands in
      var quiz = try newQuiz()
      answer(2, &quiz, try keeper(folders, hands), hands)
      let second = try keeper(folders, hands)
      second.decline()
      #expect(second.offer == nil)
      #expect(names(in: folders.state) == ["progress-tiny.json.set-aside-1"])
      var other = try newQuiz()
      answer(1, &other, second, hands, choice: 1)
      #expect(try text(of: folders.state + "/progress-tiny.json").contains("2---"))
      #expect(
        try text(of: folders.state + "/progress-tiny.json.set-aside-1").contains("11--"))
      #expect(second.takeNotices().isEmpty)
    }
  }

  @Test("Leaves a test alone that was neither taken nor declined")
  func leaving() throws {
    try withFolders { folders, hands in
      var quiz = try newQuiz()
      answer(2, &quiz, try keeper(folders, hands), hands)
      for leaves in [true, false] {
        let second = try keeper(folders, hands)
        if leaves { second.leave() }
        var other = try newQuiz()
        answer(4, &other, second, hands, choice: 1)
        second.finish(other)
        second.close()
        #expect(names(in: folders.state) == ["progress-tiny.json"])
      }
      #expect(try keeper(folders, hands).offer?.answers.text == "11--")
      #expect(try folders.history.last(9).entries.count == 2)
    }
  }

  @Test("Keeps runs beside each other apart and offers the latest that is not held")
  func beside() throws {
    try withFolders { folders, hands in
      let first = try keeper(folders, hands)
      var second: RunKeeper? = try keeper(folders, hands)
      var quizzes = [try newQuiz(), try newQuiz()]
      answer(1, &quizzes[0], first, hands)
      answer(2, &quizzes[1], try required(second), hands, choice: 1)
      answer(2, &quizzes[0], first, hands)
      #expect(try keeper(folders, hands).offer == nil)
      second = nil
      #expect(try keeper(folders, hands).offer?.answers.text == "22--")
      first.close()
      let third = try keeper(folders, hands)
      #expect(third.offer?.answers.text == "111-")
      let fourth = try keeper(folders, hands)
      // The third holds what it offers, and no more.
      #expect(fourth.offer?.answers.text == "22--")
    }
  }

  @Test("Finishes, once, a run that was killed between its last answer and the history")
  func killedAtTheEnd() throws {
    try withFolders { folders, hands in
      var quiz = try newQuiz()
      var first: RunKeeper? = try keeper(folders, hands)
      answer(4, &quiz, try required(first), hands)
      first = nil
      let saved = UTCTime.text(seconds: hands.wall)
      hands.wall += 100_000
      for _ in 0..<3 {
        let next = try keeper(folders, hands)
        #expect(next.offer == nil)
        #expect(next.takeNotices().isEmpty)
        let entries = try folders.history.last(9).entries
        #expect(entries.map(\.run) == ["run1"])
        #expect(entries.first?.finished == saved)
        #expect(names(in: folders.state).filter { $0.hasSuffix(".json") }.isEmpty)
      }
    }
  }

  @Test("Adds no line for a run that was killed between the history and the removal")
  func killedAfterHistory() throws {
    try withFolders { folders, hands in
      var quiz = try newQuiz()
      var first: RunKeeper? = try keeper(folders, hands)
      answer(4, &quiz, try required(first), hands)
      first?.finish(quiz)
      first = nil
      #expect(names(in: folders.state).contains("progress-tiny.json"))
      _ = try keeper(folders, hands)
      #expect(names(in: folders.state).isEmpty)
      #expect(try folders.history.last(9).entries.count == 1)
    }
  }

  @Test("Begins a new run with every restart")
  func restarting() throws {
    try withFolders { folders, hands in
      let keeper = try keeper(folders, hands)
      for round in 1...3 {
        var quiz = try newQuiz()
        answer(4, &quiz, keeper, hands)
        keeper.finish(quiz)
        if round > 1 { keeper.framePainted() }
        keeper.restart()
        #expect(names(in: folders.state).isEmpty)
      }
      #expect(try folders.history.last(9).entries.map(\.run) == ["run3", "run2", "run1"])
      #expect(try folders.history.last(9).entries.map(\.seconds) == [40, 40, 40])
      var quiz = try newQuiz()
      answer(2, &quiz, keeper, hands)
      keeper.restart()
      keeper.languageChanged("zh-Hant")
      #expect(!names(in: folders.state).contains("progress-tiny.json"))
      #expect(keeper.run == "run5")
    }
  }

  @Test("Throws away what came back to no answer at all")
  func noAnswers() throws {
    try withFolders { folders, hands in
      let keeper = try keeper(folders, hands)
      var quiz = try newQuiz()
      answer(1, &quiz, keeper, hands)
      quiz = try newQuiz()
      keeper.answersChanged(quiz)
      keeper.close()
      #expect(names(in: folders.state).isEmpty)
    }
  }

  @Test("Goes from the short form to the full one with the answers and the time")
  func extending() throws {
    try withFolders { folders, hands in
      let set = try QuestionSet.bundled()
      let short = try required(set.form("short"))
      let full = try required(set.form("full"))
      let keeper = RunKeeper(
        folders: folders, set: set, form: short, language: "en", sources: hands.sources)
      var quiz = Quiz(questions: set.prefix(short))
      answer(36, &quiz, keeper, hands)
      keeper.finish(quiz)
      keeper.framePainted()
      hands.monotonic += 90
      keeper.extend(set, to: full)
      quiz = Quiz(questions: set.prefix(full), answers: quiz.answers)
      answer(10, &quiz, keeper, hands, choice: 1)
      keeper.close()

      let next = RunKeeper(
        folders: folders, set: set, form: short, language: "en", sources: hands.sources)
      quiz = try required(next.resume())
      #expect(next.asked.name == "full")
      #expect(quiz.currentQuestionIndex == 46)
      answer(14, &quiz, next, hands)
      next.finish(quiz)
      let entries = try folders.history.last(9).entries
      #expect(entries.map(\.form) == ["full", "short"])
      #expect(entries.map(\.run) == ["run2", "run1"])
      #expect(entries.map(\.seconds) == [600, 360])
    }
  }

  @Test(
    "Sets aside with a notice what cannot go on",
    arguments: [
      ("", ProgressProblem.damaged), ("{", .damaged), ("\u{0}\u{0}", .damaged),
      ("{\"schema\":0}", .otherSchema(0)), ("{\"schema\":1,\"set\":\"big\"}", .otherSet),
    ])
  func setAside(content: String, problem: ProgressProblem) throws {
    try withFolders { folders, hands in
      try shell("mkdir -p '\(folders.state)'")
      let path = folders.state + "/progress-tiny.json"
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
      let keeper = try keeper(folders, hands)
      #expect(keeper.offer == nil)
      #expect(keeper.takeNotices() == [.setAside(path: path + ".set-aside-1", problem)])
      #expect(keeper.takeNotices().isEmpty)
      #expect(try text(of: path + ".set-aside-1") == content)
      var quiz = try newQuiz()
      answer(1, &quiz, keeper, hands)
      #expect(names(in: folders.state).contains("progress-tiny.json"))
    }
  }

  @Test("Sets the test of a changed set aside, also one that was complete")
  func changedSet() throws {
    for count in [2, 4] {
      try withFolders { folders, hands in
        var quiz = try newQuiz()
        answer(count, &quiz, try keeper(folders, hands), hands)
        let file = try tinyFile(replacing: "\"version\": \"7\"", with: "\"version\": \"8\"")
        let next = try keeper(folders, hands, file: file)
        #expect(next.offer == nil)
        let path = folders.state + "/progress-tiny.json.set-aside-1"
        #expect(next.takeNotices() == [.setAside(path: path, .changedSet)])
        #expect(try folders.history.last(1).entries.isEmpty)
      }
    }
  }

  @Test("Touches nothing where nothing is to be kept")
  func keepingNothing() throws {
    let hands = Hands()
    let keeper = try keeper(nil, hands)
    var quiz = try newQuiz()
    answer(4, &quiz, keeper, hands)
    keeper.finish(quiz)
    keeper.framePainted()
    keeper.restart()
    keeper.decline()
    keeper.leave()
    keeper.close()
    #expect(keeper.resume() == nil)
    #expect(keeper.takeNotices().isEmpty)
  }
}
