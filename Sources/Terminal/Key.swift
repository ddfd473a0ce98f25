/// A key, as a terminal reports it.
public enum Key: Hashable, Sendable {
  /// A character that was typed; the space bar is one, too.
  case character(Character)
  /// A letter together with Ctrl, in lower case.
  case control(Character)
  /// Enter or Return.
  case enter
  /// Esc.
  case escape
  /// Backspace.
  case backspace
  /// Tab.
  case tab
  /// Tab together with Shift.
  case backTab
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end

  /// The key with what input methods and Caps Lock do to it undone: full-width characters become
  /// ASCII, letters lower case.
  public var folded: Key {
    guard case .character(let character) = self else { return self }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return self }
    switch scalar.value {
    case 0x3000:
      return .character(" ")
    case 0xFF01...0xFF5E:
      let ascii = Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
      return .character(Character(String(ascii).lowercased()))
    default:
      return .character(Character(character.lowercased()))
    }
  }
}
