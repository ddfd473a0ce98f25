import Testing
import TextLayout

@testable import Terminal

@Suite("The table of glyphs")
struct GlyphTests {
  @Test("Each glyph takes one column", arguments: Glyph.allCases)
  func width(glyph: Glyph) {
    #expect(glyph.text.unicodeScalars.count == 1)
    #expect(glyph.text.unicodeScalars.map { Columns.width(of: $0) } == [1])
    #expect(TextCell.cells(of: glyph.text).map(\.text) == [glyph.text])
  }

  @Test("Each glyph has a visible twin in ASCII of one column", arguments: Glyph.allCases)
  func twin(glyph: Glyph) throws {
    let scalar = try #require(glyph.asciiTwin.unicodeScalars.first)
    #expect(glyph.asciiTwin.unicodeScalars.count == 1)
    #expect((0x21..<0x7F).contains(scalar.value))
    #expect(Glyph.asciiTwins[glyph.text] == String(glyph.asciiTwin))
  }

  @Test("Twins tell apart what stands side by side")
  func distinct() {
    func twins(_ glyphs: [Glyph]) -> Int { Set(glyphs.map(\.asciiTwin)).count }
    #expect(twins([.up, .down]) == 2)
    #expect(twins([.left, .right]) == 2)
    #expect(twins([.barFull, .horizontal]) == 2)
    #expect(twins([.meterFull, .meterEmpty]) == 2)
    #expect(twins([.thumb, .vertical]) == 2)
  }
}
