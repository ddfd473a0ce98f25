import Terminal

/// A thing that happens to a program under test.
enum Step {
  /// Events that become readable together, some time after what was before.
  case events([Event], after: Duration)
  /// The window gets another size.
  case resize(Size)
  /// A look at the state in between.
  case check(@MainActor () -> Void)
}

/// Somebody presses keys one after the other, slower than auto-repeat.
func press(_ keys: Key...) -> [Step] {
  keys.map { .events([.key($0)], after: .seconds(1)) }
}

/// Somebody types letters and digits one after the other.
func type(_ text: String) -> [Step] {
  text.map { .events([.key(.character($0))], after: .seconds(1)) }
}

/// Events one after the other.
func send(_ events: Event...) -> [Step] {
  events.map { .events([$0], after: .seconds(1)) }
}

/// Events that are all readable at once.
func burst(_ events: [Event]) -> [Step] { [.events(events, after: .seconds(1))] }

/// A key held down: pressed, then repeated by the keyboard.
func hold(_ key: Key, times: Int, every interval: Duration = .milliseconds(33)) -> [Step] {
  (0..<times).map { .events([.key(key)], after: $0 == 0 ? .seconds(1) : interval) }
}

/// The window gets another size.
func resize(_ columns: Int, _ rows: Int) -> [Step] {
  [.resize(Size(rows: rows, columns: columns))]
}

/// A look at the state in between.
func check(_ body: @escaping @MainActor () -> Void) -> [Step] { [.check(body)] }
