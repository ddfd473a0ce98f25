/// How the text of a cell looks where there are all colours.
struct CellInk: Equatable {
  let color: RGB
  let isBold: Bool
  let isUnderlined: Bool

  /// The ink of a cell; white or black by its background where none is said.
  init(_ cell: Cell) {
    color =
      switch cell.style.ink {
      case .automatic: cell.background.contrastingInk
      case .color(let color): color
      }
    isBold = cell.style.attributes.contains(.bold)
    isUnderlined = cell.style.attributes.contains(.underline)
  }
}
