/// Where a result comes from: what a saved result says besides the result.
public struct ResultOrigin: Sendable {
  /// The form, as records name it.
  public let form: String
  /// The version of the questions.
  public let formVersion: String
  /// A 1 or a 2 for each question, in the order of the file.
  public let answers: String
  /// When the last question was answered, as RFC 3339 writes it: "2026-01-31T08:05:09Z".
  public let finished: String
  /// The version of this program.
  public let programVersion: String

  /// An origin; see its properties.
  public init(
    form: String, formVersion: String, answers: String, finished: String, programVersion: String
  ) {
    self.form = form
    self.formVersion = formVersion
    self.answers = answers
    self.finished = finished
    self.programVersion = programVersion
  }

  /// The day in `finished`: "2026-01-31".
  var day: String { String(finished.prefix { $0 != "T" }) }
}
