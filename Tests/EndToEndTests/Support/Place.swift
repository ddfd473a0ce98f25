/// The screens that the program can be on.
enum Place: String, CaseIterable, Sendable {
  case question, confirm, help, result

  /// Starts the program on this screen; the result is that of a file of four questions.
  func start(
    home: TemporaryFolder, environment: [String: String], arguments: [String] = [],
    size: TerminalSize = .standard
  ) throws -> ProgramRun {
    let path = try QuestionFile(count: 4).write(to: home)
    let run = try ProgramRun.sixteen(
      ["--questions", path] + arguments, environment: environment, size: size)
    switch self {
    case .question: break
    case .confirm:
      try run.answer(0)
      try run.type("q")
    case .help: try run.type("?")
    case .result: try run.answer([0, 1, 0, 1])
    }
    return run
  }
}
