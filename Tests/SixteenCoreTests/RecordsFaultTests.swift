import Foundation
import Testing

@testable import SixteenCore

@Suite("Faults of files and folders")
struct RecordsFaultTests {
  private func error(_ body: () throws -> Void) -> RecordError? {
    do {
      try body()
      return nil
    } catch {
      return error as? RecordError
    }
  }

  private func append(to folder: String) -> RecordError? {
    error { try HistoryFile(folder: folder).append(makeEntry(run: "1")) }
  }

  @Test("A home that is a file")
  func fileForFolder() throws {
    try withTemporaryFolder { folder in
      let home = folder.path + "/home"
      try Data().write(to: URL(fileURLWithPath: home))
      let reason = String(cString: strerror(ENOTDIR))
      #expect(
        append(to: home + "/share/sixteen")
          == RecordError(path: home + "/share/sixteen", problem: .refused(reason: reason)))
      #expect(append(to: home) == RecordError(path: home, problem: .notAFolder))
    }
  }

  @Test("Names that no system takes", arguments: ["", "/", String(repeating: "x", count: 300)])
  func oddPaths(path: String) {
    // As root, "/" is ours and may be written to.
    if path != "/" { #expect(append(to: path) != nil) }
    #expect(HistoryFile(folder: path).path.hasSuffix("/history.jsonl"))
  }

  @Test("A symbolic link in place of the folder, also with a slash behind it")
  func linkedFolder() throws {
    try withTemporaryFolder { folder in
      let real = folder.path + "/real"
      let link = folder.path + "/sixteen"
      mkdir(real, 0o700)
      symlink(real, link)
      for path in [link, link + "/", link + "//"] {
        #expect(append(to: path) == RecordError(path: link, problem: .symbolicLink))
        #expect(error { _ = try HistoryFile(folder: path).last(1) }?.problem == .symbolicLink)
        #expect(error { try HistoryFile(folder: path).delete() }?.problem == .symbolicLink)
      }
      #expect(names(in: real).isEmpty)

      symlink(folder.path + "/nowhere", folder.path + "/dangling")
      #expect(append(to: folder.path + "/dangling")?.problem == .symbolicLink)
      // Further up a link is the user's own affair.
      #expect(append(to: link + "/sixteen") == nil)
      #expect(names(in: real + "/sixteen") == ["history.jsonl"])
    }
  }

  @Test("A symbolic link in place of the file")
  func linkedFile() throws {
    try withTemporaryFolder { folder in
      let target = folder.path + "/target"
      symlink(target, folder.path + "/history.jsonl")
      let wanted = RecordError(path: folder.path + "/history.jsonl", problem: .symbolicLink)
      #expect(append(to: folder.path) == wanted)
      try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
      #expect(append(to: folder.path) == wanted)
      #expect(error { _ = try HistoryFile(folder: folder.path).last(1) } == wanted)
      #expect(try text(of: target) == "precious")
    }
  }

  @Test("A pipe or a folder in place of the file", .timeLimit(.minutes(1)))
  func noFile() throws {
    try withTemporaryFolder { folder in
      let path = folder.path + "/history.jsonl"
      mkfifo(path, 0o600)
      #expect(append(to: folder.path) == RecordError(path: path, problem: .notARegularFile))
      #expect(
        error { _ = try HistoryFile(folder: folder.path).last(1) }
          == RecordError(path: path, problem: .notARegularFile))
      unlink(path)
      mkdir(path, 0o700)
      #expect(append(to: folder.path)?.path == path)
    }
  }

  @Test("A folder or file of somebody else", .enabled(if: isRoot))
  func otherOwner() throws {
    try withTemporaryFolder { folder in
      #expect(append(to: folder.path) == nil)
      let path = folder.path + "/history.jsonl"
      chown(path, 12345, 12345)
      #expect(append(to: folder.path) == RecordError(path: path, problem: .otherOwner))
      chown(folder.path, 12345, 12345)
      #expect(append(to: folder.path) == RecordError(path: folder.path, problem: .otherOwner))
      chown(folder.path, 0, 0)
    }
  }

  @Test("A read-only folder", .enabled(if: canMount))
  func readOnly() throws {
    try withSmallDisk(kibibytes: 64) { folder in
      mkdir(folder.path + "/sixteen", 0o700)
      try shell("mount -o remount,ro '\(folder.path)'")
      let reason = String(cString: strerror(EROFS))
      #expect(append(to: folder.path + "/sixteen")?.problem == .refused(reason: reason))
      #expect(
        append(to: folder.path + "/new/sixteen")
          == RecordError(path: folder.path + "/new", problem: .refused(reason: reason)))
    }
  }

  @Test(
    "A full disk: what is there stays whole, and goes on when there is room", .enabled(if: canMount)
  )
  func fullDisk() throws {
    try withSmallDisk(kibibytes: 64) { disk in
      let folder = disk.path + "/sixteen"
      let history = HistoryFile(folder: folder)
      var kept = 0
      var fault: RecordError?
      while fault == nil, kept < 1000 {
        fault = error { try history.append(makeEntry(run: "run\(kept)")) }
        if fault == nil { kept += 1 }
      }
      let reason = String(cString: strerror(ENOSPC))
      #expect(fault == RecordError(path: history.path, problem: .refused(reason: reason)))
      #expect(kept > 10)
      #expect(try history.last(1000) == reading((0..<kept).map { "run\($0)" }.reversed()))
      try shell("mount -o remount,size=256k '\(disk.path)'")
      #expect(try history.append(makeEntry(run: "after")))
      #expect(try history.last(1).entries.map(\.run) == ["after"])
      #expect(try history.last(2000).brokenLines == 0)
    }
  }

  private func reading(_ runs: some Sequence<String>) throws -> HistoryFile.Reading {
    HistoryFile.Reading(entries: try runs.map { try makeEntry(run: $0) }, brokenLines: 0)
  }

  @Test("A limit of the file size is an error, not the end of the program")
  func fileSizeLimit() throws {
    try withTemporaryFolder { folder in
      // Far above what any other test writes, since the limit is that of all of them.
      let size = 1 << 30
      let path = folder.path + "/history.jsonl"
      try Data().write(to: URL(fileURLWithPath: path))
      truncate(path, off_t(size - 50))
      var before = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
      var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: before.rlim_max)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before) }
      let reason = String(cString: strerror(EFBIG))
      #expect(
        append(to: folder.path) == RecordError(path: path, problem: .refused(reason: reason)))
      // Nothing of the line is left.
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.size] as? Int == size - 50)
    }
  }

  @Test("A history of 100 MB is added to and read from its end", .timeLimit(.minutes(2)))
  func largeHistory() throws {
    try withTemporaryFolder { folder in
      let history = HistoryFile(folder: folder.path)
      let line = Data((try makeEntry(run: "old").line + "\n").utf8)
      let block = Data((0..<4000).map { _ in line }.joined())
      try Data().write(to: URL(fileURLWithPath: history.path))
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: history.path))
      for _ in 0..<(100_000_000 / block.count + 1) { try file.write(contentsOf: block) }
      try file.close()

      let before = residentKibibytes()
      let start = ContinuousClock.now
      #expect(try history.append(makeEntry(run: "new")))
      #expect(try !history.append(makeEntry(run: "new")))
      #expect(
        try history.last(20).entries.map(\.run) == ["new"] + Array(repeating: "old", count: 19))
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(residentKibibytes() - before < 90_000)
    }
  }

  private func residentKibibytes() -> Int {
    let status = (try? text(of: "/proc/self/status")) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  @Test("A history that another process holds and does not let go of")
  func heldLock() throws {
    try withTemporaryFolder { folder in
      var history = HistoryFile(folder: folder.path)
      history.patienceMilliseconds = 30
      try history.append(makeEntry(run: "1"))
      try withHeldLock(of: history.path) { () throws in
        #expect(
          error { try history.append(makeEntry(run: "2")) }
            == RecordError(path: history.path, problem: .inUse))
        #expect(try history.last(1).entries.map(\.run) == ["1"])
      }
      #expect(try history.append(makeEntry(run: "2")))
    }
  }
}

/// Runs `body` while another process holds the lock of a file.
func withHeldLock(of path: String, _ body: () throws -> Void) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "exec 9>>'\(path)'; flock 9; echo held; read line"]
  let input = Pipe()
  let output = Pipe()
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  _ = output.fileHandleForReading.availableData
  defer {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
  try body()
}
