/// What can happen to a full-screen program.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The first mouse button was pressed on a cell.
  case click(Position)
  /// The wheel was turned by a notch: −1 up, 1 down.
  case wheel(Int)
  /// Bytes came in that are no character.
  case unreadable
  /// The terminal has another size now, or lost what was on it.
  case resize
  /// A signal asks the program to leave.
  case signal(Int32)
  /// The terminal is gone.
  case hangUp
}
