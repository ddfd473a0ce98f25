import SixteenCore

/// A language that nobody speaks: English with a letter of another script for each of its own.
enum MadeUpLanguage {
  /// A private tag of BCP 47.
  static let id: Language.ID = "x-shifted"
  static let name = text("Shifted")
  /// No locale of any system begins like this.
  static let localePrefix = "xx"

  /// An English text in this language. What stands in braces is a name, and stays.
  static func text(_ english: String) -> String {
    var isName = false
    let scalars = english.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == "{" { isName = true }
      if scalar == "}" { isName = false }
      return isName ? scalar : shifted(scalar)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Armenian letters take one column each, as Latin ones do.
  private static func shifted(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "A"..."Z": Unicode.Scalar(scalar.value - 0x41 + 0x531) ?? scalar
    case "a"..."z": Unicode.Scalar(scalar.value - 0x61 + 0x561) ?? scalar
    default: scalar
    }
  }
}
