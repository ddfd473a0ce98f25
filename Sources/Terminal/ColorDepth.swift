/// How many colours a terminal has.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None, or none wanted.
  case none
  /// The eight of ANSI.
  case eight
  /// Those and their bright twins.
  case sixteen
  /// The fixed cube and greys of xterm.
  case indexed
  /// All of 24 bits.
  case direct

  /// The depth of a terminal that says how many colours it has.
  init(count: Int) {
    switch count {
    case 0x100_0000...: self = .direct
    case 256...: self = .indexed
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }
}
