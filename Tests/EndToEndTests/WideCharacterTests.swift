import Testing

/// Overlays over rows full of wide characters.
@Suite("Wide characters")
struct WideCharacterTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(
    "Edges of overlays at odd and even columns tear nothing, and what was below comes back",
    arguments: [23, 24, 25])
  func overlays(rows: Int) throws {
    let path = try QuestionFile(
      count: 4, prompt: String(repeating: "題", count: 90),
      content: String(repeating: "選", count: 61)
    ).write(to: home)
    let run = try ProgramRun.sixteen(
      ["--lang", "zh-Hant", "--questions", path], environment: environment(home: home),
      size: TerminalSize(columns: 77, rows: rows))
    try run.answer(0)
    for columns in 77...82 {
      try run.resizeAndDraw(to: TerminalSize(columns: columns, rows: rows))
      #expect(wideCells(run.emulator) > 150)
      let before = run.emulator.snapshot
      for (open, close) in [("q", "\r"), ("r", "\r"), ("?", "x")] {
        try run.type(open)
        try run.expectSoundScreen()
        #expect(run.emulator.dialog != nil)
        try run.type(close)
        let after = run.emulator.snapshot
        #expect(after == before, "\(after.differences(from: before))")
      }
    }
    // Under the result as well, whose rows change when it scrolls.
    try run.answer([0, 0, 0])
    for columns in [79, 80, 81] {
      try run.resizeAndDraw(to: TerminalSize(columns: columns, rows: rows))
      #expect(run.emulator.dialog != nil)
      for key in [Key.down, .pageDown, .end, .up, .home] {
        try run.pressInTurn(key)
        #expect(run.emulator.tornRows == [] && run.emulator.frames().faults == [])
      }
      try run.expectSoundScreen()
    }
  }

  @Test(
    "A wide character just before the last cell of the screen stays whole",
    arguments: ["tmux-256color", "screen", "xterm", "linux"], [nil, "truecolor"])
  func lastCell(term: String, colorTerm: String?) throws {
    let run = try ProgramRun.sixteen(
      ["--lang", "zh-Hant"],
      environment: environment(home: home, term: term, colorTerm: colorTerm))
    // Somewhere among these widths the footer just fits.
    for columns in 36...78 {
      try run.resizeAndDraw(to: TerminalSize(columns: columns, rows: 12))
      try run.expectSoundScreen()
    }
  }

  private func wideCells(_ screen: Emulator) -> Int {
    (0..<screen.size.rows).reduce(0) { sum, row in
      sum + screen.cells(row: row).count { $0.width == 2 }
    }
  }
}
