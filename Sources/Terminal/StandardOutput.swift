import Glibc

/// Text for whoever started the program.
public enum StandardOutput {
  /// Writes all of a text to standard output, or to standard error.
  /// - Throws: `LineTerminalError.cannotWrite`
  public static func write(_ text: String, toError: Bool = false) throws(LineTerminalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(toError ? 2 : 1, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotWrite(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }
}
