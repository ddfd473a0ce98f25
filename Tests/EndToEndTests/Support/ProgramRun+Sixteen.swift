import Foundation
import Testing

extension ProgramRun {
  /// Starts Sixteen and waits for its first screen. What it keeps, it keeps for itself, so that
  /// runs of one test do not meet.
  static func sixteen(
    _ arguments: [String] = [], environment: [String: String], size: TerminalSize = .standard,
    typedAhead: String = ""
  ) throws -> ProgramRun {
    var variables = environment
    for name in ["XDG_STATE_HOME", "XDG_DATA_HOME"] where variables[name] == nil {
      variables[name] = "\(variables["HOME"] ?? "/nowhere")/\(UUID().uuidString)"
    }
    let run = try ProgramRun(
      arguments: arguments, environment: variables, size: size, typedAhead: typedAhead)
    try run.waitUntilIdle()
    return run
  }

  /// Types a text in one write and waits until it has had its effect.
  func type(_ text: String) throws {
    try send(text)
    try waitUntilIdle()
  }

  /// Types a key no faster than a hand could type it twice: the same key arriving sooner is taken
  /// for one that is held down.
  func typeByHand(_ key: String) throws {
    _ = activity(during: 130)
    try send(key)
  }

  /// Presses keys, each when the one before has had its effect.
  func pressInTurn(_ keys: Key...) throws {
    for key in keys {
      try press(key)
      try waitUntilIdle()
    }
  }

  /// Answers the question on the screen with an arrow and Enter.
  /// - Parameter choice: 0 or 1.
  func answer(_ choice: Int) throws {
    try pressInTurn(choice == 0 ? .up : .down, .enter)
  }

  /// Answers one question after the other.
  func answer(_ choices: [Int]) throws {
    for choice in choices { try answer(choice) }
  }

  /// Sets another size and waits until it is drawn.
  func resizeAndDraw(to size: TerminalSize) throws {
    guard size != emulator.size else { return }
    try resize(to: size)
    try waitUntilIdle()
  }

  /// What is wrong with the screen: that a fresh draw differs, that wide characters are cut, that
  /// frames have gaps. Nil if nothing is.
  func screenFault() throws -> String? {
    let seen = emulator.snapshot
    let (torn, frames) = (emulator.tornRows, emulator.frames().faults)
    try type("\u{0C}")
    let redrawn = emulator.snapshot
    if seen != redrawn {
      return "not what Ctrl-L draws at \(emulator.size):\n\(seen.differences(from: redrawn))"
    }
    if !torn.isEmpty { return "torn rows \(torn) at \(emulator.size):\n\(emulator.text)" }
    return frames.isEmpty ? nil : "\(frames) at \(emulator.size):\n\(emulator.text)"
  }

  /// Expects what `screenFault` looks for not to be there.
  func expectSoundScreen(sourceLocation: SourceLocation = #_sourceLocation) throws {
    if let fault = try screenFault() {
      Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
    }
  }
}
