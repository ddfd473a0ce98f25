@testable import SixteenCore

/// What tests of the keeper do again and again.
protocol KeeperTesting {}

extension KeeperTesting {
  func keeper(
    _ folders: RecordFolders?, _ hands: Hands, file: String = tinyFile, language: String = "en"
  ) throws -> RunKeeper {
    let set = try readSet(file)
    return RunKeeper(
      folders: folders, set: set, form: set.forms.first, language: language,
      sources: hands.sources)
  }

  /// Answers `count` questions, each of which takes ten seconds.
  func answer(
    _ count: Int, _ quiz: inout Quiz, _ keeper: RunKeeper, _ hands: Hands, choice: Int = 0
  ) {
    for _ in 0..<count {
      hands.monotonic += 10
      hands.wall += 10
      quiz.choose(choice)
      keeper.answersChanged(quiz)
      keeper.framePainted()
    }
  }

  func withFolders(_ body: (RecordFolders, Hands) throws -> Void) throws {
    try withTemporaryFolder { try body(makeFolders(in: $0), Hands()) }
  }

  func newQuiz() throws -> Quiz { Quiz(questions: try readSet(tinyFile).questions) }
}
