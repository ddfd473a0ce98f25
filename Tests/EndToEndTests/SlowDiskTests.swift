import Foundation
import Testing

/// Answers are brought to the disk beside the program.
@Suite("A slow disk")
struct SlowDiskTests {
  private let disk: SlowDisk
  private let home: RecordsHome

  init() throws {
    disk = try SlowDisk()
    home = try RecordsHome()
  }

  private func start() throws -> ProgramRun {
    try home.start(environment: home.environment(others: disk.variables))
  }

  private func reply(_ choices: [Int], from first: Int, on run: ProgramRun) throws {
    for (index, choice) in choices.enumerated() {
      try run.send("\(choice + 1)")
      try run.waitForText("\(first + index + 1) / 8")
      try run.waitUntilIdle()
    }
  }

  @Test("No key waits for it, the last answer gets there, and leaving waits")
  func patience() throws {
    let run = try start()
    try reply([0], from: 1, on: run)
    try run.wait(forFact: "the first wait") { disk.waits.begun == 1 }
    // It is still busy with that, while keys are acted on and answers kept.
    try run.press(.down)
    try run.waitForText("▶ 2")
    try reply([1, 0, 1], from: 2, on: run)
    #expect(disk.waits.begun == 1 && disk.waits.ended == 0)
    #expect(try home.progressText()?.contains("\"1212----\"") == true)

    try run.send("\u{3}")
    try disk.release()
    #expect(try run.waitForExit() == .signaled(SIGINT))
    // The first answer's file and folder, then the last one's; those between need no wait.
    #expect(disk.waits == (4, 4))
    #expect(try home.progressText()?.contains("\"1212----\"") == true)
  }

  @Test("Ctrl-C waits for the answers to be there")
  func leaving() throws {
    let run = try start()
    try reply([0], from: 1, on: run)
    try run.wait(forFact: "the first wait") { disk.waits.begun == 1 }
    try run.send("\u{3}")
    try run.wait(forFact: "the screen to be restored") { try run.modes() == run.initialModes }
    #expect(run.exitStatus == nil)
    try disk.release()
    #expect(try run.waitForExit() == .signaled(SIGINT))
    #expect(disk.waits == (2, 2))
  }

  @Test("What it refuses at the very end is told on the way out, on the screen and line by line")
  func lateRefusal() throws {
    let run = try start()
    try reply([0], from: 1, on: run)
    try run.wait(forFact: "the first wait") { disk.waits.begun == 1 }
    try disk.breakDown()
    try run.send("\u{3}")
    try disk.release()
    #expect(try run.waitForExit() == .signaled(SIGINT))
    #expect(run.outputText.contains("cannot be kept"))

    let plain = try home.run(
      ["--plain", "--new"] + home.asked, input: home.lines([0, 1, 0, 1, 0, 0, 1, 1]),
      environment: home.environment(others: disk.variables))
    #expect(plain.status == .exited(0) && plain.error.contains("cannot be kept"))
  }

  @Test("What it refuses is told")
  func refusal() throws {
    try disk.breakDown()
    try disk.release()
    let run = try start()
    try reply([0], from: 1, on: run)
    try run.wait(forFact: "the refusal") { disk.waits.ended > 0 }
    try reply([1], from: 2, on: run)
    let reason = String(cString: strerror(EIO))
    try run.waitForText("cannot be kept")
    #expect(run.emulator.contains(reason), "\(run.emulator.text)")
  }
}
