@preconcurrency import CNcurses
import Glibc

/// The modes that ncurses does not look after: they go on after it starts and off before it
/// ends, on every way out.
@MainActor
struct TerminalModes {
  private var on = ""
  private var off = ""

  /// - Parameter sendsEscapeSequences: false on terminals that would print what they do not know.
  init(sendsEscapeSequences: Bool, mouse: Bool) {
    guard sendsEscapeSequences else { return }
    add("2004")
    if mouse {
      add("1000")
      add("1006")
    }
  }

  private mutating func add(_ mode: String) {
    on += "\u{1B}[?\(mode)h"
    off = "\u{1B}[?\(mode)l" + off
  }

  /// Marks pasted text as such, and asks for the mouse where wanted.
  func switchOn() { Self.send(on) }

  /// Undoes `switchOn`.
  func switchOff() { Self.send(off) }

  /// Straight to the terminal: `putp` would leave it in C's buffer until the program ends.
  private static func send(_ sequence: String) {
    _ = write(1, sequence, sequence.utf8.count)
  }

  /// Everything that a crash must undo, as bytes.
  var farewell: [UInt8] {
    var bytes = Array(off.utf8)
    for capability in ["sgr0", "op", "rmkx", "cnorm", "rmcup"] {
      guard let value = tigetstr(capability), Int(bitPattern: value) != -1 else { continue }
      bytes += Array(String(cString: value).utf8)
    }
    return bytes
  }
}
