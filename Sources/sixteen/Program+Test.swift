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
    let (ending, outcome) = takeScreenTest(questionnaire, on: terminal)
    terminal.close()
    return try status(of: ending, outcome: outcome)
  }

  private func takeScreenTest(
    _ questionnaire: Questionnaire, on terminal: CursesTerminal
  ) -> (Ending, Outcome?) {
    do {
      let run = keptRun(questionnaire)
      defer { close(run) }
      let screen = QuestionScreen(
        questionnaire: questionnaire, keeper: run, resumesAtOnce: options.resumes
      ) { quiz, format in
        try ResultFile(quiz: quiz, run: run, content: content).write(format)
      }
      try settleOffer(of: run)
      let host = ScreenHost(terminal: terminal, content: content)
      let ending = host.run(screen)
      // First: the disk, for which the run waits, may be slow.
      terminal.close()
      return (ending, screen.quiz.outcome)
    } catch {
      return (.failed(error), nil)
    }
  }

  private func takePlainTest(_ questionnaire: Questionnaire) throws -> ExitStatus {
    let run = keptRun(questionnaire)
    defer { close(run) }
    try settleOffer(of: run)
    let test = PlainTest(
      questionnaire: questionnaire, content: content, lines: StandardLineTerminal(), keeper: run)
    if options.resumes {
      test.resume()
    } else if isatty(0) == 0 || isatty(1) == 0 {
      // Without a terminal nobody is asked.
      run.leaveOffer()
    }
    switch try test.run() {
    case .finished, .left:
      return .success
    case .inputEnded:
      let (answered, total) = test.quiz.progress
      let arguments = ["number": String(answered + 1), "total": String(total)]
      return fail(.data, interface.text(.plainIncomplete, arguments))
    }
  }

  /// Waits for the disk, and tells what it refused.
  private func close(_ run: KeptRun) {
    run.close()
    for notice in run.takeNotices() { _ = fail(.success, notice(content)) }
  }

  /// Declines an earlier run where the options say so; else goes on in its language, unless
  /// another was asked for.
  private func settleOffer(of run: KeptRun) throws {
    if options.startsNew {
      run.decline()
    } else if options.language == nil, let language = run.offeredLanguage,
      language != content.language
    {
      try content.use(language)
    }
  }

  private func keptRun(_ questionnaire: Questionnaire) -> KeptRun {
    let folders = options.keeps ? RecordFolders.ofUser : nil
    let start = ContinuousClock.now
    let sources = RunSources(
      wallSeconds: { time(nil) },
      monotonicSeconds: {
        let elapsed = start.duration(to: .now).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
      })
    let run = KeptRun(
      folders: folders, questionnaire: questionnaire, content: content, sources: sources)
    if languageIsMissing { run.tell { $0.interface.text(.noticeLanguage) } }
    if options.keeps, folders == nil { run.tell { $0.interface.text(.noticeNoHome) } }
    return run
  }

  func questionSet() throws -> QuestionSet {
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
