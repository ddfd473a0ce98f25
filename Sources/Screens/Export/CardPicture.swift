import SixteenCore
import Terminal

/// The pixel art on a card, its pixels joined to one block where neighbours in a row are alike.
struct CardPicture {
  private static let pixel = 16
  /// Width and height.
  static let side = pixel * Picture.columns

  private let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  /// The picture as an element.
  func element(x: Int, y: Int) -> SVGElement {
    SVGElement(
      "g",
      [
        "shape-rendering": "crispEdges",
        "transform": "translate(\(x) \(y)) scale(\(Self.pixel))",
      ], (0..<Picture.rows).flatMap(blocks))
  }

  private func blocks(row: Int) -> [SVGElement] {
    var blocks: [SVGElement] = []
    var start = 0
    for column in 1...Picture.columns where picture[column, row] != picture[start, row] {
      if let color = picture[start, row] {
        blocks.append(
          SVGElement(
            "rect",
            [
              "x": start, "y": row, "width": column - start, "height": 1,
              "fill": RGB(color.red, color.green, color.blue).hexadecimal,
            ]))
      }
      start = column
    }
    return blocks
  }
}
