import Foundation
import SixteenCore
import Testing

/// Languages and character sets, by what the environment says.
@Suite("Locales")
struct LocaleTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// Variables, arguments, and the language that they make.
  struct Setting: Sendable, CustomTestStringConvertible {
    var variables: [String: String]
    var arguments: [String] = []
    var language: String
    var testDescription: String { "\(variables.sorted { $0.key < $1.key }) \(arguments)" }
  }

  private static let settings = [
    Setting(variables: [:], language: "en"),
    Setting(variables: ["LANG": ""], language: "en"),
    Setting(variables: ["LANG": "C"], language: "en"),
    Setting(variables: ["LANG": "POSIX"], language: "en"),
    Setting(variables: ["LANG": "C.UTF-8"], language: "en"),
    Setting(variables: ["LANG": "en_US.UTF-8"], language: "en"),
    Setting(variables: ["LANG": "de_DE.ISO-8859-1"], language: "en"),
    Setting(variables: ["LANG": "no such locale/../"], language: "en"),
    Setting(variables: ["LANG": "zh_TW.UTF-8"], language: "zh-Hant"),
    Setting(variables: ["LANG": "zh_TW"], language: "zh-Hant"),
    Setting(variables: ["LANG": "zh_HK.UTF-8"], language: "zh-Hant"),
    Setting(variables: ["LANG": "zh_CN.UTF-8"], language: "zh-Hant"),
    Setting(
      variables: ["LC_ALL": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"], language: "zh-Hant"),
    Setting(
      variables: ["LC_ALL": "", "LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"],
      language: "zh-Hant"),
    Setting(variables: ["LC_ALL": "C", "LANG": "zh_TW.UTF-8"], language: "en"),
    Setting(
      variables: ["LC_MESSAGES": "en_US.UTF-8", "LANG": "zh_TW.UTF-8"], language: "en"),
    Setting(variables: ["LANG": "C.UTF-8", "LANGUAGE": "zh_TW"], language: "en"),
    Setting(variables: ["LANG": "C"], arguments: ["--lang", "zh-Hant"], language: "zh-Hant"),
    Setting(variables: ["LANG": "zh_TW.UTF-8"], arguments: ["--lang", "en"], language: "en"),
  ]

  private func environment(_ variables: [String: String]) -> [String: String] {
    EndToEndTests.environment(
      home: home, language: nil, others: variables.mapValues { Optional($0) })
  }

  /// Every text of the first question, whole on the screen.
  private func expectFirstQuestion(on screen: Emulator, language: String) throws {
    let screenful = try Screenful(language: language)
    for text in screenful.texts(ofQuestion: 1) + [screenful.interface.text(.appTitle)] {
      #expect(screen.contains(text), "\(screen.text)")
    }
    #expect(!screen.contains("\u{FFFD}") && screen.tornRows == [])
  }

  @Test("Whatever the locale is called, the language is right and no text is garbled")
  func languages() throws {
    for setting in Self.settings {
      let run = try ProgramRun.sixteen(
        setting.arguments, environment: environment(setting.variables))
      try expectFirstQuestion(on: run.emulator, language: setting.language)
      #expect(run.emulator.contains("╭"), "\(setting.testDescription)")
      try run.type("l")
      try expectFirstQuestion(
        on: run.emulator, language: nextLanguage(after: setting.language))
    }
  }

  // MARK: Other character sets

  /// Compiles a locale into the temporary folder; nil where there is nothing to do it with.
  private func compile(_ source: String, charset: String) throws -> [String: String]? {
    let localedef = "/usr/bin/localedef"
    guard FileManager.default.isExecutableFile(atPath: localedef),
      FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/\(source)")
    else { return nil }
    let name = "\(source).\(charset)"
    let run = try ProgramRun(
      localedef, arguments: ["-c", "-i", source, "-f", charset, "\(home.path)/\(name)"],
      environment: environment([:]), output: .null, error: .null)
    #expect(try run.waitForExit(timeout: .seconds(30)) == .exited(0))
    return ["LOCPATH": home.path, "LC_ALL": name]
  }

  /// What a terminal with another character set shows.
  private func screen(_ run: ProgramRun, _ encoding: String) throws -> Emulator {
    let path = "\(home.path)/output"
    try Data(run.output).write(to: URL(fileURLWithPath: path))
    let iconv = try ProgramRun(
      "/usr/bin/iconv", arguments: ["-f", encoding, "-t", "UTF-8", path],
      environment: environment([:]), output: .pipe)
    #expect(try iconv.waitForExit() == .exited(0))
    let screen = Emulator(size: run.emulator.size)
    screen.feed(iconv.pipedOutput)
    return screen
  }

  @Test("An installed Big5 locale is honoured: Chinese in Big5, frames in ASCII, keys too")
  func big5() throws {
    guard let variables = try compile("zh_TW", charset: "BIG5") else { return }
    let run = try ProgramRun.sixteen(environment: environment(variables))
    let first = try screen(run, "BIG5")
    try expectFirstQuestion(on: first, language: "zh-Hant")
    #expect(!first.contains("╭"))
    // Big5 has line drawing characters, but wide ones.
    let edge = "+" + String(repeating: "-", count: 58) + "+"
    #expect(first.lines.count { $0.trimmingCharacters(in: .whitespaces) == edge } == 4)
    // １ in Big5, and a byte that is half a character.
    try run.send(bytes: [0xA2, 0xB0])
    try run.waitUntilIdle()
    try run.send(bytes: [0xA2])
    try run.waitUntilIdle()
    let second = try screen(run, "BIG5")
    #expect(second.contains(try Screenful(language: "zh-Hant").position(2)))
    #expect(second.tornRows == [])
    run.signal(SIGTERM)
    #expect(try run.waitForExit() == .signaled(SIGTERM))
    #expect(try run.modes() == run.initialModes)
  }

  @Test("history --json is UTF-8 in every locale, as JSON is")
  func json() throws {
    guard let variables = try compile("en_US", charset: "ISO-8859-1") else { return }
    let records = try RecordsHome()
    _ = try records.take([0, 0, 0, 0, 1, 1, 1, 1])
    let path = records.path(RecordsHome.historyFile)
    let line = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: #""form":""#, with: #""form":"表格"#)
    try line.write(toFile: path, atomically: false, encoding: .utf8)
    let run = try records.run(
      ["history", "--json"],
      environment: records.environment(others: variables.mapValues { Optional($0) }))
    #expect(run.status == .exited(0) && run.output == line)
  }

  @Test("A locale that has no Chinese gets English, and is told so")
  func latin1() throws {
    guard let variables = try compile("en_US", charset: "ISO-8859-1") else { return }
    for arguments in [[], ["--lang", "zh-Hant"]] {
      let run = try ProgramRun.sixteen(arguments, environment: environment(variables))
      let screen = try screen(run, "ISO-8859-1")
      try expectFirstQuestion(on: screen, language: "en")
      #expect(screen.contains("English") == !arguments.isEmpty)
      // What Latin-1 lacks of English, the ellipsis, has a stand-in; nothing is sent as UTF-8.
      #expect(!run.output.contains { (0x80...0x9F).contains($0) })
    }
  }
}
