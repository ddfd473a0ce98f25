import SixteenCore
import Terminal

/// The four pairs on a card: each a line of labels, and below it a bar between its shares.
@MainActor
struct CardBars {
  private static let rowHeight = 53
  private static let bar = (top: 26, height: 16)

  private let document: ResultDocument
  private let colors: CardColors
  private let x: Int
  private let width: Int

  /// The bars of a document over a width from `x` on.
  init(_ document: ResultDocument, colors: CardColors, x: Int, width: Int) {
    self.document = document
    self.colors = colors
    self.x = x
    self.width = width
  }

  /// All of it, from `y` down.
  func elements(y: Int) -> [SVGElement] {
    document.outcome.tallies.enumerated().flatMap { number, tally in
      let y = y + number * Self.rowHeight
      return labels(tally, y: y + 17) + bar(tally, y: y + Self.bar.top)
    }
  }

  /// Both poles with their shares at the ends, between them counts and clarity.
  private func labels(_ tally: Tally, y: Int) -> [SVGElement] {
    let (first, second) = (tally.pair.first, tally.pair.second)
    let clarity = tally.clarity.map { [document.interface.text($0.message)] } ?? []
    let summary = ([document.counts(tally)] + clarity).joined(separator: " · ")
    func label(_ text: String, _ pole: Pole, _ anchor: CardText.Anchor) -> CardText {
      let wins = pole == tally.winner
      return CardText(
        text: text, size: 18, color: wins ? colors.ink : colors.mutedInk, anchor: anchor,
        isBold: wins)
    }
    let left = "\(document.label(first)) \(document.share(of: first, in: tally))"
    let right =
      "\(document.share(of: second, in: tally)) \(document.content.name(of: second)) "
      + second.rawValue
    return [
      label(left, first, .start).element(x: x, y: y),
      CardText(text: summary, size: 16, color: colors.mutedInk, anchor: .middle)
        .element(x: x + width / 2, y: y),
      label(right, second, .end).element(x: x + width, y: y),
    ]
  }

  /// A bar in two parts, as long as the counts say; that of the pole whose letter counts is bright.
  private func bar(_ tally: Tally, y: Int) -> [SVGElement] {
    let count = tally.count(of: tally.winner)
    let bright = tally.answered == 0 ? width / 2 : width * count / tally.answered
    func part(x: Int, width: Int, color: RGB) -> SVGElement {
      SVGElement(
        "rect",
        [
          "x": x, "y": y, "width": width, "height": Self.bar.height,
          "rx": Self.bar.height / 2, "fill": color.hexadecimal,
        ])
    }
    return [
      part(x: x, width: width, color: colors.surface),
      part(
        x: tally.winner == tally.pair.first ? x : x + width - bright, width: bright,
        color: colors.bar),
      // Where an even pair would be parted.
      SVGElement(
        "rect",
        [
          "x": x + width / 2 - 1, "y": y - 3, "width": 2, "height": Self.bar.height + 6,
          "fill": colors.ink.hexadecimal, "fill-opacity": 0.5,
        ]),
    ]
  }
}
