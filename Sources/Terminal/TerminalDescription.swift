@preconcurrency import CNcurses
import Glibc

/// What terminfo knows of the user's terminal, read before it is taken over.
@MainActor
struct TerminalDescription {
  /// TERM.
  let name: String
  /// Whether it speaks ANSI escape sequences, so that private modes do no harm.
  let sendsEscapeSequences: Bool
  /// Whether it takes 24-bit colours.
  let hasDirectColor: Bool
  /// The colours it has and is to show.
  let colors: ColorDepth

  /// Whether the user wants none (https://no-color.org).
  static var colorsAreUnwanted: Bool { variable("NO_COLOR") != nil }

  /// The terminal that TERM names.
  /// - Throws: `TerminalError` where that is none on which a cursor can be moved.
  static func ofEnvironment() throws -> TerminalDescription {
    guard let term = variable("TERM") else { throw TerminalError.unknown(nil) }
    var status: Int32 = 0
    guard setupterm(term, 1, &status) == OK else { throw TerminalError.unknown(term) }
    defer { del_curterm(cur_term) }
    guard let cup = string("cup"), string("clear") != nil else {
      throw TerminalError.cannotAddressCursor(term)
    }
    let colors = tigetnum("colors")
    let saysDirect = ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "")
    // GNU screen passes COLORTERM on but not the colours.
    let hasDirectColor =
      colors >= 0x100_0000 || saysDirect && colors >= 256 && variable("STY") == nil
    let depth = hasDirectColor ? .direct : ColorDepth(count: Int(colors))
    return TerminalDescription(
      name: term, sendsEscapeSequences: cup.hasPrefix("\u{1B}["),
      hasDirectColor: hasDirectColor, colors: colorsAreUnwanted ? .none : depth)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func string(_ capability: String) -> String? {
    guard let value = tigetstr(capability), Int(bitPattern: value) != -1 else { return nil }
    return String(cString: value)
  }
}
