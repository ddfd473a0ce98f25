import SixteenCore
import Terminal

@testable import Screens

/// A run of the screens on a terminal in memory.
@MainActor
final class Session {
  let clock = TestClock()
  let terminal: InMemoryTerminal
  let content: Content
  let host: ScreenHost
  let screen: QuestionScreen

  /// A program that is ready to start.
  /// - Parameters:
  ///   - set: the program's own questions if nil.
  ///   - typed: keys that wait before the start.
  init(
    _ language: Language.ID = "en", columns: Int = 80, rows: Int = 24, set: QuestionSet? = nil,
    form: Form.ID? = nil, typed: [Event] = [], traits: Traits = Traits(),
    save: ((Quiz, ExportFormat) throws -> String)? = nil
  ) throws {
    let spoken = try LanguageList.bundled().only { languages.contains($0.id) }
    content = try Content(
      languages: spoken, language: try required(spoken.language(id: language)))
    terminal = InMemoryTerminal(
      size: Size(rows: rows, columns: columns), traits: traits, typed: typed, clock: clock)
    let clock = clock
    host = ScreenHost(terminal: terminal, content: content, now: { clock.now })
    let set = try set ?? .bundled()
    screen = QuestionScreen(
      questionnaire: try Questionnaire(set: set, formID: form), save: save)
  }

  /// Starts the program and lets things happen to it until it ends; at the end of the script the
  /// terminal vanishes.
  @discardableResult
  func run(_ steps: [Step]...) -> Ending {
    terminal.play(Array(steps.joined()))
    return host.run(screen)
  }

  /// Starts the program with another first screen.
  @discardableResult
  func run(_ first: Screen, _ steps: [Step]...) -> Ending {
    terminal.play(Array(steps.joined()))
    return host.run(first)
  }

  /// Shows a first screen without an event loop, for tests that look at many states.
  func open(_ first: Screen? = nil) { host.present(first ?? screen) }

  /// Hands an event to the top screen.
  func handle(_ event: Event) { host.topScreen?.handle(event) }

  /// Presses the keys of a text.
  func handle(_ keys: String) {
    for key in keys {
      clock.advance(by: .seconds(1))
      handle(.key(.character(key)))
    }
  }

  var quiz: Quiz { screen.quiz }
  /// The answers to the questions up to the first without one.
  var answers: [Int] { Array(quiz.answers.prefix { $0 != nil }.compactMap(\.self)) }
  /// What the present state looks like.
  var frame: Canvas { host.frame() }
  /// What the terminal shows.
  var shown: Canvas { terminal.lastFrame ?? frame }
  /// The question without what is on top of it.
  var questionFrame: Canvas {
    var canvas = Canvas(size: terminal.size, traits: terminal.traits)
    screen.draw(in: &canvas)
    return canvas
  }
  var showsQuestion: Bool { host.topScreen is QuestionScreen }
  var showsResult: Bool { host.topScreen is ResultScreen }
  var showsPage: Bool { host.topScreen is PageScreen }
  var showsConfirmation: Bool { host.topScreen is ConfirmScreen }
}

extension Ending {
  var isLeft: Bool { if case .left = self { true } else { false } }
  var isHangUp: Bool { if case .hangUp = self { true } else { false } }
}
