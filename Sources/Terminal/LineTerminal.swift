/// Where text goes and comes from line by line: for screen readers, braille lines and scripts.
@MainActor
public protocol LineTerminal: AnyObject {
  /// Writes a text and ends the line.
  /// - Throws: `OutputError.cannotWrite`
  func write(line: String) throws
  /// Writes a prompt and reads the line after it.
  /// - Returns: the line without its end; nil at the end of the input.
  /// - Throws: `OutputError.cannotWrite` for the prompt; input that cannot be read is at its end.
  func ask(_ prompt: String) throws -> String?
}
