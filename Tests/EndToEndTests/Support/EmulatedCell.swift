/// One character cell of the emulated screen.
///
/// There is no `dim`: libvterm 0.1.4 ignores SGR 2, so a faint cell looks like a normal one.
struct EmulatedCell: Equatable, Sendable {
  /// The character with its combining marks; " " where nothing was written, "" in the right half
  /// of a wide character.
  var text: String
  /// 1 or 2 columns; 0 in the right half of a wide character.
  var width: Int
  /// As set by SGR: with `reverse`, the eye sees the two colours exchanged.
  var foreground: RGB
  var background: RGB
  /// The palette number, where the colour was set by one (`31`, `38;5;n`), not as RGB or default.
  var foregroundIndex: Int?
  var backgroundIndex: Int?
  var hasDefaultForeground: Bool
  var hasDefaultBackground: Bool
  var bold: Bool
  var underline: Bool
  var italic: Bool
  var blink: Bool
  var reverse: Bool

  /// The two colours as the eye sees them.
  var shown: (foreground: RGB, background: RGB) {
    reverse ? (background, foreground) : (foreground, background)
  }
}
