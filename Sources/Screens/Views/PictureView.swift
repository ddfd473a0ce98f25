import SixteenCore
import Terminal

/// Pixel art by half blocks, two pixels a cell; where there are no colours or no blocks, the
/// picture's plain form.
enum PictureView {
  /// Columns that a picture takes.
  static let columns = Picture.columns
  /// Rows that a picture takes.
  static let rows = Picture.rows / 2

  /// Draws a picture with its top left at a cell; what is transparent shows the canvas.
  static func draw(_ picture: Picture, in canvas: inout Canvas, row: Int, column: Int) {
    guard canvas.traits.colors != .none, canvas.traits.hasGlyphs else {
      for (number, line) in picture.plain.enumerated() {
        canvas.write(line, row: row + number, column: column, style: Style(Theme.pictureRole))
      }
      return
    }
    for cellRow in 0..<rows {
      for x in 0..<columns {
        let (row, column) = (row + cellRow, column + x)
        let upper = picture[x, 2 * cellRow].map(RGB.init)
        let lower = picture[x, 2 * cellRow + 1].map(RGB.init)
        guard canvas.clip.contains(Position(row: row, column: column)), upper != nil || lower != nil
        else { continue }
        let behind = canvas[row, column].background
        canvas.paint(
          Glyph.upperHalf.text, ink: upper ?? behind, background: lower ?? behind, row: row,
          column: column,
          role: Theme.pictureRole)
      }
    }
  }
}

extension RGB {
  fileprivate init(_ color: PixelColor) { self.init(color.red, color.green, color.blue) }
}
