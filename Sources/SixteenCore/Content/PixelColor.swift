/// A colour of a picture, 8 bits a channel.
public struct PixelColor: Hashable, Sendable {
  /// From 0 to 255.
  public let red: UInt8
  /// From 0 to 255.
  public let green: UInt8
  /// From 0 to 255.
  public let blue: UInt8

  /// The colour of three channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour written as "#rrggbb".
  init?(hexadecimal text: Substring) {
    guard text.utf8.count == 7, text.first == "#",
      text.dropFirst().allSatisfy(\.isHexDigit), let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }
}
