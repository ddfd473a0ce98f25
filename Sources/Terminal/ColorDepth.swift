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
}
