import SixteenCore
import Terminal
import TextLayout

/// A pair as a bar between its two poles, with shares, counts and a clarity word.
@MainActor
struct PairMeter {
  /// Ways to set a meter, from few rows to many.
  private enum Form: CaseIterable {
    case wide, narrow, narrowest
  }

  private let tally: Tally
  private let content: Content
  private let columns: Int

  private init(_ tally: Tally, content: Content, columns: Int) {
    self.tally = tally
    self.content = content
    self.columns = columns
  }

  /// The meters of all pairs, alike: two rows each where there is room, else three or more.
  static func rows(of tallies: [Tally], content: Content, columns: Int) -> [PageRow] {
    let meters = tallies.map { PairMeter($0, content: content, columns: columns) }
    for form in Form.allCases {
      let rows = meters.compactMap { $0.rows(form) }
      if rows.count == meters.count { return Array(rows.joined()) }
    }
    return []
  }

  /// The rows in one form, nil where they do not fit; the last one always does.
  private func rows(_ form: Form) -> [PageRow]? {
    let (first, second) = (tally.pair.first, tally.pair.second)
    switch form {
    case .wide:
      guard
        let ends = ends(
          "\(first.rawValue) \(content.name(of: first)) \(share(first))",
          "\(share(second)) \(content.name(of: second)) \(second.rawValue)"),
        let bar = bar(before: "", behind: summary, behindColumns: summaryColumns)
      else { return nil }
      return [ends, bar]
    case .narrow:
      let behind = share(second)
      guard
        let ends = ends(
          "\(first.rawValue) \(content.name(of: first))",
          "\(content.name(of: second)) \(second.rawValue)"),
        let bar = bar(before: share(first).padded(to: 5), behind: behind, behindColumns: 4)
      else { return nil }
      return [ends, bar, PageRow(summary)]
    case .narrowest:
      let ends = ends(
        "\(first.rawValue) \(share(first))", "\(share(second)) \(second.rawValue)")
      return [ends, bar(before: "", behind: "", behindColumns: 0)].map { $0 ?? .blank }
        + PageRow.wrapped(summary, columns: columns)
    }
  }

  private func share(_ pole: Pole) -> String { content.share(of: pole, in: tally) }

  /// "I 偏多": whose answers they are, unless both have nearly as many.
  private var clarity: String {
    guard let clarity = tally.clarity else { return "" }
    let word = content.interface.text(clarity.message)
    guard clarity != .nearlyEven else { return word }
    return content.interface.text(
      .clarityOf, ["letter": tally.winner.rawValue, "clarity": word])
  }

  /// "3 : 6  I 偏多".
  private var summary: String {
    let counts = content.counts(tally)
    return clarity.isEmpty ? counts : "\(counts)  \(clarity)"
  }

  /// Texts at both ends of a row, the winner's bold; nil if they do not fit.
  private func ends(_ left: String, _ right: String) -> PageRow? {
    let width = Columns.width(of: right)
    guard Columns.width(of: left) + 2 + width <= columns else { return nil }
    let firstWins = tally.winner == tally.pair.first
    return PageRow([
      PageRow.Span(column: 0, text: left, style: firstWins ? Theme.heading : Theme.text),
      PageRow.Span(
        column: columns - width, text: right, style: firstWins ? Theme.text : Theme.heading),
    ])
  }

  /// Room for the longest summary, so that the bars of all pairs end at the same column.
  private var summaryColumns: Int {
    let words = Clarity.allCases.map { Columns.width(of: content.interface.text($0.message)) }
    return max(Columns.width(of: summary), 11 + (words.max() ?? 0))
  }

  private static let shortestBar = 8

  /// A bar with text at its ends; nil if it would be too short to read.
  private func bar(before: String, behind: String, behindColumns: Int) -> PageRow? {
    let start = Columns.width(of: before)
    let gap = behind.isEmpty ? 0 : 2
    let length = columns - start - gap - behindColumns
    guard length >= Self.shortestBar else { return nil }
    let text = Self.meter(tally, columns: length)
    return PageRow([
      PageRow.Span(column: 0, text: before, style: Theme.text),
      PageRow.Span(column: start, text: text, style: Theme.meter),
      PageRow.Span(column: start + length + gap, text: behind, style: Theme.text),
    ])
  }

  /// The winner's share, solid from its own side, by halves of a cell.
  private static func meter(_ tally: Tally, columns: Int) -> String {
    guard tally.answered > 0 else {
      return String(repeating: Glyph.meterEmpty.text, count: columns)
    }
    let halves = 2 * columns * tally.count(of: tally.winner) / tally.answered
    let isLeft = tally.winner == tally.pair.first
    let full = String(repeating: Glyph.meterFull.text, count: halves / 2)
    let empty = String(
      repeating: Glyph.meterEmpty.text, count: columns - halves / 2 - halves % 2)
    let half = isLeft ? Glyph.meterLeftHalf.text : Glyph.meterRightHalf.text
    let edge = halves % 2 == 1 ? half : ""
    return isLeft ? full + edge + empty : empty + edge + full
  }
}
