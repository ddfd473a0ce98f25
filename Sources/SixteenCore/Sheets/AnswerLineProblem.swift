/// What can be wrong with a line of answers.
public enum AnswerLineProblem: Hashable, Sendable {
  /// Fewer answers than the form has questions.
  case tooFew(given: Int, wanted: Int)
  /// More answers than the form has questions.
  case tooMany(given: Int, wanted: Int)
  /// As many answers as none of several forms has questions.
  case fitsNoForm(given: Int, wanted: [Int])
  /// Not the mark of an answer; its position in the line, from 1.
  case unknownCharacter(Unicode.Scalar, position: Int)
  /// So many characters more are unknown, after the first `listedCharacters`.
  case moreUnknownCharacters(Int)
  /// More than `limit` bytes, so that the line was not looked at.
  case lineTooLong(limit: Int)

  /// How many unknown characters of a line are listed one by one.
  static let listedCharacters = 100

  /// All problems of a line.
  /// - Parameters:
  ///   - bytes: the line without its end; what is not UTF-8 counts as U+FFFD.
  ///   - counts: how many answers there may be.
  static func all(in bytes: UnsafeRawBufferPointer, counts: [Int]) -> [AnswerLineProblem] {
    var given = 0
    var unknown: [AnswerLineProblem] = []
    var unlisted = 0
    for character in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      given += 1
      if AnswerMark(character) != nil { continue }
      if unknown.count < listedCharacters {
        unknown.append(.unknownCharacter(character, position: given))
      } else {
        unlisted += 1
      }
    }
    if unlisted > 0 { unknown.append(.moreUnknownCharacters(unlisted)) }
    return wrongCount(given, counts).map { [$0] + unknown } ?? unknown
  }

  private static func wrongCount(_ given: Int, _ counts: [Int]) -> AnswerLineProblem? {
    if counts.contains(given) { return nil }
    guard let wanted = counts.first, counts.count == 1 else {
      return .fitsNoForm(given: given, wanted: counts)
    }
    return given < wanted
      ? .tooFew(given: given, wanted: wanted) : .tooMany(given: given, wanted: wanted)
  }
}
