import TextLayout

/// A screenful of cells that is drawn bottom to top, with translucent fills. It is a value: what
/// a screen looks like can be compared and printed without a terminal.
public struct Canvas: Sendable {
  /// The extent.
  public let size: Size
  /// What will show it.
  public let traits: Traits
  /// Row by row.
  public private(set) var cells: [Cell]
  /// Where the terminal's cursor rests, for those who follow it with ear or finger.
  public var cursor: Position?
  /// Drawing outside is dropped. Never reaches beyond the canvas.
  public private(set) var clip: Rect

  /// A black canvas without text.
  public init(size: Size, traits: Traits = Traits()) {
    self.size = size
    self.traits = traits
    cells = Array(repeating: Cell(), count: size.rows * size.columns)
    clip = Rect(size)
  }

  /// All of it.
  public var bounds: Rect { Rect(size) }

  /// The cell at a place inside.
  public subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// The cells of a row, from left to right.
  public func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Draws with everything outside `rect` dropped.
  public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    draw(&self)
    clip = outer
  }

  /// Lays `color` over a block. Opaque, it covers what was there; translucent, it tints the
  /// background and the text on it alike: each channel becomes below · (1 − opacity) +
  /// color · opacity, rounded.
  public mutating func fill(
    _ rect: Rect, with color: RGB, opacity: Double = 1, role: Style.Role? = nil
  ) {
    let area = rect.intersection(clip)
    guard area.columns > 0 else { return }
    for row in area.row..<max(area.row, area.endRow) {
      if opacity >= 1 { splitWideCharacters(row: row, from: area.column, to: area.endColumn) }
      // Mostly, a row has one background.
      var tinted: (below: RGB, above: RGB)?
      for column in area.column..<area.endColumn {
        let index = row * size.columns + column
        let below = cells[index].background
        if opacity >= 1 {
          cells[index] = Cell(background: color)
        } else {
          cells[index].tintInk(with: color, opacity: opacity)
          if tinted?.below != below {
            tinted = (below, below.blended(with: color, opacity: opacity))
          }
          if let tinted { cells[index].background = tinted.above }
        }
        if let role { cells[index].style.role = role }
      }
    }
  }

  /// Adds attributes to a block's text.
  public mutating func add(_ attributes: Attributes, to rect: Rect) {
    let area = rect.intersection(clip)
    for row in area.row..<max(area.row, area.endRow) {
      for column in area.column..<area.endColumn {
        cells[row * size.columns + column].style.attributes.formUnion(attributes)
      }
    }
  }

  /// Writes one line of text over the backgrounds that are there. A wide character that does not
  /// fit in whole leaves a blank.
  /// - Returns: the column behind it.
  @discardableResult
  public mutating func write(_ text: some StringProtocol, row: Int, column: Int, style: Style)
    -> Int
  {
    var column = column
    for cell in TextCell.cells(of: text) {
      // An ASCII twin is narrow, also where the character set has its glyph in a wide form.
      let isTwin = !traits.hasGlyphs && Glyph.asciiTwins[cell.text] != nil
      let columns = isTwin ? 1 : cell.columns
      put(CellText(cell.text), columns: columns, row: row, column: column, style: style)
      column += columns
    }
    return column
  }

  /// Writes one character of one or two columns.
  private mutating func put(
    _ character: CellText, columns: Int, row: Int, column: Int, style: Style
  ) {
    let end = column + columns
    guard row >= clip.row, row < clip.endRow else { return }
    guard column >= clip.column, end <= clip.endColumn else {
      blank(row: row, from: max(column, clip.column), to: min(end, clip.endColumn), style)
      return
    }
    splitWideCharacters(row: row, from: column, to: end)
    let index = row * size.columns + column
    cells[index].character = character
    cells[index].style = style
    if columns == 2 {
      cells[index + 1].character = .none
      cells[index + 1].style = style
    }
  }

  /// Writes the blank that stands for the half of a wide character that is inside.
  private mutating func blank(row: Int, from start: Int, to end: Int, _ style: Style) {
    guard start < end else { return }
    splitWideCharacters(row: row, from: start, to: end)
    cells[row * size.columns + start].character = .blank
    cells[row * size.columns + start].style = style
  }

  /// Paints a colour pair into one cell, for pictures: `text` in `ink` over `background`.
  public mutating func paint(
    _ text: String, ink: RGB, background: RGB, row: Int, column: Int, role: Style.Role
  ) {
    guard clip.contains(Position(row: row, column: column)) else { return }
    splitWideCharacters(row: row, from: column, to: column + 1)
    cells[row * size.columns + column] = Cell(
      character: CellText(text), background: background, style: Style(role, ink: .color(ink)))
  }

  /// Draws a box of lines with rounded corners along the edge of a block.
  public mutating func frame(_ rect: Rect, style: Style) {
    guard rect.rows >= 2, rect.columns >= 2 else { return }
    let (left, right) = (rect.column, rect.endColumn - 1)
    for (row, first, last) in [
      (rect.row, Glyph.topLeft, Glyph.topRight),
      (rect.endRow - 1, Glyph.bottomLeft, Glyph.bottomRight),
    ] {
      write(first.text, row: row, column: left, style: style)
      write(.horizontal, row: row, columns: left + 1..<right, style: style)
      write(last.text, row: row, column: right, style: style)
    }
    for row in rect.row + 1..<rect.endRow - 1 {
      write(Glyph.vertical.text, row: row, column: left, style: style)
      write(Glyph.vertical.text, row: row, column: right, style: style)
    }
  }

  /// Writes the same glyph into some columns of a row.
  public mutating func write(_ glyph: Glyph, row: Int, columns: Range<Int>, style: Style) {
    let character = CellText(glyph.text)
    for column in columns {
      put(character, columns: 1, row: row, column: column, style: style)
    }
  }

  /// Blanks the halves that would be left of wide characters when the columns from `start` up to
  /// `end` are written over.
  private mutating func splitWideCharacters(row: Int, from start: Int, to end: Int) {
    let first = row * size.columns
    if start > 0, start < size.columns, cells[first + start].isContinuation {
      cells[first + start - 1].character = .blank
      cells[first + start].character = .blank
    }
    if end > 0, end < size.columns, cells[first + end].isContinuation {
      cells[first + end].character = .blank
      cells[first + end - 1].character = .blank
    }
  }

  /// The text of every row, each as wide as the canvas.
  public var lines: [String] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { self[row, $0].text }.joined()
    }
  }
}
