import Foundation
import SixteenCore
import Testing

/// The test line by line, through pipes.
@Suite("--plain through pipes")
struct PlainTests {
  let home: RecordsHome

  init() throws {
    home = try RecordsHome(nil)
  }

  private func plain(
    _ input: String, _ arguments: [String] = [], language: String = "en"
  ) throws -> RecordsHome.Finished {
    let run = try home.run(["--plain", "--lang", language] + arguments, input: input)
    expectWordsOnly(run.output)
    return run
  }

  /// No escape sequence, no block, box or Braille character, nothing but words.
  private func expectWordsOnly(_ output: String) {
    let others = output.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
        || (0x2190...0x28FF).contains(scalar.value)
    }
    #expect(others.isEmpty, "\(others.map(\.value))")
  }

  private func text(
    _ message: Message, _ arguments: [String: String] = [:], _ language: String = "en"
  ) throws -> String {
    try Interface.bundled(language: language).text(message, arguments)
  }

  @Test("What a question file hides in its texts does not reach the terminal")
  func hostileTexts() throws {
    let file = QuestionFile(count: 4, prompt: "提\\u001b]0;x\\u0007\\u009b2J問")
    let run = try plain(
      "1\n", ["--no-save", "--questions", try file.write(to: home.folder)], language: "zh-Hant")
    #expect(run.output.contains("提"))
  }

  private func position(_ number: Int, _ language: String = "en") throws -> String {
    try text(.plainPosition, ["number": "\(number)", "total": "36"], language)
  }

  /// How often a line was written; the prompt has no line of its own where nobody types Enter.
  private func count(
    _ line: String, in run: RecordsHome.Finished, _ language: String = "en"
  ) throws -> Int {
    let prompt = try text(.plainPrompt, [:], language)
    return run.lines.count { $0 == line || $0 == prompt + line }
  }

  @Test("A whole test: every question in words, then the result", arguments: ["en", "zh-Hant"])
  func whole(language: String) throws {
    let screenful = try Screenful(language: language)
    var random = SeededGenerator(seed: 7)
    let answers = (0..<36).map { _ in Int.random(in: 0...1, using: &random) }
    let run = try plain(home.lines(answers), language: language)
    #expect(run.status == .exited(0) && run.error.isEmpty)
    for (number, question) in screenful.questions.enumerated() {
      #expect(try count(position(number + 1, language), in: run, language) == 1)
      #expect(run.output.contains("\n\(question.prompt.text(preferring: language))\n"))
      for (index, choice) in question.choices.enumerated() {
        let words = [
          "number": "\(index + 1)", "choice": choice.content.text(preferring: language),
        ]
        #expect(try count(text(.plainChoice, words, language), in: run, language) == 1)
        let echo = try text(.plainAnswered, words, language)
        #expect(try count(echo, in: run, language) == (answers[number] == index ? 1 : 0))
      }
    }
    let outcome = try screenful.outcome(answers)
    #expect(run.lines.contains(try screenful.title(outcome)))
    for message in [Message.instruction, .plainKeys, .aboutHypothesis, .aboutUse] {
      #expect(run.lines.contains(try text(message, [:], language)))
    }
    #expect(try home.history().map(\.answers) == [answers.sheet])
    #expect(try home.history().map(\.language) == [language])
    #expect(home.names().isEmpty)
  }

  @Test("u goes back, the earlier answer is named, and the last answer counts")
  func back() throws {
    let run = try plain("u\n1\nu\n2\nu\nＵ\n" + String(repeating: "1\n", count: 36))
    #expect(run.status == .exited(0))
    #expect(try count(text(.plainFirst), in: run) == 2)
    let choices = try Screenful().questions[0].choices.map { $0.content.text(preferring: "en") }
    for (number, choice) in choices.enumerated() {
      let words = ["number": "\(number + 1)", "choice": choice]
      #expect(try count(text(.plainChosenChoice, words), in: run) == 1)
    }
    #expect(try home.history().map(\.answers) == [String(repeating: "1", count: 36)])
  }

  @Test("l switches the language there and then, and the result is in it")
  func language() throws {
    let next = try nextLanguage()
    let run = try plain("1\nl\n" + String(repeating: "2\n", count: 35))
    #expect(run.status == .exited(0))
    #expect(try count(position(2), in: run) == 1)
    #expect(
      try count(position(2, next), in: run) == 1 || run.output.contains(position(2, next)))
    #expect(run.output.contains(try position(3, next)))
    #expect(!run.output.contains(try position(3)))
    #expect(run.lines.contains(try text(.aboutUse, [:], next)))
    #expect(try home.history().map(\.language) == [next])
    let others = try LanguageList.bundled().ids.count - 1
    let there = try plain("Ｌ\n" + String(repeating: "l\n", count: others) + "q\n")
    #expect(there.lines.count { $0.hasSuffix("Question 1 of 36") } == 2)
  }

  @Test(
    "What is no answer is named and answers nothing",
    arguments: ["x", "3", "12", "11", "quit", "１２", "-1", "ü", "\u{1B}[A", "\u{FFFD}", "0"])
  func unknown(line: String) throws {
    let run = try plain("\(line)\n1\nq\n")
    #expect(run.status == .exited(0))
    #expect(run.output.components(separatedBy: try text(.plainUnknown)).count == 2)
    #expect(try home.progress()?.index == 1)
  }

  @Test("Answers may be in full width, with blanks and with carriage returns")
  func otherSpellings() throws {
    let run = try plain("１\n 2 \n1\r\n\u{3000}２\nq")
    #expect(run.status == .exited(0))
    #expect(try home.progress()?.answers.prefix(4) == "1212")
  }

  @Test("An empty line repeats the question", arguments: ["", " ", "\r"])
  func repeats(line: String) throws {
    let run = try plain("1\n\(line)\n\(line)\nq\n")
    #expect(run.status == .exited(0))
    #expect(run.output.components(separatedBy: try position(2)).count == 4)
    #expect(!run.output.contains(try text(.plainUnknown)))
    #expect(try home.progress()?.index == 1)
  }

  @Test("q leaves with status 0 and keeps", arguments: ["q", "Q", "ｑ"])
  func leaving(key: String) throws {
    let run = try plain("1\n2\n2\n\(key)\n1\n")
    #expect(run.status == .exited(0) && run.error.isEmpty)
    #expect(try home.progress()?.answers.prefix(4) == "122-")
    #expect(try home.history().isEmpty)
  }

  @Test(
    "The end of the input in mid-test keeps what there is, and says so with status 65",
    arguments: ["en", "zh-Hant"])
  func inputEnds(language: String) throws {
    for (input, number) in [("", 1), ("1\n", 2), ("1\n2\n1", 4), ("1\n2\nu\n", 2)] {
      let home = try RecordsHome(nil)
      let run = try home.run(["--plain", "--lang", language], input: input)
      #expect(run.status == .exited(65))
      let sentence = try text(
        .plainIncomplete, ["number": "\(number)", "total": "36"], language)
      #expect(run.error == "sixteen: \(sentence)\n")
      let kept = input.filter { $0 == "1" || $0 == "2" }
      #expect(try (home.progress()?.answers.prefix(kept.count)).map(String.init) ?? "" == kept)
      #expect(try home.history().isEmpty)
    }
  }

  @Test("--resume goes on, in either language", arguments: ["en", "zh-Hant"])
  func resume(language: String) throws {
    _ = try plain("1\n2\n1\nq\n")
    let run = try plain(
      String(repeating: "2\n", count: 33), ["--resume"], language: language)
    #expect(run.status == .exited(0))
    #expect(!run.output.contains(try position(3, language)))
    #expect(try count(position(4, language), in: run, language) == 1)
    #expect(try home.history().map(\.answers) == ["121" + String(repeating: "2", count: 33)])
    #expect(home.names().isEmpty)
  }

  @Test("Without a terminal nobody is asked: the test of before stays for later")
  func neverAsks() throws {
    _ = try plain("1\n2\n1\nq\n")
    let kept = try home.progressText()
    let run = try plain(String(repeating: "2\n", count: 36))
    #expect(run.status == .exited(0))
    #expect(try home.progressText() == kept)
    #expect(try home.history().map(\.answers) == [String(repeating: "2", count: 36)])
  }

  @Test("Output that takes nothing is an error, status 74, and what was answered is kept")
  func fullOutput() throws {
    let run = try ProgramRun(
      arguments: ["--plain"], environment: home.environment(),
      input: .pipe, output: .file("/dev/full"), error: .pipe)
    run.sendToPipe("1\n2\n", thenClose: true)
    #expect(try run.waitForEnd() == .exited(74))
    #expect(String(decoding: run.pipedError, as: UTF8.self).contains("No space left"))
  }
}
