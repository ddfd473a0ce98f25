import SixteenCore
import Testing

/// A whole test from the first question to the shell, twice.
@Suite("A round")
struct RoundTests {
  let home: TemporaryFolder
  let screenful: Screenful

  init() throws {
    home = try TemporaryFolder()
    screenful = try Screenful()
  }

  @Test("All first, restart, all second: the mirror, one line on the shell's screen, status 0")
  func twoRounds() throws {
    let run = try ProgramRun.sixteen(environment: environment(home: home))
    let count = screenful.questions.count
    #expect(count == 36)
    var seen: [[[Int]]] = []
    for choice in 0...1 {
      for number in 1...count {
        #expect(run.emulator.contains(screenful.position(number)))
        for text in screenful.texts(ofQuestion: number) { #expect(run.emulator.contains(text)) }
        try run.answer(choice)
      }
      let outcome = try screenful.outcome(Array(repeating: choice, count: count))
      #expect(run.emulator.contains(try screenful.title(outcome)))
      #expect(counts(run.emulator) == outcome.tallies.map { [$0.first, $0.second] })
      seen.append(counts(run.emulator))
      if choice == 0 { try run.type("r") }
    }
    #expect(seen[1] == seen[0].map { $0.reversed() })
    #expect(seen[0].map { abs($0[0] - $0[1]) } == [1, 1, 1, 1])
    #expect(seen.map { $0.joined().reduce(0, +) } == [count, count])
    try run.send("q")
    #expect(try run.waitForExit() == .exited(0))
    #expect(try run.modes() == run.initialModes)
    let last = try screenful.outcome(Array(repeating: 1, count: count))
    let lines = run.emulator.lines.filter { !$0.isEmpty }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(try screenful.title(last)) == true)
    #expect(lines.first.map(numbers) == last.tallies.flatMap { [$0.first, $0.second] })
  }

  @Test("After a restart nothing of the round before is left")
  func restartIsFresh() throws {
    let path = try QuestionFile(count: 4).write(to: home)
    let run = try ProgramRun.sixteen(
      ["--questions", path], environment: environment(home: home))
    let first = run.emulator.snapshot
    for answers in [[0, 0, 0, 0], [1, 0, 1, 1], [1, 1, 1, 1]] {
      try run.answer(answers)
      #expect(counts(run.emulator) == answers.map { [1 - $0, $0] })
      try run.type("r")
      let now = run.emulator.snapshot
      #expect(now == first, "\(now.differences(from: first))")
    }
  }

  @Test(
    "The gradient is the formula's, row by row",
    arguments: [TerminalSize.standard, TerminalSize(columns: 120, rows: 40)])
  func gradient(size: TerminalSize) throws {
    let run = try ProgramRun.sixteen(environment: environment(home: home), size: size)
    for row in 0..<size.rows {
      for column in [0, size.columns - 1] {
        let cell = run.emulator.cell(row: row, column: column)
        #expect(difference(cell.background, Self.gradient(row: row, rows: size.rows)) <= 1)
        #expect(cell.backgroundIndex == nil && !cell.hasDefaultBackground)
      }
    }
  }

  @Test(
    "Under a modal every cell has 0.7 of its light, text and background",
    arguments: [Place.result, .confirm, .help], [80, 120])
  func dimming(place: Place, columns: Int) throws {
    let size = TerminalSize(columns: columns, rows: columns / 3)
    let path = try QuestionFile(count: 4).write(to: home)
    let run = try ProgramRun.sixteen(
      ["--questions", path], environment: environment(home: home), size: size)
    try run.answer([0, 1, 0])
    if place == .result { try run.pressInTurn(.down) }
    let before = (0..<size.rows).map(run.emulator.cells(row:))
    switch place {
    case .result: try run.pressInTurn(.enter)
    case .confirm: try run.type("q")
    case .help: try run.type("?")
    case .question: break
    }
    let dialog = try #require(run.emulator.dialog)
    var compared = 0
    for row in 0..<size.rows {
      let after = run.emulator.cells(row: row)
      for column in 0..<size.columns where !dialog.contains(row: row, column: column) {
        let (old, new) = (before[row][column], after[column])
        // The emulator keeps no colours in the right half of a wide character.
        if new.width == 0, old.width == 0 { continue }
        // The last answer has moved the bar on.
        if place == .result, new.text != old.text || "━╸─".contains(new.text) { continue }
        #expect(new.text == old.text)
        #expect(
          difference(new.background, Self.dimmed(old.background)) <= 1,
          "row \(row), column \(column): \(old) \(new)")
        if !["", " "].contains(new.text) {
          #expect(difference(new.foreground, Self.dimmed(old.foreground)) <= 1)
        }
        compared += 1
      }
    }
    #expect(compared >= 2 * size.columns)
  }

  // MARK: Arithmetic

  /// The shares at the meters, "5 : 4", from top to bottom.
  private func counts(_ screen: Emulator) -> [[Int]] {
    screen.lines.compactMap { line in
      line.firstMatch(of: /(\d+) : (\d+)/).map { [Int($0.1) ?? -1, Int($0.2) ?? -1] }
    }
  }

  private func numbers(_ line: String) -> [Int] {
    line.matches(of: /\d+/).compactMap { Int($0.output) }
  }

  private static func gradient(row: Int, rows: Int) -> RGB {
    let t = min(1, Double(row) / Double(rows - 1) / 0.6)
    func channel(_ top: Double, _ bottom: Double) -> UInt8 {
      UInt8((top + (bottom - top) * t).rounded())
    }
    return RGB(channel(50, 46), channel(8, 206), channel(103, 207))
  }

  private static func dimmed(_ color: RGB) -> RGB {
    func channel(_ value: UInt8) -> UInt8 { UInt8((0.7 * Double(value)).rounded()) }
    // Where black is number 8, it stays that.
    if color == RGB(0, 0, 8) { return color }
    return RGB(channel(color.red), channel(color.green), channel(color.blue))
  }

  private func difference(_ one: RGB, _ other: RGB) -> Int {
    [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
