import Foundation
import Testing

/// The terminal description that is bundled as text.
@Suite("The bundled terminal description")
struct TerminalDescriptionTests {
  @Test("It is what its source compiles to now")
  func isCurrent() throws {
    let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../assets/terminfo").standardizedFileURL.path
    let home = try TemporaryFolder()
    let run = try ProgramRun(
      "/bin/sh", arguments: ["\(assets)/compile.sh"], environment: environment(home: home),
      output: .pipe)
    #expect(try run.waitForExit() == .exited(0))
    let kept = try String(contentsOfFile: "\(assets)/sixteen-direct.b64", encoding: .utf8)
    #expect(kept == String(decoding: run.pipedOutput, as: UTF8.self))
    #expect(kept.hasPrefix("b64:") && !kept.contains("\n"))
  }
}
