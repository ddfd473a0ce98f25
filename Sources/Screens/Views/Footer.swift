import SixteenCore
import Terminal
import TextLayout

/// The line of keys at the bottom, made from a key table. Where space is short, the hints of the
/// lowest rank go first.
@MainActor
struct Footer {
  private static let gap = 3
  private static let narrowGap = 2

  /// A hint with its place in the footer's row.
  private struct Item {
    let binding: KeyBinding
    let hint: String
    var column = 0
    var columns: Int { Columns.width(of: binding.label) + 1 + Columns.width(of: hint) }
  }

  private let items: [Item]

  /// The hints of `bindings` that fit in `columns`.
  init(_ bindings: [KeyBinding], content: Content, columns: Int) {
    var items: [Item] = bindings.compactMap { binding in
      switch binding.hint {
      case .message(let message):
        Item(binding: binding, hint: content.interface.text(message))
      case .count(let message, let count):
        Item(
          binding: binding,
          hint: content.interface.text(message, ["count": String(count)]))
      case .nextLanguage where content.nextLanguage != content.language:
        Item(binding: binding, hint: content.nextLanguage.name)
      case .nextLanguage, nil:
        nil
      }
    }
    func width(_ gap: Int) -> Int {
      items.reduce(0) { $0 + $1.columns } + max(0, items.count - 1) * gap
    }
    while items.count > 1, width(Self.narrowGap) > columns,
      let lowest = items.indices.min(by: { items[$0].binding.rank < items[$1].binding.rank })
    {
      items.remove(at: lowest)
    }
    let gap = width(Self.gap) <= columns ? Self.gap : Self.narrowGap
    var column = max(0, (columns - width(gap)) / 2)
    for index in items.indices {
      items[index].column = column
      column += items[index].columns + gap
    }
    self.items = items
  }

  /// The bindings shown, from left to right.
  var bindings: [KeyBinding] { items.map(\.binding) }

  /// Draws the hints.
  /// - Parameter focus: the label of the hint that is focused as a button.
  func draw(in canvas: inout Canvas, row: Int, column: Int, focus: String? = nil) {
    for item in items {
      let start = column + item.column
      if item.binding.label == focus {
        let area = Rect(row: row, column: start - 1, rows: 1, columns: item.columns + 2)
        canvas.fill(area, with: .white, opacity: Theme.focusedButtonOpacity)
        canvas.write(
          "\(Glyph.marker.text)\(item.binding.label) \(item.hint) ", row: row, column: start - 1,
          style: Theme.focusedButton)
        canvas.cursor = Position(row: row, column: start)
      } else {
        let end = canvas.write(
          item.binding.label, row: row, column: start, style: Theme.footerKey)
        canvas.write(item.hint, row: row, column: end + 1, style: Theme.footerHint)
      }
    }
  }

  /// The binding at a column of the footer's row, if any.
  func binding(at column: Int) -> KeyBinding? {
    items.first { column >= $0.column && column < $0.column + $0.columns }?.binding
  }
}
