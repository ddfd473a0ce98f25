import Testing
import TextLayout

@testable import Terminal

@Suite("Any drawing on a canvas")
struct CanvasRandomTests {
  private struct Artist {
    var generator: SeededGenerator
    let size: Size

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      .random(in: range, using: &generator)
    }

    mutating func rect() -> Rect {
      Rect(
        row: number(-2...size.rows + 1), column: number(-3...size.columns + 2),
        rows: number(-1...size.rows + 2), columns: number(-1...size.columns + 3))
    }

    mutating func text() -> String {
      let pieces = ["中", "文", "，", "a", "b", " ", "e\u{301}", "😀", "\u{1B}", "─", "\u{200D}"]
      return (0..<number(0...6)).map { _ in pieces[number(0...pieces.count - 1)] }.joined()
    }

    mutating func draw(in canvas: inout Canvas, depth: Int = 0) {
      let style = Style(Style.Role("x"))
      switch number(0...7) {
      case 0, 1, 2:
        canvas.write(
          text(), row: number(-1...size.rows), column: number(-4...size.columns + 1), style: style)
      case 3:
        canvas.fill(rect(), with: .random(&generator))
      case 4:
        canvas.fill(rect(), with: .random(&generator), opacity: 0.3)
      case 5:
        canvas.frame(rect(), style: style)
      case 6:
        canvas.paint(
          "▀", ink: .white, background: .black, row: number(-1...size.rows),
          column: number(-1...size.columns), role: .background)
      default:
        guard depth < 3 else { return }
        let clip = rect()
        var artist = self
        canvas.clipped(to: clip) { canvas in
          for _ in 0..<4 { artist.draw(in: &canvas, depth: depth + 1) }
        }
        self = artist
      }
    }
  }

  /// Whether wide characters are whole and everything else takes one column.
  private static func isSound(_ canvas: Canvas) -> Bool {
    (0..<canvas.size.rows).allSatisfy { row in
      (0..<canvas.size.columns).allSatisfy { column in
        let cell = canvas[row, column]
        let isLast = column + 1 == canvas.size.columns
        if cell.isContinuation {
          return column > 0 && Columns.width(of: canvas[row, column - 1].text) == 2
        }
        switch Columns.width(of: cell.text) {
        case 1: return isLast || !canvas[row, column + 1].isContinuation
        case 2: return !isLast && canvas[row, column + 1].isContinuation
        default: return false
        }
      }
    }
  }

  @Test("Every line is exactly as wide as the canvas, at every step", arguments: 0..<200)
  func width(seed: Int) {
    var artist = Artist(
      generator: SeededGenerator(seed: seed), size: Size(rows: 1 + seed % 5, columns: 1 + seed % 13)
    )
    var canvas = Canvas(size: artist.size)
    for _ in 0..<60 {
      artist.draw(in: &canvas)
      #expect(Self.isSound(canvas))
      #expect(canvas.lines.allSatisfy { Columns.width(of: $0) == artist.size.columns })
      #expect(canvas.clip == canvas.bounds)
    }
  }

  @Test("Nothing is drawn outside of a clip but blanks in place of halves", arguments: 0..<200)
  func clip(seed: Int) {
    var artist = Artist(
      generator: SeededGenerator(seed: seed), size: Size(rows: 4, columns: 12))
    var canvas = Canvas(size: artist.size)
    for _ in 0..<30 { artist.draw(in: &canvas) }
    let before = canvas
    let clip = artist.rect()
    canvas.clipped(to: clip) { canvas in
      for _ in 0..<20 { artist.draw(in: &canvas) }
    }
    for row in 0..<4 {
      for column in 0..<12 where !clip.contains(Position(row: row, column: column)) {
        let (old, new) = (before[row, column], canvas[row, column])
        #expect(new.background == old.background)
        #expect(new == old || new.text == " " && Columns.width(of: old.text) != 1)
      }
    }
  }
}
