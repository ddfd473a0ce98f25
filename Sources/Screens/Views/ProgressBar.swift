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
    let full = column + halves / 2
    canvas.write(.barFull, row: row, columns: column..<full, style: Theme.barFull)
    canvas.write(.barHalf, row: row, columns: full..<full + halves % 2, style: Theme.barFull)
    let empty = full + halves % 2
    canvas.write(
      .horizontal, row: row, columns: empty..<max(empty, column + columns), style: Theme.barEmpty)
  }
}
