/// Where screens are shown and keys come from. The program has one on ncurses; tests have one in
/// memory.
@MainActor
public protocol Terminal: AnyObject {
  /// The extent now.
  var size: Size { get }
  /// What it can show.
  var traits: Traits { get }

  /// Shows a canvas of this terminal's size; only what differs from the last one is sent.
  func show(_ canvas: Canvas)
  /// Waits for the next event.
  func nextEvent() -> Event
  /// Whether events have been read that `nextEvent` has not given out yet: what would be shown
  /// now, nobody would see.
  var hasWaitingEvents: Bool { get }
  /// Forgets all keys that are already waiting.
  func discardInput()
  /// Makes the next `show` send everything, whatever was there.
  func invalidate()
}
