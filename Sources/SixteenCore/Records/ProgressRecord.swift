/// A test that is under way, as it is kept for going on later.
public struct ProgressRecord: Hashable, Sendable {
  /// The id of the run.
  public let run: String
  /// When it was saved: RFC 3339, UTC, whole seconds.
  public let saved: String
  /// What is asked.
  public let asked: AskedForm
  /// The language last used.
  public let language: Language.ID
  /// Active time in whole seconds.
  public let seconds: Int
  /// The answers: some, then none.
  public let answers: AnswerSheet
  /// The question to answer next; the number of questions when all are answered.
  public let currentQuestionIndex: Int

  /// The quiz as it was left.
  public var quiz: Quiz {
    Quiz(
      questions: asked.questions, answers: answers.answers,
      currentQuestionIndex: currentQuestionIndex)
  }

  /// The history's entry for a test whose last answer was given, nil for another.
  var entry: HistoryEntry? {
    guard quiz.isFinished else { return nil }
    return HistoryEntry(
      run: run, finished: saved, asked: asked, language: language, seconds: seconds,
      answers: answers)
  }
}

extension ProgressRecord {
  /// The record in a progress file.
  /// - Parameter set: the set that is to be asked now.
  init(
    json: UnsafeRawBufferPointer, set: QuestionSet
  ) throws(ProgressProblem) {
    let result: Result<ProgressRecord, ProgressProblem>
    do {
      result = try JSONDocument.withRoot(of: json) { root throws(JSONError) in
        try Self.read(root, set: set)
      }
    } catch {
      if case .unknownSchema(let number) = error.problem { throw .otherSchema(number) }
      throw .damaged
    }
    self = try result.get()
  }

  private static func read(
    _ root: JSONValue, set: QuestionSet
  ) throws(JSONError) -> Result<ProgressRecord, ProgressProblem> {
    try root.expectSchema()
    guard try root.text("set") == set.id else { return .failure(.otherSet) }
    let version = try root.text("set_version")
    let form = try root.text("form")
    let fingerprint = try root.text("fingerprint")
    let known = AskedForm.all(of: set) + [AskedForm(set, form: nil)]
    guard version == set.version, let asked = known.first(where: { $0.name == form }),
      asked.fingerprint == fingerprint
    else { return .failure(.changedSet) }

    let record = ProgressRecord(
      run: try root.text("run"), saved: try root.text("saved"), asked: asked,
      language: try root.text("language"), seconds: try root.member("seconds").seconds(),
      answers: try root.sheet("answers"), currentQuestionIndex: try root.count("index"))
    let quiz = record.quiz
    let isWhole =
      record.answers == AnswerSheet(quiz.answers)
      && record.currentQuestionIndex == quiz.currentQuestionIndex
    return isWhole ? .success(record) : .failure(.damaged)
  }

  /// The content of a progress file.
  var text: String {
    JSONNode.object([
      ("schema", .integer(1)), ("run", .text(run)), ("saved", .text(saved)),
      ("set", .text(asked.set)), ("set_version", .text(asked.version)),
      ("fingerprint", .text(asked.fingerprint)), ("form", .text(asked.name)),
      ("language", .text(language)), ("seconds", .integer(seconds)),
      ("answers", .text(answers.text)), ("index", .integer(currentQuestionIndex)),
    ]).line + "\n"
  }
}
