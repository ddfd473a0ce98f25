import Terminal
import TextLayout

/// A line of text on a card. Fonts differ from reader to reader, so room is made for wide ones.
struct CardText {
  /// Where in a line its x is.
  enum Anchor: String {
    case start, middle, end
  }

  /// A wide character is as wide as it is high; others differ, and this is much for them.
  private static let emPerNarrowColumn = 0.6
  private static let emPerWideColumn = 0.5

  let text: String
  let size: Int
  var color: RGB
  var anchor = Anchor.start
  var isBold = false

  /// Lines of text that stay within a width.
  static func lines(of text: String, size: Int, width: Int) -> [String] {
    let whole = CardText(text: text, size: size, color: .black).width
    let columns = Columns.width(of: text) * width / max(1, whole)
    return LineBreaking.lines(of: text, columns: columns, balanced: true)
  }

  /// The width to reckon with.
  var width: Int {
    let ems = TextCell.cells(of: text).reduce(0.0) { ems, cell in
      ems + (cell.columns == 2 ? 2 * Self.emPerWideColumn : Self.emPerNarrowColumn)
    }
    return Int((ems * Double(size)).rounded(.up))
  }

  /// The line as an element.
  /// - Parameter y: where its letters stand.
  func element(x: Int, y: Int) -> SVGElement {
    SVGElement(
      "text", ["x": x, "y": y, "font-size": size, "fill": color.hexadecimal], text: text
    )
    .with("font-weight", isBold ? "bold" : nil)
    .with("text-anchor", anchor == .start ? nil : anchor.rawValue)
  }
}
