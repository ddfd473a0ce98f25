import Foundation
import Testing

/// All kinds of terminals, by what TERM and its companions say.
@Suite("Kinds of terminals")
struct TerminalKindTests {
  let home: TemporaryFolder
  let screenful: Screenful

  init() throws {
    home = try TemporaryFolder()
    screenful = try Screenful()
  }

  /// What is said besides TERM.
  enum Companion: String, CaseIterable, Sendable {
    case none, trueColor, noColor, gnuScreen, ascii

    var variables: [String: String?] {
      switch self {
      case .none, .ascii: [:]
      case .trueColor: ["COLORTERM": "truecolor"]
      case .noColor: ["COLORTERM": "24bit", "NO_COLOR": "1"]
      case .gnuScreen: ["COLORTERM": "truecolor", "STY": "1234.tty"]
      }
    }

    var arguments: [String] { self == .ascii ? ["--ascii"] : [] }
  }

  /// Where colours come from.
  enum Colors: Equatable { case direct, indexed, basic, none }

  /// Two of them are only there with Debian's ncurses-term.
  private static let kinds = [
    "xterm-256color", "xterm", "xterm-16color", "linux", "vt100", "ansi", "screen",
    "screen-256color", "tmux-256color", "xterm-direct",
  ].filter { term in
    ["/lib", "/usr/lib", "/usr/share", "/etc"].contains { folder in
      FileManager.default.fileExists(atPath: "\(folder)/terminfo/\(term.prefix(1))/\(term)")
    }
  }

  @Test(
    "The first screen is readable, the focus a character, the palette untouched",
    arguments: kinds, Companion.allCases)
  func firstScreen(term: String, companion: Companion) throws {
    let run = try ProgramRun.sixteen(
      companion.arguments,
      environment: environment(
        home: home, term: term, colorTerm: nil, others: companion.variables))
    let screen = run.emulator
    for text in screenful.texts(ofQuestion: 1) + [screenful.position(1)] {
      #expect(screen.contains(text))
    }
    #expect(screen.contains("┌") == false)
    #expect(screen.contains("╭") == (companion != .ascii))
    #expect(screen.contains("▶") == false)

    try run.pressInTurn(.down)
    let marker = companion == .ascii ? ">" : "▶"
    let second = screenful.texts(ofQuestion: 1)[2]
    #expect(screen.lines.count { $0.contains("\(marker) 2") && $0.contains(second) } == 1)
    try run.expectSoundScreen()
    #expect(invisible(screen) == [])
    #expect(colors(screen) == expectedColors(term, companion))
    // The last cell of all is the hardest to write.
    let (last, before) = (screen.cells(row: 23)[79], screen.cells(row: 23)[78])
    #expect(last.shown.background == before.shown.background)

    try run.send("q")
    #expect(try run.waitForExit() == .exited(0))
    #expect(try run.modes() == run.initialModes)
    // Neither colours nor anything else of the user's is redefined.
    #expect(!run.outputText.contains("\u{1B}]"))
  }

  private func expectedColors(_ term: String, _ companion: Companion) -> Colors {
    let isRich = term.hasSuffix("256color")
    return switch companion {
    case .noColor: .none
    case _ where term == "xterm-direct": .direct
    case .trueColor where isRich: .direct
    case _ where isRich: .indexed
    default: term == "vt100" ? .none : .basic
    }
  }

  private func colors(_ screen: Emulator) -> Colors {
    let cell = screen.cell(row: 0, column: 0)
    guard !cell.hasDefaultBackground else { return .none }
    guard let index = cell.backgroundIndex else { return .direct }
    return index < 16 ? .basic : .indexed
  }

  /// Characters in the colour of their background, but for the pixels of pictures.
  private func invisible(_ screen: Emulator) -> [String] {
    (0..<screen.size.rows).flatMap { row in
      screen.cells(row: row).filter { cell in
        !["", " ", "▀"].contains(cell.text) && cell.foreground == cell.background
      }.map { "row \(row): \($0.text)" }
    }
  }

  @Test(
    "Overlays are readable too", arguments: ["xterm-256color", "xterm", "linux", "vt100"],
    [Place.confirm, .help, .result])
  func overlays(term: String, place: Place) throws {
    let run = try place.start(
      home: home, environment: environment(home: home, term: term, colorTerm: nil))
    #expect(invisible(run.emulator) == [])
    try run.expectSoundScreen()
    let dialog = try #require(run.emulator.dialog)
    #expect(dialog.right - dialog.left > 30)
  }

  // MARK: Where the description comes from

  @Test("24-bit colours need no description but the bundled one, also beside the user's TERMINFO")
  func bundledDescription() throws {
    let folder = "\(home.path)/terminfo"
    let make = try ProgramRun(
      "/bin/sh",
      arguments: [
        "-c",
        "infocmp xterm-256color | sed 's/^xterm-256color|/private-256color|/' > private.ti"
          + " && tic -x -o '\(folder)' private.ti",
      ], environment: environment(home: home))
    #expect(try make.waitForExit() == .exited(0))
    for variable in ["TERMINFO", "TERMINFO_DIRS"] {
      let run = try ProgramRun.sixteen(
        environment: environment(
          home: home, term: "private-256color", others: [variable: folder]))
      #expect(colors(run.emulator) == .direct)
      try run.send("q")
      #expect(try run.waitForExit() == .exited(0))
      #expect(try run.modes() == run.initialModes)
    }
  }

  @Test("A terminal that nobody knows: a sentence with its name and a way out, status 69")
  func unknown() throws {
    let cases: [(term: String?, name: String)] = [
      ("no-such-terminal", "no-such-terminal"), (nil, "TERM"), ("", "TERM"),
      ("../../etc/passwd", "../../etc/passwd"),
    ]
    for (term, name) in cases {
      let run = try ProgramRun(
        environment: environment(home: home, term: term), error: .pipe)
      let status = try run.waitForExit()
      #expect(status == .exited(69), "\(term ?? "unset")")
      #expect(run.output.isEmpty, "\(term ?? "unset")")
      let sentence = String(decoding: run.pipedError, as: UTF8.self)
      #expect(sentence.contains(name) && sentence.contains("TERM=xterm-256color"))
      #expect(sentence.hasSuffix("\n") && sentence.count { $0.isNewline } == 1)
      #expect(!sentence.contains("\u{1B}"))
      let modes = try run.modes()
      #expect(modes == run.initialModes)
    }
  }

  @Test("What the user gave is never sent to the terminal as an escape sequence")
  func escapesInMessages() throws {
    let hostile = "x\u{1B}[31m"
    for (term, arguments) in [(hostile, []), ("xterm", ["--\(hostile)"]), ("xterm", [hostile])] {
      let run = try ProgramRun(
        arguments: arguments, environment: environment(home: home, term: term), error: .pipe)
      try run.waitForExit()
      #expect(!run.pipedError.contains(0x1B))
    }
  }

  @Test("A terminal that cannot move its cursor gets no escape sequence")
  func dumb() throws {
    let run = try ProgramRun(environment: environment(home: home, term: "dumb"))
    try run.waitUntilQuiet()
    try run.send("q\n")
    let status = try run.waitForExit()
    #expect(status == .exited(0) || status == .exited(69))
    #expect(!run.output.contains(0x1B))
    #expect(try run.modes() == run.initialModes)
  }
}
