import CSystem

/// Display widths in terminal columns, by the C library's `wcwidth`: the table ncurses uses too,
/// so that what is measured here is what the screen does.
public enum Columns {
  /// `wcwidth` answers −1 for every Chinese character unless a locale with a large character set
  /// is in force. Where none is, this one is asked instead; the one in force stays what it is.
  nonisolated(unsafe) private static let largeLocale: locale_t? =
    sixteen_longest_character() > 1 ? nil : newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Columns of one scalar: 0 for combining marks, 2 for wide characters, nil for what has no
  /// place on a screen (controls, unassigned).
  public static func width(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    if isControl(scalar) { return nil }
    let character = wchar_t(bitPattern: scalar.value)
    let width = largeLocale.map { sixteen_width_in($0, character) } ?? wcwidth(character)
    return width < 0 ? nil : Int(width)
  }

  /// Columns that `text` takes on a screen.
  public static func width(of text: some StringProtocol) -> Int {
    var width = 0
    for scalar in text.unicodeScalars {
      width += self.width(of: scalar) ?? 1
    }
    return width
  }

  /// C0, C1, and the invisible characters that reorder or end lines: never sent to a terminal.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default:
      false
    }
  }
}
