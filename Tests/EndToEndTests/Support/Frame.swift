/// A box of lines on an emulated screen, by its outermost cells.
struct Frame: Equatable, Sendable {
  var top: Int
  var left: Int
  var bottom: Int
  var right: Int

  func contains(row: Int, column: Int) -> Bool {
    (top...bottom).contains(row) && (left...right).contains(column)
  }
}

extension Emulator {
  /// Boxes whose four sides are all there, and what is wrong with others: a piece of a frame that
  /// neither continues nor is covered by a whole box.
  func frames() -> (whole: [Frame], faults: [String]) {
    let text = (0..<size.rows).map { row in cells(row: row).map(\.text) }
    var whole: [Frame] = []
    var breaks: [Break] = []
    for row in text.indices {
      var open: [Int] = []
      for column in text[row].indices {
        if text[row][column] == "╭" { open.append(column) }
        guard text[row][column] == "╮" else { continue }
        guard let left = open.popLast() else {
          breaks.append(Break(row: row, column: column, isCorner: true))
          continue
        }
        switch bottom(of: (row, left, column), in: text) {
        case .success(let bottom):
          whole.append(Frame(top: row, left: left, bottom: bottom, right: column))
        case .failure(let failure):
          breaks.append(failure)
        }
      }
      breaks += open.map { Break(row: row, column: $0, isCorner: true) }
    }
    let faults = breaks.filter { fault in !whole.contains { fault.isCovered(by: $0) } }
    return (whole, faults.map { "frame broken at row \($0.row), column \($0.column)" })
  }

  /// The box that the cursor is in, the smallest if there are several.
  var dialog: Frame? {
    frames().whole.filter { $0.contains(row: cursor.row, column: cursor.column) }
      .min { $0.right - $0.left < $1.right - $1.left }
  }

  private static let sides: Set<String> = ["│", "┃"]

  private func bottom(
    of top: (row: Int, left: Int, right: Int), in text: [[String]]
  ) -> Result<Int, Break> {
    for row in text.indices where row > top.row {
      let (left, right) = (text[row][top.left], text[row][top.right])
      if left == "╰", right == "╯" { return .success(row) }
      if Self.sides.contains(left), Self.sides.contains(right) { continue }
      let isLeft = left != "╰" && !Self.sides.contains(left)
      return .failure(
        Break(row: row, column: isLeft ? top.left : top.right, isCorner: false))
    }
    return .failure(Break(row: size.rows, column: top.left, isCorner: false))
  }
}

/// Where a frame does not go on.
private struct Break: Error {
  var row: Int
  var column: Int
  /// Whether it is a corner whose partner is missing somewhere in the row.
  var isCorner: Bool

  func isCovered(by frame: Frame) -> Bool {
    isCorner
      ? (frame.top...frame.bottom).contains(row) : frame.contains(row: row, column: column)
  }
}
