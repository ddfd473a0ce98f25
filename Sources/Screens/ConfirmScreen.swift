import SixteenCore
import Terminal
import TextLayout

/// A small dialog that asks something.
@MainActor
final class ConfirmScreen: Screen {
  private static let widest = 44
  /// No keyboard waits longer before it begins to repeat a key that is held.
  private static let graceTime = Duration.milliseconds(700)

  private let text: (Content) -> String
  private let keys: [KeyBinding]
  private let answers: [Command: () -> Void]
  private let isDestructive: Bool
  private var appeared: ContinuousClock.Instant?

  /// A question to the user.
  /// - Parameters:
  ///   - isDestructive: whether something is lost by a yes, so that the key that asked must not be
  ///     able to answer by being held.
  ///   - text: makes the question in the language of the moment.
  ///   - keys: the table with the keys that answer; `.stay` just closes the dialog.
  ///   - answers: what each command does after the dialog has gone.
  init(
    keys: [KeyBinding], isDestructive: Bool = false, text: @escaping (Content) -> String,
    answers: [Command: () -> Void]
  ) {
    self.text = text
    self.keys = keys
    self.isDestructive = isDestructive
    self.answers = answers
  }

  override func viewWillAppear() {
    appeared = host?.now()
  }

  override func handle(_ event: Event) {
    switch event {
    case .key(let key):
      perform(keys.command(for: key))
    case .click(let position):
      guard let host else { return }
      let (dialog, footer, _) = parts(size: host.size, content: host.content)
      perform(dialog.binding(at: position, of: footer)?.action)
    case .wheel, .unreadable, .resize, .signal, .hangUp:
      break
    }
  }

  private func perform(_ command: Command?) {
    guard let command else { return }
    if command == .switchLanguage {
      host?.switchLanguage()
    } else if let answer = answers[command] {
      if isDestructive, let host, let appeared, appeared.duration(to: host.now()) < Self.graceTime {
        return
      }
      host?.dismiss(completion: answer)
    } else if command == .stay {
      host?.dismiss()
    }
  }

  override func draw(in canvas: inout Canvas) {
    guard let content = host?.content else { return }
    let (dialog, footer, lines) = parts(size: canvas.size, content: content)
    Theme.dim(&canvas)
    dialog.draw(in: &canvas, background: Theme.dialogBackground)
    for (number, line) in lines.enumerated() {
      canvas.writeCentered(
        line, row: dialog.inside.row + number,
        columns: dialog.inside.column..<dialog.inside.endColumn, style: Theme.prompt)
    }
    dialog.draw(footer, in: &canvas)
    canvas.cursor = Position(row: dialog.inside.row, column: dialog.inside.column)
  }

  private func parts(
    size: Size, content: Content
  ) -> (dialog: Dialog, footer: Footer, lines: [String]) {
    let widest = Dialog(on: size, columns: Self.widest, rows: 1)
    let lines = LineBreaking.lines(
      of: text(content), columns: widest.inside.columns, balanced: true)
    let dialog = Dialog(on: size, columns: Self.widest, rows: lines.count)
    let footer = Footer(keys, content: content, columns: dialog.inside.columns)
    return (dialog, footer, lines)
  }
}
