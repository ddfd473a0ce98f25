import Foundation
import Testing

@testable import SixteenCore

@Suite("A progress file")
struct RecordsProgressTests {
  private func record(run: String = "r", answers: [Int?] = [0, 1, nil, nil]) throws
    -> ProgressRecord
  {
    ProgressRecord(
      run: run, saved: "2026-01-31T08:05:09Z", asked: AskedForm(try readSet(tinyFile), form: nil),
      language: "zh-Hant", seconds: 12, answers: AnswerSheet(answers), currentQuestionIndex: 1)
  }

  private func withFolder(_ body: (ProgressFolder) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try body(ProgressFolder(path: folder.path + "/state/sixteen", set: "tiny"))
    }
  }

  private func parse(_ text: String, set: QuestionSet? = nil) throws -> ProgressProblem? {
    let set = try set ?? readSet(tinyFile)
    return Array(text.utf8).withUnsafeBytes { json in
      do throws(ProgressProblem) {
        _ = try ProgressRecord(json: json, set: set)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("Holds run, time, questions, form, language and answers in a line of JSON")
  func content() throws {
    let record = try record()
    #expect(
      record.text == """
        {"schema":1,"run":"r","saved":"2026-01-31T08:05:09Z","set":"tiny","set_version":"7",\
        "fingerprint":"\(record.asked.fingerprint)","form":"tiny","language":"zh-Hant",\
        "seconds":12,"answers":"12--","index":1}

        """)
    let set = try readSet(tinyFile)
    let read = try Array(record.text.utf8).withUnsafeBytes {
      try ProgressRecord(json: $0, set: set)
    }
    #expect(read == record)
    #expect(read.quiz.currentQuestionIndex == 1)
    #expect(read.quiz.answers == [0, 1, nil, nil])
    #expect(read.entry == nil)
  }

  @Test("Holds impossible lengths of time to possible ones", arguments: [Int.max, Int.min, -1])
  func seconds(seconds: Int) throws {
    let text = try record().text.replacingOccurrences(of: ":12,", with: ":\(seconds),")
    let set = try readSet(tinyFile)
    let read = try Array(text.utf8).withUnsafeBytes { try ProgressRecord(json: $0, set: set) }
    #expect((0...1_000_000_000).contains(read.seconds))
  }

  @Test("Says why it cannot go on")
  func problems() throws {
    let good = try record().text
    func replacing(_ part: String, _ other: String) -> String {
      good.replacingOccurrences(of: part, with: other)
    }
    #expect(try parse(good) == nil)
    #expect(try parse(replacing("\"index\"", "\"news\":[{}],\"index\"")) == nil)
    for count in stride(from: 0, to: good.utf8.count - 2, by: 7) {
      #expect(try parse(String(good.prefix(count))) == .damaged)
    }
    for (part, other) in [
      ("12--", "1--2"), ("12--", "12-"), ("12--", "12---"), ("12--", "12x-"), ("12--", ""),
      (":1}", ":3}"), (":1}", ":-1}"), (":1}", ":99999999999}"), (":1}", ":\"1\"}"),
      ("\"language\"", "\"tongue\""), (":12", ":1.5"),
    ] {
      #expect(try parse(replacing(part, other)) == .damaged, "\(part) → \(other)")
    }
    #expect(try parse(replacing(":\"tiny\",\"set_", ":\"other\",\"set_")) == .otherSet)
    #expect(try parse(replacing("schema\":1", "schema\":2")) == .otherSchema(2))
    #expect(try parse(replacing("schema\":1", "schema\":0")) == .otherSchema(0))
    #expect(try parse(replacing("\"7\"", "\"8\"")) == .changedSet)
    #expect(try parse(replacing("form\":\"tiny\"", "form\":\"lost\"")) == .changedSet)
    let changed = try readSet(try tinyFile(replacing: "q-SN", with: "q-NS"))
    #expect(try parse(good, set: changed) == .changedSet)
  }

  @Test("Is replaced at one stroke, for its owner alone, and is gone when removed")
  func saving() throws {
    try withFolder { folder in
      let file = try folder.free()
      for answer in 0..<2 {
        try file.save(record(answers: [answer, nil, nil, nil]))
        #expect(try text(of: file.path).contains("\"\(answer + 1)---\""))
        #expect(try mode(of: file.path) == 0o600)
        #expect(names(in: folder.folder.path) == ["progress-tiny.json", "progress-tiny.lock"])
      }
      let synchronizer = Synchronizer()
      try file.synchronize(by: synchronizer)
      synchronizer.finish()
      #expect(synchronizer.takeRefusal() == nil)
      try file.remove()
      try file.remove()
      #expect(names(in: folder.folder.path) == ["progress-tiny.lock"])
    }
  }

  @Test("Is never reached through links, and leaves what they lead to alone")
  func links() throws {
    try withFolder { folder in
      let file = try folder.free()
      let victim = folder.folder.path + "/victim"
      try Data("precious".utf8).write(to: URL(fileURLWithPath: victim))
      symlink(victim, folder.folder.path + "/progress-tiny.new")
      symlink(victim, folder.folder.path + "/progress-tiny.json")
      #expect(throws: RecordError(path: file.path, problem: .symbolicLink)) {
        try file.contents()
      }
      try file.save(record())
      #expect(try text(of: victim) == "precious")
      #expect(try text(of: file.path) == record().text)
    }
  }

  @Test("Is held as long as it is used; others get places of their own")
  func places() throws {
    try withFolder { folder in
      var first: ProgressFile? = try folder.free()
      try first?.save(record(run: "a"))
      let second = try folder.free()
      try second.save(record(run: "b"))
      #expect(second.path.hasSuffix("/progress-tiny+2.json"))
      #expect(try folder.abandoned { _ in }.isEmpty)
      first = nil
      // A place with a test in it is not free, also where nobody holds it.
      let third = try folder.free()
      #expect(third.path.hasSuffix("/progress-tiny+3.json"))
      let abandoned = try folder.abandoned { _ in }
      #expect(abandoned.map(\.path) == [folder.folder.path + "/progress-tiny.json"])
      #expect(
        names(in: folder.folder.path) == [
          "progress-tiny+2.json", "progress-tiny+2.lock", "progress-tiny+3.lock",
          "progress-tiny.json", "progress-tiny.lock",
        ])
    }
  }

  @Test("Is held also against other processes")
  func otherProcess() throws {
    try withFolder { folder in
      try folder.free().save(record())
      try withHeldLock(of: folder.folder.path + "/progress-tiny.lock") { () throws in
        #expect(try folder.abandoned { _ in }.isEmpty)
        #expect(try folder.free().path.hasSuffix("+2.json"))
      }
      #expect(try folder.abandoned { _ in }.count == 1)
    }
  }

  @Test("Is not mixed up with that of a set with a similar id")
  func similarIDs() throws {
    try withTemporaryFolder { folder in
      let one = ProgressFolder(path: folder.path, set: "tiny")
      let other = ProgressFolder(path: folder.path, set: "tiny-2")
      let held = (try one.free(), try one.free(), try other.free())
      #expect(Set([held.0.path, held.1.path, held.2.path]).count == 3)
      try held.1.save(record())
      #expect(try other.abandoned { _ in }.isEmpty)
    }
  }

  @Test("Notices when its lock is deleted")
  func lostLock() throws {
    try withFolder { folder in
      let file = try folder.free()
      try file.save(record())
      try FileManager.default.removeItem(atPath: folder.folder.path)
      #expect(throws: RecordError(path: file.path, problem: .inUse)) { try file.save(record()) }
      let other = try folder.free()
      #expect(other.path == file.path)
      #expect(!file.hasPlace)
    }
  }

  @Test("Set aside, gets a name that is free")
  func setAside() throws {
    try withFolder { folder in
      let file = try folder.free()
      #expect(try file.setAside() == nil)
      for number in 1...11 {
        try file.save(record(run: "r\(number)"))
        #expect(try file.setAside() == "\(file.path).set-aside-\(number)")
      }
      unlink("\(file.path).set-aside-3")
      try file.save(record())
      #expect(try file.setAside() == "\(file.path).set-aside-12")
      #expect(try text(of: "\(file.path).set-aside-11").contains("r11"))
    }
  }

  @Test("Goes with everything else when all is deleted, unless a run has it")
  func deleteAll() throws {
    try withTemporaryFolder { folder in
      let folders = makeFolders(in: folder)
      #expect(try folders.deleteAll() == RecordFolders.Deletion())
      try folders.history.append(makeEntry(run: "1"))
      let places = ProgressFolder(path: folders.state, set: "tiny")
      try places.free().save(record())
      let held = try places.free()
      try held.save(record())
      _ = try held.setAside()
      try held.save(record())
      try Data().write(to: URL(fileURLWithPath: folders.state + "/notes"))

      var deletion = try folders.deleteAll()
      #expect(
        deletion.deleted.sorted()
          == [
            folders.history.path, held.path + ".set-aside-1",
            folders.state + "/progress-tiny.json",
          ].sorted())
      #expect(deletion.inUse == [held.path])
      #expect(names(in: folders.data).isEmpty)
      #expect(
        names(in: folders.state) == ["notes", "progress-tiny+2.json", "progress-tiny+2.lock"])
      deletion = try folders.deleteAll()
      #expect(deletion.deleted.isEmpty)
    }
  }
}
