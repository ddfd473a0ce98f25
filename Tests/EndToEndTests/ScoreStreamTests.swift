import Foundation
import Glibc
import SixteenCore
import Testing

/// `sixteen score` as a part of pipelines: errors, many lines, readers that go away.
@Suite("sixteen score in pipelines")
struct ScoreStreamTests {
  let home: RecordsHome
  private let good = String(repeating: "12", count: 18)

  init() throws {
    home = try RecordsHome()
  }

  @Test(
    "Every problem of a line is in one error with its number; other lines are scored",
    arguments: ["en", "zh-Hant"])
  func errors(language: String) throws {
    let lines = [
      good, "12", good, String(good.dropLast(2)) + "3?", good + "1", "", "12x",
      String(repeating: "1", count: 70_000), good,
    ]
    // A file, because the long line may not fit into a pipe.
    let input = home.path("sheets")
    try Data((lines.map { $0 + "\n" }.joined()).utf8).write(to: URL(fileURLWithPath: input))
    let run = try ProgramRun(
      arguments: ["score", "--lang", language], environment: home.environment(),
      input: .file(input), output: .pipe, error: .pipe)
    let finished = RecordsHome.Finished(status: try run.waitForEnd(), run)
    #expect(finished.status == .exited(65))
    #expect(finished.lines.count == 3 && Set(finished.lines).count == 1)
    let errors = finished.error.split(separator: "\n").map(String.init)
    let interface = try Interface.bundled(language: language)
    func count(_ given: Int) -> String {
      interface.text(
        .answersCount,
        ["given": "\(given)", "wanted": "36\(interface.text(.alternatives))60"])
    }
    func character(_ character: String, _ position: Int) -> String {
      interface.text(
        .answersCharacter, ["character": character, "position": "\(position)"])
    }
    let expected = [
      (2, [count(2)]), (4, [character("3", 35), character("?", 36)]), (5, [count(37)]),
      (6, [count(0)]), (7, [count(3), character("x", 3)]),
      (8, [interface.text(.answersTooLong, ["limit": "65536"])]),
    ].map { line, problems in
      "sixteen: "
        + interface.text(
          .answersFault,
          [
            "line": "\(line)",
            "problems": problems.joined(separator: interface.text(.listSeparator)),
          ])
    }
    #expect(errors == expected)
  }

  @Test("A bad argument is an error of line 1", arguments: ["12", "", "１", "x", "\u{1B}[31m"])
  func badArgument(argument: String) throws {
    let run = try home.run(["score", "--", argument])
    #expect(run.status == .exited(65), "\(argument.debugDescription): \(run)")
    #expect(run.output.isEmpty && !run.error.contains("\u{1B}"))
    #expect(run.error.hasPrefix("sixteen: line 1: "))
  }

  @Test("No input at all is no error, and too many arguments are wrong usage")
  func noInput() throws {
    let run = try home.run(["score"])
    #expect(run.status == .exited(0) && run.output.isEmpty && run.error.isEmpty)
    #expect(try home.run(["score", good, good]).status == .exited(64))
  }

  @Test("100,000 lines are scored in their order, in bounded memory")
  func manyLines() throws {
    var random = SeededGenerator(seed: 100_000)
    var bytes: [UInt8] = []
    for _ in 0..<100_000 {
      let bits = random.next()
      for bit in 0..<36 { bytes.append(UInt8(ascii: "1") + UInt8(bits >> bit & 1)) }
      bytes.append(UInt8(ascii: "\n"))
    }
    let (input, output) = (home.path("sheets"), home.path("results"))
    try Data(bytes).write(to: URL(fileURLWithPath: input))
    let run = try ProgramRun(
      arguments: ["score"], environment: home.environment(),
      input: .file(input), output: .file(output), error: .pipe)
    var peak = 0
    try run.wait(forFact: "the end", timeout: .seconds(300)) {
      peak = max(peak, peakKibibytes(of: run.pid))
      return run.exitStatus != nil
    }
    #expect(run.exitStatus == .exited(0) && run.pipedError.isEmpty)
    print(
      "score: 100,000 lines, \(peak) KiB at most, \(run.activity().cpuNanoseconds / 1_000_000) ms of CPU"
    )
    #expect((1...65536).contains(peak))

    // The sheets in the output, one after the other, are those of the input.
    let text = try String(contentsOfFile: output, encoding: .utf8)
    let mark = #""answers":""#
    let sheets = text.components(separatedBy: mark).dropFirst().map { $0.prefix(36) + "\n" }
    #expect(sheets.count == 100_000)
    #expect(Array(sheets.joined().utf8) == bytes)
    #expect(text.hasSuffix("]}\n"))
  }

  private func peakKibibytes(of process: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropLast().last.flatMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    } ?? 0
  }

  @Test("A reader that goes away ends it quietly, like any filter")
  func brokenPipe() throws {
    let input = home.path("sheets")
    let lines = String(repeating: good + "\n", count: 20_000)
    try Data(lines.utf8).write(to: URL(fileURLWithPath: input))
    let run = try ProgramRun(
      "/bin/bash",
      arguments: [
        "-c", "\"$0\" score < \"$1\" | head -n 1; echo ${PIPESTATUS[0]}", Program.path, input,
      ],
      environment: home.environment(), output: .pipe, error: .pipe)
    let finished = RecordsHome.Finished(status: try run.waitForEnd(), run)
    #expect(finished.error.isEmpty, "\(finished.error)")
    #expect(finished.lines.count == 2 && finished.lines.first?.hasPrefix("{") == true)
    // Either it died of SIGPIPE, as filters do, or it ended by itself.
    #expect(["0", "141"].contains(finished.lines.last))
  }

  @Test("Output that takes nothing is an error, status 74")
  func fullOutput() throws {
    let run = try ProgramRun(
      arguments: ["score", good], environment: home.environment(),
      output: .file("/dev/full"), error: .pipe)
    #expect(try run.waitForEnd() == .exited(74))
    #expect(String(decoding: run.pipedError, as: UTF8.self).contains("No space left"))
  }

  @Test("Input that cannot be read is an error, status 74", arguments: [true, false])
  func badInput(isFolder: Bool) throws {
    let run = try ProgramRun(
      arguments: ["score"], environment: home.environment(),
      input: isFolder ? .file(home.folder.path) : .closed, output: .pipe, error: .pipe)
    #expect(try run.waitForEnd() == .exited(74))
    #expect(run.pipedOutput.isEmpty && !run.pipedError.isEmpty)
  }

  @Test("A line is scored when it has come, for who waits for the answer")
  func interactive() throws {
    let run = try ProgramRun(
      arguments: ["score"], environment: home.environment(),
      input: .pipe, output: .pipe, error: .pipe)
    for number in 1...3 {
      run.sendToPipe(good + "\n")
      try run.wait(forFact: "line \(number)", timeout: RecordsHome.patience) {
        run.pipedOutput.count { $0 == UInt8(ascii: "\n") } == number
      }
    }
    run.sendToPipe("", thenClose: true)
    #expect(try run.waitForEnd() == .exited(0))
  }
}
