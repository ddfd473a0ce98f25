import Glibc

/// Text for whoever started the program.
public enum StandardOutput {
  /// Writes all of a text to a descriptor: 1 is standard output, 2 standard error.
  /// - Throws: `LineTerminalError.cannotWrite`
  public static func write(_ text: String, to descriptor: Int32 = 1) throws(LineTerminalError) {
    var text = text
    let error = text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    if let error { throw error }
  }

  /// Writes all of some bytes to standard output.
  /// - Throws: `LineTerminalError.cannotWrite`
  public static func write(_ bytes: UnsafeRawBufferPointer) throws(LineTerminalError) {
    if let error = write(bytes, to: 1) { throw error }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> LineTerminalError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .cannotWrite(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
