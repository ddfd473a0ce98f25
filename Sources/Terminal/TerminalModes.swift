@preconcurrency import CNcurses

/// The modes that ncurses does not look after: they go on after it starts and off before it
/// ends, on every way out.
@MainActor
struct TerminalModes {
  private let pasteOn: String
  private let pasteOff: String
  private let usesMouse: Bool

  /// - Parameter sendsEscapeSequences: false on terminals that would print what they do not know.
  init(sendsEscapeSequences: Bool, mouse: Bool) {
    pasteOn = sendsEscapeSequences ? "\u{1B}[?2004h" : ""
    pasteOff = sendsEscapeSequences ? "\u{1B}[?2004l" : ""
    usesMouse = mouse
  }

  /// Marks pasted text as such, and asks for the mouse where wanted.
  func switchOn() {
    putp(pasteOn)
    if usesMouse {
      mouseinterval(0)
      mousemask(
        sixteen_button1_pressed | sixteen_button4_pressed | sixteen_button5_pressed, nil)
    }
  }

  /// Undoes `switchOn`.
  func switchOff() {
    if usesMouse { mousemask(0, nil) }
    putp(pasteOff)
  }

  /// Everything that a crash must undo, as bytes.
  var farewell: [UInt8] {
    var bytes = Array(pasteOff.utf8)
    if usesMouse { bytes += Array("\u{1B}[?1006;1000l".utf8) }
    for capability in ["sgr0", "op", "rmkx", "cnorm", "rmcup"] {
      guard let value = tigetstr(capability), Int(bitPattern: value) != -1 else { continue }
      bytes += Array(String(cString: value).utf8)
    }
    return bytes
  }
}
