/// Everything a program can leave behind on a terminal.
///
/// Equal before and after, or it is a bug.
struct TerminalModes: Equatable, Sendable {
  var attributes: TerminalAttributes
  var cursorVisible: Bool
  var alternateScreen: Bool
  /// DEC private modes that are on: mouse, bracketed paste, cursor keys, keypad (66).
  var privateModes: Set<Int>
  var penIsPlain: Bool
}
