/// What one terminal cell, or two of a wide character, can show: a base character with the
/// combining marks on it.
public struct TextCell: Hashable, Sendable {
  /// Marks that one cell can carry; more are dropped, as ncurses would.
  static let longestMarks = 4

  /// The base character and its marks.
  public private(set) var text: String
  /// 1 or 2.
  public let columns: Int

  /// The cells of `text` from left to right. What cannot be shown (controls, unassigned
  /// characters) becomes U+FFFD; a mark without a base is dropped.
  public static func cells(of text: some StringProtocol) -> [TextCell] {
    var cells: [TextCell] = []
    cells.reserveCapacity(text.utf8.count)
    var marks = 0
    for scalar in text.unicodeScalars {
      switch Columns.width(of: scalar) {
      case 0:
        guard !cells.isEmpty, marks < longestMarks else { continue }
        cells[cells.count - 1].text.unicodeScalars.append(scalar)
        marks += 1
      case let columns?:
        cells.append(TextCell(text: String(scalar), columns: columns))
        marks = 0
      case nil:
        cells.append(TextCell(text: "\u{FFFD}", columns: 1))
        marks = 0
      }
    }
    return cells
  }
}
