/// One character cell of a canvas.
public struct Cell: Hashable, Sendable {
  /// A base character with its marks; empty in the right half of a wide character.
  public internal(set) var text = " "
  /// The colour behind.
  public internal(set) var background = RGB.black
  /// The colour of the text, its attributes and purpose.
  public internal(set) var style = Style(.background)

  /// Whether this is the right half of a wide character.
  public var isContinuation: Bool { text.isEmpty }
}
