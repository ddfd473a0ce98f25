import Terminal
import TextLayout

extension Canvas {
  /// Writes a line in the middle of a range of columns.
  mutating func writeCentered(_ text: String, row: Int, columns: Range<Int>, style: Style) {
    let start = columns.lowerBound + max(0, (columns.count - Columns.width(of: text)) / 2)
    write(text, row: row, column: start, style: style)
  }
}
