/// What a character on a sheet of answers means.
///
/// "1", "A" and "a" are the first choice, "2", "B" and "b" the second, "-" and a blank none; all of
/// them also in full width.
enum AnswerMark: UInt8 {
  case first, second, none

  /// The meaning of a character, nil if it has none.
  init?(_ character: Unicode.Scalar) {
    switch character {
    case "1", "A", "a", "１", "Ａ", "ａ": self = .first
    case "2", "B", "b", "２", "Ｂ", "ｂ": self = .second
    case "-", " ", "－", "\u{3000}": self = .none
    default: return nil
    }
  }

  /// The index of the choice.
  var answer: Int? {
    switch self {
    case .first: 0
    case .second: 1
    case .none: nil
    }
  }
}
