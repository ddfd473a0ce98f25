import Terminal
import TextLayout

extension Canvas {
  /// Writes a line in the middle of a range of columns.
  mutating func writeCentered(_ text: String, row: Int, columns: Range<Int>, style: Style) {
    let start = columns.lowerBound + max(0, (columns.count - Columns.width(of: text)) / 2)
    write(text, row: row, column: start, style: style)
  }

  /// Writes a notice over whatever is there, in as many rows as it takes, the last one before
  /// `endRow`.
  mutating func writeNotice(_ text: String, endRow: Int) {
    let lines = LineBreaking.lines(of: text, columns: size.columns - 2)
    let top = max(0, endRow - lines.count)
    for (number, line) in lines.enumerated() {
      fill(
        Rect(row: top + number, column: 0, rows: 1, columns: size.columns),
        with: Theme.noticeBackground)
      write(line, row: top + number, column: 1, style: Theme.heading)
    }
  }
}
