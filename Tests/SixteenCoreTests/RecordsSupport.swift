import Foundation

@testable import SixteenCore

/// Clocks that stand still until they are told, and run ids "run1", "run2", ….
final class Hands {
  var wall = 1_700_000_000
  var monotonic = 1000.0
  private var runs = 0

  var sources: RunSources {
    RunSources(
      wallSeconds: { self.wall }, monotonicSeconds: { self.monotonic },
      runID: {
        self.runs += 1
        return "run\(self.runs)"
      })
  }
}

/// Folders below a temporary one, not made yet.
func makeFolders(in folder: URL) -> RecordFolders {
  RecordFolders(data: folder.path + "/share/sixteen", state: folder.path + "/state/sixteen")
}

/// An entry of four answers.
func makeEntry(run: String, answers: [Int] = [0, 0, 0, 0]) throws -> HistoryEntry {
  HistoryEntry(
    run: run, finished: "2026-01-31T08:05:09Z", asked: AskedForm(try readSet(tinyFile), form: nil),
    language: "en", seconds: 61, answers: AnswerSheet(answers))
}

/// The whole of a file as text.
func text(of path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

/// The rights of a file, such as 0o600.
func mode(of path: String) throws -> Int {
  try required(
    FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
}

/// The names in a folder, sorted; none if it is not there.
func names(in path: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
}

/// Runs a command with the shell and returns what it writes.
@discardableResult
func shell(_ command: String) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", command]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw ShellFailure() }
  return String(decoding: output, as: UTF8.self)
}

struct ShellFailure: Error {}

/// Whether the tests may mount, give files away and go past rights.
let isRoot = geteuid() == 0

/// A file system of its own of so many KiB, below a temporary folder.
func withSmallDisk(kibibytes: Int, _ body: (URL) throws -> Void) throws {
  try withTemporaryFolder { folder in
    try shell("mount -t tmpfs -o size=\(kibibytes)k tmpfs '\(folder.path)'")
    defer { _ = try? shell("umount -l '\(folder.path)'") }
    try body(folder)
  }
}

/// Whether this machine lets us do that.
let canMount: Bool = {
  guard isRoot else { return false }
  do {
    try withSmallDisk(kibibytes: 16) { _ in }
    return true
  } catch {
    return false
  }
}()
