/// One character cell of a canvas.
public struct Cell: Hashable, Sendable {
  /// What it shows.
  var character = CellText.blank
  /// The colour behind.
  public internal(set) var background = RGB.black
  /// The colour of the text, its attributes and purpose.
  public internal(set) var style = Style(.background)

  /// A base character with its marks; empty in the right half of a wide character.
  public var text: String { character.string }

  /// Whether this is the right half of a wide character.
  public var isContinuation: Bool { character == .none }

  /// Lays a translucent colour over the text, where there is one to see.
  mutating func tintInk(with color: RGB, opacity: Double) {
    guard character != .blank else { return }
    let ink: RGB =
      switch style.ink {
      case .automatic: background.contrastingInk
      case .color(let ink): ink
      }
    style.ink = .color(ink.blended(with: color, opacity: opacity))
  }
}
