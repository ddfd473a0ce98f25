import Foundation
import Terminal
import TextLayout

@testable import Screens

/// Where a canvas breaks a rule, in words; empty where it keeps it.
extension Canvas {
  /// Rows of another width than the screen's, and halves of characters.
  var widthFaults: [String] {
    var faults: [String] = []
    for (row, line) in lines.enumerated() where Columns.width(of: line) != size.columns {
      faults.append("row \(row) takes \(Columns.width(of: line)) columns")
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let isWide = Columns.width(of: self[row, column].text) == 2
        let hasHalf = column + 1 < size.columns && self[row, column + 1].isContinuation
        if isWide != hasHalf { faults.append("half a character at \(row), \(column)") }
      }
    }
    return faults
  }

  private func isEdge(_ glyphs: [Glyph], _ row: Int, _ column: Int) -> Bool {
    bounds.contains(Position(row: row, column: column))
      && glyphs.contains { $0.text == self[row, column].text }
  }

  /// Frames of the topmost screen that are not closed or not straight. What lies under a modal is
  /// dimmed and may be covered.
  var frameFaults: [String] {
    var faults: [String] = []
    func corners(_ glyph: Glyph) -> [Position] {
      (0..<size.rows).flatMap { row in
        (0..<size.columns).map { Position(row: row, column: $0) }
      }
      .filter { position in
        let cell = self[position.row, position.column]
        return cell.text == glyph.text && cell.style.ink == .automatic
      }
    }
    let starts = corners(.topLeft)
    for glyph in [Glyph.topRight, .bottomLeft, .bottomRight]
    where corners(glyph).count != starts.count {
      faults.append("\(starts.count) ╭ but \(corners(glyph).count) \(glyph.rawValue)")
    }
    for start in starts {
      let right = corners(.topRight).first { $0.row == start.row && $0.column > start.column }
      let below = corners(.bottomLeft).first { $0.column == start.column && $0.row > start.row }
      guard let right, let below else {
        faults.append("an open frame at \(start)")
        continue
      }
      if !isEdge([.bottomRight], below.row, right.column) { faults.append("no ╯ for \(start)") }
      for row in start.row + 1..<below.row {
        if !isEdge([.vertical], row, start.column) { faults.append("left of \(start): \(row)") }
        if !isEdge([.vertical, .thumb], row, right.column) {
          faults.append("right of \(start): \(row)")
        }
      }
      for column in start.column + 1..<right.column
      where !isEdge([.horizontal, .down], below.row, column) {
        faults.append("below \(start): \(column)")
      }
    }
    return faults
  }

  /// Text whose contrast is below 4.5 (3 for what is drawn rather than written). The dimmed layer
  /// under a modal is exempt, and so are pictures.
  func contrastFaults(isModal: Bool) -> [String] {
    cells.enumerated().compactMap { index, cell in
      guard cell.text != " ", !cell.isContinuation, cell.style.role != Theme.pictureRole else {
        return nil
      }
      let ratio: Double
      switch cell.style.ink {
      case .automatic:
        ratio = cell.background.contrast(with: cell.background.contrastingInk)
        if ratio >= 4.5 { return nil }
      case .color(let ink):
        ratio = cell.background.contrast(with: ink)
        if isModal || ratio >= 3 { return nil }
      }
      return "\(cell.text) at \(index / size.columns), \(index % size.columns): \(ratio)"
    }
  }

  /// Cells outside of panels and dialogs that have not the gradient's colour.
  func gradientFaults(dimmed: Bool) -> [String] {
    func color(_ row: Int) -> RGB {
      let position = size.rows > 1 ? Double(row) / Double(size.rows - 1) : 0
      let part = min(1, position / 0.6)
      func channel(_ top: Double, _ bottom: Double) -> UInt8 {
        let value = (top + (bottom - top) * part).rounded()
        return UInt8(dimmed ? (0.7 * value).rounded() : value)
      }
      return RGB(channel(50, 46), channel(8, 206), channel(103, 207))
    }
    return (0..<size.rows).flatMap { row in
      [0, size.columns - 1].filter { self[row, $0].style.role == .background }
        .filter { self[row, $0].background != color(row) }
        .map { "row \(row), column \($0): \(self[row, $0].background), not \(color(row))" }
    }
  }
}
