import SixteenCore
import Terminal
import TextLayout

/// A question as it stands on the screen: progress, prompt, choices and keys over the gradient.
@MainActor
struct QuestionView {
  let layout: QuestionLayout
  let title: String
  let progress: (answered: Int, total: Int)
  let showsInstruction: Bool
  let focusedChoice: Int?
  /// How many of the body's rows are above what is seen.
  let offset: Int
  /// The keys that do something now.
  let keys: [KeyBinding]
  /// What stands in place of the keys, line by line, if anything does.
  let hint: [String]
  let content: Content

  func draw(in canvas: inout Canvas) {
    Theme.drawGradient(in: &canvas)
    drawHeader(in: &canvas)
    drawBody(in: &canvas)
    drawScrollSigns(in: &canvas)
    if hint.isEmpty {
      Footer(keys, content: content, columns: layout.columns.count)
        .draw(in: &canvas, row: layout.footerRow, column: layout.columns.lowerBound)
    } else {
      draw(hint, row: layout.footerRow, style: Theme.heading, in: &canvas)
    }
  }

  private func drawHeader(in canvas: inout Canvas) {
    let (answered, total) = progress
    let position = content.interface.text(
      .position, ["number": String(min(answered + 1, total)), "total": String(total)])
    let width = Columns.width(of: position)
    let (left, end) = (layout.columns.lowerBound, layout.columns.upperBound)
    let row = layout.headerRow
    canvas.write(position, row: row, column: end - width, style: Theme.position)
    if layout.mergesHeader {
      ProgressBar.draw(
        in: &canvas, row: row, column: left, columns: layout.columns.count - width - 1,
        answered: answered, total: total)
    } else {
      canvas.clipped(to: Rect(row: row, column: left, rows: 1, columns: end - left - width - 1)) {
        $0.write(title, row: row, column: left, style: Theme.title)
      }
      ProgressBar.draw(
        in: &canvas, row: row + 1, column: left, columns: layout.columns.count,
        answered: answered, total: total)
    }
  }

  private func drawBody(in canvas: inout Canvas) {
    let body = layout.body
    let top = body.row - offset
    canvas.cursor = Position(row: body.row, column: body.column)
    canvas.clipped(to: body) { canvas in
      if showsInstruction {
        draw(
          layout.instruction, row: top + layout.instructionRow, style: Theme.instruction,
          in: &canvas)
      }
      draw(layout.prompt, row: top + layout.promptRow, style: Theme.prompt, in: &canvas)
      for (index, button) in layout.buttons.enumerated() {
        var rect = layout.buttonRects[index]
        rect.row += top
        button.draw(in: &canvas, at: rect, isFocused: index == focusedChoice)
      }
    }
  }

  private func drawScrollSigns(in canvas: inout Canvas) {
    let body = layout.body
    let last = layout.columns.upperBound - 1
    if offset > 0 {
      canvas.write(Glyph.up.text, row: body.row, column: last, style: Theme.scrollBar)
    }
    if offset + body.rows < layout.bodyRows {
      canvas.write(
        Glyph.down.text, row: body.endRow - 1, column: last, style: Theme.scrollBar)
    }
  }

  private func draw(_ lines: [String], row: Int, style: Style, in canvas: inout Canvas) {
    for (number, line) in lines.enumerated() {
      canvas.writeCentered(line, row: row + number, columns: layout.columns, style: style)
    }
  }
}
