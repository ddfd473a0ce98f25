import Glibc

/// Text for whoever started the program.
public enum StandardOutput {
  /// Writes all of a text, in the locale's character set, to standard output or standard error.
  /// - Throws: `OutputError.cannotWrite`
  public static func write(_ text: String, toError: Bool = false) throws(OutputError) {
    let error = CharacterSet.bytes(of: text).withUnsafeBytes { write($0, to: toError ? 2 : 1) }
    if let error { throw error }
  }

  /// Writes all of some bytes, to standard output unless said otherwise.
  /// - Throws: `OutputError.cannotWrite`
  public static func write(
    bytes: UnsafeRawBufferPointer, to descriptor: Int32 = 1
  ) throws(OutputError) {
    if let error = write(bytes, to: descriptor) { throw error }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> OutputError? {
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
