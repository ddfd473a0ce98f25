extension String {
  /// The text with blanks after it up to `columns` columns; longer text stays as it is.
  public func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - Columns.width(of: self)))
  }
}
