import SixteenCore
import Terminal
import TextLayout

/// All that a result says, as rows for a width, with the place of the picture.
@MainActor
struct ResultPage {
  /// Columns between the picture and what stands beside it.
  private static let gap = 3
  /// The narrowest column of text that may stand beside the picture.
  private static let narrowestBeside = 38

  /// From top to bottom.
  private(set) var rows: [PageRow] = []
  /// The first row of the picture.
  private(set) var pictureRow = 0
  /// The leftmost column of the picture.
  private(set) var pictureColumn = 0

  /// Whether there is room for the picture.
  var hasPicture: Bool { columns >= PictureView.columns }

  private let columns: Int
  private let content: Content

  /// The page of an outcome.
  /// - Parameters:
  ///   - neighbours: the personalities that one answer more would have made.
  ///   - honestLine: what it says of itself.
  ///   - columns: the width to keep to.
  init(
    _ outcome: Outcome, _ personality: Personality, neighbours: [Personality], content: Content,
    honestLine: Message = .honestLine, columns: Int
  ) {
    self.columns = columns
    self.content = content
    let beside = columns - PictureView.columns - Self.gap
    if beside >= Self.narrowestBeside {
      let head =
        headline(personality, columns: beside) + [.blank] + meters(outcome, columns: beside)
      rows = head.map { $0.moved(by: PictureView.columns + Self.gap) }
      rows += Array(repeating: .blank, count: max(0, PictureView.rows - rows.count))
    } else {
      rows = headline(personality, columns: columns) + [.blank]
      rows += meters(outcome, columns: columns) + [.blank]
      pictureRow = rows.count
      pictureColumn = (columns - PictureView.columns) / 2
      // Where it would be cut, the picture stays away.
      if hasPicture { rows += Array(repeating: .blank, count: PictureView.rows) }
    }
    rows.append(.blank)
    let notes = ResultText(content: content).notes(outcome, neighbours: neighbours)
    add(
      (notes + [content.interface.text(honestLine)]).flatMap {
        PageRow.wrapped($0, columns: columns)
      })
    add(PageRow.wrapped(content.text(personality.description), columns: columns))
    add(list(.strengths, personality.strengths))
    add(list(.costs, personality.costs))
    let mismatch = content.interface.text(.mismatch, ["text": content.text(personality.mismatch)])
    rows += PageRow.wrapped(mismatch, columns: columns)
  }

  private mutating func add(_ block: [PageRow]) {
    rows += block + [.blank]
  }

  private func headline(_ personality: Personality, columns: Int) -> [PageRow] {
    PageRow.wrapped(content.title(of: personality), columns: columns, style: Theme.title)
      + PageRow.wrapped(content.label(of: personality.category), columns: columns)
      + PageRow.wrapped(content.text(personality.essence), columns: columns)
  }

  private func meters(_ outcome: Outcome, columns: Int) -> [PageRow] {
    PairMeter.rows(of: outcome.tallies, content: content, columns: columns)
  }

  private func list(_ heading: Message, _ texts: [LocalizedText]) -> [PageRow] {
    PageRow.wrapped(content.interface.text(heading), columns: columns, style: Theme.heading)
      + texts.flatMap { text in
        PageRow.item(
          Glyph.bullet.text, indent: 2, text: content.text(text), columns: columns)
      }
  }
}
