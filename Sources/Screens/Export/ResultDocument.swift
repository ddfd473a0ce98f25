import SixteenCore
import TextLayout

/// A result as a file to keep or to share, in the language of the moment. Every form of it says
/// what a result is not.
@MainActor
public struct ResultDocument {
  let outcome: Outcome
  let personality: Personality
  let neighbours: [Personality]
  let origin: ResultOrigin
  let content: Content

  /// The document of an outcome.
  /// - Parameter neighbours: the personalities that one answer more would have made.
  public init(
    _ outcome: Outcome, _ personality: Personality, neighbours: [Personality],
    origin: ResultOrigin, content: Content
  ) {
    self.outcome = outcome
    self.personality = personality
    self.neighbours = neighbours
    self.origin = origin
    self.content = content
  }

  /// All of a file.
  /// - Throws: `AssetError` for a card whose type has no picture.
  public func text(_ format: ExportFormat) throws -> String {
    switch format {
    case .markdown: markdown
    case .json: json
    case .svg: try card
    }
  }

  // MARK: What all forms say

  var interface: Interface { content.interface }

  /// What a result is not, from the most important on.
  var honestLines: [String] {
    [Message.aboutHypothesis, .aboutUse, .aboutValidity].map { interface.text($0) }
  }

  /// Ties with their rule, a sentence each, then the neighbours.
  var notes: [String] { ResultText(content: content).notes(outcome, neighbours: neighbours) }

  /// What has to be said on a card, which has little room: the rule of ties if there are any, and
  /// what a result is not.
  var shortNotes: [String] {
    let ties: [Message] = outcome.ties.isEmpty ? [] : [.aboutTie]
    return (ties + [.aboutHypothesis, .aboutUse]).map { interface.text($0) }
  }

  /// "INTJ · 布局者".
  var title: String { content.title(of: personality) }

  /// "NT 求理".
  var category: String { content.label(of: personality.category) }

  /// "E 外向".
  func label(_ pole: Pole) -> String { "\(pole.rawValue) \(content.name(of: pole))" }

  /// "33%".
  func share(of pole: Pole, in tally: Tally) -> String { content.share(of: pole, in: tally) }

  /// "3 : 6".
  func counts(_ tally: Tally) -> String { content.counts(tally) }

  /// Sentences as one paragraph, with a blank after each but those that end in a Chinese mark.
  static func paragraph(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { paragraph, sentence in
      if let last = paragraph.last, Columns.width(of: String(last)) == 1 { paragraph += " " }
      paragraph += sentence
    }
  }
}
