/// One end of a pair; its raw value is its letter in the code of a type.
public enum Pole: String, CaseIterable, Sendable {
  /// Extraversion.
  case E
  /// Introversion.
  case I
  /// Sensing.
  case S
  /// Intuition.
  case N
  /// Thinking.
  case T
  /// Feeling.
  case F
  /// Judging.
  case J
  /// Perceiving.
  case P

  /// The pair this pole is an end of.
  public var pair: Pair {
    switch self {
    case .E, .I: .EI
    case .S, .N: .SN
    case .T, .F: .TF
    case .J, .P: .JP
    }
  }

  /// The other end of the same pair.
  public var opposite: Pole {
    self == pair.first ? pair.second : pair.first
  }
}
