import SixteenCore

/// A result, and what is said about a type, as lines of words: no pictures, no bars, nothing that
/// has to be seen.
@MainActor
public struct ResultText {
  private let content: Content

  /// Text in the language of the moment.
  public init(content: Content) {
    self.content = content
  }

  private var interface: Interface { content.interface }

  /// All that the result says, a paragraph a line.
  /// - Throws: `AssetError` for a type that nothing is said about.
  public func lines(_ outcome: Outcome) throws -> [String] {
    let list = try PersonalityList.bundled()
    let personality = try list.personality(for: outcome.type)
    let neighbours = try outcome.neighbours.map(list.personality)
    var lines = headline(personality)
    lines += outcome.tallies.map(sentence)
    lines += notes(outcome, neighbours: neighbours)
    lines += [""]
    lines.append(try caption(personality.type))
    lines += description(personality)
    return lines + ["", interface.text(.aboutHypothesis), interface.text(.aboutUse)]
  }

  /// Letters, name, category and essence.
  public func headline(_ personality: Personality) -> [String] {
    [
      content.title(of: personality),
      content.label(of: personality.category),
      content.text(personality.essence),
    ]
  }

  /// The picture in a line of words.
  public func caption(_ type: PersonalityType) throws -> String {
    let caption = try PictureCaptions.bundled().caption(for: type)
    return interface.text(.pictureCaption, ["caption": content.text(caption)])
  }

  /// What is said about the type.
  public func description(_ personality: Personality) -> [String] {
    func list(_ heading: Message, _ texts: [LocalizedText]) -> [String] {
      ["", interface.text(heading) + interface.text(.colon)] + texts.map { "- \(content.text($0))" }
    }
    let mismatch = interface.text(.mismatch, ["text": content.text(personality.mismatch)])
    return [content.text(personality.description)] + list(.strengths, personality.strengths)
      + list(.costs, personality.costs) + ["", mismatch]
  }

  /// "外向 5，內向 4（56% 和 44%）：幾乎各半".
  private func sentence(_ tally: Tally) -> String {
    let (first, second) = (tally.pair.first, tally.pair.second)
    let arguments = [
      "first": content.name(of: first), "firstCount": String(tally.first),
      "firstShare": String(tally.share(of: first)),
      "second": content.name(of: second), "secondCount": String(tally.second),
      "secondShare": String(tally.share(of: second)),
      "letter": tally.winner.rawValue, "winner": content.name(of: tally.winner),
      "clarity": tally.clarity.map { interface.text($0.message) } ?? "",
    ]
    return interface.text(
      tally.clarity == nil ? .plainPairBare : .plainPair, arguments)
  }

  /// Ties with their rule, and neighbours, each a paragraph.
  func notes(_ outcome: Outcome, neighbours: [Personality]) -> [String] {
    var notes = outcome.tallies.filter(\.isTie).map { tally in
      interface.text(
        .tie,
        [
          "first": content.name(of: tally.pair.first),
          "second": content.name(of: tally.pair.second),
          "count": String(tally.first), "letter": tally.winner.rawValue,
        ])
    }
    if !neighbours.isEmpty {
      let types = neighbours.map { "\($0.type.code) \(content.text($0.name))" }
        .joined(separator: interface.text(.listSeparator))
      notes.append(interface.text(.neighbours, ["types": types]))
    }
    return notes
  }

  /// One line that says it all: letters, name, and the four splits.
  public func summary(_ outcome: Outcome) throws -> String {
    let personality = try PersonalityList.bundled().personality(for: outcome.type)
    return interface.text(
      .farewell,
      [
        "type": outcome.type.code, "name": content.text(personality.name),
        "splits": splits(outcome),
      ])
  }

  /// The letters of a sheet and its four splits.
  public func line(_ score: SheetScore) -> String {
    interface.text(
      .scoreLine, ["type": score.typeText, "splits": splits(score.outcome)])
  }

  private func splits(_ outcome: Outcome) -> String {
    outcome.tallies.map { tally in
      interface.text(
        .split,
        [
          "first": String(tally.first), "firstLetter": tally.pair.first.rawValue,
          "second": String(tally.second), "secondLetter": tally.pair.second.rawValue,
        ])
    }
    .joined(separator: interface.text(.listSeparator))
  }
}
