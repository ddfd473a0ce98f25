import Foundation
import Testing

/// How many random events there shall be, none by default.
private let soakEvents =
  ProcessInfo.processInfo.environment["SIXTEEN_SOAK"].flatMap { Int($0) } ?? 0

/// Random events by the ten thousand, on request: `SIXTEEN_SOAK=100000 swift test --filter Soak`.
@Suite("Soak", .enabled(if: soakEvents > 0))
struct SoakTests {
  /// A kind of terminal and a language.
  struct Setting: Sendable, CustomTestStringConvertible {
    var term: String
    var colorTerm: String?
    var language: String
    var testDescription: String { "\(term) \(colorTerm ?? "") \(language)" }
  }

  private static let settings: [Setting] = ["en", "zh-Hant"].flatMap { language in
    [
      Setting(term: "xterm-256color", colorTerm: "truecolor", language: language),
      Setting(term: "xterm-256color", language: language),
      Setting(term: "xterm", language: language),
      Setting(term: "linux", language: language),
      Setting(term: "vt100", language: language),
      Setting(term: "screen-256color", language: language),
      Setting(term: "tmux-256color", language: language),
      Setting(term: "rxvt", language: language),
    ]
  }

  private static let batch = 50
  private static let keys = [
    "1", "2", "j", "k", "l", "u", "r", "?", "i", "m", " ", "\r", "\t", "\u{7F}", "\u{1B}[A",
    "\u{1B}[B", "\u{1B}OC", "\u{1B}OD", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F",
    "\u{1B}[Z",
    "中", "１", "ｌ", "x", "é", "\u{1B}[200~12\r\u{1B}[201~", "\u{1B}[15~", "\u{1B}x",
    "\u{1B}[<0;9;9M",
    "\u{1B}[<65;9;9M", "\u{1B}]11;rgb:1/1/1\u{07}", "\u{0C}",
  ]

  @Test("After every batch the screen is what a fresh draw makes", arguments: settings)
  func randomEvents(setting: Setting) throws {
    let home = try TemporaryFolder()
    let path = try QuestionFile(count: 12, content: "這裡有一個相當長的選項").write(to: home)
    let share = soakEvents / Self.settings.count
    var random = SeededGenerator(
      seed: setting.testDescription.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    var (done, runs) = (0, 0)
    while done < share {
      // A fresh process now and then, with the bundled questions every other time.
      let files = runs % 2 == 0 ? [] : ["--questions", path]
      let run = try ProgramRun.sixteen(
        ["--mouse", "--lang", setting.language] + files,
        environment: environment(
          home: home, term: setting.term, colorTerm: setting.colorTerm))
      runs += 1
      for _ in 0..<40 where done < share {
        var log: [String] = []
        do {
          for _ in 0..<Self.batch { log.append(try event(on: run, using: &random)) }
          done += Self.batch
          try settle(run)
        } catch  where run.exitStatus == .exited(0) {
          // A click or Tab and Enter have found the button for that.
          break
        }
        if let fault = try run.screenFault() {
          Issue.record("\(setting.testDescription): \(fault)\nafter \(log)")
          return
        }
      }
      try end(run, using: &random)
    }
    print("soak: \(setting.testDescription): \(done) events, \(runs) runs")
  }

  /// Causes something that does not end the program.
  /// - Returns: what it was.
  private func event(
    on run: ProgramRun, using random: inout SeededGenerator
  ) throws -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<70:
      let key = Self.keys.randomElement(using: &random) ?? ""
      try run.send(key)
      return key
    case 70..<78:
      let bytes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        UInt8.random(in: 0x80...0xFF, using: &random)
      }
      try run.send(bytes: bytes)
      return "\(bytes)"
    case 78..<84:
      let size = TerminalSize(
        columns: Int.random(in: 1...140, using: &random),
        rows: Int.random(in: 1...50, using: &random))
      try run.resize(to: size)
      return "\(size)"
    case 84..<86:
      run.signal(SIGSTOP)
      run.signal(SIGCONT)
      return "stop, continue"
    case 86..<88:
      run.signal(SIGWINCH)
      return "SIGWINCH"
    case 88..<90:
      // A session leader without a shell is not stopped by this, but acts as if.
      run.signal(SIGTSTP)
      run.signal(SIGCONT)
      return "SIGTSTP"
    default:
      try run.waitUntilIdle()
      return "pause"
    }
  }

  /// Makes the size a usable one more often than chance would, and waits.
  private func settle(_ run: ProgramRun) throws {
    // What is left of a cut character would otherwise count when Ctrl-L comes.
    try run.send("x")
    try run.waitUntilIdle(timeout: .seconds(20))
    if run.emulator.size.columns < 24 || run.emulator.size.rows < 10 {
      try run.resizeAndDraw(to: .standard)
    }
  }

  private func end(_ run: ProgramRun, using random: inout SeededGenerator) throws {
    let isOver = run.exitStatus != nil
    let signal = [SIGTERM, SIGHUP, SIGINT, SIGQUIT].randomElement(using: &random) ?? SIGTERM
    run.signal(signal)
    #expect(try run.waitForExit() == (isOver ? .exited(0) : .signaled(signal)))
    let modes = try run.modes()
    #expect(modes == run.initialModes, "\(modes)\n\(run.outputText.suffix(300).debugDescription)")
  }
}
