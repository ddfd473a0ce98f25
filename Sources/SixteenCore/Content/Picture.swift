/// The pixel art of a type, with its stand-ins for terminals that cannot show it.
public struct Picture: Hashable, Sendable {
  /// Width in pixels.
  public static let columns = 24
  /// Height in pixels; a terminal row shows two of them.
  public static let rows = 24
  /// The most lines that the plain form may have.
  static let largestPlainLineCount = 12

  /// Row by row from the top left, nil where the background shows.
  public let pixels: [PixelColor?]
  /// The picture in ASCII, line by line, at most 24 columns wide.
  public let plain: [String]

  init(pixels: [PixelColor?], plain: [String]) {
    self.pixels = pixels
    self.plain = plain
  }

  /// The colour at a column and a row counted from the top left, nil where the background shows,
  /// as it does everywhere outside.
  public subscript(column: Int, row: Int) -> PixelColor? {
    guard 0..<Self.columns ~= column, 0..<Self.rows ~= row else { return nil }
    return pixels[row * Self.columns + column]
  }

  /// The program's own picture of a type.
  public static func bundled(for type: PersonalityType) throws(AssetError) -> Picture {
    let name = "pictures/\(type.code).txt"
    return try Picture(text: Assets.required(name), asset: name)
  }
}
