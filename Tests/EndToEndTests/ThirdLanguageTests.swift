import Foundation
import SixteenCore
import Testing

/// A language is data: the program is made again of assets/ with one more, and no other source.
@Suite("A language that is data alone")
struct ThirdLanguageTests {
  private let assets: AssetFolder
  private let language = MadeUpLanguage.id

  init() throws {
    assets = try AssetFolder()
    try assets.addMadeUpLanguage()
  }

  /// A home in which the program made of the assets is run.
  private func home(_ program: String) throws -> RecordsHome {
    var home = try RecordsHome(nil)
    home.program = program
    return home
  }

  private func shifted(_ text: LocalizedText) -> String {
    MadeUpLanguage.text(text.text(preferring: "en"))
  }

  private func expectQuestion(
    _ number: Int, in language: Language.ID, on run: ProgramRun,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screenful = try assets.screenful(language)
    for text in screenful.texts(ofQuestion: number) + [screenful.position(number)] {
      #expect(run.emulator.contains(text), "\(run.emulator.text)", sourceLocation: sourceLocation)
    }
    #expect(run.emulator.tornRows == [], sourceLocation: sourceLocation)
  }

  // MARK: All is there

  @Test("--lang and the locale choose it, l goes round, and the result is in it")
  func screens() throws {
    let home = try home(assets.makeProgram())
    let byLocale = try home.start(environment: home.environment(language: "xx_YY.UTF-8"))
    try expectQuestion(1, in: language, on: byLocale)
    let byVariable = try home.start(
      environment: home.environment(others: ["LC_ALL": "xx_YY.UTF-8"]))
    try expectQuestion(1, in: language, on: byVariable)
    let other = try home.start(environment: home.environment(language: "xxy_YY.UTF-8"))
    try expectQuestion(1, in: "en", on: other)

    let run = try home.start(["--lang", language])
    try expectQuestion(1, in: language, on: run)
    // Its turn is after the last of ours, and before the first.
    for next in try LanguageList.bundled().ids + [language] {
      try run.strike("l")
      try expectQuestion(1, in: next, on: run)
    }
    try run.strike("?")
    #expect(run.shows(try assets.interface(language).text(.helpTitle)))
    try run.strike("\u{1B}")

    let answers = (0..<36).map { $0 % 3 % 2 }
    try run.reply(answers)
    let type = try Screenful().outcome(answers).type
    let personality = try PersonalityList.bundled().personality(for: type)
    #expect(run.emulator.contains("\(type.code) · \(shifted(personality.name))"))
    #expect(run.shows(shifted(personality.essence)))
    #expect(try home.history().map(\.language) == [language])
    try expectHistory(of: home, type: type)
  }

  private func expectHistory(of home: RecordsHome, type: PersonalityType) throws {
    let name = try PersonalityList.bundled().personality(for: type).name
    let list = try home.run(["history", "--lang", language])
    #expect(list.status == .exited(0) && list.error.isEmpty)
    #expect(list.output.contains("\(type.code) · \(shifted(name))"))
    #expect(list.output.contains(try assets.interface(language).text(.formShort)))
  }

  @Test("What is said line by line is in it: the test, the types, the review, help and errors")
  func lines() throws {
    let home = try home(assets.makeProgram())
    let interface = try assets.interface(language)
    let ids = (try LanguageList.bundled().ids + [language]).joined(separator: ", ")

    let test = try home.run(
      ["--plain", "--lang", language], input: String(repeating: "1\n", count: 36))
    #expect(test.status == .exited(0) && test.error.isEmpty)
    for question in try Screenful().questions {
      for text in [question.prompt] + question.choices.map(\.content) {
        #expect(test.output.contains(shifted(text)))
      }
    }
    #expect(test.lines.contains(interface.text(.aboutUse)))

    for personality in try PersonalityList.bundled().all {
      let code = personality.type.code
      let types = try home.run(["types", code, "--lang", language])
      #expect(types.status == .exited(0) && types.error.isEmpty)
      let caption = try PictureCaptions.bundled().caption(for: personality.type)
      let texts =
        [personality.name, personality.essence, personality.description, personality.mismatch]
        + personality.strengths + personality.costs + [caption]
      for text in texts { #expect(types.output.contains(shifted(text)), "\(code)") }
    }

    let help = try home.run(["--help", "--lang", language])
    #expect(help.status == .exited(0))
    #expect(help.output == interface.text(.usage, ["languages": ids]) + "\n")
    let unknown = try home.run(
      ["--lang", "x-other"], environment: home.environment(language: "xx_YY.UTF-8"))
    #expect(unknown.status == .exited(64))
    let sentence = interface.text(
      .errorUnknownLanguage, ["language": "x-other", "languages": ids])
    #expect(unknown.error == "sixteen: \(sentence)\n")
  }

  @Test("Its questions are reviewed by its own words")
  func review() throws {
    let home = try home(assets.makeProgram())
    let interface = try assets.interface(language)
    let whole = try home.run(["check", assets.path("questions.json"), "--lang", language])
    #expect(whole.status == .exited(0))
    #expect(
      whole.lines == [interface.text(.reviewClean, ["file": assets.path("questions.json")])])

    let word = MadeUpLanguage.text("always")
    let text = try String(contentsOfFile: assets.path("questions.json"), encoding: .utf8)
    let choice = shifted(try Screenful().questions[0].choices[0].content)
    let file = home.path("always.json")
    try text.replacing("\"\(choice)\"", with: "\"\(choice) \(word)\"")
      .write(toFile: file, atomically: false, encoding: .utf8)
    let broken = try home.run(["check", file, "--lang", language])
    #expect(broken.status == .exited(0))
    #expect(broken.output.contains(interface.text(.reviewAbsolute, ["word": word])))
  }

  // MARK: Something is missing

  /// A text that the assets lack, and the command that needs it.
  struct Missing: Sendable, CustomTestStringConvertible {
    var file: String
    /// The keys and indices that lead to it.
    var field: [String]
    var command: [String]
    /// What the error has to name besides the file.
    var named: [String]
    var testDescription: String { "\(file) \(field.joined(separator: " "))" }
  }

  @Test(
    "One text that is missing is an error that names its file and its place",
    arguments: [
      Missing(
        file: "interface/x-shifted.json", field: ["texts", "position"], command: [],
        named: ["texts.position"]),
      Missing(
        file: "questions.json", field: ["questions", "2", "choices", "1", "content", "x-shifted"],
        command: ["--plain"], named: ["JP-freeday", "choices[1].content", "x-shifted"]),
      Missing(
        file: "personalities.json", field: ["personalities", "3", "strengths", "0", "x-shifted"],
        command: ["types"], named: ["personalities[3].strengths[0].x-shifted"]),
      Missing(
        file: "pictures/captions.json", field: ["captions", "ISFP", "x-shifted"],
        command: ["types", "ISFP"], named: ["captions.ISFP.x-shifted"]),
    ])
  func missing(text: Missing) throws {
    try assets.remove(text.field, from: text.file)
    let run = try home(assets.makeProgram()).run(text.command + ["--lang", language])
    #expect(run.status == .exited(65))
    #expect(run.error.hasPrefix("sixteen: ") && run.error.count { $0.isNewline } == 1)
    for name in [text.file] + text.named { #expect(run.error.contains(name), "\(run.error)") }
  }

  @Test("So is a whole file of questions that nobody translated")
  func missingQuestions() throws {
    let plain = try AssetFolder()
    try FileManager.default.removeItem(atPath: assets.path("questions.json"))
    try FileManager.default.copyItem(
      atPath: plain.path("questions.json"), toPath: assets.path("questions.json"))
    let run = try home(assets.makeProgram()).run(["--plain"])
    #expect(run.status == .exited(65))
    for name in ["questions.json", "title.x-shifted"] {
      #expect(run.error.contains(name), "\(run.error)")
    }
  }

  @Test("So is an interface that is not in the list; the terminal is left as it was")
  func missingInList() throws {
    try assets.removeFromList()
    let before = try #require(LanguageList.bundled().ids.last)
    let run = try home(assets.makeProgram()).start(["--lang", before])
    try run.send("l")
    #expect(try run.waitForEnd() == .exited(65))
    #expect(run.emulator.contains("interface/x-shifted.json"), "\(run.emulator.text)")
    #expect(try run.modes() == run.initialModes)
  }
}
