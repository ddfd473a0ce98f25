import Testing

/// Ties are settled by rule, not by chance.
@Suite("Ties")
struct TieTests {
  @Test("Fifty fresh processes agree on a sheet in which every pair is even")
  func fiftyProcesses() throws {
    let home = try TemporaryFolder()
    let path = try QuestionFile(count: 8, swapped: true).write(to: home)
    var lines: Set<String> = []
    for _ in 1...50 {
      let run = try ProgramRun.sixteen(
        ["--questions", path], environment: environment(home: home))
      // Each pair is asked twice, with its poles the other way round, and answered alike.
      for key in ["1", "2", "1", "2", "1", "2", "1", "2"] { try run.type(key) }
      try run.send("q")
      #expect(try run.waitForExit() == .exited(0))
      lines.formUnion(run.emulator.lines.filter { !$0.isEmpty })
    }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("INFP"))
    #expect(line.matches(of: /1 : 1/).count == 4, "\(line)")
  }
}
