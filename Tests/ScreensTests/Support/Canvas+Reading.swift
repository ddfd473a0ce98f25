import SixteenCore
import Terminal
import TextLayout

@testable import Screens

extension Canvas {
  /// The rows' texts one below the other.
  var text: String { lines.joined(separator: "\n") }

  /// The text of all cells with one of the roles, without blanks.
  func words(_ roles: String, rows: Range<Int>? = nil) -> String {
    let symbols = Set(roles.utf8)
    return (rows ?? 0..<size.rows).map { row in
      (0..<size.columns).map { self[row, $0] }
        .filter { symbols.contains($0.style.role.symbol) }.map(\.text).joined()
    }
    .joined().filter { !$0.isWhitespace }
  }

  /// The place of a text, nil if it is not in one row.
  func position(of text: String) -> Position? {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Position(row: row, column: Columns.width(of: line[..<range.lowerBound]))
    }
    return nil
  }

  /// Halves of cells that the progress bar has filled, and all of them.
  var bar: (filled: Int, all: Int) {
    let cells = cells.filter { [Theme.barFull.role, Theme.barEmpty.role].contains($0.style.role) }
    let filled = cells.reduce(0) { sum, cell in
      sum + (cell.text == Glyph.barFull.text ? 2 : cell.text == Glyph.barHalf.text ? 1 : 0)
    }
    return (filled, 2 * cells.count)
  }
}

extension String {
  /// The text without any blank.
  var squeezed: String { filter { !$0.isWhitespace } }
}
