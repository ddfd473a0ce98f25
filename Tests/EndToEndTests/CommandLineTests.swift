import Foundation
import SixteenCore
import Testing

/// The command line, as far as it can be seen without the test itself.
@Suite("The command line")
struct CommandLineTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func run(_ arguments: [String], language: String = "C.UTF-8") throws -> ProgramRun {
    let run = try ProgramRun(
      arguments: arguments, environment: environment(home: home, language: language),
      output: .pipe, error: .pipe)
    try run.waitForExit()
    return run
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("--help is complete, in both languages, and needs no terminal")
  func help() throws {
    for (language, usage) in [("C.UTF-8", "Usage"), ("zh_TW.UTF-8", "用法")] {
      let run = try run(["--help"], language: language)
      #expect(run.exitStatus == .exited(0))
      #expect(run.pipedError.isEmpty && run.output.isEmpty)
      let text = text(run.pipedOutput)
      let words = [
        usage, "--lang", "--questions", "--plain", "--mouse", "--ascii", "--help", "--version",
        "LANG", "COLORTERM", "NO_COLOR", "64", "65", "69", "en", "zh-Hant",
      ]
      for word in words { #expect(text.contains(word), "\(word)") }
      #expect(!text.contains("{") && !text.contains("\u{1B}"))
    }
  }

  @Test("--version has the trademark line, in both languages")
  func version() throws {
    for language in ["C.UTF-8", "zh_TW.UTF-8"] {
      let run = try run(["--version"], language: language)
      #expect(run.exitStatus == .exited(0))
      let lines = text(run.pipedOutput).split(separator: "\n")
      #expect(lines.first?.wholeMatch(of: /sixteen \d+\.\d+\.\d+/) != nil)
      let id = language == "C.UTF-8" ? "en" : "zh-Hant"
      #expect(String(lines.last ?? "") == (try Interface.bundled(language: id).text(.trademark)))
    }
  }

  @Test("Wrong usage: status 64, one sentence that names what would be right")
  func usage() throws {
    let cases: [(arguments: [String], named: [String])] = [
      (["--bogus"], ["--bogus", "--lang", "--questions", "--help"]), (["-x"], ["-x", "--lang"]),
      (["--lang"], ["--lang"]), (["--questions"], ["--questions"]), (["--help=yes"], ["--help"]),
      (["--lang", "x-none"], ["x-none", "en", "zh-Hant"]), (["--lang="], ["en", "zh-Hant"]),
      (["stray"], ["stray"]), (["--ascii", "--", "--help"], ["--help"]),
      (["--form", "endless"], ["endless", "short", "full"]),
    ]
    for language in ["C.UTF-8", "zh_TW.UTF-8"] {
      for (arguments, named) in cases {
        let run = try run(arguments, language: language)
        let message = text(run.pipedError)
        #expect(run.exitStatus == .exited(64), "\(arguments): \(message)")
        #expect(run.output.isEmpty && run.pipedOutput.isEmpty)
        #expect(message.hasPrefix("sixteen: ") && message.count { $0.isNewline } == 1)
        for name in named { #expect(message.contains(name), "\(arguments): \(message)") }
      }
    }
  }

  @Test("Wrong usage wins over --help; --help wins over what it need not look at")
  func order() throws {
    #expect(try run(["--help", "--bogus"]).exitStatus == .exited(64))
    #expect(try run(["--help", "--questions", "/nowhere"]).exitStatus == .exited(0))
  }
}
