/// A block of cells.
public struct Rect: Hashable, Sendable {
  /// The top row.
  public var row: Int
  /// The leftmost column.
  public var column: Int
  /// The extent.
  public var size: Size

  /// A block with its top left cell at `row` and `column`; negative extents count as 0.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    size = Size(rows: max(0, rows), columns: max(0, columns))
  }

  /// All of an area of the given size.
  public init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  /// How many rows.
  public var rows: Int { size.rows }
  /// How many columns.
  public var columns: Int { size.columns }
  /// The first row below.
  public var endRow: Int { row + rows }
  /// The first column to the right.
  public var endColumn: Int { column + columns }

  /// Whether `position` lies inside.
  public func contains(_ position: Position) -> Bool {
    position.row >= row && position.row < endRow
      && position.column >= column && position.column < endColumn
  }

  /// What both blocks cover, an empty block if nothing.
  public func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left,
      rows: min(endRow, other.endRow) - top, columns: min(endColumn, other.endColumn) - left)
  }

  /// The block without `rows` at the top and bottom and `columns` at both sides.
  public func inset(rows: Int, columns: Int) -> Rect {
    Rect(
      row: row + rows, column: column + columns,
      rows: self.rows - 2 * rows, columns: self.columns - 2 * columns)
  }

  /// A block of `size`, held to this one's extent, in its middle.
  public func centered(_ size: Size) -> Rect {
    let rows = min(size.rows, self.rows)
    let columns = min(size.columns, self.columns)
    return Rect(
      row: row + (self.rows - rows) / 2, column: column + (self.columns - columns) / 2,
      rows: rows, columns: columns)
  }
}
