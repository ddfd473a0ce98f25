import Testing

@testable import Terminal

@Suite("Clips of a canvas")
struct CanvasClipTests {
  private static let style = Style(Style.Role("x"))

  @Test("What lies outside is dropped")
  func outside() {
    var canvas = Canvas(size: Size(rows: 3, columns: 6))
    canvas.clipped(to: Rect(row: 1, column: 2, rows: 1, columns: 3)) { canvas in
      for row in -1...3 { canvas.write("abcdefgh", row: row, column: -1, style: Self.style) }
      canvas.fill(canvas.bounds, with: .white, opacity: 0.5)
      canvas.paint("▀", ink: .white, background: .white, row: 1, column: 1, role: .background)
      canvas.add(.bold, to: canvas.bounds)
    }
    #expect(canvas.lines == ["      ", "  def ", "      "])
    for row in 0..<3 {
      for column in 0..<6 where row != 1 || !(2...4).contains(column) {
        #expect(canvas[row, column] == Cell())
      }
    }
  }

  @Test("Clips within clips only get smaller, and end with their drawing")
  func nested() {
    var canvas = Canvas(size: Size(rows: 1, columns: 8))
    canvas.clipped(to: Rect(row: 0, column: 1, rows: 1, columns: 4)) { canvas in
      canvas.clipped(to: Rect(row: -2, column: 3, rows: 9, columns: 99)) { canvas in
        #expect(canvas.clip == Rect(row: 0, column: 3, rows: 1, columns: 2))
        canvas.write("aaaaaaaa", row: 0, column: 0, style: Self.style)
      }
      canvas.write("b", row: 0, column: 1, style: Self.style)
      canvas.write("b", row: 0, column: 0, style: Self.style)
    }
    canvas.write("c", row: 0, column: 7, style: Self.style)
    #expect(canvas.lines == [" b aa  c"])
    #expect(canvas.clip == canvas.bounds)
  }

  @Test("In an empty clip nothing is drawn")
  func empty() {
    var canvas = Canvas(size: Size(rows: 2, columns: 4))
    canvas.write("中文", row: 0, column: 0, style: Self.style)
    let before = canvas.cells
    for clip in [
      Rect(row: 0, column: 1, rows: 2, columns: 0), Rect(row: 5, column: 0, rows: 2, columns: 4),
      Rect(row: 0, column: -9, rows: 2, columns: 4), Rect(row: 1, column: 0, rows: -3, columns: 4),
    ] {
      canvas.clipped(to: clip) { canvas in
        canvas.fill(canvas.bounds, with: .white)
        canvas.frame(canvas.bounds, style: Self.style)
        canvas.write("字", row: 0, column: 0, style: Self.style)
        canvas.add(.bold, to: canvas.bounds)
      }
    }
    #expect(canvas.cells == before)
  }

  @Test("A wide character on the edge of a clip is not drawn by halves")
  func edge() {
    var canvas = Canvas(size: Size(rows: 1, columns: 6))
    canvas.clipped(to: Rect(row: 0, column: 1, rows: 1, columns: 3)) { canvas in
      canvas.write("中文字", row: 0, column: 0, style: Self.style)
    }
    #expect(canvas.lines == ["  文  "])
  }

  @Test("Overwriting half of a wide character that sticks out of the clip blanks all of it")
  func stickingOut() {
    var canvas = Canvas(size: Size(rows: 1, columns: 6))
    canvas.write("中文字", row: 0, column: 0, style: Self.style)
    canvas.clipped(to: Rect(row: 0, column: 1, rows: 1, columns: 4)) { canvas in
      canvas.write("aaaa", row: 0, column: 1, style: Self.style)
    }
    #expect(canvas.lines == [" aaaa "])
  }

  @Test("A canvas of no extent takes every drawing", arguments: [(0, 0), (0, 5), (5, 0), (1, 1)])
  func tiny(rows: Int, columns: Int) {
    var canvas = Canvas(size: Size(rows: rows, columns: columns))
    canvas.fill(Rect(row: -1, column: -1, rows: 9, columns: 9), with: .white)
    canvas.fill(Rect(row: -1, column: -1, rows: 9, columns: 9), with: .white, opacity: 0.4)
    canvas.frame(Rect(row: 0, column: 0, rows: 9, columns: 9), style: Self.style)
    canvas.write("中文", row: 0, column: 0, style: Self.style)
    #expect(canvas.lines.count == rows)
  }
}
