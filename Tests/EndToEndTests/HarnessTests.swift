import Foundation
import Testing

/// The harness itself, held against programs whose behaviour is known.
@Suite("The test harness")
struct HarnessTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func shell(
    _ script: String, size: TerminalSize = .standard, input: ProgramStream = .terminal,
    output: ProgramStream = .terminal, error: ProgramStream = .terminal, typedAhead: String = ""
  ) throws -> ProgramRun {
    try ProgramRun(
      "/bin/sh", arguments: ["-c", script], environment: environment(home: home), size: size,
      input: input, output: output, error: error, typedAhead: typedAhead)
  }

  private func screen(_ text: String, columns: Int = 20, rows: Int = 4) -> Emulator {
    let emulator = Emulator(size: TerminalSize(columns: columns, rows: rows))
    emulator.feed(text)
    return emulator
  }

  // MARK: Emulator

  @Test("Direct colours are read back exactly")
  func directColours() {
    let screen = screen("\u{1B}[38;2;50;8;103;48;2;46;206;207mA\u{1B}[38:2:1:2:3mB\u{1B}[0mC")
    #expect(screen.cell(row: 0, column: 0).foreground == RGB(50, 8, 103))
    #expect(screen.cell(row: 0, column: 0).background == RGB(46, 206, 207))
    #expect(screen.cell(row: 0, column: 1).foreground == RGB(1, 2, 3))
    #expect(screen.cell(row: 0, column: 2).hasDefaultForeground)
    #expect(screen.cell(row: 0, column: 2).hasDefaultBackground)
    #expect(!screen.cell(row: 0, column: 0).hasDefaultBackground)
  }

  @Test("The colour form with an empty colour space is understood, as xterm-direct sends it")
  func emptyColourSpace() {
    let screen = screen("\u{1B}[38:2::50:8:103m\u{1B}[1;48:2::0:0:8mA")
    #expect(screen.cell(row: 0, column: 0).foreground == RGB(50, 8, 103))
    #expect(screen.cell(row: 0, column: 0).background == RGB(0, 0, 8))
    #expect(screen.cell(row: 0, column: 0).bold)
  }

  @Test("Palette and default colours have known values, bold does not brighten")
  func paletteColours() {
    let screen = screen("\u{1B}[38;5;196mA\u{1B}[38;5;244mB\u{1B}[0mC\u{1B}[1;31mD\u{1B}[22mE")
    #expect(screen.cell(row: 0, column: 0).foreground == RGB(255, 0, 0))
    #expect(screen.cell(row: 0, column: 0).foregroundIndex == 196)
    #expect(screen.cell(row: 0, column: 1).foreground == RGB(128, 128, 128))
    #expect(screen.cell(row: 0, column: 2).foregroundIndex == nil)
    #expect(screen.cell(row: 0, column: 2).foreground == RGB(240, 240, 240))
    #expect(screen.cell(row: 0, column: 2).background == RGB(0, 0, 0))
    let (bold, plain) = (screen.cell(row: 0, column: 3), screen.cell(row: 0, column: 4))
    #expect(bold.foreground == plain.foreground && bold.foregroundIndex == 1)
    screen.feed("\u{1B}[48;5;67mF")
    #expect(screen.cell(row: 0, column: 5).background == RGB(95, 135, 175))
  }

  @Test("Attributes are read back; dim is not known to libvterm 0.1.4")
  func attributes() {
    let screen = screen("\u{1B}[1mA\u{1B}[0;4mB\u{1B}[0;7mC\u{1B}[0;2mD\u{1B}[0;31;7mE")
    #expect(screen.cell(row: 0, column: 0).bold)
    #expect(screen.cell(row: 0, column: 1).underline)
    #expect(!screen.cell(row: 0, column: 1).bold)
    #expect(screen.cell(row: 0, column: 2).reverse)
    let red = screen.cell(row: 0, column: 4)
    #expect(red.shown.background == red.foreground)
    #expect(!screen.penIsPlain)
    screen.feed("\u{1B}[0m")
    #expect(screen.penIsPlain)
    var dim = screen.cell(row: 0, column: 3)
    dim.text = " "
    #expect(dim == screen.cell(row: 0, column: 10))
  }

  @Test("A wide character takes two cells, combining marks none")
  func wideCharacters() {
    let screen = screen("中a\u{301}文\r\n  十六型")
    #expect(screen.cells(row: 0).prefix(5).map(\.width) == [2, 0, 1, 2, 0])
    #expect(screen.cells(row: 0).prefix(5).map(\.text) == ["中", "", "a\u{301}", "文", ""])
    #expect(screen.lines == ["中a\u{301}文", "  十六型", "", ""])
    #expect(screen.position(of: "六型") ?? (-1, -1) == (1, 4))
    #expect(screen.position(of: "七") == nil)
    #expect(screen.cursor == (1, 8))
  }

  @Test("Half a wide character is found")
  func tornCharacters() {
    #expect(screen("中文\r\n\u{1B}[1;3H國").tornRows == [])
    #expect(screen("中文\r\n中文\u{1B}[2;2Hx").tornRows == [1])
    #expect(screen("中文\u{1B}[1;3Hx").tornRows == [0])
    #expect(screen("中文\u{1B}[1;2H國").tornRows == [0])
    #expect(screen("　╭─「中」═▶ a\u{301}，１").tornRows == [])
  }

  @Test("What ncurses uses under xterm-256color works: repeat, erase, line drawing")
  func capabilities() {
    let screen = screen("a\u{1B}[3b中\r\n12345\u{1B}[2;2H\u{1B}[2X\r\n\u{1B}(0lqk\u{1B}(B")
    #expect(screen.lines == ["aaaa中", "1  45", "┌─┐", ""])
  }

  @Test("Characters cut between two writes arrive whole")
  func splitBytes() {
    let screen = screen("")
    for byte in "型\u{1B}[?1049h\u{1B}[38;2;9;8;7m名".utf8 { screen.feed([byte]) }
    #expect(screen.alternateScreen)
    #expect(screen.contains("名"))
    #expect(!screen.contains("型"))
    screen.feed("\u{1B}[?1049l")
    #expect(screen.contains("型"))
  }

  @Test("Modes are followed: cursor, screens, paste, mouse, keypad, title")
  func modes() {
    let screen = screen("\u{1B}[?25l\u{1B}[?1049h\u{1B}[?1h\u{1B}=\u{1B}[?1000;1006h\u{1B}[?2004h")
    screen.feed("\u{1B}]2;Sixteen\u{07}")
    #expect(!screen.cursorVisible)
    #expect(screen.title == "Sixteen")
    #expect(screen.privateModes.mouse && screen.privateModes.bracketedPaste)
    #expect(screen.privateModes.cursorKeys && screen.privateModes.applicationKeypad)
    screen.feed("\u{1B}[?2004l\u{1B}[?1000;1006l\u{1B}>\u{1B}[?1;1049l\u{1B}[?12l\u{1B}[?25h")
    #expect(screen.privateModes == PrivateModes())
    #expect(screen.cursorVisible && !screen.alternateScreen)
  }

  @Test("Keys, paste and mouse are encoded by the modes that are set")
  func keys() {
    let screen = screen("")
    func bytes(_ action: () -> Void) -> String {
      action()
      return String(decoding: screen.takeReplies(), as: UTF8.self)
    }
    #expect(bytes { screen.press(.up) } == "\u{1B}[A")
    #expect(bytes { screen.press(.enter) } == "\r")
    #expect(bytes { screen.press(.backspace) } == "\u{7F}")
    #expect(bytes { screen.paste("1") } == "1")
    #expect(bytes { screen.click(row: 0, column: 3) } == "")
    screen.feed("\u{1B}[?1h\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h")
    #expect(bytes { screen.press(.up) } == "\u{1B}OA")
    #expect(bytes { screen.paste("1") } == "\u{1B}[200~1\u{1B}[201~")
    #expect(bytes { screen.click(row: 0, column: 3) } == "\u{1B}[<0;4;1M\u{1B}[<0;4;1m")
  }

  @Test("A resize pads and cuts, it does not reflow")
  func resizeWithoutReflow() {
    let screen = screen("abcdefgh\r\n二", columns: 10, rows: 2)
    screen.resize(to: TerminalSize(columns: 4, rows: 3))
    #expect(screen.lines == ["abcd", "二", ""])
    screen.resize(to: TerminalSize(columns: 10, rows: 2))
    #expect(screen.text(row: 0) == "abcd")
  }

  @Test("Erasing paints the current background")
  func backgroundColourErase() {
    let screen = screen("\u{1B}[48;2;50;8;103m\u{1B}[2J")
    #expect(screen.cell(row: 3, column: 19).background == RGB(50, 8, 103))
  }

  // MARK: Programs

  @Test("A program's output is shown, its status known", arguments: [0, 7, 255] as [Int32])
  func exitStatus(code: Int32) throws {
    let run = try shell("printf '\\033[38;2;50;8;103m十六型\\033[0m'; exit \(code)")
    #expect(try run.waitForExit() == .exited(code))
    #expect(run.emulator.cell(row: 0, column: 0).foreground == RGB(50, 8, 103))
    #expect(run.emulator.text == "十六型" + String(repeating: "\n", count: 23))
    #expect(run.outputText == "\u{1B}[38;2;50;8;103m十六型\u{1B}[0m")
  }

  @Test("Nothing written before the exit is lost")
  func longOutput() throws {
    let run = try shell("seq 1 20000; printf end")
    #expect(try run.waitForExit() == .exited(0))
    #expect(run.outputText.hasSuffix("20000\r\nend"))
    #expect(run.outputText.split(separator: "\r\n").count == 20001)
  }

  @Test("Death by a signal is told apart from a status", arguments: [SIGTERM, SIGHUP, SIGKILL])
  func signals(number: Int32) throws {
    let run = try shell("printf ready; exec sleep 60")
    try run.waitForText("ready")
    run.signal(number)
    #expect(try run.waitForExit() == .signaled(number))
  }

  @Test("Ctrl-C reaches the program, a closed window hangs it up")
  func controllingTerminal() throws {
    let interrupted = try shell("printf ready; exec sleep 60")
    try interrupted.waitForText("ready")
    try interrupted.send("\u{03}")
    #expect(try interrupted.waitForExit() == .signaled(SIGINT))
    let closed = try shell("printf ready; exec sleep 60")
    try closed.waitForText("ready")
    closed.hangUp()
    #expect(try closed.waitForExit(timeout: .seconds(1)) == .signaled(SIGHUP))
  }

  @Test("The size is seen by the program, at the start and after SIGWINCH")
  func resize() throws {
    let run = try shell(
      "trap 'stty size' WINCH; stty size; while :; do read line; done",
      size: TerminalSize(columns: 61, rows: 17))
    try run.waitForText("17 61")
    try run.resize(to: TerminalSize(columns: 133, rows: 43))
    try run.waitForText("43 133")
  }

  @Test("Keys arrive, also typed ahead and slowly")
  func keysArrive() throws {
    let run = try shell("read a; read b; printf '[%s|%s]' \"$a\" \"$b\"", typedAhead: "early\n")
    try run.send(slowly: "late\n", milliseconds: 2)
    try run.waitForText("[early|late]")
    #expect(try run.waitForExit() == .exited(0))
  }

  @Test("The terminal's answer to a query reaches the program")
  func answers() throws {
    let run = try shell(
      """
      stty raw -echo; printf '\\033[5;9H\\033[6n'; answer=$(dd bs=1 count=6 2>&-)
      stty sane; printf '%s' "$answer" | od -c
      """)
    try run.waitForText("033   [   5   ;   9   R")
  }

  @Test("Line settings left behind are seen after the exit, restored ones are equal")
  func lineSettings() throws {
    let careless = try shell("stty raw -echo; printf '\\033[?1049h\\033[?25l\\033[31mx'")
    #expect(try careless.waitForExit() == .exited(0))
    let left = try careless.modes()
    #expect(left != careless.initialModes)
    #expect(!left.attributes.echoes && !left.attributes.isCanonical)
    #expect(left.alternateScreen && !left.cursorVisible && !left.penIsPlain)
    let tidy = try shell("old=$(stty -g); stty raw -echo; stty $old")
    #expect(try tidy.waitForExit() == .exited(0))
    #expect(try tidy.modes() == tidy.initialModes)
  }

  @Test("A real ncurses-like program: whiptail draws, takes keys, tidies up")
  func whiptail() throws {
    let run = try ProgramRun(
      "/usr/bin/whiptail", arguments: ["--yesno", "傍晚想出門散步？", "8", "40"],
      environment: environment(home: home))
    try run.waitForText("傍晚想出門散步？")
    #expect(run.emulator.alternateScreen)
    #expect(try !run.modes().attributes.echoes)
    try run.waitUntilQuiet()
    try run.press(.right, .enter)
    #expect(try run.waitForExit() == .exited(1))
    #expect(try run.modes() == run.initialModes)
  }

  @Test("An idle program shows no activity, a busy one does")
  func activity() throws {
    let idle = try shell("printf ready; exec sleep 60")
    try idle.waitForText("ready")
    try idle.wait(forFact: "asleep") { idle.facts.state == "S" }
    try idle.waitUntilQuiet()
    let nothing = Activity(bytes: 0, cpuNanoseconds: 0, voluntarySwitches: 0)
    #expect(idle.activity(during: 200) == nothing)
    let busy = try shell("while :; do printf x; sleep 0.01; done")
    try busy.waitForText("xx")
    let seen = busy.activity(during: 300)
    #expect(seen.bytes > 0 && seen.cpuNanoseconds > 0 && seen.voluntarySwitches > 0)
    busy.signal(SIGKILL)
    try busy.waitForExit()
    #expect(busy.activity().cpuNanoseconds > 0)
  }

  @Test("Streams can be a file, a pipe, nothing or closed")
  func streams() throws {
    let run = try shell(
      "read a; printf \"<$a>\"; printf oops >&2", input: .pipe, output: .pipe,
      error: .file("\(home.path)/errors"))
    run.sendToPipe("piped\n", thenClose: true)
    #expect(try run.waitForExit() == .exited(0))
    #expect(String(decoding: run.pipedOutput, as: UTF8.self) == "<piped>")
    #expect(try home.contents(of: "errors") == "oops")
    #expect(home.files == ["errors"])
    #expect(run.output.isEmpty)
    let closed = try shell("test -e /proc/self/fd/0 || printf none", input: .closed)
    #expect(try closed.waitForExit() == .exited(0))
    #expect(closed.outputText == "none")
    let deaf = try shell("exit 3", input: .pipe)
    #expect(try deaf.waitForExit() == .exited(3))
    deaf.sendToPipe("too late\n")
    let null = try shell("cat; test -t 0 || printf end", input: .null)
    #expect(try null.waitForExit() == .exited(0))
    #expect(null.outputText == "end")
  }

  @Test("A child gets three descriptors, and only the environment it was given")
  func nothingInherited() throws {
    let run = try shell("set -- /proc/self/fd/*; printf '%s\\n' \"$#\"; exec env", output: .pipe)
    #expect(try run.waitForExit() == .exited(0))
    let lines = String(decoding: run.pipedOutput, as: UTF8.self).split(separator: "\n")
    // Three, and the one with which the shell reads the folder.
    #expect(lines.first == "4")
    let names = Set(lines.dropFirst().compactMap { $0.split(separator: "=").first })
    #expect(names == ["COLORTERM", "HOME", "LANG", "PATH", "PWD", "TERM"])
    #expect(lines.contains("PWD=\(home.path)"))
  }

  @Test("A wait that fails says what for, and shows the screen")
  func failures() throws {
    let run = try shell("printf 十六型; exec sleep 60")
    try run.waitForText("十六型")
    let failure = #expect(throws: HarnessFailure.self) {
      try run.waitForText("never", timeout: .milliseconds(30))
    }
    #expect(failure?.description.contains("never") == true)
    #expect(failure?.description.contains("十六型") == true)
    run.signal(SIGTERM)
    let ended = #expect(throws: HarnessFailure.self) { try run.waitForText("never") }
    #expect(ended?.description.contains("signaled(15)") == true)
  }

  @Test("A run that goes out of scope leaves no process behind")
  func noOrphans() throws {
    var run: ProgramRun? = try shell("trap '' HUP TERM INT; printf ready; while :; do :; done")
    try run?.waitForText("ready")
    let facts = try #require(run?.facts)
    #expect(facts.state != nil)
    run = nil
    #expect(facts.state == nil)
  }

  @Test("Under a shell Ctrl-Z stops a job and fg continues it")
  func jobControl() throws {
    let parent = try JobControlParent(
      "/bin/cat", arguments: ["-", "it's"], environment: environment(home: home))
    #expect(ProcessFacts(process: parent.job).parent == parent.shell.pid)
    for round in 1...3 {
      try parent.suspend()
      #expect(parent.jobState == "T")
      try parent.resume()
      try parent.shell.send("round \(round)\n")
      try parent.shell.wait(for: "the echo and cat's copy") { screen in
        screen.lines.count { $0 == "round \(round)" } == 2
      }
    }
    try parent.shell.send("\u{03}")
    try parent.waitForJobExit()
    #expect(try parent.reportedStatus() == 130)
    try parent.runCommand("sh -c 'exit 69'")
    #expect(try parent.reportedStatus() == 69)
  }
}
