import SixteenCore
import Terminal
import TextLayout

/// Past results as lines: each with four small bars, and how every pair moved since the result
/// before it.
@MainActor
public struct HistoryText {
  private static let barColumns = 10

  private let content: Content
  private let hasGlyphs: Bool

  /// - Parameter hasGlyphs: false draws the bars in ASCII.
  public init(content: Content, hasGlyphs: Bool) {
    self.content = content
    self.hasGlyphs = hasGlyphs
  }

  /// - Parameter entries: the newest first.
  public func lines(_ entries: [HistoryEntry]) throws -> [String] {
    let list = try PersonalityList.bundled()
    return try entries.enumerated().flatMap { index, entry in
      let earlier = entries[(index + 1)...].first { $0.form == entry.form }
      let personality = try list.personality(for: entry.outcome.type)
      return [headline(entry, number: index + 1, personality)]
        + entry.outcome.tallies.map { line($0, earlier: earlier) } + [""]
    }
    .dropLast()
  }

  private func headline(_ entry: HistoryEntry, number: Int, _ personality: Personality) -> String {
    content.interface.text(
      .historyEntry,
      [
        "number": String(number), "finished": entry.finished,
        "title": content.title(of: personality), "form": entry.form,
      ])
  }

  private func line(_ tally: Tally, earlier: HistoryEntry?) -> String {
    let (first, second) = (tally.pair.first, tally.pair.second)
    let counts = content.interface.text(
      .counts, ["first": String(tally.first), "second": String(tally.second)])
    let before = earlier?.outcome.tallies.first { $0.pair == tally.pair }
    let movement = before.flatMap { tally.movement(since: $0) }.map(text) ?? ""
    let line =
      "   \(first.rawValue) \(bar(tally)) \(second.rawValue)  \(counts.padded(to: 9))\(movement)"
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func text(_ movement: Tally.Movement) -> String {
    switch movement {
    case .notClear:
      content.interface.text(.historyNoChange)
    case .towards(let pole, let count):
      content.interface.text(
        .historyMoved, ["pole": content.name(of: pole), "count": String(count)])
    }
  }

  private func bar(_ tally: Tally) -> String {
    let filled =
      tally.answered == 0
      ? 0 : (2 * Self.barColumns * tally.first + tally.answered) / (2 * tally.answered)
    func part(_ glyph: Glyph, _ count: Int) -> String {
      String(repeating: hasGlyphs ? glyph.rawValue : glyph.asciiTwin, count: count)
    }
    return part(.meterFull, filled) + part(.meterEmpty, Self.barColumns - filled)
  }
}
