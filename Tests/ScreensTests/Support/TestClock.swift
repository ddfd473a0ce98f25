/// A clock that goes on when it is told to.
@MainActor
final class TestClock {
  private(set) var now = ContinuousClock.now

  func advance(by duration: Duration) { now += duration }
}
