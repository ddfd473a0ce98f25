import SixteenCore
import Terminal
import TextLayout

/// One question with its two choices, after the tutorial's first view controller: progress bar,
/// two buttons with one action, and the modal result that gives control back as its delegate.
@MainActor
public final class QuestionScreen: Screen {
  /// After so many keys that are no letters, an input method must be at work.
  private static let unreadableKeysBeforeHint = 3

  /// The answers so far.
  public private(set) var quiz: Quiz
  /// The choice that has the focus: none on arrival, the earlier answer after going back.
  public private(set) var focusedChoice: Int?
  /// Whether the last run of keys looks like an input method's.
  public private(set) var showsInputMethodHint = false

  private let questionnaire: Questionnaire
  private let resultScreen = ResultScreen()
  private var scroll = ScrollPosition()
  private var followsFocus = true
  private var repeats = RepeatFilter()
  private var unreadableKeys = 0

  /// A screen that asks the questions of a set.
  public init(questionnaire: Questionnaire) {
    self.questionnaire = questionnaire
    quiz = questionnaire.quiz
  }

  /// Where in `quiz` the user is; as many questions as are answered, after the last one.
  public var currentQuestionIndex: Int { quiz.currentQuestionIndex }

  /// The question on the screen. Under the result it is still the last one.
  private var displayedQuestion: Question {
    quiz.questions[min(currentQuestionIndex, quiz.questions.count - 1)]
  }

  /// How many more the next longer form asks, nil where there is none.
  private var questionsLeft: Int? {
    questionnaire.longer(than: quiz).map { $0.questions.count - quiz.questions.count }
  }

  public override func viewDidLoad() {
    resultScreen.delegate = self
  }

  public override func viewWillAppear() {
    displayQuestion()
  }

  /// Shows the current question's two choices.
  private func displayQuestion() {
    focusedChoice = quiz.isFinished ? nil : quiz.answers[currentQuestionIndex]
    scroll = ScrollPosition()
    followsFocus = true
  }

  /// The action of both buttons.
  /// - Parameter tag: 0 for the first, 1 for the second.
  private func choose(_ tag: Int) {
    guard !quiz.isFinished else { return }
    quiz.choose(tag)
    displayQuestion()
    host?.discardInputAfterNextFrame()
    if let outcome = quiz.outcome {
      focusedChoice = tag
      resultScreen.outcome = outcome
      resultScreen.questionsLeft = questionsLeft
      host?.present(resultScreen)
    }
  }

  // MARK: Events

  public override func handle(_ event: Event) {
    switch event {
    case .key(let key):
      handle(key)
    case .unreadable:
      countUnreadableKey()
    case .click(let position):
      click(position)
    case .wheel(let direction):
      perform(.scroll(direction < 0 ? .up : .down))
    case .resize, .signal, .hangUp:
      break
    }
  }

  private func handle(_ key: Key) {
    let isPressed = repeats.accepts(key.folded, at: host?.now() ?? .now)
    guard let command = KeyTable.question.command(for: key) else {
      if case .character(let character) = key.folded, !character.isASCII { countUnreadableKey() }
      return
    }
    unreadableKeys = 0
    showsInputMethodHint = false
    switch command {
    case .choose, .confirm:
      if isPressed { perform(command) }
    default:
      perform(command)
    }
  }

  private func countUnreadableKey() {
    unreadableKeys += 1
    showsInputMethodHint = unreadableKeys >= Self.unreadableKeysBeforeHint
  }

  private func click(_ position: Position) {
    guard let host else { return }
    let layout = layout(size: host.size)
    let offset = layout.offset(revealing: followsFocus ? focusedChoice : nil, from: scroll)
    if position.row == layout.footerRow {
      let footer = Footer(
        KeyTable.question, content: host.content, columns: layout.columns.count)
      let binding = footer.binding(at: position.column - layout.columns.lowerBound)
      binding?.action.map(perform)
    } else if layout.body.contains(position) {
      let inBody = Position(row: position.row - layout.body.row + offset, column: position.column)
      layout.buttonRects.firstIndex { $0.contains(inBody) }.map(choose)
    }
  }

  private func perform(_ command: Command) {
    switch command {
    case .focus(let choice):
      focusedChoice = choice
      followsFocus = true
    case .choose(let choice):
      choose(choice)
    case .confirm:
      if let focusedChoice { choose(focusedChoice) }
    case .back:
      if quiz.goBack() { displayQuestion() }
    case .scroll(let step):
      scrollBody(step)
    case .switchLanguage:
      host?.switchLanguage()
    case .restart:
      guard quiz.answeredCount > 0 else { return }
      host?.present(
        ConfirmScreen(.confirmRestart, keys: KeyTable.confirmRestart) { [weak self] in
          self?.restart()
        })
    case .help:
      host?.present(PageScreen.help(result: KeyTable.result(questionsLeft: questionsLeft)))
    case .leave:
      guard quiz.answeredCount > 0 else {
        host?.finish(.left)
        return
      }
      host?.present(
        ConfirmScreen(.confirmLeave, keys: KeyTable.confirmLeave) { [weak self] in
          self?.host?.finish(.left)
        })
    case .about, .more, .nextButton, .previousButton, .stay:
      break
    }
  }

  private func restart() {
    quiz = questionnaire.quiz
    displayQuestion()
    host?.discardInputAfterNextFrame()
  }

  private func scrollBody(_ step: ScrollStep) {
    guard let host else { return }
    let layout = layout(size: host.size)
    followsFocus = false
    scroll.take(step, rows: layout.bodyRows, visible: layout.body.rows)
  }

  // MARK: Drawing

  public override func draw(in canvas: inout Canvas) {
    guard let content = host?.content else { return }
    let layout = layout(size: canvas.size)
    Theme.drawGradient(in: &canvas)
    drawHeader(layout, content, in: &canvas)
    drawBody(layout, in: &canvas)
    if showsInputMethodHint {
      let hint = content.interface.text(.inputMethod)
      canvas.writeCentered(
        hint, row: layout.footerRow, columns: layout.columns, style: Theme.heading)
    } else {
      Footer(KeyTable.question, content: content, columns: layout.columns.count)
        .draw(in: &canvas, row: layout.footerRow, column: layout.columns.lowerBound)
    }
  }

  private func layout(size: Size) -> QuestionLayout {
    let content = host?.content
    let question = displayedQuestion
    let texts = QuestionLayout.Texts(
      instruction: content?.interface.text(.instruction) ?? "",
      prompt: content?.text(question.prompt) ?? "",
      choices: question.choices.map { content?.text($0.content) ?? "" })
    return QuestionLayout(texts, hasInstruction: showsInstruction, size: size)
  }

  private var showsInstruction: Bool { currentQuestionIndex == 0 }

  private func drawHeader(
    _ layout: QuestionLayout, _ content: Content, in canvas: inout Canvas
  ) {
    let (answered, total) = quiz.progress
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
      canvas.write(
        content.text(questionnaire.set.title), row: row, column: left, style: Theme.title)
      ProgressBar.draw(
        in: &canvas, row: row + 1, column: left, columns: layout.columns.count,
        answered: answered, total: total)
    }
  }

  private func drawBody(_ layout: QuestionLayout, in canvas: inout Canvas) {
    let body = layout.body
    let offset = layout.offset(revealing: followsFocus ? focusedChoice : nil, from: scroll)
    let top = body.row - offset
    canvas.cursor = Position(row: body.row, column: body.column)
    canvas.clipped(to: body) { canvas in
      if showsInstruction {
        draw(
          layout.instruction, row: top + layout.instructionRow, layout,
          style: Theme.instruction, in: &canvas)
      }
      draw(
        layout.prompt, row: top + layout.promptRow, layout, style: Theme.prompt, in: &canvas)
      for (index, button) in layout.buttons.enumerated() {
        var rect = layout.buttonRects[index]
        rect.row += top
        button.draw(in: &canvas, at: rect, isFocused: index == focusedChoice)
      }
    }
    let last = layout.columns.upperBound - 1
    if offset > 0 {
      canvas.write(Glyph.up.text, row: body.row, column: last, style: Theme.scrollBar)
    }
    if offset + body.rows < layout.bodyRows {
      canvas.write(
        Glyph.down.text, row: body.endRow - 1, column: last, style: Theme.scrollBar)
    }
  }

  private func draw(
    _ lines: [String], row: Int, _ layout: QuestionLayout, style: Style, in canvas: inout Canvas
  ) {
    for (number, line) in lines.enumerated() {
      canvas.writeCentered(line, row: row + number, columns: layout.columns, style: style)
    }
  }
}

extension QuestionScreen: ResultScreenDelegate {
  /// Zeroes scores, index and bar, and shows the first question again.
  public func dialogDismissed() {
    restart()
  }

  /// Goes on to the longer form from the answers given.
  public func moreQuestionsWanted() {
    guard let longer = questionnaire.longer(than: quiz) else { return }
    quiz = longer
    displayQuestion()
    host?.discardInputAfterNextFrame()
  }
}
