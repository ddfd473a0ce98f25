/// What an SVG draws in place of a line or block character, so that neighbours join whatever the
/// font. Measures are those of a cell of 20 by 40 units, and even: at half the size they still
/// fall on whole pixels.
enum CellShape: Equatable {
  /// A block; `opacity` is below 1 for a shade.
  case box(x: Int, y: Int, width: Int, height: Int, opacity: Double = 1)
  /// A rounded corner, from one edge of the cell to another, as path data from the cell's corner.
  case corner(String)

  /// Width of a cell.
  static let cellWidth = 20
  /// Height of a cell.
  static let cellHeight = 40

  /// The shape of a cell's text, nil where a font draws it.
  init?(_ text: String) {
    switch text {
    case "▀": self = .box(x: 0, y: 0, width: 20, height: 20)
    case Glyph.meterFull.text: self = .box(x: 0, y: 0, width: 20, height: 40)
    case Glyph.meterLeftHalf.text: self = .box(x: 0, y: 0, width: 10, height: 40)
    case Glyph.meterRightHalf.text: self = .box(x: 10, y: 0, width: 10, height: 40)
    case Glyph.meterEmpty.text: self = .box(x: 0, y: 0, width: 20, height: 40, opacity: 0.25)
    case Glyph.horizontal.text: self = .box(x: 0, y: 18, width: 20, height: 2)
    case Glyph.vertical.text: self = .box(x: 10, y: 0, width: 2, height: 40)
    case Glyph.barFull.text: self = .box(x: 0, y: 16, width: 20, height: 6)
    case Glyph.barHalf.text: self = .box(x: 0, y: 16, width: 10, height: 6)
    case Glyph.thumb.text: self = .box(x: 8, y: 0, width: 6, height: 40)
    case Glyph.topLeft.text: self = .corner("m11 40v-12a9 9 0 0 1 9 -9")
    case Glyph.topRight.text: self = .corner("m11 40v-12a9 9 0 0 0 -9 -9h-2")
    case Glyph.bottomLeft.text: self = .corner("m11 0v10a9 9 0 0 0 9 9")
    case Glyph.bottomRight.text: self = .corner("m11 0v10a9 9 0 0 1 -9 9h-2")
    default: return nil
    }
  }

  /// Whether copies side by side are one longer shape.
  var joinsSideways: Bool {
    switch self {
    case .box(let x, _, let width, _, _): x == 0 && width == Self.cellWidth
    case .corner: false
    }
  }

  /// The shape as an element.
  /// - Parameters:
  ///   - x: left edge of the first cell.
  ///   - y: upper edge of the row.
  ///   - count: how many cells it goes on for; 1 unless it joins sideways.
  func element(x left: Int, y top: Int, count: Int, color: RGB) -> SVGElement {
    switch self {
    case .box(let x, let y, let width, let height, let opacity):
      SVGElement(
        "rect",
        [
          "x": left + x, "y": top + y, "width": width + (count - 1) * Self.cellWidth,
          "height": height, "fill": color.hexadecimal,
        ]
      )
      .with("fill-opacity", opacity < 1 ? opacity : nil)
    case .corner(let path):
      SVGElement(
        "path",
        [
          "d": "M\(left) \(top)\(path)", "fill": "none", "stroke": color.hexadecimal,
          "stroke-width": 2, "shape-rendering": "auto",
        ])
    }
  }
}
