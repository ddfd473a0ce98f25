import Testing

/// Windows of all sizes, while the program runs.
@Suite("Resizing")
struct ResizeTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private static let keys = ["j", "k", "l", "\u{1B}[B", "\u{1B}[A", "\u{1B}[6~", "\u{1B}[5~"]

  @Test(
    "After many random sizes mixed with keys the screen is what a fresh draw makes",
    arguments: [Place.question, .help, .result])
  func randomSizes(place: Place) throws {
    let run = try place.start(home: home, environment: environment(home: home))
    var random = SeededGenerator(seed: 300)
    for number in 1...168 {
      let size = TerminalSize(
        columns: Int.random(in: 1...300, using: &random),
        rows: Int.random(in: 1...100, using: &random))
      try run.resize(to: size)
      if number % 3 == 0 { try run.send(Self.keys.randomElement(using: &random) ?? "") }
      guard number % 8 == 0 else { continue }
      try run.waitUntilIdle()
      try run.expectSoundScreen()
    }
    try run.resizeAndDraw(to: .standard)
    try run.expectSoundScreen()
    // The state has survived, and the keyboard acts.
    switch place {
    case .question:
      try run.pressInTurn(.down)
      #expect(run.emulator.contains("▶ 2"))
    case .help:
      try run.type("x")
      #expect(run.emulator.contains("1 / 4"))
    case .result, .confirm:
      try run.type("r")
      #expect(run.emulator.contains("1 / 4"))
    }
  }

  @Test("A window beyond anything ncurses can handle does no harm")
  func hugeWindow() throws {
    let run = try ProgramRun.sixteen(environment: environment(home: home))
    try run.resize(to: TerminalSize(columns: 10, rows: 40_000))
    try run.resize(to: TerminalSize(columns: 65_535, rows: 3))
    try run.resizeAndDraw(to: .standard)
    try run.expectSoundScreen()
    #expect(run.emulator.contains("1 / 36"))
  }

  @Test("Every small size is usable or says what it needs, and is no trap")
  func smallSizes() throws {
    let run = try ProgramRun.sixteen(environment: environment(home: home))
    for rows in [1, 2, 3, 9, 10, 13, 14] {
      for columns in [1, 2, 10, 23, 24, 39, 40] {
        try run.resizeAndDraw(to: TerminalSize(columns: columns, rows: rows))
        try run.expectSoundScreen()
        let isReadable = rows >= 10 && columns >= 24
        #expect(run.emulator.contains("36") == isReadable, "\(run.emulator.size)")
        if isReadable || columns < 12 { continue }
        #expect(run.emulator.contains("24×10"))
        // Keys are dead where nobody can read what they would do.
        try run.type("1")
      }
    }
    try run.resizeAndDraw(to: .standard)
    #expect(run.emulator.contains("1 / 36"))
    try run.resizeAndDraw(to: TerminalSize(columns: 1, rows: 1))
    try run.send("\u{03}")
    #expect(try run.waitForExit() == .signaled(2))
  }

  @Test("LINES and COLUMNS in the environment do not freeze the size")
  func exportedSize() throws {
    let run = try ProgramRun.sixteen(
      environment: environment(home: home, others: ["LINES": "10", "COLUMNS": "30"]))
    func lastColour() -> RGB {
      let size = run.emulator.size
      return run.emulator.cell(row: size.rows - 1, column: size.columns - 1).background
    }
    #expect(lastColour() == RGB(46, 206, 207))
    try run.resizeAndDraw(to: TerminalSize(columns: 100, rows: 30))
    #expect(lastColour() == RGB(46, 206, 207))
    try run.expectSoundScreen()
  }

  @Test("A terminal that says 0×0 is taken for 80×24")
  func noSize() throws {
    let run = try ProgramRun(
      environment: environment(home: home), size: TerminalSize(columns: 80, rows: 24))
    try run.waitUntilIdle()
    try run.announceSize(TerminalSize(columns: 0, rows: 0))
    try run.waitUntilIdle()
    try run.type("j")
    #expect(run.emulator.contains("▶ 2"))
  }
}
