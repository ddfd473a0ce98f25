/// Bytes that mean something in every text file.
enum TextBytes {
  /// The end of a line.
  static let newline = UInt8(ascii: "\n")
  /// Some programs put it before UTF-8 text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
