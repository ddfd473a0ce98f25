import SixteenCore
import Terminal

/// The modal result, after the tutorial's second view controller: its root is clear, a second
/// layer of 30 % black dims what lies below, and the dialog stands on that.
@MainActor
public final class ResultScreen: Screen {
  private static let widest = 74

  /// Who is told when Restart has dismissed the dialog.
  public weak var delegate: (any ResultScreenDelegate)?
  /// What to show at the next presentation.
  public var outcome: Outcome?
  /// How many more questions could be answered for a firmer result, if any.
  public var questionsLeft: Int?

  /// Where the result is kept, if it is.
  public var places: KeptPlaces?
  /// Writes the result to a file and gives its path; nil where it cannot be saved.
  public var save: ((ExportFormat) throws -> String)?

  /// What is shown.
  private struct Presented {
    let outcome: Outcome
    let personality: Personality
    let neighbours: [Personality]
    let picture: Picture
  }

  private var presented: Presented?
  private var scroll = ScrollPosition()
  /// The label of the button that Tab has reached.
  private var focusedButton: String?

  /// Looks up what belongs to the outcome. There is no default type: what is not found ends the
  /// program with an error.
  public override func viewWillAppear() {
    scroll = ScrollPosition()
    focusedButton = nil
    guard let outcome else { return }
    do {
      let list = try PersonalityList.bundled()
      presented = Presented(
        outcome: outcome, personality: try list.personality(for: outcome.type),
        neighbours: try outcome.neighbours.map(list.personality),
        picture: try Picture.bundled(for: outcome.type))
    } catch {
      host?.finish(.failed(error))
    }
  }

  /// The keys that work here.
  var keys: [KeyBinding] {
    KeyTable.result(questionsLeft: questionsLeft, canSave: save != nil)
  }

  // MARK: Events

  public override func handle(_ event: Event) {
    switch event {
    case .key(let key):
      if let command = keys.command(for: key) { perform(command) }
    case .click(let position):
      guard let (dialog, _, footer) = parts else { return }
      dialog.binding(at: position, of: footer)?.action.map(perform)
    case .wheel(let direction):
      perform(.scroll(direction < 0 ? .up : .down))
    case .unreadable, .resize, .signal, .hangUp:
      break
    }
  }

  private func perform(_ command: Command) {
    switch command {
    case .scroll(let step):
      guard let (dialog, page, _) = parts else { return }
      scroll.take(step, rows: page.rows.count, visible: dialog.inside.rows)
    case .nextButton:
      moveFocus(by: 1)
    case .previousButton:
      moveFocus(by: -1)
    case .confirm:
      pressFocusedButton()
    case .switchLanguage:
      host?.switchLanguage()
    case .restart:
      host?.dismiss { [weak delegate] in delegate?.dialogDismissed() }
    case .more:
      host?.dismiss { [weak delegate] in delegate?.moreQuestionsWanted() }
    case .save:
      askForFormat()
    case .about:
      if let presented { host?.present(PageScreen.about(presented.outcome, places: places)) }
    case .help:
      host?.present(PageScreen.help(result: keys))
    case .leave:
      host?.finish(.left)
    case .focus, .choose, .back, .stay, .export:
      break
    }
  }

  private func askForFormat() {
    let answers = ExportFormat.allCases.map { format in
      (Command.export(format), { [weak self] in self?.export(format) ?? () })
    }
    host?.present(
      ConfirmScreen(
        keys: KeyTable.save, text: { $0.interface.text(.saveAs) },
        answers: Dictionary(uniqueKeysWithValues: answers)))
  }

  /// Saves, and tells where, or why not.
  private func export(_ format: ExportFormat) {
    guard let save else { return }
    let text: (Content) -> String
    do {
      let path = try save(format)
      text = { $0.interface.text(.saved, ["path": path]) }
    } catch OutputError.cannotWrite(let reason) {
      text = { $0.interface.text(.notSaved, ["reason": reason]) }
    } catch {
      text = { $0.interface.text(.notSaved, ["reason": "\(error)"]) }
    }
    host?.present(ConfirmScreen(keys: KeyTable.told, text: text, answers: [:]))
  }

  private func moveFocus(by step: Int) {
    let buttons = parts?.footer.bindings.filter { $0.action != nil } ?? []
    let labels = buttons.map(\.label)
    guard !labels.isEmpty else { return }
    let focused = focusedButton.flatMap { labels.firstIndex(of: $0) }
    let next = focused.map { $0 + step } ?? (step > 0 ? 0 : labels.count - 1)
    focusedButton = labels[(next + labels.count) % labels.count]
  }

  private func pressFocusedButton() {
    let binding = parts?.footer.bindings.first { $0.label == focusedButton }
    binding?.action.map(perform)
  }

  // MARK: Drawing

  public override func draw(in canvas: inout Canvas) {
    Theme.dim(&canvas)
    guard let presented, let (dialog, page, footer) = parts else { return }
    dialog.draw(
      in: &canvas, background: Theme.background(of: presented.personality.category))
    let inside = dialog.inside
    let offset = scroll.clamped(rows: page.rows.count, visible: inside.rows)
    let top = inside.row - offset
    canvas.clipped(to: inside) { canvas in
      for (number, row) in page.rows.enumerated() {
        row.draw(in: &canvas, row: top + number, column: inside.column)
      }
      guard page.hasPicture else { return }
      PictureView.draw(
        presented.picture, in: &canvas, row: top + page.pictureRow,
        column: inside.column + page.pictureColumn)
    }
    canvas.cursor = Position(row: inside.row, column: inside.column)
    dialog.drawScrollBar(in: &canvas, offset: offset, rows: page.rows.count)
    dialog.draw(footer, in: &canvas, focus: focusedButton)
  }

  private var parts: (dialog: Dialog, page: ResultPage, footer: Footer)? {
    guard let host, let presented else { return nil }
    let widest = Dialog(on: host.size, columns: Self.widest, rows: 1)
    let page = ResultPage(
      presented.outcome, presented.personality, neighbours: presented.neighbours,
      content: host.content, columns: widest.inside.columns)
    let dialog = Dialog(on: host.size, columns: Self.widest, rows: page.rows.count)
    let footer = Footer(keys, content: host.content, columns: dialog.inside.columns)
    return (dialog, page, footer)
  }
}
