extension Canvas {
  /// The text of a cell as a terminal would show it.
  func shownText(_ row: Int, _ column: Int) -> String {
    let text = self[row, column].text
    return traits.hasGlyphs ? text : Glyph.asciiTwins[text] ?? text
  }

  /// Columns of a row next to each other that have something in common.
  func spans<Property: Equatable>(
    of row: Int, by property: (Cell) -> Property
  ) -> [(columns: Range<Int>, property: Property)] {
    var spans: [(columns: Range<Int>, property: Property)] = []
    for column in 0..<size.columns {
      let value = property(self[row, column])
      if let last = spans.last, last.property == value {
        spans[spans.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        spans.append((column..<column + 1, value))
      }
    }
    return spans
  }
}
