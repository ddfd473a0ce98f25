import Testing
import TextLayout

@Suite("Cells of a text")
struct TextCellTests {
  @Test("Each character has a cell, a wide one a cell of two columns")
  func plain() {
    let cells = TextCell.cells(of: "a中b")
    #expect(cells.map(\.text) == ["a", "中", "b"])
    #expect(cells.map(\.columns) == [1, 2, 1])
    #expect(TextCell.cells(of: "").isEmpty)
  }

  @Test("Marks go onto the character before them")
  func marks() {
    let cells = TextCell.cells(of: "e\u{301}\u{327}x")
    #expect(cells.map(\.text.unicodeScalars.count) == [3, 1])
    #expect(cells.map(\.columns) == [1, 1])
  }

  @Test("A mark without a character is dropped")
  func lonelyMark() {
    #expect(TextCell.cells(of: "\u{301}").isEmpty)
    #expect(TextCell.cells(of: "\u{301}a").map(\.text) == ["a"])
  }

  @Test("A cell holds four marks at most, which is what ncurses can take", arguments: 0..<12)
  func manyMarks(count: Int) {
    let cells = TextCell.cells(of: "a" + String(repeating: "\u{301}", count: count) + "b")
    #expect(cells.count == 2)
    #expect(cells[0].text.unicodeScalars.count == 1 + min(4, count))
  }

  @Test(
    "What must not reach a terminal becomes a replacement character",
    arguments: ["\u{1B}", "\0", "\n", "\t", "\u{7F}", "\u{9B}", "\u{202E}", "\u{200B}", "\u{2028}"])
  func controls(text: String) {
    let cells = TextCell.cells(of: "a" + text + "b")
    #expect(cells.map(\.text) == ["a", "\u{FFFD}", "b"])
    #expect(cells[1].columns == 1)
  }

  @Test("A mark on a replaced control stays there")
  func markOnControl() {
    let cells = TextCell.cells(of: "\u{1B}\u{301}a")
    #expect(cells.count == 2)
    #expect(cells[1].text == "a")
  }

  @Test("An emoji of several parts takes the columns that wcwidth gives them")
  func emojiSequence() {
    let cells = TextCell.cells(of: "👩\u{200D}💻")
    #expect(cells.map(\.columns) == [2, 2])
  }

  @Test("Cells take as many columns as the text", arguments: 0..<200)
  func sameWidth(seed: Int) {
    var texts = RandomText(seed: seed)
    let text = texts.next()
    let cells = TextCell.cells(of: text)
    #expect(cells.reduce(0) { $0 + $1.columns } == Columns.width(of: text))
    #expect(cells.map(\.text).joined() == text)
  }
}
