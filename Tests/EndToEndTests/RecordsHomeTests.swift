import CVterm
import Foundation
import Glibc
import SixteenCore
import Testing

/// A home in which programs keep things where they do by default.
struct RecordsHome {
  static let stateFolder = ".local/state/sixteen"
  static let dataFolder = ".local/share/sixteen"
  static let historyFile = "\(dataFolder)/history.jsonl"
  /// How long anything may take on a slow and busy machine.
  static let patience = Duration.seconds(20)

  /// A command that runs the rest of its arguments where no file may have a byte.
  static let withoutSpace = ["/bin/sh", "-c", "ulimit -f 0; exec \"$0\" \"$@\""]
  /// A command that runs the rest of its arguments so that rights bind them, even root's.
  static let boundByRights =
    geteuid() == 0
    ? [
      "/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search",
      "--inh-caps=-dac_override,-dac_read_search", "--",
    ] : []

  let folder: TemporaryFolder
  /// The options that name the questions; none for the bundled ones.
  let asked: [String]
  let setID: String
  /// The program that is run.
  var program = Program.path
  private let questionFolder: TemporaryFolder

  /// - Parameter file: what to ask; nil for the bundled questions.
  init(_ file: QuestionFile? = QuestionFile(count: 8, swapped: true)) throws {
    folder = try TemporaryFolder()
    let questionFolder = try TemporaryFolder()
    asked = try file.map { ["--questions", try $0.write(to: questionFolder)] } ?? []
    self.questionFolder = questionFolder
    setID = file == nil ? "sixteen" : "test"
  }

  /// A home with a test of three answers that was killed.
  static func interrupted() throws -> RecordsHome {
    let home = try RecordsHome()
    let first = try home.start()
    try first.reply([0, 1, 0])
    try first.destroy()
    return home
  }

  /// Puts another file in the place of the questions.
  func ask(_ file: QuestionFile) throws { _ = try file.write(to: questionFolder) }

  // MARK: Programs

  func environment(
    language: String = "C.UTF-8", others: [String: String?] = [:]
  ) -> [String: String] {
    EndToEndTests.environment(home: folder, language: language, others: others)
  }

  /// Starts the test on the screen and waits for its first frame.
  /// - Parameter wrapper: a command that starts it.
  func start(
    _ arguments: [String] = [], environment: [String: String]? = nil, wrapper: [String] = [],
    directory: String? = nil
  ) throws -> ProgramRun {
    let words = wrapper + [program] + asked + arguments
    let run = try ProgramRun(
      words[0], arguments: Array(words.dropFirst()),
      environment: environment ?? self.environment(), directory: directory ?? folder.path)
    try run.waitUntilIdle(timeout: Self.patience)
    return run
  }

  /// Runs the program without a terminal to its end.
  /// - Parameter input: at most a pipe's 64 KiB.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String]? = nil,
    wrapper: [String] = []
  ) throws -> Finished {
    let words = wrapper + [program] + arguments
    let run = try ProgramRun(
      words[0], arguments: Array(words.dropFirst()),
      environment: environment ?? self.environment(), directory: folder.path,
      input: .pipe, output: .pipe, error: .pipe)
    run.sendToPipe(input, thenClose: true)
    return Finished(status: try run.waitForEnd(), run)
  }

  /// Takes a new test line by line.
  func take(_ answers: [Int], _ arguments: [String] = []) throws -> Finished {
    try run(["--plain", "--new"] + asked + arguments, input: lines(answers))
  }

  func lines(_ answers: [Int]) -> String { answers.map { "\($0 + 1)\n" }.joined() }

  /// How a program without a terminal ended.
  struct Finished {
    var status: ExitStatus
    var output: String
    var error: String

    init(status: ExitStatus, _ run: ProgramRun) {
      self.status = status
      output = String(decoding: run.pipedOutput, as: UTF8.self)
      error = String(decoding: run.pipedError, as: UTF8.self)
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  // MARK: What is kept

  func path(_ file: String) -> String { "\(folder.path)/\(file)" }

  /// The names in a folder of the home, sorted; none if it is not there.
  func names(in file: String = stateFolder) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(file))) ?? []).sorted()
  }

  /// The progress file with a number.
  func progressFile(_ place: Int = 1) -> String {
    "\(Self.stateFolder)/progress-\(setID)\(place == 1 ? "" : "+\(place)").json"
  }

  /// The text of the progress file with a number, nil if it is not there.
  func progressText(_ place: Int = 1) throws -> String? {
    let file = progressFile(place)
    guard FileManager.default.fileExists(atPath: path(file)) else { return nil }
    return try folder.contents(of: file)
  }

  /// The test under way in the place with a number, nil if there is none.
  func progress(_ place: Int = 1) throws -> KeptProgress? {
    try progressText(place).map {
      try JSONDecoder().decode(KeptProgress.self, from: Data($0.utf8))
    }
  }

  /// Puts something in the place of the progress file; the folders are made.
  func writeProgress(_ text: String) throws {
    try makeFolder(Self.stateFolder)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(progressFile())))
  }

  func makeFolder(_ file: String, rights: Int = 0o700) throws {
    try FileManager.default.createDirectory(
      atPath: path(file), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    guard chmod(path(file), mode_t(rights)) == 0 else { throw HarnessFailure("no chmod") }
  }

  /// The lines of the history, the newest last; every one has to be whole.
  func historyLines() throws -> [String] {
    guard !names(in: Self.dataFolder).isEmpty else { return [] }
    let text = try folder.contents(of: Self.historyFile)
    // Killed between making it and writing to it, a run leaves an empty one: no line, none cut.
    guard text.isEmpty || text.hasSuffix("\n") else {
      throw HarnessFailure("the last line is cut: \(text)")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  func history() throws -> [KeptResult] {
    try historyLines().map { try JSONDecoder().decode(KeptResult.self, from: Data($0.utf8)) }
  }
}

/// A test under way as it is kept.
struct KeptProgress: Decodable, Equatable {
  var schema, seconds, index: Int
  var run, set, form, language, answers: String
}

/// A line of the history.
struct KeptResult: Decodable, Equatable {
  var schema, seconds: Int
  var run, finished, form, language, answers, type: String
  var counts: [String: Int]
  var ties: [String]
}

extension [Int] {
  /// The answers as records have them.
  var sheet: String { map { "\($0 + 1)" }.joined() }
}

extension String {
  /// The text without blanks and line breaks, for comparing what may be wrapped.
  var squeezed: String { filter { !$0.isWhitespace } }
}

extension ProgramRun {
  /// Types keys in one write and waits, as long as slow machines need, until they had their effect.
  func strike(_ text: String) throws {
    try send(text)
    try waitUntilIdle(timeout: RecordsHome.patience)
  }

  /// Answers with a letter that moves and Enter, so that no key follows itself too fast.
  func reply(_ choices: [Int]) throws {
    for choice in choices { try strike(choice == 0 ? "k\r" : "j\r") }
  }

  /// Types the key that answers a question that this key has brought up. Another one comes between,
  /// since the same key twice at once is one that is held.
  func confirm(_ key: String) throws { try send("x" + key) }

  /// Lets the time pass in which a question on whose answer something is lost takes none.
  func waitForGrace() { _ = activity(during: 800) }

  @discardableResult
  func waitForEnd() throws -> ExitStatus { try waitForExit(timeout: RecordsHome.patience) }

  /// Kills the program, and waits until it is gone.
  func destroy() throws {
    signal(SIGKILL)
    try waitForEnd()
  }

  /// Whether the screen says something, however it is wrapped.
  func shows(_ text: String) -> Bool { emulator.text.squeezed.contains(text.squeezed) }

  /// What the dialog says, without blanks; empty if there is none.
  var dialogText: String {
    guard let dialog = emulator.dialog else { return "" }
    return (dialog.top + 1..<dialog.bottom).map { row in
      emulator.cells(row: row)[dialog.left + 1..<dialog.right].map(\.text).joined()
    }
    .joined().squeezed
  }
}
