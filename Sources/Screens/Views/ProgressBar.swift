import Terminal

/// A thin bar that fills from left to right, by halves of a cell.
enum ProgressBar {
  /// Draws the bar over the columns of one row.
  /// - Parameters:
  ///   - answered: how many are done; the bar is full only when that is `total`.
  ///   - total: how many there are, 1 or more.
  static func draw(
    in canvas: inout Canvas, row: Int, column: Int, columns: Int, answered: Int, total: Int
  ) {
    var halves = answered * columns * 2 / max(1, total)
    if answered > 0 { halves = max(1, halves) }
    var position = column
    for _ in 0..<halves / 2 {
      position = canvas.write(
        Glyph.barFull.text, row: row, column: position, style: Theme.barFull)
    }
    if halves % 2 == 1 {
      position = canvas.write(
        Glyph.barHalf.text, row: row, column: position, style: Theme.barFull)
    }
    while position < column + columns {
      position = canvas.write(
        Glyph.horizontal.text, row: row, column: position, style: Theme.barEmpty)
    }
  }
}
