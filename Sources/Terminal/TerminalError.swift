/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is something else.
  case notATerminal
  /// No description of this TERM, nil where it is not set.
  case unknown(String?)
  /// The cursor cannot be put where it is wanted.
  case cannotAddressCursor(String)
}
