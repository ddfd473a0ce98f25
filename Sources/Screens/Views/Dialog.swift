import SixteenCore
import Terminal

/// An opaque box with a frame over the dimmed screen, with a title in its upper edge and keys in
/// its last row.
@MainActor
struct Dialog {
  /// Where the content goes.
  let inside: Rect
  private let box: Rect
  private let footerRow: Int

  /// A dialog in the middle of the screen.
  /// - Parameter rows: what the content wants; the dialog takes what it can get.
  init(on screen: Size, columns: Int, rows: Int) {
    let isRoomy = screen.holds(Size(rows: 14, columns: 40))
    let margin = Rect(screen).inset(
      rows: isRoomy && screen.rows >= 18 ? 1 : 0, columns: isRoomy ? 1 : 0)
    let padding = isRoomy ? 2 : 1
    let blank = screen.rows >= 18 ? 1 : 0
    box = margin.centered(
      Size(rows: rows + 3 + blank, columns: columns + 2 + 2 * padding))
    footerRow = box.endRow - 2
    inside = Rect(
      row: box.row + 1, column: box.column + 1 + padding,
      rows: box.rows - 3 - blank, columns: box.columns - 2 - 2 * padding)
  }

  /// Draws the empty dialog.
  func draw(in canvas: inout Canvas, background: RGB, title: String = "") {
    canvas.fill(box, with: background)
    canvas.frame(box, style: Theme.dialogFrame)
    if !title.isEmpty {
      canvas.write(" \(title) ", row: box.row, column: box.column + 2, style: Theme.title)
    }
    canvas.cursor = Position(row: box.row, column: box.column + 3)
  }

  /// Draws the keys.
  func draw(_ footer: Footer, in canvas: inout Canvas, focus: String? = nil) {
    footer.draw(in: &canvas, row: footerRow, column: inside.column, focus: focus)
  }

  /// The key that was clicked, if one was.
  func binding(at position: Position, of footer: Footer) -> KeyBinding? {
    position.row == footerRow ? footer.binding(at: position.column - inside.column) : nil
  }

  /// Shows in the right edge which part of `rows` is seen from `offset` on, unless it is all.
  func drawScrollBar(in canvas: inout Canvas, offset: Int, rows: Int) {
    let visible = inside.rows
    guard rows > visible, visible > 0 else { return }
    let column = box.endColumn - 1
    let thumb = max(1, visible * visible / rows)
    let travel = visible - thumb
    let start = (offset * travel + (rows - visible) / 2) / (rows - visible)
    for row in 0..<thumb {
      canvas.write(
        Glyph.thumb.text, row: inside.row + start + row, column: column, style: Theme.scrollBar)
    }
    if offset > 0 {
      canvas.write(Glyph.up.text, row: box.row, column: column - 1, style: Theme.scrollBar)
    }
    if offset < rows - visible {
      canvas.write(
        Glyph.down.text, row: box.endRow - 1, column: column - 1, style: Theme.scrollBar)
    }
  }
}
