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
