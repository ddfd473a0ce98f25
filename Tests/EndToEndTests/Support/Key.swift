import CVterm

/// A key that the emulator encodes as a real terminal would, by the modes that the program set
/// (`ESC O A` instead of `ESC [ A` for Up in cursor-key mode).
enum Key: Sendable {
  case enter, tab, backspace, escape
  case up, down, left, right
  case home, end, pageUp, pageDown

  var code: VTermKey {
    switch self {
    case .enter: VTERM_KEY_ENTER
    case .tab: VTERM_KEY_TAB
    case .backspace: VTERM_KEY_BACKSPACE
    case .escape: VTERM_KEY_ESCAPE
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    }
  }
}
