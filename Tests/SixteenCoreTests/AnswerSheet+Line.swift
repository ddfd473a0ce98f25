@testable import SixteenCore

extension AnswerSheet {
  /// The sheet in a line, read the plain way: a character a question as `AnswerMark` knows them.
  ///
  /// - Parameter count: how many questions there are.
  /// - Throws: every problem of the line.
  init(line: String, count: Int) throws(AnswerLineError) {
    let problems = Array(line.utf8).withUnsafeBytes {
      AnswerLineProblem.all(in: $0, counts: [count])
    }
    guard problems.isEmpty else { throw AnswerLineError(line: 1, problems: problems) }
    self.init(line.unicodeScalars.map { AnswerMark($0)?.answer })
  }
}
