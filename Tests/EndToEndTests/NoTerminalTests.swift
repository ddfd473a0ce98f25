import Foundation
import Testing

/// Where there is no terminal to take over, there is one sentence and no escape sequence.
@Suite("Without a terminal")
struct NoTerminalTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// What the three standard streams are.
  struct Streams: Sendable, CustomTestStringConvertible {
    var input = ProgramStream.terminal
    var output = ProgramStream.terminal
    var error = ProgramStream.pipe
    var testDescription: String { "\(input), \(output), \(error)" }
  }

  private static let arrangements = [
    Streams(input: .null), Streams(output: .pipe), Streams(output: .null),
    Streams(input: .closed), Streams(output: .closed), Streams(input: .closed, output: .closed),
    Streams(input: .pipe), Streams(input: .null, output: .pipe),
    Streams(input: .closed, output: .closed, error: .closed),
    Streams(input: .null, output: .null, error: .null), Streams(output: .file("out")),
    Streams(input: .null, error: .terminal),
  ]

  private func start(
    _ arguments: [String] = [], _ streams: Streams, language: String = "C.UTF-8"
  ) throws -> ProgramRun {
    var output = streams.output
    if case .file(let name) = output { output = .file("\(home.path)/\(name)") }
    return try ProgramRun(
      arguments: arguments, environment: environment(home: home, language: language),
      input: streams.input, output: output, error: streams.error)
  }

  @Test("One sentence on standard error, status 69", arguments: arrangements)
  func unusable(streams: Streams) throws {
    for language in ["C.UTF-8", "zh_TW.UTF-8"] {
      let run = try start([], streams, language: language)
      #expect(try run.waitForExit() == .exited(69))
      #expect(try run.modes() == run.initialModes)
      let message = streams.error == .terminal ? run.output : run.pipedError
      let text = String(decoding: message, as: UTF8.self)
      if streams.error == .pipe || streams.error == .terminal {
        #expect(text.hasPrefix("sixteen: ") && text.count { $0.isNewline } == 1)
        #expect(text.contains(language == "C.UTF-8" ? "terminal" : "終端機"))
      }
      #expect(streams.error == .terminal || run.output.isEmpty)
      #expect(!message.contains(0x1B) && run.pipedOutput.isEmpty)
      if streams.output == .file("out") { #expect(try home.contents(of: "out").isEmpty) }
    }
  }

  @Test("With standard error closed or a file the program works as ever")
  func errorElsewhere() throws {
    for error in [ProgramStream.closed, .null, .file("\(home.path)/errors")] {
      let run = try ProgramRun(environment: environment(home: home), error: error)
      try run.waitUntilIdle()
      try run.pressInTurn(.down, .enter)
      #expect(run.emulator.contains("2 / 36"))
      try run.send("\u{03}")
      #expect(try run.waitForExit() == .signaled(SIGINT))
      #expect(try run.modes() == run.initialModes)
    }
    #expect(try home.contents(of: "errors").isEmpty)
  }

  @Test("What standard output does not take is an error, not a success")
  func outputFails() throws {
    for option in ["--help", "--version"] {
      let full = try start([option], Streams(output: .file("/../../../../dev/full")))
      #expect(try full.waitForExit() == .exited(74))
      let closed = try start([option], Streams(output: .closed))
      #expect(try closed.waitForExit() == .exited(74))
      #expect(closed.output.isEmpty)
      let fine = try start([option], Streams(input: .closed, output: .pipe, error: .closed))
      #expect(try fine.waitForExit() == .exited(0))
      #expect(!fine.pipedOutput.isEmpty)
    }
  }
}
