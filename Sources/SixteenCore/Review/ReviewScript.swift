/// A script that texts are written in.
enum ReviewScript: String, Sendable {
  case han, latin

  /// Whether there are blanks between words.
  var separatesWords: Bool { self != .han }

  /// The first letters of a text that belong to another script, nil if there are none. Letters of
  /// types ("ENFP", "J") belong to every script.
  func foreignLetters(in text: String) -> String? {
    var letters = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isForeign(scalar) {
        letters.append(scalar)
      } else if letters.allSatisfy(Self.isTypeLetter) {
        letters.removeAll()
      } else {
        break
      }
    }
    return letters.allSatisfy(Self.isTypeLetter) ? nil : String(letters)
  }

  private static func isTypeLetter(_ scalar: Unicode.Scalar) -> Bool {
    Pole(rawValue: String(scalar)) != nil
  }

  private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // What nearly all texts are made of: Latin with its marks, then Chinese characters.
    case ..<0x41: false
    case 0x41..<0x370, 0x1E00..<0x1F00, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      self == .han && scalar.properties.isAlphabetic || self == .latin && scalar.value >= 0xFF00
    case 0x2E80..<0x3040, 0x3100..<0x3130, 0x31A0..<0x31C0, 0x3400..<0xA000, 0xF900..<0xFB00,
      0xFE30..<0xFE50, 0xFF00..<0xFFF0, 0x20000..<0x40000:
      self == .latin
    default:
      scalar.properties.isAlphabetic
    }
  }
}
