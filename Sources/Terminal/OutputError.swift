/// Why output does not get through.
public enum OutputError: Error, Hashable, Sendable {
  /// Standard output or a file does not take it; the system's reason.
  case cannotWrite(String)
}
