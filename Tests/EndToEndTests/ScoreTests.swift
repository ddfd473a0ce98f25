import Foundation
import SixteenCore
import Testing

/// Answers in, results out.
@Suite("sixteen score")
struct ScoreTests {
  let home: RecordsHome
  let set: QuestionSet

  init() throws {
    home = try RecordsHome()
    set = try QuestionSet.bundled()
  }

  /// The line that a sheet of marks must give, counted here by other means than the program's.
  private func expected(
    _ marks: String, form: String, version: String = "1.0", of questions: [Question]
  ) -> String {
    var counts: [Pole: Int] = [:]
    for (question, mark) in zip(questions, marks) where mark != "-" {
      counts[question.choices[mark == "1" ? 0 : 1].pole, default: 0] += 1
    }
    var (letters, ties): (String, [String]) = ("", [])
    for (first, second, tie) in [
      ("E", "I", "I"), ("S", "N", "N"), ("T", "F", "F"), ("J", "P", "P"),
    ] {
      let (one, other) = (count(first, in: counts), count(second, in: counts))
      let asked = questions.count { $0.choices.contains { $0.pole.rawValue == first } }
      if 5 * (one + other) < 4 * asked {
        letters += "X"
      } else if one == other {
        letters += tie
        ties.append("\"\(first)\(second)\"")
      } else {
        letters += one > other ? first : second
      }
    }
    let numbers = "EISNTFJP".map { "\"\($0)\":\(count(String($0), in: counts))" }
    return """
      {"schema":1,"form":"\(form)","form_version":"\(version)","answers":"\(marks)",\
      "counts":{\(numbers.joined(separator: ","))},"type":"\(letters)",\
      "ties":[\(ties.joined(separator: ","))]}
      """
  }

  private func count(_ letter: String, in counts: [Pole: Int]) -> Int {
    counts.first { $0.key.rawValue == letter }?.value ?? 0
  }

  private func random(_ count: Int, from marks: String, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return String((0..<count).compactMap { _ in marks.randomElement(using: &generator) })
  }

  private func score(_ arguments: [String] = [], input: String = "") throws
    -> RecordsHome.Finished
  {
    try home.run(["score"] + arguments, input: input)
  }

  @Test(
    "An argument or a line of input gives the same line; the length says which form it is",
    arguments: [36, 60])
  func argumentAndInput(count: Int) throws {
    let form = count == 36 ? "short" : "full"
    for seed in 1...20 {
      let sheet = random(count, from: "12", seed: UInt64(seed))
      let line = expected(sheet, form: form, of: Array(set.questions.prefix(count)))
      for run in [
        try score([sheet]), try score(input: sheet + "\n"), try score(input: sheet),
        try score(input: sheet + "\r\n"), try score(input: "\u{FEFF}\(sheet)\n"),
      ] {
        #expect(run.status == .exited(0) && run.error.isEmpty, "\(run.error)")
        #expect(run.output == line + "\n")
      }
    }
  }

  @Test("A and B, in either case and in full width, are 1 and 2; blanks are no answer")
  func otherMarks() throws {
    let questions = Array(set.questions.prefix(36))
    let sheet = random(36, from: "111222-", seed: 5)
    let line = expected(sheet, form: "short", of: questions) + "\n"
    for (one, two, none) in [
      ("A", "B", "-"), ("a", "b", " "), ("１", "２", "－"), ("Ａ", "ｂ", "\u{3000}"),
    ] {
      let marks = sheet.map { $0 == "1" ? one : $0 == "2" ? two : none }.joined()
      #expect(try score([marks]).output == line)
      #expect(try score(input: marks + "\n").output == line)
    }
  }

  @Test("With less than four fifths answered a pair is X; what is missing counts for neither side")
  func missing() throws {
    let questions = Array(set.questions.prefix(36))
    var sheets = [String(repeating: "-", count: 36)]
    for seed in 1...100 { sheets.append(random(36, from: "1122112211-", seed: UInt64(seed))) }
    // Each pair has nine questions: with eight answers it has a letter, with seven none.
    for missing in 1...2 {
      let places = questions.indices.filter { questions[$0].pair == .TF }.suffix(missing)
      let sheet = questions.indices.map { places.contains($0) ? "-" : "1" }.joined()
      sheets.append(sheet)
      let type = try score([sheet]).output.firstMatch(of: /"type":"(....)"/).map { String($0.1) }
      #expect(type?.contains("X") == (missing == 2), "\(type ?? "none")")
    }
    let run = try score(input: sheets.map { $0 + "\n" }.joined())
    #expect(run.status == .exited(0))
    #expect(run.lines == sheets.map { expected($0, form: "short", of: questions) })
  }

  @Test("--form takes only that form's length", arguments: ["short", "full"])
  func form(form: String) throws {
    let count = form == "short" ? 36 : 60
    let good = random(count, from: "12", seed: 1)
    let bad = random(96 - count, from: "12", seed: 2)
    let run = try score(["--form", form], input: "\(bad)\n\(good)\n")
    #expect(run.status == .exited(65))
    #expect(run.lines == [expected(good, form: form, of: Array(set.questions.prefix(count)))])
    #expect(run.error == "sixteen: line 1: \(96 - count) answers where there must be \(count).\n")
    #expect(try score(["--form", "endless", good]).status == .exited(64))
  }

  @Test("--questions scores another set, under its name")
  func questions() throws {
    let questions = try QuestionSet.load(path: home.asked[1]).questions
    let sheets = (1...20).map { random(8, from: "12", seed: UInt64($0)) }
    let run = try score(home.asked, input: sheets.map { $0 + "\n" }.joined())
    #expect(run.status == .exited(0))
    #expect(run.lines == sheets.map { expected($0, form: "test", of: questions) })
    #expect(run.lines.contains { !$0.hasSuffix(#""ties":[]}"#) })
    #expect(try score(["--questions", "/nowhere", "1"]).status == .exited(65))
  }

  @Test("--plain gives one readable line each, in both languages", arguments: ["en", "zh-Hant"])
  func plain(language: String) throws {
    let sheets = (1...20).map { random(36, from: "1212121212-", seed: UInt64($0)) }
    let json = try score(input: sheets.map { $0 + "\n" }.joined()).lines
    let run = try score(
      ["--plain", "--lang", language], input: sheets.map { $0 + "\n" }.joined())
    #expect(run.status == .exited(0) && run.lines.count == 20)
    for (line, other) in zip(run.lines, json) {
      let type = other.firstMatch(of: /"type":"(....)"/).map { String($0.1) } ?? "none"
      let counts = other.matches(of: /"[EISNTFJP]":(\d+)/).map { String($0.1) }
      #expect(line.hasPrefix(type))
      #expect(line.matches(of: /\d+/).map { String($0.output) } == counts)
    }
  }

  @Test("The language changes no JSON, and nothing is kept")
  func language() throws {
    let sheet = random(36, from: "12", seed: 3)
    let outputs = try ["en", "zh-Hant"].map { try score(["--lang", $0, sheet]).output }
    #expect(outputs[0] == outputs[1] && !outputs[0].isEmpty)
    #expect(home.names(in: ".").isEmpty)
  }
}
