import Glibc
import TextLayout

/// Lines on standard input and standard output.
@MainActor
public final class StandardLineTerminal: LineTerminal {
  /// More bytes than any answer has: the rest of a line beyond them is dropped.
  private static let longestLine = 4096

  private var unread: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// The process's own input and output.
  public init() {}

  /// Writes a line to standard output; on a terminal, words are not broken at its edge.
  public func write(line: String) throws {
    // Made of cells, a line has no control characters, whatever a question file says.
    guard isatty(1) == 1 else {
      return try write(TextCell.cells(of: line).map(\.text).joined() + "\n")
    }
    let lines = LineBreaking.lines(of: line, columns: max(20, OutputTraits.columns))
    try write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes a prompt and waits for a line.
  public func ask(_ prompt: String) throws -> String? {
    try write(prompt)
    var line: [UInt8] = []
    while let byte = nextByte() {
      if byte == UInt8(ascii: "\n") { return text(line) }
      if line.count < Self.longestLine { line.append(byte) }
    }
    return line.isEmpty ? nil : text(line)
  }

  private func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private func nextByte() -> UInt8? {
    if unread.isEmpty, !isAtEnd { readMore() }
    return unread.popFirst()
  }

  private func readMore() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      isAtEnd = count <= 0
      unread = buffer[..<max(0, count)]
      return
    }
  }

  private func write(_ text: String) throws { try StandardOutput.write(text) }
}
