import Foundation
import Glibc
import Testing

/// How many runs there shall be.
private let killRuns =
  ProcessInfo.processInfo.environment["SIXTEEN_SOAK"] == nil ? 40 : 200

/// SIGKILL at any moment costs the key in flight at most.
@Suite("Killing")
struct KillTests {
  private static let count = 12
  private static let file = QuestionFile(count: count, swapped: true)

  /// What is known of a run when it is killed.
  private struct Victim {
    var home: RecordsHome
    var answers: [Int]
    /// How many answers were sent.
    var sent = 0
    /// How many are beyond doubt: the question after them, or the result, was seen.
    var seen = 0
    var isAtResult: Bool { seen == answers.count }
  }

  /// What all the runs came to.
  private struct Figures {
    var runs = 0
    var beforeAnyAnswer = 0
    var onResult = 0
    var keysInFlight = 0
    var keptInFlight = 0
    var lost = 0
    var damaged = 0
    var extraLines = 0
  }

  @Test("At most the key in flight is lost, no file is damaged, no result is there twice")
  func randomMoments() throws {
    var random = SeededGenerator(seed: 9)
    let whole = try duration(of: sheet(using: &random))
    var figures = Figures()
    for _ in 0..<killRuns {
      let answers = sheet(using: &random)
      // Up to a little after the result has appeared.
      let moment = whole * Double.random(in: 0..<1.15, using: &random)
      try examine(kill(answers, after: moment), &figures)
    }
    print(
      """
      kill: \(figures.runs) runs, \(figures.beforeAnyAnswer) before any answer was seen, \
      \(figures.onResult) on the result; \(figures.keysInFlight) keys in flight, \
      \(figures.keptInFlight) of them kept; answers lost beyond: \(figures.lost), \
      damaged files: \(figures.damaged), lines too many: \(figures.extraLines)
      """)
    #expect(figures.runs == killRuns)
    #expect(figures.lost == 0 && figures.damaged == 0 && figures.extraLines == 0)
  }

  private func sheet(using random: inout SeededGenerator) -> [Int] {
    (0..<Self.count).map { _ in Int.random(in: 0...1, using: &random) }
  }

  /// How long a run takes that nobody kills.
  private func duration(of answers: [Int]) throws -> Duration {
    let start = ContinuousClock.now
    let home = try RecordsHome(Self.file)
    let run = try home.start()
    try run.reply(answers)
    return start.duration(to: .now)
  }

  /// Gives the answers, each when the question has been seen, and kills the run meanwhile.
  private func kill(_ answers: [Int], after moment: Duration) throws -> Victim {
    var victim = Victim(home: try RecordsHome(Self.file), answers: answers)
    let run = try ProgramRun(
      arguments: victim.home.asked, environment: victim.home.environment())
    // From a thread of its own, so that it is no moment of ours. Until it has struck, the run is
    // not given up, so that its number is still its own.
    let (pid, microseconds) = (run.pid, moment / .microseconds(1))
    let killer = Thread {
      usleep(UInt32(microseconds))
      Glibc.kill(pid, SIGKILL)
    }
    killer.start()
    try answer(&victim, on: run)
    // On the result it waits for its end.
    #expect(try run.waitForEnd() == .signaled(SIGKILL))
    return victim
  }

  /// Answers until the run is dead.
  private func answer(_ victim: inout Victim, on run: ProgramRun) throws {
    guard isPainted(1, by: run) else { return }
    for (index, answer) in victim.answers.enumerated() {
      // What is typed before the program sleeps again may be dropped as too early.
      guard isIdle(run) else { return }
      victim.sent += 1
      try run.send(answer == 0 ? "k\r" : "j\r")
      guard isPainted(index + 2, by: run) else { return }
      victim.seen += 1
    }
  }

  /// Waits until a question, or after the last one the result, is on the screen.
  /// - Returns: false if the run died before.
  private func isPainted(_ number: Int, by run: ProgramRun) -> Bool {
    let text = number > Self.count ? " : " : "\(number) / \(Self.count)"
    run.pump(until: .now + RecordsHome.patience) {
      run.emulator.contains(text) || run.exitStatus != nil
    }
    return run.emulator.contains(text)
  }

  /// Waits until the run awaits a key.
  /// - Returns: false if it died before.
  private func isIdle(_ run: ProgramRun) -> Bool {
    do {
      try run.waitUntilIdle(timeout: RecordsHome.patience)
      return true
    } catch {
      return false
    }
  }

  /// Looks at what a killed run has left, and goes on with it to the end.
  private func examine(_ victim: Victim, _ figures: inout Figures) throws {
    let home = victim.home
    figures.runs += 1
    figures.beforeAnyAnswer += victim.seen == 0 ? 1 : 0
    figures.onResult += victim.isAtResult ? 1 : 0
    figures.keysInFlight += victim.sent - victim.seen
    var kept = 0
    do {
      let lines = try home.history()
      figures.extraLines += max(0, lines.count - 1)
      let progress = try home.progress()
      kept = lines.isEmpty ? progress?.index ?? 0 : victim.answers.count
      let answers = lines.first?.answers ?? progress?.answers ?? ""
      #expect(answers.hasPrefix(Array(victim.answers[..<kept]).sheet))
      if let line = lines.first, let progress { #expect(line.run == progress.run) }
    } catch {
      figures.damaged += 1
      Issue.record("damaged after \(victim.seen) answers: \(error)")
      return
    }
    #expect(kept <= victim.sent)
    figures.lost += max(0, victim.seen - kept)
    figures.keptInFlight += max(0, kept - victim.seen)
    try goOn(with: victim, from: kept, &figures)
  }

  /// The next start finishes what there is.
  private func goOn(with victim: Victim, from kept: Int, _ figures: inout Figures) throws {
    let home = victim.home
    let id = try home.progress()?.run
    let wasComplete = kept == victim.answers.count
    // Where all is answered there is nothing to go on with, and q leaves the new test.
    let rest = wasComplete ? "q\n" : home.lines(Array(victim.answers[kept...]))
    let next = try home.run(["--plain", "--resume"] + home.asked, input: rest)
    #expect(next.status == .exited(0) && !next.output.contains("set-aside"), "\(next)")
    let lines = try home.history()
    #expect(lines.map(\.answers) == [victim.answers.sheet], "\(kept) kept, \(next.output)")
    figures.extraLines += max(0, lines.count - 1)
    if let id { #expect(lines.first?.run == id) }
    #expect(home.names().allSatisfy { $0.hasSuffix(".lock") }, "\(home.names())")
  }
}
