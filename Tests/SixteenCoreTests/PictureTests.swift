import Testing

@testable import SixteenCore

private let pixelRows = (0..<24).map { row in
  String(repeating: ".", count: row) + "k" + String(repeating: "w", count: 23 - row)
}

private let lines =
  ["palette", "k #0102ff", "w #FFFFFF", "pixels"] + pixelRows + ["plain", " /\\", "", "~~~"]

private func picture(_ lines: [String]) throws -> Picture {
  try withBytes(of: lines.map { $0 + "\n" }.joined()) { try Picture(text: $0, asset: "p") }
}

@Suite("Reading a picture")
struct PictureTests {
  @Test("Pixels, colours and the plain form are those of the file")
  func reading() throws {
    let picture = try picture(lines)
    #expect(picture.pixels.count == Picture.columns * Picture.rows)
    #expect(picture[0, 0] == PixelColor(red: 1, green: 2, blue: 255))
    #expect(picture[23, 0] == PixelColor(red: 255, green: 255, blue: 255))
    #expect(picture[0, 1] == nil)
    #expect(picture[23, 23] == picture[0, 0])
    #expect(picture.plain == [" /\\", "", "~~~"])
    for (column, row) in [(-1, 0), (0, -1), (24, 0), (0, 24)] {
      #expect(picture[column, row] == nil)
    }
  }

  @Test(
    "What does not fit is named by its line",
    arguments: [
      (1, "Palette"), (2, "k 0102ff"), (2, "k #0102f"), (2, "k #0102fg"), (2, "k #+102ff"),
      (2, "kk #0102ff"), (2, ". #0102ff"), (2, "中 #0102ff"), (3, "k #ffffff"), (5, "k"),
      (5, String(repeating: "w", count: 25)), (9, String(repeating: "x", count: 24)),
      (28, "plain"), (29, "pixels"), (30, "中"), (30, String(repeating: "x", count: 25)),
      (31, "\t"),
    ])
  func malformed(line: Int, text: String) {
    var broken = lines
    broken[line - 1] = text
    #expect(throws: AssetError(asset: "p", problem: .malformedPicture(line: line))) {
      try picture(broken)
    }
  }

  @Test("A picture that ends early or has too many lines is refused")
  func wrongLength() {
    for count in 0..<28 {
      #expect(throws: AssetError.self) { try picture(Array(lines.prefix(count))) }
    }
    #expect(throws: AssetError.self) {
      try picture(lines + Array(repeating: "x", count: 10))
    }
  }
}
