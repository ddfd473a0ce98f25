import CSystem
import Glibc
import TextLayout

/// The character set that the terminal is spoken to in, as the locale says.
public enum CharacterSet {
  /// Puts the user's locale in force. Where it cannot be (it is not installed, the commonest
  /// case in containers) or has ASCII only, UTF-8 takes its place: that is what terminals are.
  public static func adopt() {
    let isInForce = setlocale(LC_CTYPE, "") != nil
    if !isInForce || sixteen_longest_character() == 1 && isASCII {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    // The C library's own messages; its other categories say nothing here.
    setlocale(LC_MESSAGES, "")
  }

  private static var isASCII: Bool {
    String(cString: sixteen_codeset()) == "ANSI_X3.4-1968"
  }

  /// Whether every character of `text` exists in the character set in force.
  public static func canShow(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { bytes in
        var state = mbstate_t()
        return wcrtomb(bytes.baseAddress, wchar_t(bitPattern: scalar.value), &state) >= 0
      }
    }
  }

  /// Whether it has every character there is.
  static var isUnicode: Bool { String(cString: sixteen_codeset()) == "UTF-8" }

  private static let standIns: [String: String] = [
    "…": ".", "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-",
  ]

  /// A cell's text, or ASCII of the same width in its place where it does not exist here.
  static func showable(_ text: String) -> String {
    if canShow(text) { return text }
    return standIns[text] ?? String(repeating: "?", count: max(1, Columns.width(of: text)))
  }

  /// A text in the bytes of the character set in force, with stand-ins for what it lacks.
  static func bytes(of text: String) -> [UInt8] {
    if isUnicode { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar -> [UInt8] in
      if scalar.isASCII { return [UInt8(scalar.value)] }
      return showable(String(scalar)).unicodeScalars.flatMap(encoded)
    }
  }

  private static func encoded(_ scalar: Unicode.Scalar) -> [UInt8] {
    var state = mbstate_t()
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { bytes in
      let length = wcrtomb(bytes.baseAddress, wchar_t(bitPattern: scalar.value), &state)
      return bytes.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    }
  }

  /// Whether box and block characters exist and take one column each, as the screens expect.
  static var hasGlyphs: Bool {
    Glyph.allCases.allSatisfy { glyph in
      canShow(glyph.text)
        && glyph.text.unicodeScalars.allSatisfy { wcwidth(wchar_t(bitPattern: $0.value)) == 1 }
    }
  }
}
