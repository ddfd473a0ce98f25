import Glibc
import Screens
import SixteenCore
import Terminal

/// One run of the program: options in, exit status out.
@MainActor
struct Program {
  let options: Options
  let content: Content
  /// Whether the terminal's character set cannot show the language that was wanted.
  let languageIsMissing: Bool
  private let allLanguages: LanguageList

  /// A run with arguments, the program's name first.
  init(arguments: [String]) throws {
    options = Options(arguments)
    let all = try LanguageList.bundled()
    let wanted = options.language.flatMap(all.language(id:)) ?? Self.locale(all)
    let shown = all.only { CharacterSet.canShow($0.name) }
    let language = shown.language(id: wanted.id) ?? shown.fallback
    languageIsMissing = language != wanted
    allLanguages = all
    content = try Content(languages: shown, language: language)
  }

  /// The language of the locale, as the C library would look it up.
  private static func locale(_ languages: LanguageList) -> Language {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map { (name: String) in
      getenv(name).map { String(cString: $0) } ?? ""
    }
    return values.first { !$0.isEmpty }.map(languages.language(forLocale:)) ?? languages.fallback
  }

  var interface: Interface { content.interface }

  /// Does what the command line asks for.
  func run() -> ExitStatus {
    if let fault = options.fault { return fail(.usage, interface.text(fault)) }
    if let id = options.language, allLanguages.language(id: id) == nil {
      let text = interface.text(
        .errorUnknownLanguage, ["language": Quotation.of(id), "languages": languageIDs])
      return fail(.usage, text)
    }
    if options.wantsHelp { return tell(interface.text(.usage, ["languages": languageIDs])) }
    if options.wantsVersion {
      let trademark = interface.text(.trademark)
      return tell(interface.text(.version, ["version": version, "trademark": trademark]))
    }
    do {
      switch options.action {
      case .test: return try takeTest()
      case .types: return try showTypes()
      case .check: return try checkFiles()
      case .history: return try showHistory()
      case .score: return try score()
      }
    } catch {
      return report(error)
    }
  }

  private var languageIDs: String {
    allLanguages.ids.joined(separator: ", ")
  }

  /// Writes to standard output.
  func tell(_ text: String, ending: String = "\n") -> ExitStatus {
    do {
      try StandardOutput.write(text + ending)
      return .success
    } catch {
      return report(error)
    }
  }

  func fail(_ status: ExitStatus, _ text: String) -> ExitStatus {
    // Where standard error does not take it, there is nobody left to tell.
    try? StandardOutput.write("sixteen: \(text)\n", toError: true)
    return status
  }

  func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as Questionnaire.UnknownForm:
      fail(
        .usage,
        interface.text(
          .errorUnknownForm,
          [
            "form": Quotation.of(error.id),
            "forms": error.available.map { Quotation.of($0) }.joined(separator: ", "),
          ]))
    case let error as TerminalError: fail(.unavailable, interface.text(error))
    case let error as QuestionFileError: fail(.data, interface.text(error))
    case OutputError.cannotWrite(let reason):
      fail(.inputOutput, interface.text(.errorCannotWrite, ["reason": reason]))
    case let error as RecordError: fail(.inputOutput, interface.text(error))
    case let error as AssetError: fail(.data, interface.text(error))
    default: fail(.inputOutput, "\(error)")
    }
  }
}
