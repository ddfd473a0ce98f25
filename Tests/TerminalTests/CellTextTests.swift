import Testing

@testable import Terminal
@testable import TextLayout

@Suite("The text of a cell")
struct CellTextTests {
  @Test(
    "Up to five scalars come back as they were, the highest in each place",
    arguments: ["a", "中", "é", "e\u{301}", "🂡", "a\u{301}\u{302}\u{303}\u{304}"]
      + (0..<CellText.capacity).map { place in
        String(
          String.UnicodeScalarView(
            (0...place).map { $0 == place ? "\u{10FFFF}" : Unicode.Scalar(UInt8(65 + $0)) }))
      })
  func roundTrip(text: String) {
    let cell = CellText(text)
    #expect(Array(cell.string.unicodeScalars) == Array(text.unicodeScalars))
    for (index, scalar) in text.unicodeScalars.enumerated() { #expect(cell[index] == scalar.value) }
    for index in text.unicodeScalars.count..<CellText.capacity { #expect(cell[index] == 0) }
    #expect(cell == CellText(text) && cell.hashValue == CellText(text).hashValue)
    #expect(cell != CellText(text + "x") || text.unicodeScalars.count == CellText.capacity)
  }

  @Test("Scalars tell texts apart that are equal as strings")
  func scalars() {
    #expect(CellText("é") != CellText("e\u{301}"))
  }

  @Test("It holds as much as a cell of text can have, and drops the rest")
  func capacity() {
    #expect(CellText.capacity == 1 + TextCell.longestMarks)
    let text = "a\u{301}\u{302}\u{303}\u{304}"
    #expect(CellText(text + "\u{305}") == CellText(text))
  }

  @Test("A blank is not nothing")
  func blank() {
    #expect(CellText.blank.string == " " && CellText.none.string.isEmpty)
    #expect(CellText.blank == CellText(" ") && CellText.none == CellText(""))
    #expect(CellText.blank != .none)
  }
}
