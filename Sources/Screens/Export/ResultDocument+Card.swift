import SixteenCore
import Terminal

extension ResultDocument {
  /// The result as an SVG card.
  var card: String {
    get throws {
      let picture = try Picture.bundled(for: personality.type)
      return ResultCard(self, picture: picture, description: try cardDescription).svg
    }
  }

  /// The card in words.
  private var cardDescription: String {
    get throws {
      let text = ResultText(content: content)
      let sentences = [
        content.text(personality.essence), try text.caption(personality.type),
        try text.summary(outcome),
      ]
      return (sentences + notes + honestLines).joined(separator: "\n")
    }
  }
}
