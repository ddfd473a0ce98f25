/// An extent in character cells.
public struct Size: Hashable, Sendable {
  /// Rows, 0 or more.
  public var rows: Int
  /// Columns, 0 or more.
  public var columns: Int

  /// An extent of `rows` by `columns` cells.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// Whether `other` fits in, both ways.
  public func holds(_ other: Size) -> Bool {
    rows >= other.rows && columns >= other.columns
  }
}
