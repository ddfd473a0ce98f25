import Foundation
import Testing

/// Many programs, one history.
@Suite("One history for many programs")
struct HistoryConcurrencyTests {
  @Test("Fifty programs that finish at once write fifty whole lines")
  func fifty() throws {
    let home = try RecordsHome()
    var random = SeededGenerator(seed: 50)
    let sheets = (0..<50).map { _ in (0..<8).map { _ in Int.random(in: 0...1, using: &random) } }
    let runs = try sheets.map { _ in
      try ProgramRun(
        arguments: ["--plain", "--new"] + home.asked, environment: home.environment(),
        input: .pipe, output: .pipe, error: .pipe)
    }
    // All stand before the last question, each with a test of its own under way.
    for (run, sheet) in zip(runs, sheets) { run.sendToPipe(home.lines(Array(sheet.dropLast()))) }
    for run in runs {
      try run.wait(forFact: "the last question", timeout: .seconds(60)) {
        String(decoding: run.pipedOutput, as: UTF8.self).contains("Question 8 of 8")
      }
    }
    #expect(home.names().count { $0.hasSuffix(".json") } == 50)
    for (run, sheet) in zip(runs, sheets) {
      run.sendToPipe(home.lines(Array(sheet.suffix(1))), thenClose: true)
    }
    for run in runs {
      #expect(try run.waitForExit(timeout: .seconds(60)) == .exited(0))
      #expect(run.pipedError.isEmpty)
    }
    let results = try home.history()
    #expect(results.count == 50 && Set(results.map(\.run)).count == 50)
    #expect(results.map(\.answers).sorted() == sheets.map(\.sheet).sorted())
    #expect(home.names().isEmpty, "\(home.names())")
  }
}
