extension Picture {
  /// The picture in a text of four parts: the line `palette`, lines of a character and a colour
  /// such as `k #1c1c1c`; the line `pixels`, 24 lines of 24 such characters, with `.` where the
  /// background shows; the line `plain`, up to 12 lines of ASCII.
  public init(text: UnsafeRawBufferPointer, asset: String) throws(AssetError) {
    var reader = PictureReader(text: text, asset: asset)
    self = try reader.read()
  }
}

/// Goes once through the lines of a picture file.
private struct PictureReader {
  private let lines: [Substring]
  private let asset: String
  private var next = 0
  private var palette: [Character: PixelColor] = [:]

  init(text: UnsafeRawBufferPointer, asset: String) {
    let text = String(decoding: text, as: UTF8.self)
    self.lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.asset = asset
  }

  mutating func read() throws(AssetError) -> Picture {
    try expectHeading("palette")
    while next < lines.count, lines[next] != "pixels" {
      try readColor()
    }
    try expectHeading("pixels")
    var pixels: [PixelColor?] = []
    for _ in 0..<Picture.rows {
      pixels += try readRow()
    }
    try expectHeading("plain")
    return Picture(pixels: pixels, plain: try readPlain())
  }

  private mutating func expectHeading(_ heading: String) throws(AssetError) {
    guard try takeLine() == heading else { throw malformed() }
  }

  private mutating func readColor() throws(AssetError) {
    let parts = try takeLine().split(separator: " ")
    guard parts.count == 2, parts[0].count == 1, let key = parts[0].first, key.isASCII, key != ".",
      let color = PixelColor(hexadecimal: parts[1]),
      palette.updateValue(color, forKey: key) == nil
    else { throw malformed() }
  }

  private mutating func readRow() throws(AssetError) -> [PixelColor?] {
    let line = try takeLine()
    let row = line.compactMap { key -> PixelColor?? in
      key == "." ? .some(nil) : palette[key].map(Optional.some)
    }
    guard line.count == Picture.columns, row.count == Picture.columns else { throw malformed() }
    return row
  }

  private mutating func readPlain() throws(AssetError) -> [String] {
    var plain: [String] = []
    while next < lines.count {
      let line = try takeLine()
      guard line.count <= Picture.columns, line.allSatisfy({ " "..."~" ~= $0 }) else {
        throw malformed()
      }
      plain.append(String(line))
    }
    // The last line ends with a line break, after which there is an empty one.
    if plain.last?.isEmpty == true { plain.removeLast() }
    guard plain.count <= Picture.largestPlainLineCount else { throw malformed() }
    return plain
  }

  private mutating func takeLine() throws(AssetError) -> Substring {
    next += 1
    guard next <= lines.count else { throw malformed() }
    return lines[next - 1]
  }

  /// An error about the line just taken.
  private func malformed() -> AssetError {
    AssetError(asset: asset, problem: .malformedPicture(line: next))
  }
}
