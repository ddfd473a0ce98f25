import SixteenCore
import Terminal

/// A dialog with a page of text that scrolls. Every key that does nothing else closes it.
@MainActor
final class PageScreen: Screen {
  private static let widest = 64

  private let title: Message
  private let rows: (_ content: Content, _ columns: Int) -> [PageRow]
  private var scroll = ScrollPosition()

  /// A page.
  /// - Parameter rows: makes the text anew in the language of the moment, for a width.
  init(_ title: Message, rows: @escaping (_ content: Content, _ columns: Int) -> [PageRow]) {
    self.title = title
    self.rows = rows
  }

  override func handle(_ event: Event) {
    switch event {
    case .key(let key):
      perform(KeyTable.page.command(for: key) ?? .stay)
    case .click:
      perform(.stay)
    case .wheel(let direction):
      perform(.scroll(direction < 0 ? .up : .down))
    case .unreadable, .resize, .signal, .hangUp:
      break
    }
  }

  private func perform(_ command: Command) {
    guard let host else { return }
    switch command {
    case .scroll(let step):
      let (dialog, page) = parts(size: host.size, content: host.content)
      scroll.take(step, rows: page.count, visible: dialog.inside.rows)
    case .switchLanguage:
      host.switchLanguage()
    default:
      host.dismiss()
    }
  }

  override func draw(in canvas: inout Canvas) {
    guard let content = host?.content else { return }
    let (dialog, page) = parts(size: canvas.size, content: content)
    Theme.dim(&canvas)
    dialog.draw(
      in: &canvas, background: Theme.dialogBackground, title: content.interface.text(title))
    let inside = dialog.inside
    let offset = scroll.clamped(rows: page.count, visible: inside.rows)
    for (number, row) in page.dropFirst(offset).prefix(inside.rows).enumerated() {
      row.draw(in: &canvas, row: inside.row + number, column: inside.column)
    }
    dialog.drawScrollBar(in: &canvas, offset: offset, rows: page.count)
    let keys = page.count > inside.rows ? KeyTable.page : KeyTable.wholePage
    dialog.draw(Footer(keys, content: content, columns: inside.columns), in: &canvas)
  }

  private func parts(size: Size, content: Content) -> (Dialog, [PageRow]) {
    let widest = Dialog(on: size, columns: Self.widest, rows: 1)
    let page = rows(content, widest.inside.columns)
    return (Dialog(on: size, columns: Self.widest, rows: page.count), page)
  }
}

extension PageScreen {
  /// All keys, from the tables that the screens act by.
  /// - Parameter result: the table of the result that there is or may be.
  static func help(result: [KeyBinding]) -> PageScreen {
    PageScreen(.helpTitle) { content, columns in
      let sections: [(Message, [KeyBinding])] = [
        (.helpOnQuestion, KeyTable.question), (.helpOnResult, result),
        (.helpEverywhere, KeyTable.everywhere),
      ]
      let indent = columns >= 40 ? 15 : 11
      return Array(
        sections.map { heading, bindings in
          PageRow.wrapped(
            content.interface.text(heading), columns: columns, style: Theme.heading)
            + bindings.flatMap { binding in
              binding.help.map { help in
                PageRow.item(
                  binding.allKeys, labelStyle: Theme.footerKey, indent: indent,
                  text: content.interface.text(help), columns: columns)
              } ?? []
            }
        }
        .joined(separator: [.blank]))
    }
  }
}
