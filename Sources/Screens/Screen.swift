import Terminal

/// One screenful with its own keys: what UIKit calls a view controller. A screen keeps state and
/// draws it; it never waits and never writes to the terminal.
@MainActor
open class Screen {
  /// Who presents it; set as long as it is on the stack.
  public internal(set) weak var host: ScreenHost?
  private var isLoaded = false

  /// A screen that nobody has presented yet.
  public init() {}

  /// Called once, before the first presentation.
  open func viewDidLoad() {}

  /// Called at every presentation: fresh data goes in here.
  open func viewWillAppear() {}

  /// Draws the state over what lies below. Nothing else may happen in here.
  open func draw(in canvas: inout Canvas) {}

  /// Called when the frame after an event is on the terminal, before the next event is awaited.
  open func framePainted() {}

  /// Acts on an event. Only the top screen gets any.
  open func handle(_ event: Event) {}

  func appear(on host: ScreenHost) {
    self.host = host
    if !isLoaded {
      isLoaded = true
      viewDidLoad()
    }
    viewWillAppear()
  }
}
