/// The time a test takes, without the breaks: a question counts two minutes at most.
struct ActiveTime {
  private static let limit = 120.0

  /// Seconds from before, that of earlier starts of the program for one.
  private var earlier: Double
  /// Seconds spent on each question by its index.
  private var spent: [Int: Double] = [:]
  private var current: (index: Int, since: Double)

  /// A time that runs from `now` on, a reading of a clock in seconds, on a question.
  init(earlier: Int, index: Int, now: Double) {
    self.earlier = Double(earlier)
    current = (index, now)
  }

  /// Goes to a question, perhaps the same one.
  mutating func turn(to index: Int, now: Double) {
    // A clock that was put back gives nothing, and takes nothing.
    let seconds = max(now - current.since, 0)
    spent[current.index] = min(spent[current.index, default: 0] + seconds, Self.limit)
    current = (index, now)
  }

  /// Goes to a question after a break, which does not count.
  mutating func skip(to index: Int, now: Double) {
    current = (index, now)
  }

  /// All of it up to the last turn, in whole seconds.
  var seconds: Int {
    Int(earlier + spent.values.reduce(0, +))
  }
}
