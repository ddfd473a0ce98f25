import Foundation
import Testing

/// Question files of one's own, good and bad.
@Suite("--questions")
struct QuestionFileTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// A broken file, and what the message has to name besides it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: QuestionFile
    var named: [String]

    init(_ what: String, _ file: QuestionFile, named: String...) {
      testDescription = what
      self.file = file
      self.named = named
    }

    /// The good file with the first occurrence of a piece of JSON replaced; ' stands for ".
    init(_ what: String, _ old: String, _ new: String, named: String...) {
      testDescription = what
      file = good.replacing(
        old.replacing("'", with: "\""), with: new.replacing("'", with: "\""))
      self.named = named
    }
  }

  private static let good = QuestionFile(count: 4)

  private static let faults = [
    Fault("empty", QuestionFile(text: ""), named: "1"),
    Fault("nested", QuestionFile(text: String(repeating: "[", count: 100_000)), named: "1"),
    Fault("cut short", QuestionFile(text: String(good.text.prefix(300))), named: "6", "46"),
    Fault("a pair too few", QuestionFile(count: 3), named: "JP", "questions"),
    Fault("no JSON", "'schema': 1,", "'schema': 1", named: "1"),
    Fault("wrong schema", "'schema': 1", "'schema': 7", named: "schema", "7"),
    Fault("no id", "'id': 'test'", "'name': 'x'", named: "id"),
    Fault("bad id", "'id': 'test'", "'id': '../x'", named: "id", "../x"),
    Fault("version a number", "'1.0'", "1", named: "version"),
    Fault("a key twice", "'id': 'Q1'", "'id': 'Q1', 'id': 'Q1'", named: "id"),
    Fault("an id twice", "'id': 'Q2'", "'id': 'Q1'", named: "Q1", "id"),
    Fault("no title", "'title'", "'label'", named: "title"),
    Fault("an empty text", "'prompt 2'", "''", named: "Q2", "prompt"),
    Fault("a language missing", "'en': 'prompt 3', ", "", named: "Q3", "prompt", "en"),
    Fault("a language more", "'en': 'prompt 3'", "'en': 'a', 'de': 'b'", named: "Q3", "de"),
    Fault("unknown pole", "'pole': 'E'", "'pole': 'X'", named: "Q1", "pole", "X"),
    Fault("same pole", "'pole': 'E'", "'pole': 'I'", named: "Q1", "choices"),
    Fault("other pair", "'pole': 'E'", "'pole': 'T'", named: "Q1", "choices"),
    Fault("no question", "'questions': [", "'questions': [], 'x': [", named: "questions"),
    Fault("no list", "'questions': [", "'questions': 1, 'x': [", named: "questions"),
    Fault("pair disagrees", "'id': 'Q1'", "'id': 'Q1', 'pair': 'TF'", named: "Q1", "pair", "TF"),
    Fault("unknown pair", "'id': 'Q1'", "'id': 'Q1', 'pair': 'XY'", named: "Q1", "pair", "XY"),
    Fault(
      "form too long", "'questions': [",
      "'forms': [{ 'id': 'f', 'questions': 9 }], 'questions': [", named: "forms", "9"),
  ]

  private func expectRefusal(path: String, named: [String], language: String = "en") throws {
    let run = try ProgramRun(
      arguments: ["--lang", language, "--questions", path],
      environment: environment(home: home), error: .pipe)
    let status = try run.waitForExit()
    let message = String(decoding: run.pipedError, as: UTF8.self)
    #expect(status == .exited(65), "\(message)")
    // Before the screen is taken over: not a byte on the terminal.
    #expect(run.output.isEmpty && !message.contains("\u{1B}"))
    #expect(message.hasPrefix("sixteen: ") && message.count { $0.isNewline } == 1, "\(message)")
    #expect(message.contains(path), "\(message)")
    // A path of random digits must not stand in for what is wanted.
    let rest = message.replacingOccurrences(of: path, with: "")
    for name in named { #expect(rest.contains(name), "\(name): \(message)") }
  }

  @Test("A fault is told in one line with file, question and field, status 65", arguments: faults)
  func fault(_ fault: Fault) throws {
    let path = try fault.file.write(to: home)
    try expectRefusal(path: path, named: fault.named)
    try expectRefusal(path: path, named: fault.named, language: "zh-Hant")
  }

  @Test("What is no readable file is refused at once: folder, pipe, device, too large, absent")
  func noFile() throws {
    let pipe = "\(home.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let large = "\(home.path)/large"
    let size = (4 << 20) + 1
    try Data(count: size).write(to: URL(fileURLWithPath: large))
    try Data([0x22, 0xFF, 0xFE, 0x22]).write(to: URL(fileURLWithPath: "\(home.path)/latin"))
    let paths = ["/nowhere/at/all", home.path, pipe, large, "/dev/null", "\(home.path)/latin"]
    for path in paths { try expectRefusal(path: path, named: []) }
  }

  @Test("A file of four questions asks four and tells the result")
  func fourQuestions() throws {
    let path = try Self.good.write(to: home)
    let run = try ProgramRun.sixteen(
      ["--questions", path], environment: environment(home: home))
    for (number, choice) in [1, 0, 1, 0].enumerated() {
      #expect(run.emulator.contains("\(number + 1) / 4"))
      #expect(run.emulator.contains("prompt \(number + 1)"))
      try run.answer(choice)
    }
    #expect(run.emulator.contains("ISFJ"))
    // Nothing comes after the end.
    try run.type("1")
    try run.type("2")
    #expect(run.emulator.contains("ISFJ"))
    try run.send("q")
    #expect(try run.waitForExit() == .exited(0))
  }

  @Test("A file may have a byte order mark, one language, or very many questions")
  func unusual() throws {
    let single = Self.good.text
      .replacing(/, "zh-Hant": "[^"]*"/, with: "")
    let files = [
      QuestionFile(text: "\u{FEFF}" + Self.good.text), QuestionFile(text: single),
      QuestionFile(count: 1000),
    ]
    for (number, file) in files.enumerated() {
      let path = try file.write(to: home, name: "file \(number).json")
      let run = try ProgramRun.sixteen(
        ["--lang", "zh-Hant", "--questions", path], environment: environment(home: home))
      #expect(run.emulator.contains(number == 1 ? "prompt 1" : "提問"))
      try run.answer(0)
      #expect(run.emulator.contains(number == 2 ? "2 / 1000" : "2 / 4"))
    }
  }
}
