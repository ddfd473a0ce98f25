import Terminal
import TextLayout

/// A choice as a translucent panel with rounded corners: its number, its text in full, and a
/// marker when it has the focus.
struct ChoiceButton {
  /// How much of a frame and of blanks a button has.
  enum Form: Hashable, Sendable {
    /// Framed, with blanks inside.
    case roomy
    /// Framed, without.
    case narrow
    /// Without a frame.
    case bare
  }

  private let number: Int
  private let lines: [String]
  private let form: Form

  /// A button for a choice.
  /// - Parameters:
  ///   - index: 0 or 1; shown as 1 or 2.
  ///   - columns: the width of the button.
  init(_ text: String, index: Int, columns: Int, form: Form) {
    number = index + 1
    self.form = form
    let (left, right) =
      switch form {
      case .roomy: (2 + Self.indent(form), 2)
      case .narrow: (1 + Self.indent(form), 1)
      case .bare: (Self.indent(form), 1)
      }
    lines = LineBreaking.lines(of: text, columns: columns - left - right)
  }

  /// Columns for the marker, the number, and what is between.
  private static func indent(_ form: Form) -> Int { form == .roomy ? 5 : 4 }

  private var isFramed: Bool { form != .bare }

  /// The height.
  var rows: Int { lines.count + (isFramed ? 2 : 0) }

  /// Draws the button into its place.
  func draw(in canvas: inout Canvas, at rect: Rect, isFocused: Bool) {
    let style = isFocused ? Theme.focusedChoice : Theme.choice
    canvas.fill(
      rect, with: .white, opacity: isFocused ? Theme.focusedPanelOpacity : Theme.panelOpacity,
      role: style.role)
    if isFramed { canvas.frame(rect, style: Theme.choiceFrame) }
    let top = rect.row + (isFramed ? 1 : 0)
    let left = rect.column + (form == .roomy ? 2 : isFramed ? 1 : 0)
    if isFocused {
      canvas.write(Glyph.marker.text, row: top, column: left, style: style)
      let marker = Position(row: top, column: left)
      if canvas.clip.contains(marker) { canvas.cursor = marker }
    }
    canvas.write(String(number), row: top, column: left + 2, style: style)
    for (offset, line) in lines.enumerated() {
      canvas.write(line, row: top + offset, column: left + Self.indent(form), style: style)
    }
  }
}
