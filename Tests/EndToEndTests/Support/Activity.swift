/// What a process did in a span of time.
struct Activity: Equatable, Sendable {
  /// Bytes written to its terminal.
  var bytes: Int
  var cpuNanoseconds: Int
  /// How often its threads went to sleep of themselves: 0 more means not one wake-up.
  var voluntarySwitches: Int

  static func - (later: Activity, earlier: Activity) -> Activity {
    Activity(
      bytes: later.bytes - earlier.bytes,
      cpuNanoseconds: later.cpuNanoseconds - earlier.cpuNanoseconds,
      voluntarySwitches: later.voluntarySwitches - earlier.voluntarySwitches)
  }
}
