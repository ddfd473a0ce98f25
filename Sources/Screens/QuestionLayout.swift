import Terminal
import TextLayout

/// Where everything of a question goes on a screen of some size. Of the ways to lay it out, from
/// airy to compact, it takes the first in which everything fits; the last one scrolls.
struct QuestionLayout {
  /// What has to be shown.
  struct Texts {
    var instruction: String
    var prompt: String
    var choices: [String]
  }

  /// Ways to lay a question out, from roomy to tight.
  private enum Density: CaseIterable {
    case airy, spacious, regular, tight, compact

    var topMargin: Int {
      switch self {
      case .airy, .spacious: 1
      case .regular, .tight, .compact: 0
      }
    }
    /// Whether position and bar share a row.
    var mergesHeader: Bool { self == .tight || self == .compact }
    var buttonForm: ChoiceButton.Form {
      switch self {
      case .airy, .spacious, .regular: .roomy
      case .tight: .narrow
      case .compact: .bare
      }
    }
    var isFramed: Bool { buttonForm != .bare }
    /// Rows between header and body, and between body and footer.
    var bodyGap: Int { topMargin }
    /// Rows between instruction, prompt and choices.
    var promptGap: Int { self == .airy ? 2 : topMargin }
    var buttonGap: Int { self == .airy ? 1 : 0 }
    /// Whether the instruction's rows stay free where there is none, so that nothing moves.
    var reservesInstruction: Bool { topMargin == 1 }
    var smallestHeight: Int { self == .airy ? 30 : 0 }
  }

  private static let widest = 76
  private static let widestButton = 60

  /// The columns that everything keeps to.
  let columns: Range<Int>
  /// Whether position and bar share row 0.
  let mergesHeader: Bool
  let headerRow: Int
  /// The first row of what stands at the bottom.
  let footerRow: Int
  /// Where instruction, prompt and choices are seen.
  let body: Rect
  /// The body's height, seen or not.
  let bodyRows: Int
  let instruction: [String]
  let prompt: [String]
  let instructionRow: Int
  let promptRow: Int
  let buttons: [ChoiceButton]
  /// The buttons' places; rows count from the top of the body.
  let buttonRects: [Rect]

  /// The layout of a question.
  /// - Parameters:
  ///   - hasInstruction: false leaves its rows empty where there is room.
  ///   - footerRows: how many rows are for what stands at the bottom.
  init(_ texts: Texts, hasInstruction: Bool, footerRows: Int = 1, size: Size) {
    let layouts = Density.allCases.lazy
      .filter { size.rows >= $0.smallestHeight }
      .map {
        QuestionLayout(
          texts, hasInstruction: hasInstruction, footerRows: footerRows, size: size, density: $0)
      }
    self =
      layouts.first { $0.bodyRows <= $0.body.rows }
      ?? QuestionLayout(
        texts, hasInstruction: hasInstruction, footerRows: footerRows, size: size,
        density: .compact)
  }

  private init(
    _ texts: Texts, hasInstruction: Bool, footerRows: Int, size: Size, density: Density
  ) {
    let margin = size.columns >= 60 ? 2 : 1
    let width = min(size.columns - 2 * margin, Self.widest)
    let left = (size.columns - width) / 2
    columns = left..<left + width
    mergesHeader = density.mergesHeader
    headerRow = density.topMargin
    footerRow = size.rows - footerRows - density.topMargin
    let buttonWidth = min(width, Self.widestButton)
    let textWidth = density.isFramed ? min(width, Self.widestButton + 6) : width - 1

    instruction = LineBreaking.lines(of: texts.instruction, columns: textWidth, balanced: true)
    prompt = LineBreaking.lines(of: texts.prompt, columns: textWidth, balanced: true)
    buttons = texts.choices.enumerated().map { index, text in
      ChoiceButton(
        text, index: index, columns: density.isFramed ? buttonWidth : textWidth,
        form: density.buttonForm)
    }

    instructionRow = 0
    let showsInstruction = hasInstruction || density.reservesInstruction
    promptRow = showsInstruction ? instruction.count + density.promptGap : 0
    var row = promptRow + prompt.count + density.promptGap
    var rects: [Rect] = []
    for button in buttons {
      rects.append(
        Rect(
          row: row, column: density.isFramed ? left + (width - buttonWidth) / 2 : left,
          rows: button.rows, columns: density.isFramed ? buttonWidth : textWidth))
      row += button.rows + density.buttonGap
    }
    buttonRects = rects
    bodyRows = row - density.buttonGap

    let top = headerRow + (density.mergesHeader ? 1 : 2) + density.bodyGap
    let available = footerRow - density.bodyGap - top
    let slack = max(0, available - bodyRows)
    body = Rect(
      row: top + slack * 2 / 5, column: left, rows: min(available, bodyRows), columns: width)
  }

  /// How many of the body's rows have to be above the view so that a choice is seen in whole.
  func offset(revealing choice: Int?, from scroll: ScrollPosition) -> Int {
    let offset = scroll.clamped(rows: bodyRows, visible: body.rows)
    guard let choice, buttonRects.indices.contains(choice) else { return offset }
    let rect = buttonRects[choice]
    return min(rect.row, max(offset, rect.endRow - body.rows))
  }
}
