import Testing

/// What goes over the line, and what does not.
@Suite("Traffic")
struct TrafficTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(
    "An arrow key costs little in 24-bit colour, and never clears the screen",
    arguments: [(TerminalSize.standard, 1200), (TerminalSize(columns: 120, rows: 40), 1500)],
    ["en", "zh-Hant"])
  func arrowKey(expected: (size: TerminalSize, most: Int), language: String) throws {
    let run = try ProgramRun.sixteen(
      ["--lang", language], environment: environment(home: home), size: expected.size)
    // The first arrow finds nothing focused, the others move the focus.
    for key in [Key.down, .up, .down, .up] {
      let before = run.outputCount
      try run.pressInTurn(key)
      let bytes = Array(run.output.dropFirst(before))
      #expect((1...expected.most).contains(bytes.count), "\(bytes.count) bytes")
      let text = String(decoding: bytes, as: UTF8.self)
      for clear in ["\u{1B}[2J", "\u{1B}[H\u{1B}[J", "\u{1B}[3J"] {
        #expect(!text.contains(clear))
      }
    }
    // Where there is no way to go, there is nothing to send.
    let before = run.outputCount
    try run.pressInTurn(.up)
    #expect(run.outputCount - before <= 16)
  }

  @Test("Left alone it does nothing at all", arguments: Place.allCases)
  func idle(place: Place) throws {
    let run = try place.start(home: home, environment: environment(home: home))
    let nothing = Activity(bytes: 0, cpuNanoseconds: 0, voluntarySwitches: 0)
    #expect(run.activity(during: 1000) == nothing)
  }
}
