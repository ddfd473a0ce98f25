import CVterm
import Foundation

/// A program running on a pseudo-terminal of its own, with an emulator behind it.
///
/// Nothing runs in the background: whatever waits here reads the terminal meanwhile. So one test
/// uses one run from one task, and tests side by side share nothing. Every wait has an end.
///
/// The program leads a new session whose controlling terminal is the slave. A leader spawned
/// alone never stops at Ctrl-Z: see `JobControlParent`. The line settings of a pseudo-terminal
/// survive its leader (measured), so `modes` can be compared before the start and after the end.
final class ProgramRun {
  let emulator: Emulator
  let pid: pid_t
  /// The modes of the fresh terminal, before the program ran.
  let initialModes: TerminalModes
  /// Every byte that came from the terminal.
  private(set) var output: [UInt8] = []
  /// What came through `output: .pipe` and `error: .pipe`.
  var pipedOutput: [UInt8] { pipes.output.bytes }
  var pipedError: [UInt8] { pipes.error.bytes }
  /// nil while it runs.
  private(set) var exitStatus: ExitStatus?

  /// What the kernel says of the whole run, known when it has ended.
  private var usage: (cpuNanoseconds: Int, voluntarySwitches: Int)?
  private let terminal: PseudoTerminal
  private let exitWatch: Int32
  private let pipes: (input: ProgramPipe, output: ProgramPipe, error: ProgramPipe)

  /// Starts a program at once.
  init(
    _ path: String = Program.path,
    arguments: [String] = [],
    environment: [String: String],
    directory: String? = nil,
    size: TerminalSize = .standard,
    input: ProgramStream = .terminal,
    output: ProgramStream = .terminal,
    error: ProgramStream = .terminal,
    typedAhead: String = ""
  ) throws {
    terminal = try PseudoTerminal(size: size)
    emulator = Emulator(size: size)
    initialModes = try Self.modes(terminal, emulator)
    pipes = (
      try ProgramPipe(input == .pipe, toProgram: true),
      try ProgramPipe(output == .pipe, toProgram: false),
      try ProgramPipe(error == .pipe, toProgram: false)
    )
    if !typedAhead.isEmpty {
      guard write(terminal.master, typedAhead, typedAhead.utf8.count) == typedAhead.utf8.count
      else { throw HarnessFailure("cannot type ahead") }
    }
    var spawn = Spawn(slavePath: terminal.slavePath)
    spawn.connect(0, to: input, pipe: pipes.input)
    spawn.connect(1, to: output, pipe: pipes.output)
    spawn.connect(2, to: error, pipe: pipes.error)
    pid = try spawn.start(
      path, arguments: arguments, environment: environment,
      directory: directory ?? environment["HOME"] ?? "/")
    exitWatch = pidfd_open(pid, 0)
    pipes.input.closeProgramEnd()
    pipes.output.closeProgramEnd()
    pipes.error.closeProgramEnd()
    guard exitWatch >= 0 else { throw HarnessFailure("pidfd_open failed for \(path)") }
  }

  deinit {
    if exitStatus == nil {
      kill(pid, SIGKILL)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }
    close(exitWatch)
  }

  // MARK: Looking

  var outputCount: Int { output.count }
  /// The output as text, escape sequences and all, for `contains`.
  var outputText: String { String(decoding: output, as: UTF8.self) }
  var facts: ProcessFacts { ProcessFacts(process: pid) }
  var foregroundGroup: pid_t { terminal.foregroundGroup }
  /// What was typed and nobody has read yet.
  var unreadBytes: Int { terminal.unreadBytes }

  /// What the program has made of the terminal so far.
  func modes() throws -> TerminalModes {
    readEverything()
    return try Self.modes(terminal, emulator)
  }

  /// What the process has done up to now, or in its whole life once it has ended.
  func activity() -> Activity {
    Activity(
      bytes: output.count,
      cpuNanoseconds: usage?.cpuNanoseconds ?? facts.cpuNanoseconds,
      voluntarySwitches: usage?.voluntarySwitches ?? facts.voluntarySwitches)
  }

  /// What the process does in the next milliseconds, left alone.
  func activity(during milliseconds: Int) -> Activity {
    let before = activity()
    pump(until: .now + .milliseconds(milliseconds)) { false }
    return activity() - before
  }

  // MARK: Acting

  /// Types a text, in one write where the terminal's queue has room.
  func send(_ text: String) throws { try send(bytes: Array(text.utf8)) }

  func send(bytes: [UInt8]) throws {
    let deadline = ContinuousClock.now + .seconds(5)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EAGAIN, errno != EINTR { throw failure("cannot send \(rest)") }
      guard ContinuousClock.now < deadline else { throw failure("nobody reads the keys") }
      // A full queue: the program may be stuck in writing to us, so read.
      if !rest.isEmpty { pump(until: .now + .milliseconds(10)) { false } }
    }
  }

  /// Sends byte by byte with a pause between two, as over a slow line.
  func send(slowly text: String, milliseconds: Int) throws {
    for byte in text.utf8 {
      try send(bytes: [byte])
      pump(until: .now + .milliseconds(milliseconds)) { false }
    }
  }

  /// Presses keys one after the other without waiting; each is one write.
  func press(_ keys: Key...) throws {
    for key in keys {
      emulator.press(key)
      try send(bytes: emulator.takeReplies())
    }
  }

  func click(row: Int, column: Int, button: Int = 1) throws {
    emulator.click(row: row, column: column, button: button)
    try send(bytes: emulator.takeReplies())
  }

  func paste(_ text: String) throws {
    emulator.paste(text)
    try send(bytes: emulator.takeReplies())
  }

  /// Writes to the program's `input: .pipe`.
  func sendToPipe(_ text: String, thenClose: Bool = false) {
    pipes.input.write(text)
    if thenClose { pipes.input.closeOwnEnd() }
  }

  func resize(to size: TerminalSize) throws {
    readEverything()
    emulator.resize(to: size)
    try terminal.resize(to: size)
  }

  /// Tells the program another size than the emulator's.
  func announceSize(_ size: TerminalSize) throws {
    try terminal.resize(to: size)
  }

  /// Sends a signal to the program, unless it was reaped already.
  func signal(_ number: Int32) {
    if exitStatus == nil { kill(pid, number) }
  }

  /// Closes the terminal's window.
  func hangUp() { terminal.hangUp() }

  // MARK: The pump

  /// Reads until something is so, or the time is over.
  func pump(until deadline: ContinuousClock.Instant, or isDone: () -> Bool) {
    readEverything()
    while !isDone() {
      let rest = deadline - .now
      guard rest > .zero else { return }
      let milliseconds = rest / .milliseconds(1)
      var watched = [
        pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0),
        pollfd(fd: exitStatus == nil ? exitWatch : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.output.ownEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.error.ownEnd, events: Int16(POLLIN), revents: 0),
      ]
      poll(&watched, nfds_t(watched.count), Int32(milliseconds.rounded(.up)))
      readEverything()
    }
  }

  /// Reads what there is.
  ///
  /// The exit is looked for first: what was written before it is then
  /// readable, as the kernel flushes its queue before it says that there is nothing.
  private func readEverything() {
    if exitStatus == nil { reap() }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while terminal.master >= 0 {
      let count = read(terminal.master, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer.prefix(count)
      emulator.feed(buffer.prefix(count))
    }
    let replies = emulator.takeReplies()
    if !replies.isEmpty { _ = write(terminal.master, replies, replies.count) }
    pipes.output.readEverything()
    pipes.error.readEverything()
  }

  private func reap() {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(pid, &status, WNOHANG, &usage) == pid else { return }
    exitStatus = ExitStatus(waitStatus: status)
    let microseconds =
      (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000
      + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    self.usage = (microseconds * 1000, usage.ru_nvcsw)
  }

  func failure(_ what: String) -> HarnessFailure {
    HarnessFailure(what, screen: emulator)
  }

  private static func modes(
    _ terminal: PseudoTerminal, _ emulator: Emulator
  ) throws -> TerminalModes {
    TerminalModes(
      attributes: try terminal.attributes(),
      cursorVisible: emulator.cursorVisible,
      alternateScreen: emulator.alternateScreen,
      privateModes: emulator.privateModes.enabled,
      penIsPlain: emulator.penIsPlain)
  }
}
