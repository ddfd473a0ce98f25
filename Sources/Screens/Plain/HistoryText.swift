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
      + (entries.count > 1 ? [content.interface.text(.historyLegend)] : [])
  }

  private func headline(_ entry: HistoryEntry, number: Int, _ personality: Personality) -> String {
    content.interface.text(
      .historyEntry,
      [
        "number": String(number), "finished": content.time(of: entry),
        "title": content.title(of: personality), "form": content.formName(entry.form),
      ])
  }

  private func line(_ tally: Tally, earlier: HistoryEntry?) -> String {
    let (first, second) = (tally.pair.first, tally.pair.second)
    let counts = content.counts(tally).padded(to: 9)
    let before = earlier?.outcome.tallies.first { $0.pair == tally.pair }
    let movement = before.flatMap { tally.movement(since: $0) }.map(text) ?? ""
    let line = "   \(first.rawValue) \(bar(tally)) \(second.rawValue)  \(counts)\(movement)"
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

  /// The winner's share, solid from its own side, as on the result.
  private func bar(_ tally: Tally) -> String {
    let won = tally.count(of: tally.winner)
    let filled =
      tally.answered == 0
      ? 0 : (2 * Self.barColumns * won + tally.answered) / (2 * tally.answered)
    func part(_ glyph: Glyph, _ count: Int) -> String {
      String(repeating: hasGlyphs ? glyph.rawValue : glyph.asciiTwin, count: count)
    }
    let (full, empty) = (
      part(.meterFull, filled), part(.meterEmpty, Self.barColumns - filled)
    )
    return tally.winner == tally.pair.first ? full + empty : empty + full
  }
}

extension Content {
  /// "2026-11-30 03:54 UTC" of an entry's time as RFC 3339 writes it.
  public func time(of entry: HistoryEntry) -> String {
    let parts = entry.finished.split(separator: "T")
    guard parts.count == 2 else { return Quotation.of(entry.finished) }
    return interface.text(
      .historyTime,
      ["date": Quotation.of(String(parts[0])), "time": Quotation.of(String(parts[1].prefix(5)))])
  }

  /// The name of a form as records have it; those of other sets are their own.
  func formName(_ form: String) -> String {
    switch form {
    case "short": interface.text(.formShort)
    case "full": interface.text(.formFull)
    default: Quotation.of(form)
    }
  }
}
