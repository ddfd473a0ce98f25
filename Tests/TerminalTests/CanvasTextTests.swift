import Testing

@testable import Terminal

@Suite("Text on a canvas")
struct CanvasTextTests {
  private static let style = Style(Style.Role("x"))

  private static func canvas(_ line: String = "", columns: Int = 8) -> Canvas {
    var canvas = Canvas(size: Size(rows: 1, columns: columns))
    canvas.write(line, row: 0, column: 0, style: style)
    return canvas
  }

  @Test("Writing returns the column behind the text, in the canvas or not")
  func end() {
    var canvas = Self.canvas()
    #expect(canvas.write("中a", row: 0, column: 0, style: Self.style) == 3)
    #expect(canvas.write("中a", row: 0, column: 7, style: Self.style) == 10)
    #expect(canvas.write("中a", row: 9, column: -4, style: Self.style) == -1)
    #expect(canvas.write("", row: 0, column: 5, style: Self.style) == 5)
  }

  @Test(
    "Writing over either half of a wide character blanks the other",
    arguments: [
      (0, "x", "x 文字  "), (1, "x", " x文字  "), (2, "x", "中x 字  "), (3, "x", "中 x字  "),
      (1, "國", " 國 字  "), (0, "國", "國文字  "), (3, "國", "中 國   "), (5, "xy", "中文 xy "),
      (1, "abc", " abc字  "), (0, "abc", "abc 字  "),
    ])
  func overwriting(column: Int, text: String, line: String) {
    var canvas = Self.canvas("中文字")
    canvas.write(text, row: 0, column: column, style: Self.style)
    #expect(canvas.lines == [line])
  }

  @Test(
    "An opaque fill over half of a wide character blanks the other",
    arguments: [
      (0, 1, "  文字  "), (1, 1, "  文字  "), (1, 2, "    字  "), (1, 4, "        "),
      (2, 2, "中  字  "), (3, 2, "中      "),
    ])
  func filling(column: Int, columns: Int, line: String) {
    var canvas = Self.canvas("中文字")
    canvas.fill(Rect(row: 0, column: column, rows: 1, columns: columns), with: .white)
    #expect(canvas.lines == [line])
  }

  @Test("A fill of no columns changes nothing", arguments: [0.5, 1])
  func emptyFill(opacity: Double) {
    var canvas = Self.canvas("中文字")
    for column in 0...8 {
      canvas.fill(
        Rect(row: 0, column: column, rows: 1, columns: 0), with: .white, opacity: opacity)
      canvas.fill(
        Rect(row: 0, column: column, rows: 0, columns: 3), with: .white, opacity: opacity)
    }
    #expect(canvas.cells == Self.canvas("中文字").cells)
  }

  @Test("A translucent fill over half of a wide character leaves it whole")
  func tinting() {
    var canvas = Self.canvas("中文字")
    canvas.fill(Rect(row: 0, column: 1, rows: 1, columns: 2), with: .white, opacity: 0.5)
    #expect(canvas.lines == ["中文字  "])
  }

  @Test("Painting over half of a wide character blanks the other", arguments: [0, 1])
  func painting(column: Int) {
    var canvas = Self.canvas("中文")
    canvas.paint(
      "▀", ink: .white, background: .black, row: 0, column: column, role: .background)
    #expect(canvas.lines == [column == 0 ? "▀ 文    " : " ▀文    "])
  }

  @Test("A wide character that would stick out at the right leaves a blank")
  func lastColumn() {
    var canvas = Self.canvas("abcdefgh")
    canvas.write("中", row: 0, column: 7, style: Self.style)
    #expect(canvas.lines == ["abcdefg "])
    canvas.write("一二三四五", row: 0, column: 1, style: Self.style)
    #expect(canvas.lines == ["a一二三 "])
  }

  @Test("A wide character that would stick out at the left leaves a blank")
  func firstColumn() {
    var canvas = Self.canvas("abcdefgh")
    canvas.write("中文", row: 0, column: -1, style: Self.style)
    #expect(canvas.lines == [" 文defgh"])
  }

  @Test("A combining mark stays with its character")
  func marks() {
    let canvas = Self.canvas("e\u{301}x")
    #expect(canvas[0, 0].text.unicodeScalars.count == 2)
    #expect(canvas[0, 1].text == "x")
  }

  @Test("No control gets into a cell")
  func controls() {
    let canvas = Self.canvas("a\u{1B}[1m\u{202E}")
    #expect(canvas.lines == ["a\u{FFFD}[1m\u{FFFD}  "])
  }

  @Test("A frame has rounded corners and straight edges")
  func frame() {
    var canvas = Canvas(size: Size(rows: 4, columns: 6))
    canvas.frame(Rect(row: 0, column: 1, rows: 3, columns: 4), style: Self.style)
    #expect(canvas.lines == [" ╭──╮ ", " │  │ ", " ╰──╯ ", "      "])
    canvas.frame(Rect(row: 2, column: 0, rows: 2, columns: 2), style: Self.style)
    #expect(canvas.lines == [" ╭──╮ ", " │  │ ", "╭╮──╯ ", "╰╯    "])
  }

  @Test("A frame too small to be one is not drawn", arguments: [(1, 5), (5, 1), (0, 0), (-1, 4)])
  func noFrame(rows: Int, columns: Int) {
    var canvas = Canvas(size: Size(rows: 4, columns: 6))
    canvas.frame(Rect(row: 0, column: 0, rows: rows, columns: columns), style: Self.style)
    #expect(canvas.lines.allSatisfy { $0 == "      " })
  }
}
