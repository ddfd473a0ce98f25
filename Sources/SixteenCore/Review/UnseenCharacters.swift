/// Characters that a text of a question file should not have, whatever its language.
enum UnseenCharacters {
  /// One rule for each kind of them that a text has, with the first character of the kind.
  static func rules(for text: String) -> [ReviewFinding.Rule] {
    var (control, direction, emoji): (Unicode.Scalar?, Unicode.Scalar?, Unicode.Scalar?)
    for scalar in text.unicodeScalars where !isPlain(scalar) {
      if isDirection(scalar) {
        direction = direction ?? scalar
      } else if isEmoji(scalar) {
        emoji = emoji ?? scalar
      } else if isUnseen(scalar) {
        control = control ?? scalar
      }
    }
    return [
      control.map { .control(Quotation.name(of: $0)) },
      direction.map { .direction(Quotation.name(of: $0)) },
      emoji.map { .emoji(Quotation.name(of: $0)) },
    ].compactMap { $0 }
  }

  /// What nearly all texts are made of; looking up properties takes longer.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " "..."~", "\u{4E00}"..."\u{9FFF}": true
    default: false
    }
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default:
      scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
