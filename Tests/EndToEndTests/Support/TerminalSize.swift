/// A screen size in character cells.
struct TerminalSize: Equatable, Hashable, Sendable, CustomStringConvertible {
  var columns: Int
  var rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  static let standard = TerminalSize(columns: 80, rows: 24)

  var description: String { "\(columns)×\(rows)" }
}
