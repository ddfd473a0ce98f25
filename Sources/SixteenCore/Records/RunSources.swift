/// What a run takes from outside: two clocks and its names.
public struct RunSources {
  /// Seconds since 1970 began.
  public var wallSeconds: () -> Int
  /// Seconds of a clock that nobody sets.
  public var monotonicSeconds: () -> Double
  /// A name that no other run has.
  public var runID: () -> String

  /// Clocks, and by default random names.
  public init(
    wallSeconds: @escaping () -> Int, monotonicSeconds: @escaping () -> Double,
    runID: @escaping () -> String = RunID.random
  ) {
    self.wallSeconds = wallSeconds
    self.monotonicSeconds = monotonicSeconds
    self.runID = runID
  }
}
