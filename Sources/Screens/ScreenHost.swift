import SixteenCore
import Terminal

/// The stack of screens and the one event loop: an event goes to the top screen, then all screens
/// draw bottom to top into a canvas, then the terminal shows it.
@MainActor
public final class ScreenHost {
  /// The smallest terminal that a screen is drawn for.
  static let smallestSize = Size(rows: 10, columns: 24)

  /// Texts and data for all screens.
  public let content: Content
  /// The time, for what depends on how fast keys follow each other.
  public let now: () -> ContinuousClock.Instant

  private let terminal: any Terminal
  private var screens: [Screen] = []
  private var ending: Ending?
  private var discardsInput = true
  private var notices: [(Content) -> String] = []
  /// Faster than a person presses the same key twice, slower than keyboards repeat.
  private var keys = RepeatFilter(interval: .milliseconds(120))
  /// The second half of a double click.
  private var clicks = RepeatFilter(interval: .milliseconds(300))
  /// The key that brought the top screen up, or back: held, it does nothing there.
  private var changingKey: Key?
  /// Whether the key being handled has only been held down.
  private(set) var keyIsRepeat = false

  /// A host without screens.
  public init(
    terminal: any Terminal, content: Content,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.terminal = terminal
    self.content = content
    self.now = now
  }

  /// The extent of the terminal.
  public var size: Size { terminal.size }
  /// What the terminal can show.
  public var traits: Traits { terminal.traits }
  /// The screen that gets the events.
  public var topScreen: Screen? { screens.last }

  /// Puts a screen on top.
  public func present(_ screen: Screen) {
    screens.append(screen)
    screen.appear(on: self)
  }

  /// Takes the top screen away, then calls `completion`.
  public func dismiss(completion: () -> Void = {}) {
    screens.popLast()?.host = nil
    completion()
  }

  /// Drops all keys that are waiting by the time the next frame is on the screen: they were meant
  /// for what was there before.
  func discardInputAfterNextFrame() { discardsInput = true }

  /// Goes on in the next language.
  public func switchLanguage() {
    do { try content.switchLanguage() } catch { finish(.failed(error)) }
  }

  /// Ends the loop after the current event.
  public func finish(_ ending: Ending) { self.ending = ending }

  /// Shows screens and hands out events until one of the screens, a signal or the terminal's end
  /// makes an end. Keys typed before the first frame are dropped.
  public func run(_ screen: Screen) -> Ending {
    present(screen)
    while ending == nil {
      // Keys that come faster than they can be shown are acted on first.
      if discardsInput || !terminal.hasWaitingEvents {
        terminal.show(frame())
        framePainted()
      }
      if discardsInput {
        discardsInput = false
        terminal.discardInput()
      }
      dispatch(terminal.nextEvent())
    }
    return ending ?? .left
  }

  /// Tells something in the last row until the next key; of several things, one at a time.
  public func tell(_ notice: @escaping (Content) -> String) { notices.append(notice) }

  private func framePainted() {
    let told = notices.count
    for screen in screens { screen.framePainted() }
    if notices.count > told { terminal.show(frame()) }
  }

  /// What the terminal shows in the present state.
  public func frame() -> Canvas {
    var canvas = Canvas(size: size, traits: traits)
    if size.holds(Self.smallestSize) {
      for screen in screens { screen.draw(in: &canvas) }
      if let notice = notices.first {
        canvas.writeNotice(notice(content), endRow: size.rows)
      }
    } else {
      drawTooSmall(in: &canvas)
    }
    return canvas
  }

  private func dispatch(_ event: Event) {
    switch event {
    case .signal(let signal):
      finish(.signal(signal))
    case .hangUp:
      finish(.hangUp)
    case .key(.control("l")):
      terminal.invalidate()
    case .resize:
      break
    case .key(let key):
      handle(key.folded)
    case .click:
      if clicks.accepts(event, at: now()) { handle(event) }
    case .wheel, .unreadable:
      handle(event)
    }
  }

  private func handle(_ key: Key) {
    keyIsRepeat = !keys.accepts(.key(key), at: now())
    if keyIsRepeat, key == changingKey { return }
    let top = topScreen
    handle(.key(key))
    changingKey = topScreen === top ? nil : key
  }

  private func handle(_ event: Event) {
    if !notices.isEmpty { notices.removeFirst() }
    // On a screen that nobody can read, keys would act blindly.
    if size.holds(Self.smallestSize) { topScreen?.handle(event) }
  }

  private func drawTooSmall(in canvas: inout Canvas) {
    let needed = Self.smallestSize
    let text = content.interface.text(
      .tooSmall, ["columns": String(needed.columns), "rows": String(needed.rows)])
    Theme.drawGradient(in: &canvas)
    canvas.write(text, row: canvas.size.rows / 2, column: 0, style: Theme.prompt)
  }
}
