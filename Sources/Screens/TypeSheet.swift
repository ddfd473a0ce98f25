import SixteenCore
import Terminal

/// Types with their pictures as a canvas to print: all of them as a contact sheet, or one with its
/// text beside it.
@MainActor
public struct TypeSheet {
  private static let gap = 2
  /// The widest that one type's text is set.
  private static let widest = 100

  private let content: Content
  private let traits: Traits

  /// Sheets for what can show them.
  public init(content: Content, traits: Traits) {
    self.content = content
    self.traits = traits
  }

  /// All pictures with letters and name below, as many side by side as `columns` hold.
  public func contactSheet(columns: Int) throws -> Canvas {
    let all = try PersonalityList.bundled().all
    let cell = Size(rows: PictureView.rows + 2, columns: PictureView.columns + Self.gap)
    let across = min(4, max(1, (columns - Self.gap) / cell.columns))
    let rows = (all.count + across - 1) / across
    var canvas = Canvas(
      size: Size(rows: rows * cell.rows + 1, columns: across * cell.columns + Self.gap),
      traits: traits)
    canvas.fill(canvas.bounds, with: Theme.dialogBackground)
    for (number, personality) in all.enumerated() {
      let row = 1 + number / across * cell.rows
      let column = Self.gap + number % across * cell.columns
      PictureView.draw(
        try Picture.bundled(for: personality.type), in: &canvas, row: row, column: column)
      canvas.writeCentered(
        content.title(of: personality), row: row + PictureView.rows,
        columns: column..<column + PictureView.columns, style: Theme.title)
    }
    return canvas
  }

  /// One type in full, on its category's colour.
  public func sheet(of personality: Personality, columns: Int) throws -> Canvas {
    let width = min(columns, Self.widest)
    let text = ResultText(content: content)
    let isWide = width >= 2 * PictureView.columns + 3 * Self.gap
    let left = isWide ? PictureView.columns + 2 * Self.gap : Self.gap
    let (headline, rest) = (text.headline(personality), text.description(personality))
    func wrapped(_ lines: [String], style: Style) -> [PageRow] {
      lines.flatMap { PageRow.wrapped($0, columns: width - left - Self.gap, style: style) }
    }
    let rows =
      wrapped(Array(headline.prefix(1)), style: Theme.title)
      + wrapped(Array(headline.dropFirst()), style: Theme.text) + [.blank]
      + wrapped(rest, style: Theme.text)
    let top = isWide ? 1 : PictureView.rows + 2
    let height = max(top + rows.count, PictureView.rows + 1) + 1
    var canvas = Canvas(size: Size(rows: height, columns: width), traits: traits)
    canvas.fill(canvas.bounds, with: Theme.background(of: personality.category))
    PictureView.draw(
      try Picture.bundled(for: personality.type), in: &canvas, row: 1, column: Self.gap)
    for (number, row) in rows.enumerated() {
      row.draw(in: &canvas, row: top + number, column: left)
    }
    return canvas
  }

  /// A result in full, on its category's colour.
  /// - Parameter title: a line above it.
  public func sheet(of outcome: Outcome, title: String, columns: Int) throws -> Canvas {
    let width = min(columns, Self.widest)
    let list = try PersonalityList.bundled()
    let personality = try list.personality(for: outcome.type)
    let page = ResultPage(
      outcome, personality, neighbours: try outcome.neighbours.map(list.personality),
      content: content, honestLine: .aboutHypothesis, columns: width - 2 * Self.gap)
    let top = 3
    var canvas = Canvas(size: Size(rows: top + page.rows.count + 1, columns: width), traits: traits)
    canvas.fill(canvas.bounds, with: Theme.background(of: personality.category))
    canvas.write(title, row: 1, column: Self.gap, style: Theme.text)
    for (number, row) in page.rows.enumerated() {
      row.draw(in: &canvas, row: top + number, column: Self.gap)
    }
    if page.hasPicture {
      PictureView.draw(
        try Picture.bundled(for: outcome.type), in: &canvas, row: top + page.pictureRow,
        column: Self.gap + page.pictureColumn)
    }
    return canvas
  }
}
