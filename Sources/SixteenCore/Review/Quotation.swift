import TextLayout

/// What a message may quote of a file that somebody else wrote: at most a line or so, and nothing
/// that a terminal would obey.
public enum Quotation {
  /// A text with U+FFFD in place of controls and of what reorders a line, cut with "…" after
  /// `scalars` scalars.
  public static func of(_ text: String, scalars: Int = 60) -> String {
    var quotation = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      if count == scalars { return String(quotation) + "…" }
      quotation.append(Columns.width(of: scalar) == nil ? "\u{FFFD}" : scalar)
      count += 1
    }
    return String(quotation)
  }

  /// The name of a scalar that cannot be shown: "U+202E".
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
