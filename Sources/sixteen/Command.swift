import Glibc
import Screens
import SixteenCore
import Terminal

/// One run of the program: options in, exit status out.
@MainActor
struct Command {
  private let options: Options
  private let content: Content

  /// A run with arguments, the program's name first.
  init(arguments: [String]) throws {
    options = Options(arguments)
    let languages = try LanguageList.bundled()
    let language = options.language.flatMap(languages.language(id:)) ?? Self.locale(languages)
    content = try Content(languages: languages, language: language)
  }

  /// The language of the locale, as the C library would look it up.
  private static func locale(_ languages: LanguageList) -> Language {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map { (name: String) in
      getenv(name).map { String(cString: $0) } ?? ""
    }
    return values.first { !$0.isEmpty }.map(languages.language(forLocale:)) ?? languages.fallback
  }

  private var interface: Interface { content.interface }

  /// Does what the command line asks for.
  func run() -> ExitStatus {
    if let fault = options.fault { return fail(.usage, interface.text(fault)) }
    if let id = options.language, content.languages.language(id: id) == nil {
      let text = interface.text(.errorUnknownLanguage, ["language": id, "languages": languageIDs])
      return fail(.usage, text)
    }
    if options.wantsHelp { return tell(interface.text(.usage, ["languages": languageIDs])) }
    if options.wantsVersion {
      let trademark = interface.text(.trademark)
      return tell(interface.text(.version, ["version": version, "trademark": trademark]))
    }
    return takeTest()
  }

  private var languageIDs: String {
    content.languages.languages.map(\.id).joined(separator: ", ")
  }

  private func takeTest() -> ExitStatus {
    do {
      let quiz = Quiz(questions: try questions())
      if options.isPlain { return try takePlainTest(quiz) }
      let terminal: CursesTerminal
      do {
        terminal = try CursesTerminal(options: terminalOptions)
      } catch TerminalError.cannotAddressCursor {
        return try takePlainTest(quiz)
      }
      let screen = QuestionScreen(quiz: quiz)
      let host = ScreenHost(terminal: terminal, content: content)
      let ending = host.run(screen)
      terminal.close()
      return status(of: ending, outcome: screen.quiz.outcome)
    } catch {
      return report(error)
    }
  }

  private func takePlainTest(_ quiz: Quiz) throws -> ExitStatus {
    let lines = StandardLineTerminal()
    let test = PlainTest(quiz: quiz, content: content, lines: lines)
    switch try test.run() {
    case .finished:
      return .success
    case .left:
      return .success
    case .inputEnded:
      let (answered, total) = test.quiz.progress
      let arguments = ["number": String(answered + 1), "total": String(total)]
      return fail(.data, interface.text(.plainIncomplete, arguments))
    }
  }

  private func questions() throws -> [Question] {
    if let path = options.questions { return try QuestionSet.load(path: path).questions }
    let set = try QuestionSet.bundled()
    return set.forms.first.map(set.prefix) ?? set.questions
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

  private func status(of ending: Ending, outcome: Outcome?) -> ExitStatus {
    switch ending {
    case .left:
      return outcome.map(tellResult) ?? .success
    case .signal(let signal):
      // Dying of it tells the caller what happened.
      raise(signal)
      return .success
    case .hangUp:
      raise(SIGHUP)
      return .success
    case .failed(let error):
      return report(error)
    }
  }

  /// Leaves one line of the result on the screen.
  private func tellResult(_ outcome: Outcome) -> ExitStatus {
    do {
      return tell(try ResultText(content: content).summary(outcome))
    } catch {
      return report(error)
    }
  }

  private func tell(_ text: String) -> ExitStatus {
    do {
      try StandardOutput.write(text + "\n")
      return .success
    } catch {
      return report(error)
    }
  }

  private func fail(_ status: ExitStatus, _ text: String) -> ExitStatus {
    // Where standard error does not take it, there is nobody left to tell.
    try? StandardOutput.write("sixteen: \(text)\n", toError: true)
    return status
  }

  private func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as TerminalError: fail(.unavailable, interface.text(error))
    case let error as QuestionFileError: fail(.data, interface.text(error))
    case LineTerminalError.cannotWrite(let reason):
      fail(.inputOutput, interface.text(.errorCannotWrite, ["reason": reason]))
    case let error as AssetError: fail(.data, interface.text(error))
    default: fail(.inputOutput, "\(error)")
    }
  }
}
