import Foundation
import SixteenCore
import Testing

/// Question files under examination.
@Suite("sixteen check")
struct CheckTests {
  let home: RecordsHome

  init() throws {
    home = try RecordsHome()
  }

  private func check(_ paths: [String], language: String = "en") throws -> RecordsHome.Finished {
    try home.run(["check", "--lang", language] + paths)
  }

  private func write(_ file: QuestionFile, _ name: String) throws -> String {
    try file.write(to: home.folder, name: name)
  }

  @Test("The bundled questions are clean", arguments: ["en", "zh-Hant"])
  func bundled(language: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("assets/questions.json").path
    try #require(FileManager.default.fileExists(atPath: path))
    let run = try check([path], language: language)
    #expect(run.status == .exited(0) && run.error.isEmpty)
    // One line may say that nothing was found.
    #expect(run.lines.count <= 1, "\(run.output)")
  }

  @Test(
    "All findings of a broken file come at once, in its order, with status 65",
    arguments: ["en", "zh-Hant"])
  func findings(language: String) throws {
    let file = QuestionFile(count: 8)
      .replacing(#""id": "Q2""#, with: #""id": "Q1""#)
      .replacing(#""pole": "T""#, with: #""pole": "Q""#)
      .replacing(#""prompt 5", "zh-Hant": "提問""#, with: #""prompt 5", "zh-Hant": """#)
      .replacing(#""prompt 8""#, with: "8")
    let path = try write(file, "broken.json")
    let run = try check([path], language: language)
    #expect(run.status == .exited(65))
    #expect(run.lines.count >= 4 && run.lines.allSatisfy { $0.contains(path) }, "\(run.output)")
    for (named, other) in [("Q1", "id"), ("Q3", "pole"), ("Q5", "zh-Hant"), ("Q8", "prompt")] {
      #expect(run.lines.contains { $0.contains(named) && $0.contains(other) }, "\(run.output)")
    }
    // The test itself stops at the first of them.
    let test = try home.run(["--plain", "--lang", language, "--questions", path])
    #expect(test.status == .exited(65))
    #expect(test.error == "sixteen: \(run.lines[0])\n")
  }

  @Test("Several files are checked one after the other; one bad one is enough for 65")
  func several() throws {
    let good = try write(QuestionFile(count: 8), "good.json")
    let bad = try write(QuestionFile(text: "{"), "bad.json")
    let missing = home.path("missing.json")
    #expect(try check([good]).status == .exited(0))
    let run = try check([bad, good, missing])
    #expect(run.status == .exited(65))
    #expect(run.lines.contains { $0.hasPrefix(bad) })
    #expect(run.lines.contains { $0.hasPrefix(missing) && $0.contains("No such file") })
    #expect(try check([good, bad]).status == .exited(65))
  }

  @Test(
    "What is no question file is a finding, not a crash",
    arguments: ["", "\u{0}", "[]", "{}", "my diary", #"{"schema":9}"#, #"{"schema":1}"#])
  func noQuestionFile(text: String) throws {
    let path = try write(QuestionFile(text: text), "file.json")
    let run = try check([path])
    #expect(run.status == .exited(65) && !run.lines.isEmpty)
    #expect(try check([home.folder.path]).status == .exited(65))
    #expect(try check(["/dev/zero"]).status == .exited(65))
  }

  @Test(
    "Escape sequences in a file or its name never reach the terminal",
    arguments: ["file.json", "\u{1B}[2J.json"])
  func escapes(name: String) throws {
    let named = QuestionFile(count: 8).replacing(#""id": "Q2""#, with: #""id": "\u001b[31m""#)
    let broken = named.replacing(#""pole": "T""#, with: #""pole": "\u001b]0;x\u0007""#)
    for (file, status) in [(broken, Int32(65)), (named, 0)] {
      let run = try check([try write(file, name)])
      #expect(run.status == .exited(status) && !run.lines.isEmpty)
      #expect(status == 65 || run.lines.allSatisfy { $0.contains("warning") }, "\(run.output)")
      let controls = run.output.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
      #expect(controls.isEmpty, "\(run.output.debugDescription)")
    }
  }

  @Test("Without a file it is wrong usage, status 64")
  func noFile() throws {
    for language in ["en", "zh-Hant"] {
      let run = try check([], language: language)
      #expect(run.status == .exited(64) && run.output.isEmpty && run.error.contains("check"))
    }
  }
}
