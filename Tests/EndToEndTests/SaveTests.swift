import Foundation
import SixteenCore
import Testing

/// The result as a file.
@Suite("Saving")
struct SaveTests {
  /// Home, and another folder that the program is in.
  let home: RecordsHome

  init() throws {
    home = try RecordsHome()
    try home.makeFolder("here")
  }

  private var here: String { home.path("here") }
  private var files: [String] { home.names(in: "here") }

  /// A run on its result.
  private func finished(
    _ arguments: [String] = [], wrapper: [String] = []
  ) throws -> ProgramRun {
    let run = try home.start(arguments, wrapper: wrapper, directory: here)
    try run.reply([0, 1, 0, 1, 0, 0, 1, 1])
    return run
  }

  private func text(
    _ message: Message, _ arguments: [String: String] = [:], _ language: String = "en"
  ) throws -> String {
    try Interface.bundled(language: language).text(message, arguments).squeezed
  }

  @Test(
    "s, then m, j or s, writes a file with the result and shows its path",
    arguments: ["en", "zh-Hant"])
  func formats(language: String) throws {
    let run = try finished(["--lang", language])
    let result = try #require(try home.history().first)
    let type = try #require(PersonalityType(code: result.type))
    let name = try PersonalityList.bundled().personality(for: type).name
    let honest = try Interface.bundled(language: language).text(.aboutHypothesis)
    for (key, ending) in [("m", "md"), ("j", "json"), ("s", "svg")] {
      try run.strike("s")
      #expect(run.dialogText.hasPrefix(try text(.saveAs, [:], language)))
      try run.strike("x" + key)
      let file = try #require(files.first { $0.hasSuffix(".\(ending)") })
      #expect(file.wholeMatch(of: /sixteen-[A-Z]{4}-\d{4}-\d\d-\d\d\.[a-z]+/) != nil)
      #expect(run.dialogText.hasPrefix(try text(.saved, ["path": "\(here)/\(file)"], language)))
      let content = try home.folder.contents(of: "here/\(file)")
      #expect(file.contains(result.type) && content.contains(result.type))
      #expect(content.contains(name.text(preferring: language)))
      // The honest line may be wrapped on the card.
      #expect(content.squeezed.contains(honest.squeezed.prefix(8)), "\(content)")
      try run.strike("\r")
      #expect(run.emulator.contains("\(result.type) · "))
    }
    #expect(files.count == 3)
    let json = try home.folder.contents(
      of: "here/\(try #require(files.first { $0.hasSuffix("json") }))")
    let saved = try JSONDecoder().decode(SavedResult.self, from: Data(json.utf8))
    #expect(saved.answers == result.answers && saved.type == result.type)
    #expect(saved.counts == result.counts && saved.ties == result.ties)
    #expect(saved.form == result.form)
    #expect(try home.history().count == 1)
  }

  private struct SavedResult: Decodable {
    var type, form, answers, finished: String
    var counts: [String: Int]
    var ties: [String]
  }

  @Test("A card is well-formed XML, a JSON file JSON")
  func wellFormed() throws {
    let run = try finished()
    for key in ["j", "s"] {
      try run.strike("s")
      try run.strike("x" + key)
      try run.strike("\r")
    }
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(here)/\(file)"))
      if file.hasSuffix("json") {
        _ = try JSONSerialization.jsonObject(with: data)
      } else {
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("<svg") || text.hasPrefix("<?xml"))
        #expect(text.contains("</svg>") && !text.contains("<script") && !text.contains("href"))
      }
    }
  }

  @Test("Nothing is overwritten: the second file gets -2, the third -3")
  func neverOverwrites() throws {
    let run = try finished()
    for _ in 1...3 {
      try run.strike("s")
      try run.strike("m")
      try run.strike("\r")
    }
    let names = files
    #expect(names.count == 3)
    let endings = names.map { String($0.dropFirst("sixteen-INTJ-2000-01-01".count)) }
    #expect(Set(endings) == [".md", "-2.md", "-3.md"])
    let before = try names.map { try home.folder.contents(of: "here/\($0)") }
    #expect(Set(before).count == 1)

    // Whatever has the name, a link that leads nowhere for one, it stays as it is.
    let first = "\(here)/\(try #require(names.first { $0.count == 26 }))"
    try FileManager.default.removeItem(atPath: first)
    try FileManager.default.createSymbolicLink(
      atPath: first, withDestinationPath: home.path("elsewhere"))
    try run.strike("s")
    try run.strike("m")
    #expect(files.count == 4)
    #expect(!FileManager.default.fileExists(atPath: home.path("elsewhere")))
  }

  @Test(
    "What does not save is said with its reason, and the result stays",
    arguments: ["read-only", "full", "gone"], ["en", "zh-Hant"])
  func faults(fault: String, language: String) throws {
    let isFull = fault == "full"
    let run = try finished(
      ["--lang", language], wrapper: isFull ? RecordsHome.withoutSpace : RecordsHome.boundByRights)
    let reason: String
    switch fault {
    case "read-only":
      try home.makeFolder("here", rights: 0o500)
      reason = "Permission denied"
    case "full": reason = "File too large"
    default:
      try FileManager.default.removeItem(atPath: here)
      reason = "No such file or directory"
    }
    for key in ["m", "j", "s"] {
      try run.strike("s")
      try run.strike("x" + key)
      #expect(
        run.dialogText.hasPrefix(try text(.notSaved, ["reason": reason], language)),
        "\(run.emulator.text)")
      try run.strike("\r")
      #expect(run.emulator.contains(" · ") && run.emulator.contains(" : "))
      #expect(files.isEmpty)
    }
    try run.send("q")
    #expect(try run.waitForEnd() == .exited(0))
    #expect(try run.modes() == run.initialModes)
  }

  @Test("Esc, Enter and q cancel; other keys do nothing", arguments: ["\u{1B}", "\r", "q"])
  func cancel(key: String) throws {
    let run = try finished()
    let before = run.emulator.snapshot
    try run.strike("s")
    for other in ["x", "1", "r", "\t"] {
      try run.strike(other)
      #expect(run.dialogText.hasPrefix(try text(.saveAs)))
    }
    try run.strike(key)
    #expect(run.emulator.snapshot == before, "\(run.emulator.snapshot.differences(from: before))")
    #expect(files.isEmpty && run.exitStatus == nil)
  }

  @Test("It works under --no-save, and writes nothing but the file")
  func noSave() throws {
    let run = try finished(["--no-save"])
    try run.strike("s")
    try run.strike("m")
    #expect(files.count == 1)
    #expect(run.shows(try #require(files.first)))
    try run.strike("\u{1B}")
    try run.send("q")
    #expect(try run.waitForEnd() == .exited(0))
    #expect(home.names(in: ".") == ["here"])
  }
}
