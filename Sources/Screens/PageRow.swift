import Terminal
import TextLayout

/// One row of a page of text: pieces that start at columns of their own.
struct PageRow {
  /// A piece in one style.
  struct Span {
    var column: Int
    var text: String
    var style: Style
  }

  var spans: [Span]

  /// A row of one piece.
  init(_ text: String, column: Int = 0, style: Style = Theme.text) {
    spans = text.isEmpty ? [] : [Span(column: column, text: text, style: style)]
  }

  /// A row of several pieces.
  init(_ spans: [Span]) { self.spans = spans }

  /// An empty row.
  static let blank = PageRow("")

  /// Text in as many rows as it takes.
  static func wrapped(
    _ text: String, columns: Int, column: Int = 0, style: Style = Theme.text
  ) -> [PageRow] {
    LineBreaking.lines(of: text, columns: columns - column).map {
      PageRow($0, column: column, style: style)
    }
  }

  /// A label, and text beside it in as many rows as it takes; below it where the label is too long.
  static func item(
    _ label: String, labelStyle: Style = Theme.text, indent: Int, text: String, columns: Int
  ) -> [PageRow] {
    var rows = wrapped(text, columns: columns, column: indent)
    if Columns.width(of: label) >= indent {
      return wrapped(label, columns: columns, style: labelStyle) + rows
    }
    rows[0].spans.insert(Span(column: 0, text: label, style: labelStyle), at: 0)
    return rows
  }

  /// The same row further to the right.
  func moved(by columns: Int) -> PageRow {
    PageRow(spans.map { Span(column: $0.column + columns, text: $0.text, style: $0.style) })
  }

  func draw(in canvas: inout Canvas, row: Int, column: Int) {
    for span in spans {
      canvas.write(span.text, row: row, column: column + span.column, style: span.style)
    }
  }
}
