import Glibc
import Testing

/// Stopped by Ctrl-Z or from outside, and continued.
@Suite("Suspending")
struct SuspendTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func startJob() throws -> JobControlParent {
    let path = try QuestionFile(count: 4).write(to: home)
    let parent = try JobControlParent(
      arguments: ["--mouse", "--questions", path], environment: environment(home: home))
    try parent.waitUntilIdle()
    return parent
  }

  @Test("Five times Ctrl-Z and fg, with a resize while stopped: the first arrow moves")
  func fiveTimes() throws {
    let parent = try startJob()
    let shell = parent.shell
    for round in 1...5 {
      try parent.suspend()
      let modes = try shell.modes()
      #expect(!modes.alternateScreen && modes.cursorVisible)
      #expect(modes.privateModes.isDisjoint(with: [1, 66, 1000, 1006]))
      #expect(modes.attributes.output == shell.initialModes.attributes.output)
      try shell.resize(to: TerminalSize(columns: 70 + 5 * round, rows: 20 + 2 * round))
      try parent.resume()
      try parent.waitUntilIdle()
      #expect(shell.emulator.alternateScreen && !shell.emulator.cursorVisible)
      #expect(shell.emulator.privateModes.enabled.isSuperset(of: [1000, 1006, 2004]))
      let arrow: Key = round % 2 == 0 ? .up : .down
      try shell.press(arrow)
      try shell.waitForText("▶ \(round % 2 == 0 ? 1 : 2)")
      try parent.waitUntilIdle()
      let seen = shell.emulator.snapshot
      try parent.type("\u{0C}")
      #expect(shell.emulator.snapshot == seen && shell.emulator.tornRows == [])
      #expect(shell.emulator.frames().faults == [])
    }
    try shell.send("q")
    try parent.waitForJobExit()
    #expect(try parent.reportedStatus() == 0)
    #expect(!shell.emulator.alternateScreen && shell.emulator.cursorVisible)
  }

  @Test("Each screen survives a suspension", arguments: [Place.confirm, .help, .result])
  func screens(place: Place) throws {
    let parent = try startJob()
    let shell = parent.shell
    let keys: [String] =
      switch place {
      case .confirm: ["j", "\r", "q"]
      case .help: ["?"]
      default: ["j", "\r", "k", "\r", "j", "\r", "k", "\r"]
      }
    for key in keys { try parent.type(key) }
    let before = shell.emulator.snapshot
    try parent.suspend()
    try parent.resume()
    try parent.waitUntilIdle()
    let now = shell.emulator.snapshot
    #expect(now == before, "\(now.differences(from: before))")
  }

  @Test("In the background it stops, and fg brings it back")
  func background() throws {
    let parent = try startJob()
    try parent.suspend()
    try parent.shell.send("bg\n")
    try parent.shell.wait(forFact: "stopped by its own writing") { parent.jobState == "T" }
    try parent.shell.waitUntilQuiet()
    #expect(try !parent.shell.modes().alternateScreen)
    try parent.resume()
    try parent.waitUntilIdle()
    try parent.shell.press(.down)
    try parent.shell.waitForText("▶ 2")
    try parent.shell.send("q")
    try parent.waitForJobExit()
    #expect(try parent.reportedStatus() == 0)
  }

  @Test("SIGSTOP and SIGCONT from outside: drawn anew, in its modes, at the new size")
  func stopFromOutside() throws {
    let run = try ProgramRun.sixteen(["--mouse"], environment: environment(home: home))
    for round in 1...3 {
      run.signal(SIGSTOP)
      try run.wait(forFact: "stopped") { run.facts.state == "T" }
      // Whoever had the terminal meanwhile.
      run.emulator.feed("\u{1B}[?1049l\u{1B}[?25h\u{1B}[?2004l\u{1B}[H\u{1B}[Jgarbage")
      try run.resize(to: TerminalSize(columns: 80 + round, rows: 24))
      run.signal(SIGCONT)
      try run.waitUntilIdle()
      #expect(!run.emulator.contains("garbage"))
      #expect(run.emulator.alternateScreen && !run.emulator.cursorVisible)
      #expect(run.emulator.privateModes.bracketedPaste && run.emulator.privateModes.mouse)
      try run.pressInTurn(round % 2 == 0 ? .up : .down)
      #expect(run.emulator.contains("▶ \(round % 2 == 0 ? 1 : 2)"))
      try run.expectSoundScreen()
    }
    try run.send("q")
    #expect(try run.waitForExit() == .exited(0))
    #expect(try run.modes() == run.initialModes)
  }

  @Test(
    "A signal to leave that comes while stopped is obeyed on waking",
    arguments: [SIGTERM, SIGHUP])
  func signalWhileStopped(signal: Int32) throws {
    let parent = try startJob()
    try parent.suspend()
    kill(parent.job, signal)
    try parent.shell.send("fg\n")
    try parent.waitForJobExit()
    #expect(try parent.reportedStatus() == 128 + signal)
    let modes = try parent.shell.modes()
    #expect(!modes.alternateScreen && modes.cursorVisible)
    #expect(modes.privateModes.isDisjoint(with: [1, 66, 1000, 1006]))
  }
}
