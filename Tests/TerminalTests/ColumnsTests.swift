import Testing
import TextLayout

@Suite("Columns of characters")
struct ColumnsTests {
  @Test("Every printable ASCII character takes one column")
  func ascii() {
    for value in UInt8(0x20)..<0x7F {
      #expect(Columns.width(of: Unicode.Scalar(value)) == 1)
    }
  }

  @Test(
    "Chinese characters, their marks and full-width forms take two columns",
    arguments: "一傍龥㐀𠀀，。、；：！？「」『』（）《》〈〉【】１ｑ？Ａ\u{3000}".unicodeScalars.map { $0 })
  func wide(scalar: Unicode.Scalar) {
    #expect(Columns.width(of: scalar) == 2)
  }

  @Test(
    "Boxes, blocks, arrows and quotation marks take one column",
    arguments: "─│╭╮╰╯━╸█▌░▀▶↑↓←→•·┃…—“”‘’×".unicodeScalars.map { $0 })
  func narrow(scalar: Unicode.Scalar) {
    #expect(Columns.width(of: scalar) == 1)
  }

  @Test(
    "Combining marks, joiners and variation selectors take none",
    arguments: [0x300, 0x301, 0x327, 0x20D7, 0x3099, 0x200C, 0x200D, 0xFE0E, 0xFE0F] as [UInt32])
  func marks(value: UInt32) throws {
    #expect(Columns.width(of: try #require(Unicode.Scalar(value))) == 0)
  }

  @Test(
    "Controls, direction marks and line separators have no width",
    arguments: Array(0..<0x20) + Array(0x7F..<0xA0) + Array(0x202A...0x202E)
      + Array(0x2066...0x2069) + [0x061C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060, 0xFEFF]
      as [UInt32])
  func controls(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Columns.isControl(scalar))
    #expect(Columns.width(of: scalar) == nil)
  }

  @Test("Only unassigned characters and controls have no width", arguments: ["中", "é", "é", "a"])
  func assigned(text: String) {
    #expect(text.unicodeScalars.allSatisfy { !Columns.isControl($0) })
    #expect(text.unicodeScalars.allSatisfy { Columns.width(of: $0) != nil })
  }

  @Test("An emoji is never narrower than the screen draws it", arguments: ["😀", "🌳", "👩"])
  func emoji(text: String) {
    #expect(Columns.width(of: text) == 2)
  }

  @Test(
    "A text is as wide as its characters together",
    arguments: [
      ("", 0), ("abc", 3), ("中文", 4), ("中a文", 5), ("e\u{301}", 1), ("é", 1), ("a\u{7}b", 3),
      ("\u{202E}", 1), ("「好」", 6), ("喜歡……", 6), ("📖", 2), ("３６", 4),
    ])
  func texts(text: String, columns: Int) {
    #expect(Columns.width(of: text) == columns)
    #expect(Columns.width(of: text[...]) == columns)
  }

  @Test(
    "Padding fills up with blanks and cuts nothing",
    arguments: [("中", 4, "中  "), ("ab", 2, "ab"), ("中文", 1, "中文"), ("", 3, "   "), ("a", -1, "a")])
  func padding(text: String, columns: Int, padded: String) {
    #expect(text.padded(to: columns) == padded)
  }
}
