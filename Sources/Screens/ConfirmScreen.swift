import SixteenCore
import Terminal
import TextLayout

/// A small dialog that asks before something is lost. Enter and Esc stay.
@MainActor
final class ConfirmScreen: Screen {
  private static let widest = 44

  private let message: Message
  private let keys: [KeyBinding]
  private let action: () -> Void

  /// A question to the user.
  /// - Parameters:
  ///   - keys: the table with the key that says yes and those that stay.
  ///   - action: what a yes does, after the dialog has gone.
  init(_ message: Message, keys: [KeyBinding], action: @escaping () -> Void) {
    self.message = message
    self.keys = keys
    self.action = action
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
    switch command {
    case .leave, .restart:
      host?.dismiss(completion: action)
    case .stay:
      host?.dismiss()
    case .switchLanguage:
      host?.switchLanguage()
    default:
      break
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
    let columns = min(Self.widest, size.columns - 6)
    let lines = LineBreaking.lines(
      of: content.interface.text(message), columns: columns, balanced: true)
    let dialog = Dialog(on: size, columns: columns, rows: lines.count)
    let footer = Footer(keys, content: content, columns: dialog.inside.columns)
    return (dialog, footer, lines)
  }
}
