import Terminal

/// Tells keys that are held down from keys that are pressed: the same key within 120 ms of its
/// previous arrival is auto-repeat.
struct RepeatFilter {
  /// Faster than a person presses the same key twice, slower than keyboards repeat.
  static let interval = Duration.milliseconds(120)

  private var last: (key: Key, time: ContinuousClock.Instant)?

  /// Notes the arrival of a key.
  /// - Returns: whether somebody pressed it.
  mutating func accepts(_ key: Key, at time: ContinuousClock.Instant) -> Bool {
    defer { last = (key, time) }
    guard let last, last.key == key else { return true }
    return last.time.duration(to: time) >= Self.interval
  }
}
