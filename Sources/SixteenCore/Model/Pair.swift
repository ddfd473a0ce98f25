/// Two opposite poles. `allCases` is the order in which their letters make a code.
public enum Pair: String, CaseIterable, Sendable {
  /// Extraversion or introversion.
  case EI
  /// Sensing or intuition.
  case SN
  /// Thinking or feeling.
  case TF
  /// Judging or perceiving.
  case JP

  /// The pole named first: E, S, T, J.
  public var first: Pole {
    switch self {
    case .EI: .E
    case .SN: .S
    case .TF: .T
    case .JP: .J
    }
  }

  /// The pole named second: I, N, F, P.
  public var second: Pole {
    switch self {
    case .EI: .I
    case .SN: .N
    case .TF: .F
    case .JP: .P
    }
  }

  /// The letter an even pair gets: I, N, F, P, the convention of the field (docs/INSTRUMENT.md 3).
  public var tieWinner: Pole { second }
}
