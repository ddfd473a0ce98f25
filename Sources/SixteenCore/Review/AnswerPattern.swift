/// A way of answering without reading (docs/INSTRUMENT.md 4.7). Its opposite, 2 for 1 and 1 for 2,
/// turns every tally round and leaves the same margins; the first choice only is the rule of 4.6.
struct AnswerPattern: Sendable {
  /// The choices in turn, as the keys that are pressed: "1221".
  let keys: String
  private let takesFirst: [Bool]

  private init(_ keys: String) {
    self.keys = keys
    takesFirst = keys.map { $0 == "1" }
  }

  /// The patterns that a form should be proof against.
  static let all = ["12", "1122", "1221", "1112", "112"].map(AnswerPattern.init)

  /// The largest margin that a pattern may leave a pair at.
  static let largestMargin = 3

  /// Whether the question with an index gets its first choice.
  func takesFirst(_ index: Int) -> Bool {
    takesFirst[index % takesFirst.count]
  }
}
