import Foundation

extension ProgramRun {
  /// Reads until the screen satisfies a condition.
  ///
  /// Fails with the screen at the end of the time,
  /// or at once when the program has ended without it.
  func wait(
    for what: String, timeout: Duration = .seconds(5), until isSatisfied: (Emulator) -> Bool
  ) throws {
    pump(until: .now + timeout) { isSatisfied(emulator) || exitStatus != nil }
    guard !isSatisfied(emulator) else { return }
    throw failure(exitStatus.map { "ended with \($0) before: \(what)" } ?? "timed out: \(what)")
  }

  func waitForText(_ text: String, timeout: Duration = .seconds(5)) throws {
    try wait(for: "「\(text)」 on screen", timeout: timeout) { $0.contains(text) }
  }

  func waitForText(toVanish text: String, timeout: Duration = .seconds(5)) throws {
    try wait(for: "「\(text)」 gone", timeout: timeout) { !$0.contains(text) }
  }

  /// Waits for any fact; looks again at every output and at least every 5 ms.
  func wait(
    forFact what: String, timeout: Duration = .seconds(5), until isTrue: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + timeout
    while try !isTrue() {
      guard ContinuousClock.now < deadline else { throw failure("timed out: \(what)") }
      let count = output.count
      pump(until: .now + .milliseconds(5)) { output.count != count }
    }
  }

  /// Waits until nothing was written for so long.
  func waitUntilQuiet(milliseconds: Int = 50, timeout: Duration = .seconds(5)) throws {
    let deadline = ContinuousClock.now + timeout
    var count = -1
    while count != output.count {
      guard ContinuousClock.now < deadline else { throw failure("never quiet") }
      count = output.count
      pump(until: .now + .milliseconds(milliseconds)) { output.count != count }
    }
  }

  /// Waits for the end, and reads all that was written before it.
  @discardableResult
  func waitForExit(timeout: Duration = .seconds(5)) throws -> ExitStatus {
    pump(until: .now + timeout) { exitStatus != nil }
    guard let exitStatus else { throw failure("still running") }
    return exitStatus
  }

  /// Waits until the program has read all that was typed, has drawn, and sleeps until the next
  /// event. Only then is a key sure to meet the screen that is seen: after an answer the program
  /// drops what was typed before its frame.
  /// - Parameter others: another process on the same terminal, to wait for instead.
  func waitUntilIdle(_ others: ProcessFacts? = nil, timeout: Duration = .seconds(5)) throws {
    let facts = others ?? facts
    let deadline = ContinuousClock.now + timeout
    while true {
      guard exitStatus == nil else { throw failure("ended: \(exitStatus as Any)") }
      guard ContinuousClock.now < deadline else {
        throw failure("never idle, \(unreadBytes) bytes unread, \(facts.systemCall ?? "gone")")
      }
      let before = output.count
      // In this order: what it has read it may still be drawing.
      if unreadBytes == 0, facts.awaitsEvents {
        pump(until: .now) { true }
        if output.count == before { return }
      }
      pump(until: .now + .milliseconds(1)) { output.count != before }
    }
  }
}
