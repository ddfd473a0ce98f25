import Glibc
import Screens
import SixteenCore
import Terminal

extension Program {
  /// Gives the test: on the whole screen, or line by line.
  func takeTest() throws -> ExitStatus {
    let questionnaire = try Questionnaire(set: questionSet(), formID: options.form)
    if options.isPlain { return try takePlainTest(questionnaire) }
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(options: terminalOptions)
    } catch TerminalError.cannotAddressCursor {
      return try takePlainTest(questionnaire)
    }
    let screen = QuestionScreen(questionnaire: questionnaire)
    let host = ScreenHost(terminal: terminal, content: content)
    let ending = host.run(screen)
    terminal.close()
    return try status(of: ending, outcome: screen.quiz.outcome)
  }

  private func takePlainTest(_ questionnaire: Questionnaire) throws -> ExitStatus {
    let test = PlainTest(
      questionnaire: questionnaire, content: content, lines: StandardLineTerminal())
    switch try test.run() {
    case .finished, .left:
      return .success
    case .inputEnded:
      let (answered, total) = test.quiz.progress
      let arguments = ["number": String(answered + 1), "total": String(total)]
      return fail(.data, interface.text(.plainIncomplete, arguments))
    }
  }

  private func questionSet() throws -> QuestionSet {
    guard let path = options.questions else { return try QuestionSet.bundled() }
    return try QuestionSet.load(path: path)
  }

  private var terminalOptions: CursesTerminal.Options {
    var terminal = CursesTerminal.Options()
    terminal.usesASCII = options.usesASCII
    terminal.usesMouse = options.usesMouse
    terminal.directColorEntry = Assets.text("terminfo/sixteen-direct.b64").map {
      CursesTerminal.DirectColorEntry(name: "sixteen-direct", text: $0)
    }
    return terminal
  }

  private func status(of ending: Ending, outcome: Outcome?) throws -> ExitStatus {
    switch ending {
    case .left:
      // One line of the result stays on the screen.
      return try outcome.map { tell(try ResultText(content: content).summary($0)) } ?? .success
    case .signal(let signal):
      // Dying of it tells the caller what happened.
      raise(signal)
      return .success
    case .hangUp:
      raise(SIGHUP)
      return .success
    case .failed(let error):
      throw error
    }
  }
}
