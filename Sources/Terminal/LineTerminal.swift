/// Where text goes and comes from line by line: for screen readers, braille lines and scripts.
@MainActor
public protocol LineTerminal: AnyObject {
  /// Writes a text and ends the line.
  /// - Throws: `LineTerminalError.cannotWrite`
  func write(line: String) throws
  /// Writes a prompt and reads the line after it.
  /// - Returns: the line without its end; nil at the end of the input.
  func ask(_ prompt: String) throws -> String?
}

/// Why lines do not get through.
public enum LineTerminalError: Error, Hashable, Sendable {
  /// Standard output does not take them; the system's reason.
  case cannotWrite(String)
}
