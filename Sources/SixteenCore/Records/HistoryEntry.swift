/// A finished result as the history keeps it.
public struct HistoryEntry: Hashable, Sendable {
  /// The id of the run, by which it is recorded once.
  public let run: String
  /// When it was finished: RFC 3339, UTC, whole seconds.
  public let finished: String
  /// The name of what was asked: `AskedForm.name`.
  public let form: String
  /// The version of the set.
  public let formVersion: String
  /// The language at the end.
  public let language: Language.ID
  /// Active time in whole seconds.
  public let seconds: Int
  /// All answers, in the order of the set.
  public let answers: AnswerSheet
  /// What they came to.
  public let outcome: Outcome

  /// The result of a run.
  init(
    run: String, finished: String, asked: AskedForm, language: Language.ID, seconds: Int,
    answers: AnswerSheet
  ) {
    self.run = run
    self.finished = finished
    form = asked.name
    formVersion = asked.version
    self.language = language
    self.seconds = seconds
    self.answers = answers
    outcome = answers.score(over: asked.questions).outcome
  }
}

extension HistoryEntry {
  /// The result in a line of the history, without the line's end; nil if it is not in order.
  /// Members that we do not know are ignored, so that later versions may add some.
  init?(line: UnsafeRawBufferPointer) {
    let entry = try? JSONDocument.withRoot(of: line) { root throws(JSONError) in
      try HistoryEntry(root)
    }
    guard let entry else { return nil }
    self = entry
  }

  /// An entry, or nil if its members do not agree: somebody changed it.
  private init?(_ root: JSONValue) throws(JSONError) {
    try root.expectSchema()
    run = try root.text("run")
    finished = try root.text("finished")
    form = try root.text("form")
    formVersion = try root.text("form_version")
    language = try root.text("language")
    seconds = try root.member("seconds").integer()
    answers = try root.sheet("answers")
    outcome = try Self.outcome(root.member("counts"))
    let ties = try root.member("ties").elements().map { tie throws(JSONError) in try tie.text() }
    guard try root.text("type") == outcome.type.code, ties == outcome.ties.map(\.rawValue)
    else { return nil }
  }

  private static func outcome(_ counts: JSONValue) throws(JSONError) -> Outcome {
    let tallies = try Pair.allCases.map { pair throws(JSONError) in
      Tally(
        pair: pair, first: try counts.count(pair.first.rawValue),
        second: try counts.count(pair.second.rawValue))
    }
    return Outcome(tallies: tallies)
  }

  /// The line of the history, without its end: always the same members in the same order.
  public var line: String {
    let counts = outcome.tallies.flatMap { tally in
      [tally.pair.first, tally.pair.second].map {
        (key: $0.rawValue, value: JSONNode.integer(tally.count(of: $0)))
      }
    }
    return JSONNode.object([
      ("schema", .integer(1)), ("run", .text(run)), ("finished", .text(finished)),
      ("form", .text(form)), ("form_version", .text(formVersion)), ("language", .text(language)),
      ("seconds", .integer(seconds)), ("answers", .text(answers.text)),
      ("counts", .object(counts)), ("type", .text(outcome.type.code)),
      ("ties", .list(outcome.ties.map { .text($0.rawValue) })),
    ]).line
  }
}
