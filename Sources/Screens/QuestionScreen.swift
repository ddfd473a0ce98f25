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

  /// What a layout depends on.
  private struct LayoutOccasion: Equatable {
    let question: Question.ID
    let hasInstruction: Bool
    let hasHint: Bool
    let language: Language?
    let size: Size
  }

  private var lastLayout: (occasion: LayoutOccasion, layout: QuestionLayout)?
  private let questionnaire: Questionnaire
  private let keeper: (any QuizKeeper)?
  private let resumesAtOnce: Bool
  private let resultScreen = ResultScreen()
  private var scroll = ScrollPosition()
  private var followsFocus = true
  private var unreadableKeys = 0

  /// A screen that asks the questions of a set.
  /// - Parameters:
  ///   - keeper: keeps the answers; nil keeps nothing.
  ///   - resumesAtOnce: goes on with an earlier run without asking.
  ///   - save: writes the result of a quiz to a file and gives its path; nil offers no saving.
  public init(
    questionnaire: Questionnaire, keeper: (any QuizKeeper)? = nil, resumesAtOnce: Bool = false,
    save: ((Quiz, ExportFormat) throws -> String)? = nil
  ) {
    self.questionnaire = questionnaire
    self.keeper = keeper
    self.resumesAtOnce = resumesAtOnce
    quiz = questionnaire.quiz
    super.init()
    resultScreen.places = keeper?.places
    resultScreen.save = save.map { save in
      { [weak self] format in
        guard let quiz = self?.quiz else { return "" }
        return try save(quiz, format)
      }
    }
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
    showNotices()
    guard let offer = keeper?.offer else { return }
    if resumesAtOnce {
      resume()
    } else {
      present(offer)
    }
  }

  public override func framePainted() {
    keeper?.framePainted()
    showNotices()
  }

  private func showNotices() {
    keeper?.takeNotices().forEach { host?.tell($0) }
  }

  /// Offers to go on where an earlier run was left.
  private func present(_ offer: (question: Int, total: Int)) {
    host?.present(
      ConfirmScreen(
        keys: KeyTable.offer,
        text: { content in
          content.interface.text(
            .offer, ["number": String(offer.question), "total": String(offer.total)])
        },
        answers: [
          .confirm: { [weak self] in self?.resume() },
          .restart: { [weak self] in self?.keeper?.decline() },
          .leave: { [weak self] in self?.host?.finish(.left) },
        ]))
  }

  private func resume() {
    guard let kept = keeper?.resume() else { return }
    quiz = kept
    displayQuestion()
  }

  /// Shows the current question's two choices.
  private func displayQuestion() {
    resultScreen.questionsLeft = questionsLeft
    focusedChoice = quiz.isFinished ? nil : quiz.answers[currentQuestionIndex]
    scroll = ScrollPosition()
    followsFocus = true
  }

  /// The action of both buttons.
  /// - Parameter tag: 0 for the first, 1 for the second.
  private func choose(_ tag: Int) {
    guard !quiz.isFinished else { return }
    quiz.choose(tag)
    keeper?.answersChanged(quiz)
    displayQuestion()
    host?.discardInputAfterNextFrame()
    if let outcome = quiz.outcome {
      keeper?.finished(quiz)
      focusedChoice = tag
      resultScreen.outcome = outcome
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
    guard let command = KeyTable.question.command(for: key) else {
      if case .character(let character) = key.folded, !character.isASCII { countUnreadableKey() }
      return
    }
    unreadableKeys = 0
    showsInputMethodHint = false
    switch command {
    case .choose, .confirm:
      if host?.keyIsRepeat != true { perform(command) }
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
    if position.row == layout.footerRow {
      let footer = Footer(
        keys, content: host.content, columns: layout.columns.count)
      let binding = footer.binding(at: position.column - layout.columns.lowerBound)
      binding?.action.map(perform)
    } else if layout.body.contains(position) {
      let inBody = Position(
        row: position.row - layout.body.row + offset(in: layout), column: position.column)
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
      guard quiz.goBack() else { return }
      keeper?.answersChanged(quiz)
      displayQuestion()
    case .scroll(let step):
      scrollBody(step)
    case .switchLanguage:
      host?.switchLanguage()
    case .restart:
      guard quiz.answeredCount > 0 else { return }
      host?.present(
        ConfirmScreen(
          keys: KeyTable.confirmRestart, isDestructive: true,
          text: { $0.interface.text(.confirmRestart) },
          answers: [.restart: { [weak self] in self?.restart() }]))
    case .help:
      host?.present(PageScreen.help(result: resultScreen.keys))
    case .leave:
      guard quiz.answeredCount > 0 else {
        host?.finish(.left)
        return
      }
      let message: Message = keeper?.places == nil ? .confirmLeave : .confirmLeaveKept
      host?.present(
        ConfirmScreen(
          keys: KeyTable.confirmLeave, isDestructive: keeper?.places == nil,
          text: { $0.interface.text(message) },
          answers: [.leave: { [weak self] in self?.host?.finish(.left) }]))
    case .about, .more, .save, .export, .nextButton, .previousButton, .stay:
      break
    }
  }

  private func restart() {
    quiz = questionnaire.quiz
    keeper?.begin(quiz)
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
    let view = QuestionView(
      layout: layout, title: content.text(questionnaire.set.title), progress: quiz.progress,
      showsInstruction: showsInstruction, focusedChoice: focusedChoice,
      offset: offset(in: layout), keys: keys, hint: hint(size: canvas.size), content: content)
    view.draw(in: &canvas)
  }

  /// Breaking lines anew for every frame would be most of the work of an arrow key.
  private func layout(size: Size) -> QuestionLayout {
    let content = host?.content
    let question = displayedQuestion
    let occasion = LayoutOccasion(
      question: question.id, hasInstruction: showsInstruction, hasHint: showsInputMethodHint,
      language: content?.language, size: size)
    if let lastLayout, lastLayout.occasion == occasion { return lastLayout.layout }
    let texts = QuestionLayout.Texts(
      instruction: content?.interface.text(.instruction) ?? "",
      prompt: content?.text(question.prompt) ?? "",
      choices: question.choices.map { content?.text($0.content) ?? "" })
    let layout = QuestionLayout(
      texts, hasInstruction: showsInstruction, footerRows: max(1, hint(size: size).count),
      size: size)
    lastLayout = (occasion, layout)
    return layout
  }

  /// The hint about input methods, line by line, when it is shown.
  private func hint(size: Size) -> [String] {
    guard showsInputMethodHint, let content = host?.content else { return [] }
    return LineBreaking.lines(
      of: content.interface.text(.inputMethod), columns: size.columns - 2, balanced: true)
  }

  /// The keys that do something now.
  private var keys: [KeyBinding] {
    KeyTable.question.filter { currentQuestionIndex > 0 || $0.action != .back }
  }

  private func offset(in layout: QuestionLayout) -> Int {
    layout.offset(revealing: followsFocus ? focusedChoice : nil, from: scroll)
  }

  private var showsInstruction: Bool { currentQuestionIndex == 0 }
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
    keeper?.begin(quiz)
    displayQuestion()
    host?.discardInputAfterNextFrame()
  }
}
