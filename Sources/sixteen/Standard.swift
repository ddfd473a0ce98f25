import Glibc

/// Text to standard output and standard error.
enum Standard {
  /// Writes a line to standard output.
  /// - Returns: whether all of it was written.
  static func output(_ line: String) -> Bool { write(line + "\n", to: 1) }

  /// Writes "sixteen: " and a line to standard error.
  static func error(_ line: String) { _ = write("sixteen: \(line)\n", to: 2) }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return false }
        written += count
      }
      return true
    }
  }
}
