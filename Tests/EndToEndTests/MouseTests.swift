import Testing

/// The mouse: not asked for, or asked for with `--mouse`.
@Suite("The mouse")
struct MouseTests {
  let home: TemporaryFolder
  let screenful: Screenful

  init() throws {
    home = try TemporaryFolder()
    screenful = try Screenful()
  }

  @Test("Without --mouse the terminal is not asked for the mouse")
  func off() throws {
    let run = try ProgramRun.sixteen(environment: environment(home: home))
    #expect(!run.emulator.privateModes.mouse)
    for mode in ["1000", "1002", "1003", "1006", "1015"] {
      #expect(!run.outputText.contains("\u{1B}[?\(mode)"))
    }
    // Another program may have left the terminal in that mode.
    let place = try #require(run.emulator.position(of: screenful.texts(ofQuestion: 1)[1]))
    for report in ["\u{1B}[<0;\(place.column + 1);\(place.row + 1)M", "\u{1B}[M \u{47}\u{2D}"] {
      try run.type(report)
      #expect(run.emulator.contains(screenful.position(1)))
    }
  }

  @Test(
    "With --mouse a click chooses, a footer hint acts, the wheel does no harm",
    arguments: ["xterm-256color", "xterm", "screen-256color", "tmux-256color"])
  func clicks(term: String) throws {
    let run = try ProgramRun.sixteen(
      ["--mouse"], environment: environment(home: home, term: term))
    try click(run, on: screenful.texts(ofQuestion: 1)[1])
    #expect(run.emulator.contains(screenful.position(2)))
    try click(run, on: screenful.texts(ofQuestion: 2)[2])
    #expect(run.emulator.contains(screenful.position(3)))
    try click(run, on: screenful.texts(ofQuestion: 3)[0])
    #expect(run.emulator.contains(screenful.position(3)))
    try click(run, on: screenful.interface.text(.hintBack))
    #expect(run.emulator.contains(screenful.position(2)))
    try click(run, on: screenful.interface.text(.hintHelp))
    #expect(run.emulator.dialog != nil)
    try click(run, on: screenful.interface.text(.helpTitle))
    #expect(run.emulator.contains(screenful.position(2)))
    for button in [4, 5, 2, 3] {
      run.emulator.click(row: 5, column: 5, button: button)
      try run.send(bytes: run.emulator.takeReplies())
      try run.waitUntilIdle()
    }
    #expect(run.emulator.contains(screenful.position(2)))
    run.signal(15)
    #expect(try run.waitForExit() == .signaled(15))
    #expect(try run.modes() == run.initialModes)
  }

  private func click(_ run: ProgramRun, on text: String) throws {
    let place = try #require(run.emulator.position(of: text))
    try run.click(row: place.row, column: place.column)
    try run.waitUntilIdle()
  }
}
