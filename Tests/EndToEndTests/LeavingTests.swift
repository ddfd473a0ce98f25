import Glibc
import SixteenCore
import Testing

/// Every way out leaves the terminal as it was and tells the caller how the program ended.
@Suite("Leaving")
struct LeavingTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// What ends the program from outside.
  enum Ending: String, CaseIterable, Sendable {
    case interruptKey, quitKey, terminate, hangUp, interrupt, quit, user, alarm, limit

    var signal: Int32 {
      switch self {
      case .interruptKey, .interrupt: SIGINT
      case .quitKey, .quit: SIGQUIT
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      case .user: SIGUSR1
      case .alarm: SIGALRM
      case .limit: SIGXCPU
      }
    }

    func cause(_ run: ProgramRun) throws {
      switch self {
      case .interruptKey: try run.send("\u{03}")
      case .quitKey: try run.send("\u{1C}")
      case .terminate, .hangUp, .interrupt, .quit, .user, .alarm, .limit: run.signal(signal)
      }
    }
  }

  /// Starts with every mode that there is switched on.
  private func start(_ place: Place, term: String = "xterm-256color") throws -> ProgramRun {
    let run = try place.start(
      home: home, environment: environment(home: home, term: term), arguments: ["--mouse"])
    #expect(run.emulator.privateModes.bracketedPaste && run.emulator.privateModes.mouse)
    #expect(!run.emulator.cursorVisible && run.emulator.alternateScreen)
    let attributes = try run.modes().attributes
    #expect(!attributes.isCanonical && !attributes.echoes)
    return run
  }

  private func expectRestored(_ run: ProgramRun) throws {
    #expect(try run.modes() == run.initialModes)
    #expect(run.emulator.lines.joined() == "")
  }

  @Test("A signal is what the program dies of", arguments: Place.allCases, Ending.allCases)
  func signal(place: Place, ending: Ending) throws {
    let run = try start(place)
    try ending.cause(run)
    #expect(try run.waitForExit() == .signaled(ending.signal))
    try expectRestored(run)
  }

  @Test("A shell sees 128 plus the signal", arguments: Ending.allCases)
  func shellStatus(ending: Ending) throws {
    let parent = try JobControlParent(environment: environment(home: home))
    try parent.waitUntilIdle()
    switch ending {
    case .interruptKey, .quitKey: try ending.cause(parent.shell)
    case .terminate, .hangUp, .interrupt, .quit, .user, .alarm, .limit:
      kill(parent.job, ending.signal)
    }
    try parent.waitForJobExit()
    #expect(try parent.reportedStatus() == 128 + ending.signal)
  }

  @Test("q and Esc leave with status 0, once they are not needed to close something")
  func keys() throws {
    let keys: [(Place, [String])] = [
      (.question, ["q"]), (.question, ["\u{1B}"]), (.question, ["Q"]), (.question, ["ｑ"]),
      (.confirm, ["q"]), (.confirm, ["\u{1B}", "\u{1B}", "q"]), (.confirm, ["\r", "q", "q"]),
      (.help, ["q", "q"]), (.help, ["\u{1B}", "\u{1B}"]),
      (.result, ["q"]), (.result, ["\u{1B}"]), (.result, ["?", "\u{1B}", "q"]),
    ]
    for (place, keys) in keys {
      let run = try start(place)
      for key in keys.dropLast() {
        try run.typeByHand(key)
        try run.waitUntilIdle()
      }
      try run.typeByHand(keys.last ?? "")
      let status = try run.waitForExit()
      #expect(status == .exited(0), "\(place) \(keys)")
      let modes = try run.modes()
      #expect(modes == run.initialModes, "\(place) \(keys)")
      let lines = run.emulator.lines.filter { !$0.isEmpty }
      #expect(lines.count == (place == .result ? 1 : 0), "\(place) \(lines)")
    }
  }

  @Test("When the window is closed the program is gone within a second", arguments: Place.allCases)
  func hangUp(place: Place) throws {
    let run = try start(place)
    run.hangUp()
    #expect(try run.waitForExit(timeout: .seconds(1)) == .signaled(SIGHUP))
  }

  @Test("A trap shows its report on a restored screen, without a prompt")
  func trap() throws {
    // A build that knows the variable traps at the first key.
    let path = try QuestionFile(count: 4).write(to: home)
    let run = try ProgramRun.sixteen(
      ["--mouse", "--questions", path],
      environment: environment(home: home, others: ["SIXTEEN_TRAP": "1"]))
    try run.send("1")
    let status = try run.waitForExit(timeout: .seconds(15))
    #expect(status == .signaled(SIGILL) || status == .signaled(SIGTRAP))
    #expect(try run.modes() == run.initialModes)
    let report = run.outputText.split(separator: "\u{1B}[?1049l").last ?? ""
    #expect(report.contains("Fatal error: SIXTEEN_TRAP"))
    #expect(report.contains("CursesTerminal.swift:"))
  }

  @Test("A crash signal from outside restores the terminal too", arguments: [SIGSEGV, SIGABRT])
  func crashSignal(signal: Int32) throws {
    var variables = environment(home: home)
    variables["SWIFT_BACKTRACE"] = "enable=no"
    let run = try ProgramRun.sixteen(["--mouse"], environment: variables)
    run.signal(signal)
    #expect(try run.waitForExit() == .signaled(signal))
    #expect(try run.modes() == run.initialModes)
  }
}
