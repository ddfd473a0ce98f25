import Terminal

/// The twin of the real terminal for tests: it plays a script and keeps what it is shown.
@MainActor
final class InMemoryTerminal: Terminal {
  private(set) var size: Size
  let traits: Traits
  /// The frame on the screen.
  private(set) var lastFrame: Canvas?
  /// How many frames there were.
  private(set) var frameCount = 0
  /// How often everything had to be sent again.
  private(set) var invalidationCount = 0

  private var script: [Step]
  private let clock: TestClock
  /// What is readable now.
  private var typed: [Event]

  /// A terminal that plays `script` and then vanishes.
  /// - Parameter typed: keys that wait before the program starts.
  init(size: Size, traits: Traits = Traits(), typed: [Event] = [], clock: TestClock) {
    self.size = size
    self.traits = traits
    self.typed = typed
    self.clock = clock
    script = []
  }

  /// Says what is going to happen.
  func play(_ script: [Step]) { self.script = script }

  func show(_ canvas: Canvas) {
    lastFrame = canvas
    frameCount += 1
  }

  func nextEvent() -> Event {
    while typed.isEmpty {
      guard !script.isEmpty else { return .hangUp }
      switch script.removeFirst() {
      case .events(let events, let pause):
        clock.advance(by: pause)
        typed = events
      case .resize(let size):
        self.size = size
        return .resize
      case .check(let body):
        body()
      }
    }
    return typed.removeFirst()
  }

  /// It shows a frame for each event, so that tests can look at it.
  var hasWaitingEvents: Bool { false }

  func discardInput() { typed.removeAll() }

  func invalidate() { invalidationCount += 1 }
}
