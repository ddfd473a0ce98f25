import Foundation
import Testing

@testable import SixteenCore

@Suite("The history")
struct RecordsHistoryTests {
  private func withHistory(_ body: (HistoryFile) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try body(HistoryFile(folder: folder.path + "/a/b/sixteen"))
    }
  }

  /// A history for which it does not matter how busy the machine is.
  private func patientHistory(_ folder: String) -> HistoryFile {
    var history = HistoryFile(folder: folder)
    history.patienceMilliseconds = 600_000
    return history
  }

  private func write(_ text: String, to history: HistoryFile) throws {
    let url = URL(fileURLWithPath: history.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test("Has this line for a result")
  func line() throws {
    let entry = try makeEntry(run: "00ff", answers: [1, 0, 1, 0])
    #expect(
      entry.line == """
        {"schema":1,"run":"00ff","finished":"2026-01-31T08:05:09Z","form":"tiny",\
        "form_version":"7","language":"en","seconds":61,"answers":"2121",\
        "counts":{"E":0,"I":1,"S":0,"N":1,"T":0,"F":1,"J":0,"P":1},"type":"INFP","ties":[]}
        """)
    #expect(Array(entry.line.utf8).withUnsafeBytes(HistoryEntry.init(line:)) == entry)
  }

  @Test("Names the ties of a result")
  func ties() throws {
    let set = QuestionSet(
      id: "even", version: "1", title: LocalizedText("even", language: "en"), forms: [],
      questions: try makeQuestions(8))
    let entry = HistoryEntry(
      run: "r", finished: "f", asked: AskedForm(set, form: nil), language: "zh-Hant", seconds: 0,
      answers: AnswerSheet([0, 0, 0, 0, 0, 1, 0, 1]))
    #expect(entry.line.hasSuffix(#""type":"ISFJ","ties":["EI","TF"]}"#))
    #expect(Array(entry.line.utf8).withUnsafeBytes(HistoryEntry.init(line:)) == entry)
  }

  @Test("Makes its folders and file for the owner alone")
  func rights() throws {
    try withHistory { history in
      try history.append(makeEntry(run: "1"))
      #expect(try mode(of: history.path) == 0o600)
      for folder in ["/sixteen", "/b", "/a"] {
        let path = try required(history.path.components(separatedBy: folder + "/").first) + folder
        #expect(try mode(of: path) == 0o700)
      }
    }
  }

  @Test("Takes rights from others that a file had")
  func tightening() throws {
    try withHistory { history in
      try write("", to: history)
      chmod(history.path, 0o666)
      try history.append(makeEntry(run: "1"))
      #expect(try mode(of: history.path) == 0o600)
    }
  }

  @Test("Takes each run once")
  func oncePerRun() throws {
    try withHistory { (history) throws in
      #expect(try history.append(makeEntry(run: "1")))
      #expect(try history.append(makeEntry(run: "2")))
      #expect(try !history.append(makeEntry(run: "1", answers: [1, 1, 1, 1])))
      #expect(try history.last(9).entries.map(\.run) == ["2", "1"])
    }
  }

  @Test("Loses no entry to a last line that was cut, wherever it was cut")
  func cutLastLine() throws {
    let line = try makeEntry(run: "cut").line
    for count in stride(from: 1, through: line.utf8.count, by: 13) + [line.utf8.count] {
      try withHistory { history in
        let first = try makeEntry(run: "first").line
        try write("\(first)\n\(line.prefix(count))", to: history)
        try history.append(makeEntry(run: "new"))
        let isWhole = count == line.utf8.count
        // Only a whole line records its run.
        #expect(try history.append(makeEntry(run: "cut")) == !isWhole)
        let reading = try history.last(9)
        #expect(
          reading.entries.map(\.run) == (isWhole ? ["new", "cut"] : ["cut", "new"]) + ["first"])
        #expect(reading.brokenLines == (isWhole ? 0 : 1))
        #expect(try text(of: history.path).hasSuffix("}\n"))
      }
    }
  }

  @Test("Passes by lines that are none of ours and counts them")
  func brokenLines() throws {
    try withHistory { history in
      let good = try makeEntry(run: "1").line
      let lines = [
        good, "", "nonsense", "[]", "{\"schema\":2}",
        good.replacingOccurrences(of: "ENTP", with: "INTP"),
        good.replacingOccurrences(of: "\"E\":1", with: "\"E\":-1"),
        good.replacingOccurrences(of: "\"1\"", with: "\"2\"").replacingOccurrences(
          of: "\"ties\"", with: "\"mood\":{\"a\":[1]},\"ties\""),
        String(repeating: "x", count: 70_000), "\u{0}", good + good,
      ]
      try write(lines.joined(separator: "\n"), to: history)
      let reading = try history.last(100)
      #expect(reading.entries.map(\.run) == ["2", "1"])
      #expect(reading.brokenLines == 8)
    }
  }

  @Test("Is empty where there is no file, or an empty one")
  func empty() throws {
    try withHistory { history in
      #expect(try history.last(5) == HistoryFile.Reading())
      #expect(try !history.delete())
      try history.synchronize()
      try write("", to: history)
      #expect(try history.last(5) == HistoryFile.Reading())
      try history.append(makeEntry(run: "1"))
      #expect(try history.last(5).entries.count == 1)
    }
  }

  @Test("Is read newest first, in pieces of any fit, with its lines as they are")
  func newestFirst() throws {
    try withHistory { history in
      let lines = try (0..<3000).map { try makeEntry(run: "run\($0)").line }
      try write(lines.joined(separator: "\n") + "\n", to: history)
      var read: [String] = []
      try history.forEachNewestFirst { _, line in
        read.append(String(decoding: line, as: UTF8.self))
        return true
      }
      #expect(read == lines.reversed())
      #expect(try history.last(2).entries.map(\.run) == ["run2999", "run2998"])
      #expect(try history.last(0).entries.isEmpty)
    }
  }

  @Test("Is deleted with its folder")
  func delete() throws {
    try withHistory { history in
      try history.append(makeEntry(run: "1"))
      #expect(try history.delete())
      #expect(!FileManager.default.fileExists(atPath: history.folder.path))
      try history.append(makeEntry(run: "1"))
      #expect(try history.last(5).entries.count == 1)
    }
  }

  @Test("Takes 1,000 entries of 50 writers at once as whole lines")
  func manyWriters() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sixteen-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let history = patientHistory(folder)
    let threads = try (0..<50).map { writer in
      let entries = try (0..<20).map { try makeEntry(run: "w\(writer)-\($0)") }
      let thread = WriterThread { for entry in entries { try history.append(entry) } }
      thread.start()
      return thread
    }
    for thread in threads { #expect(await thread.succeeded()) }
    let reading = try history.last(2000)
    #expect(reading.brokenLines == 0)
    #expect(Set(reading.entries.map(\.run)).count == 1000)
    #expect(try text(of: history.path).split(separator: "\n").count == 1000)
  }

  @Test("Takes a run once, however many put it in at once")
  func oneRunManyWriters() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sixteen-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let history = patientHistory(folder)
    let entry = try makeEntry(run: "same")
    let threads = (0..<20).map { _ in WriterThread { try history.append(entry) } }
    for thread in threads { thread.start() }
    for thread in threads { #expect(await thread.succeeded()) }
    #expect(try history.last(50).entries.count == 1)
  }

  @Test("Keeps whole lines beside processes that append and know no lock")
  func foreignWriters() throws {
    try withHistory { history in
      try write("", to: history)
      let line = try makeEntry(run: "foreign").line
      let writers = try (0..<4).map { _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
          "-c", "for i in $(seq 100); do printf '%s\\n' '\(line)' >> '\(history.path)'; done",
        ]
        try process.run()
        return process
      }
      for number in 0..<100 { try history.append(makeEntry(run: "own\(number)")) }
      for writer in writers { writer.waitUntilExit() }
      let reading = try history.last(1000)
      #expect(reading.brokenLines == 0)
      #expect(reading.entries.count == 500)
    }
  }
}

/// A thread whose end can be awaited.
private final class WriterThread: Sendable {
  private let body: @Sendable () throws -> Void
  private let result: AsyncStream<Bool>
  private let finish: AsyncStream<Bool>.Continuation

  init(_ body: @escaping @Sendable () throws -> Void) {
    self.body = body
    (result, finish) = AsyncStream.makeStream()
  }

  func start() {
    Thread.detachNewThread { [body, finish] in
      do {
        try body()
        finish.yield(true)
      } catch {
        finish.yield(false)
      }
      finish.finish()
    }
  }

  func succeeded() async -> Bool {
    await result.first { _ in true } ?? false
  }
}
