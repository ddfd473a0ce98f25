import Glibc

/// A program as a job of an interactive shell, so that Ctrl-Z really stops it (state `T`), as it
/// does not for a session leader, and `fg` continues it.
final class JobControlParent {
  /// The shell on its terminal; keys sent here reach whatever is in the foreground.
  let shell: ProgramRun
  /// The program, while it lives.
  private(set) var job: pid_t = 0

  private static let prompt = "job-control> "

  /// Starts bash, and in it the program as its foreground job.
  init(
    _ path: String = Program.path,
    arguments: [String] = [],
    environment: [String: String],
    directory: String? = nil,
    size: TerminalSize = .standard
  ) throws {
    var variables = environment
    variables["PS1"] = Self.prompt
    variables["HISTFILE"] = "/dev/null"
    shell = try ProgramRun(
      "/bin/bash", arguments: ["--noprofile", "--norc", "--noediting", "-i"],
      environment: variables, directory: directory, size: size)
    try waitForPrompt()
    try runCommand(([path] + arguments).map(Self.quoted).joined(separator: " "))
  }

  deinit {
    // The job has another parent: make sure that its pid is still it.
    if ProcessFacts(process: job).parent == shell.pid { kill(job, SIGKILL) }
  }

  /// R, S, T, Z of the job; nil after its end.
  var jobState: Character? { job > 0 ? ProcessFacts(process: job).state : nil }

  /// Types a command at the prompt; returns when it runs in the foreground, or has ended.
  ///
  /// The shell's child has the terminal before it has called `exec`, with Ctrl-Z still ignored.
  func runCommand(_ command: String) throws {
    let before = shell.outputCount
    try shell.send(command + "\n")
    try shell.wait(forFact: "a foreground job") {
      let group = shell.foregroundGroup
      if group > 0, group != shell.pid { job = group }
      let hasStarted = ProcessFacts(process: job).commandLine != shell.facts.commandLine
      return group == job && hasStarted || isAtPrompt(after: before)
    }
  }

  /// Types Ctrl-Z; returns when the job is stopped and the shell has the terminal.
  func suspend() throws {
    let before = shell.outputCount
    try shell.send("\u{1A}")
    try shell.wait(forFact: "the job stopped by Ctrl-Z") { jobState == "T" }
    try waitForPrompt(after: before)
  }

  /// Types `fg`; returns when the job runs in the foreground.
  func resume() throws {
    try shell.send("fg\n")
    try shell.wait(forFact: "the job continued by fg") {
      shell.foregroundGroup == job && jobState != "T"
    }
  }

  /// Types a text to the job and waits until it has had its effect.
  func type(_ text: String) throws {
    try shell.send(text)
    try waitUntilIdle()
  }

  /// Waits until the job has drawn what there is to draw and sleeps.
  func waitUntilIdle() throws {
    try shell.waitUntilIdle(ProcessFacts(process: job))
  }

  /// Waits until the job is gone and the shell has the terminal.
  func waitForJobExit(timeout: Duration = .seconds(5)) throws {
    try shell.wait(forFact: "the end of the job", timeout: timeout) { jobState == nil }
    try waitForPrompt()
  }

  /// `$?` as the shell sees it: 128 + n for a job that died of signal n.
  func reportedStatus() throws -> Int32 {
    let before = shell.outputCount
    try shell.send("echo status:$?:\n")
    var status: Int32?
    try shell.wait(forFact: "the shell's status") {
      let text = String(decoding: shell.output.dropFirst(before), as: UTF8.self)
      let fields = text.split(separator: ":", omittingEmptySubsequences: false)
      status = fields.lazy.compactMap { Int32($0) }.first
      return status != nil
    }
    try waitForPrompt(after: before)
    return status ?? -1
  }

  private func waitForPrompt(after count: Int = 0) throws {
    try shell.wait(forFact: "the shell's prompt") { isAtPrompt(after: count) }
  }

  /// Whether the shell has the terminal and its prompt is the last of what it wrote.
  private func isAtPrompt(after count: Int) -> Bool {
    let prompt = Self.prompt.utf8
    return shell.foregroundGroup == shell.pid
      && shell.output.dropFirst(count).suffix(prompt.count).elementsEqual(prompt)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
