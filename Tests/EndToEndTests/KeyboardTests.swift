import Foundation
import SixteenCore
import Testing

/// What comes in from the keyboard: whole, in pieces, too fast, or broken.
@Suite("The keyboard")
struct KeyboardTests {
  let home: TemporaryFolder
  let screenful: Screenful

  init() throws {
    home = try TemporaryFolder()
    screenful = try Screenful()
  }

  private func start(_ arguments: [String] = [], typedAhead: String = "") throws -> ProgramRun {
    try ProgramRun.sixteen(
      arguments, environment: environment(home: home), typedAhead: typedAhead)
  }

  /// Which question is shown, and the focused choice if there is one.
  private func state(_ run: ProgramRun) -> (question: Int?, focus: Int?) {
    let numbers = 1...screenful.questions.count
    let number = numbers.first { run.emulator.contains(" \(screenful.position($0))") }
    return (number, [1, 2].first { run.emulator.contains("▶ \($0)") })
  }

  @Test("A flood of keys that mean nothing is over in a moment")
  func flood() throws {
    let run = try Place.result.start(home: home, environment: environment(home: home))
    let before = run.activity()
    for _ in 0..<8 {
      try run.send(String(repeating: "x", count: 1000))
      try run.waitUntilIdle()
    }
    let used = run.activity() - before
    // Drawing for each of them took a millisecond a key even in a release build.
    #expect(used.cpuNanoseconds < 4_000_000_000)
    try run.type("r")
    #expect(run.emulator.contains("1 / 4"))
  }

  @Test("Nothing is focused on arrival, Enter alone does nothing, arrows do not wrap round")
  func focus() throws {
    let run = try start()
    try run.type("\r")
    #expect(state(run) == (1, nil))
    for (key, focus) in [
      (Key.down, 2), (.down, 2), (.up, 1), (.up, 1), (.right, 2), (.left, 1),
    ] {
      try run.pressInTurn(key)
      #expect(state(run) == (1, focus))
    }
    try run.pressInTurn(.enter)
    #expect(state(run) == (2, nil))
    try run.pressInTurn(.backspace)
    #expect(state(run) == (1, 1))
  }

  @Test("After bytes that are no character the next key still counts")
  func invalidBytes() throws {
    let run = try start()
    let broken: [[UInt8]] = [
      [0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80], [0xE4, 0xB8],
      [0xF0, 0x9F], [0], [0xC3], Array(repeating: 0xFF, count: 300),
    ]
    for (number, bytes) in broken.enumerated() {
      try run.send(bytes: bytes)
      try run.waitUntilIdle()
      try run.type(number % 2 == 0 ? "j" : "k")
      #expect(state(run) == (1, number % 2 == 0 ? 2 : 1), "after \(bytes.prefix(5))")
    }
    try run.send(bytes: [0xE4, 0xB8, 0x31])
    try run.waitUntilIdle()
    #expect(state(run).question == 2)
  }

  @Test("An arrow that arrives byte by byte is an arrow", arguments: ["\u{1B}[A", "\u{1B}OA"])
  func slowArrow(sequence: String) throws {
    let run = try start()
    try run.pressInTurn(.down)
    try run.send(slowly: sequence, milliseconds: 5)
    try run.waitUntilIdle()
    #expect(state(run) == (1, 1))
  }

  @Test("Esc acts within 100 ms")
  func escape() throws {
    let run = try start()
    var times: [Duration] = []
    for _ in 1...5 {
      try run.type("?")
      let title = screenful.interface.text(.helpTitle)
      #expect(run.emulator.dialog != nil)
      let start = ContinuousClock.now
      try run.send("\u{1B}")
      try run.wait(for: "the help gone") { !$0.contains(" \(title) ") }
      times.append(ContinuousClock.now - start)
      try run.waitUntilIdle()
    }
    let fastest = try #require(times.min())
    #expect(fastest < .milliseconds(100), "\(times)")
    #expect(fastest > .milliseconds(40), "Esc must wait for what may follow: \(times)")
  }

  @Test("Full width and capitals count, as input methods and Caps Lock send them")
  func fullWidth() throws {
    let run = try start()
    for (key, number) in [("１", 2), ("２", 3), ("ｕ", 2), ("U", 1)] {
      try run.type(key)
      #expect(state(run).question == number)
    }
    try run.type("Ｌ")
    let next = try Screenful(language: nextLanguage())
    #expect(run.emulator.contains(next.interface.text(.appTitle)))
    for key in ["L", "J", "\u{3000}", "？", "x", "ｑ"] { try run.type(key) }
    try run.typeByHand("Ｑ")
    #expect(try run.waitForExit() == .exited(0))
  }

  @Test("Sequences of keys that mean nothing here do nothing")
  func unknownSequences() throws {
    let run = try start()
    try run.type("1")
    let before = run.emulator.snapshot
    let sequences = [
      "\u{1B}[15~", "\u{1B}[24~", "\u{1B}[3;5~", "\u{1B}[1;3P", "\u{1B}[200z", "\u{1B}x", "\u{1B}1",
      "\u{1B}q", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[<0;5;5M", "\u{1B}[M !!", "\u{1B}[?1;2c",
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[97;5u", "\u{1B}]11;rgb:0/0/0\u{07}", "\u{1B}P1$r0m\u{1B}\\",
    ]
    for sequence in sequences {
      try run.type(sequence)
      let now = run.emulator.snapshot
      #expect(now == before, "\(sequence.debugDescription)\n\(now.differences(from: before))")
      if now != before { return }
    }
    try run.type("\u{1B}[1;5C")
    #expect(state(run).question == 2)
    try run.type("2")
    #expect(state(run).question == 3)
  }

  @Test("A sequence that breaks off costs one key at most")
  func cutSequences() throws {
    let run = try start()
    for (number, cut) in ["\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}[<0;4", "\u{1B}[M"].enumerated()
    {
      try run.type(cut)
      try run.type("x")
      try run.type("xxx")
      try run.type(number % 2 == 0 ? "j" : "k")
      #expect(state(run) == (1, number % 2 == 0 ? 2 : 1), "after \(cut.debugDescription)")
    }
  }

  @Test("Keys typed before the start answer nothing")
  func typedAhead() throws {
    let run = try start(typedAhead: "1\r2 1q\u{1B}[B\r")
    #expect(state(run) == (1, nil))
  }

  @Test(
    "Two answers in one write answer one question",
    arguments: ["1111", "1212", "\u{1B}[B\r\r1"])
  func severalAtOnce(keys: String) throws {
    let run = try start()
    try run.type(keys)
    #expect(state(run) == (2, nil))
  }

  @Test("A held key answers one question, or two where the first press is told from the rest")
  func heldKey() throws {
    let run = try start()
    try run.send(slowly: String(repeating: "1", count: 30), milliseconds: 30)
    try run.waitUntilIdle()
    #expect((2...3).contains(state(run).question ?? 0))
  }

  @Test("A held key at the last question does not leave or restart the result")
  func heldAtTheEnd() throws {
    let path = try QuestionFile(count: 4).write(to: home)
    let run = try start(["--questions", path])
    try run.answer([0, 0, 0])
    try run.pressInTurn(.up)
    try run.send(slowly: String(repeating: "\r", count: 15), milliseconds: 30)
    try run.waitUntilIdle()
    #expect(run.emulator.contains("ESTJ"))
  }

  @Test("Pasted text answers nothing")
  func paste() throws {
    let run = try start()
    try run.type("1")
    try run.paste("1212\nq\r\u{1B}2")
    try run.waitUntilIdle()
    #expect(state(run) == (2, nil))
    try run.type("2")
    #expect(state(run).question == 3)
  }

  @Test("A paste whose end is lost does not lock the keyboard")
  func unfinishedPaste() throws {
    let run = try start()
    try run.type("\u{1B}[200~111")
    #expect(state(run) == (1, nil))
    _ = run.activity(during: 1100)
    try run.type("2")
    #expect(state(run) == (2, nil))
  }

  @Test("Ten thousand random keys at full speed: still alive, and the screen is right")
  func randomKeys() throws {
    let run = try start()
    var random = SeededGenerator(seed: 16)
    let keys = [
      "1", "2", "j", "k", "l", "u", "r", "?", "i", "h", " ", "\r", "\t", "\u{7F}", "\u{1B}[A",
      "\u{1B}[B", "\u{1B}OC", "\u{1B}OD", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "中",
      "１",
      "\u{1B}[Z", "\u{1B}[200~1\u{1B}[201~", "\u{0C}", "x", "é",
    ]
    var bytes: [UInt8] = []
    for _ in 1...10_000 {
      bytes += (keys.randomElement(using: &random) ?? "").utf8
      if Int.random(in: 0..<20, using: &random) == 0 { bytes.append(0xFF) }
    }
    try run.send(bytes: bytes)
    try run.waitUntilIdle(timeout: .seconds(30))
    try run.expectSoundScreen()
    run.signal(SIGTERM)
    #expect(try run.waitForExit() == .signaled(SIGTERM))
    #expect(try run.modes() == run.initialModes)
  }
}
