import CSystem

/// Display widths in terminal columns, by the C library's `wcwidth`: the table ncurses uses too,
/// so that what is measured here is what the screen does.
public enum Columns {
  /// `wcwidth` answers −1 for every Chinese character until a locale with a large character set
  /// is in force, so the first measurement makes sure of one.
  private static let localePinned: Bool = {
    if sixteen_longest_character() == 1 { setlocale(LC_CTYPE, "C.UTF-8") }
    return true
  }()

  /// Columns of one scalar: 0 for combining marks, 2 for wide characters, nil for what has no
  /// place on a screen (controls, unassigned).
  public static func width(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    if isControl(scalar) { return nil }
    guard localePinned else { return nil }
    let width = wcwidth(wchar_t(bitPattern: scalar.value))
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
