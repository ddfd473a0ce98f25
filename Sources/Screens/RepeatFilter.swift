import Terminal

/// Tells what was done once more from what only arrived once more: the same event within an
/// interval of its previous arrival is a repetition.
struct RepeatFilter {
  private let interval: Duration
  private var last: (event: Event, time: ContinuousClock.Instant)?

  init(interval: Duration) { self.interval = interval }

  /// Notes an arrival.
  /// - Returns: whether somebody did it.
  mutating func accepts(_ event: Event, at time: ContinuousClock.Instant) -> Bool {
    defer { last = (event, time) }
    guard let last, last.event == event else { return true }
    return last.time.duration(to: time) >= interval
  }
}
