import SixteenCore
import Terminal

/// A result as a picture to show: a panel in the category's colour over the gradient, with the
/// type's picture, its name and the four bars, and below what a result is not.
@MainActor
struct ResultCard {
  /// The size that previews of links have.
  private static let (width, height) = (1200, 630)
  private static let fonts =
    "system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, 'PingFang TC', "
    + "'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', sans-serif"

  private static let panel = (x: 36, y: 36, width: 1128, height: 558)
  private static let left = panel.x + 40
  private static let right = panel.x + panel.width - 40
  private static let textX = left + CardPicture.side + 44
  private static let barsTop = 184
  private static let note = (size: 16, leading: 21, width: 800)

  private let document: ResultDocument
  private let picture: Picture
  private let description: String
  private let colors: CardColors

  /// The card of a document.
  /// - Parameter description: the card in words.
  init(_ document: ResultDocument, picture: Picture, description: String) {
    self.document = document
    self.picture = picture
    self.description = description
    colors = CardColors(document.personality.category)
  }

  /// The card as a self-contained SVG document.
  var svg: String {
    let notes = CardText.lines(
      of: ResultDocument.paragraph(document.shortNotes), size: Self.note.size,
      width: Self.note.width)
    let rule = Self.panel.y + Self.panel.height - 30 - notes.count * Self.note.leading
    let top = Self.panel.y + max(14, (rule - Self.panel.y - CardPicture.side) / 2)
    let bars = CardBars(document, colors: colors, x: Self.textX, width: Self.right - Self.textX)
    let elements =
      background + [CardPicture(picture).element(x: Self.left, y: top)] + headline(y: top)
      + bars.elements(y: top + Self.barsTop) + noteElements(notes, rule: rule)
    return SVGElement.root(
      width: Self.width, height: Self.height, title: document.title, description: description,
      language: document.content.language.id,
      [SVGElement("g", ["font-family": Self.fonts], elements)]
    ).document
  }

  private var background: [SVGElement] {
    let stops = [(0, Theme.gradientTop), (Theme.gradientEnd, Theme.gradientBottom)].map {
      SVGElement("stop", ["offset": $0.0, "stop-color": $0.1.hexadecimal])
    }
    return [
      SVGElement("linearGradient", ["id": "sky", "x2": 0, "y2": 1], stops),
      SVGElement("rect", ["width": Self.width, "height": Self.height, "fill": "url(#sky)"]),
      SVGElement(
        "rect",
        [
          "x": Self.panel.x, "y": Self.panel.y, "width": Self.panel.width,
          "height": Self.panel.height, "rx": 28, "fill": colors.panel.hexadecimal,
        ]),
    ]
  }

  /// Letters and name, the essence, and at the right the category.
  private func headline(y: Int) -> [SVGElement] {
    let personality = document.personality
    let content = document.content
    let category = CardText(
      text: document.category, size: 22, color: colors.ink, anchor: .middle, isBold: true)
    let badge = category.width + 36
    let essence = CardText.lines(
      of: content.text(personality.essence), size: 21, width: Self.right - Self.textX)
    return [
      CardText(text: personality.type.code, size: 84, color: colors.ink, isBold: true)
        .element(x: Self.textX - 5, y: y + 61),
      CardText(text: content.text(personality.name), size: 36, color: colors.ink, isBold: true)
        .element(x: Self.textX, y: y + 110),
      SVGElement(
        "rect",
        [
          "x": Self.right - badge, "y": y, "width": badge, "height": 42, "rx": 21,
          "fill": colors.surface.hexadecimal,
        ]),
      category.element(x: Self.right - badge / 2, y: y + 29),
    ]
      + essence.enumerated().map { number, line in
        CardText(text: line, size: 21, color: colors.mutedInk)
          .element(x: Self.textX, y: y + 149 + 28 * number)
      }
  }

  /// Below a rule, the notes, and at the right what made the card and when.
  private func noteElements(_ lines: [String], rule: Int) -> [SVGElement] {
    let source = [document.interface.text(.appTitle), document.origin.day].joined(separator: " · ")
    return [
      SVGElement(
        "rect",
        [
          "x": Self.left, "y": rule, "width": Self.right - Self.left, "height": 1,
          "fill": colors.surface.hexadecimal,
        ]),
      CardText(text: source, size: Self.note.size, color: colors.mutedInk, anchor: .end)
        .element(x: Self.right, y: rule + 28 + (lines.count - 1) * Self.note.leading),
    ]
      + lines.enumerated().map { number, line in
        CardText(text: line, size: Self.note.size, color: colors.mutedInk)
          .element(x: Self.left, y: rule + 28 + number * Self.note.leading)
      }
  }
}
