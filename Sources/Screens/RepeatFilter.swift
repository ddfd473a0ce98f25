/// Tells what was done once more from what only arrived once more: the same thing within an
/// interval of its previous arrival is a repetition.
struct RepeatFilter<Value: Equatable> {
  private let interval: Duration
  private var last: (value: Value, time: ContinuousClock.Instant)?

  init(interval: Duration) { self.interval = interval }

  /// Notes an arrival.
  /// - Returns: whether somebody did it.
  mutating func accepts(_ value: Value, at time: ContinuousClock.Instant) -> Bool {
    defer { last = (value, time) }
    guard let last, last.value == value else { return true }
    return last.time.duration(to: time) >= interval
  }
}
