import Foundation
import Testing

@testable import SixteenCore

@Suite("The keeper of a run when things go wrong")
struct RecordsKeeperFaultTests: KeeperTesting {
  @Test("Counts on when clocks go backwards")
  func clocks() throws {
    try withFolders { folders, hands in
      let keeper = try keeper(folders, hands)
      var quiz = try newQuiz()
      answer(2, &quiz, keeper, hands)
      hands.wall = -5
      hands.monotonic = -100
      answer(2, &quiz, keeper, hands)
      keeper.finish(quiz)
      let entry = try required(folders.history.last(1).entries.first)
      #expect(entry.seconds == 30)
      #expect(entry.finished == "1970-01-01T00:00:15Z")
    }
  }

  @Test("Goes on without folders to keep things in, and says so once a place")
  func homeIsAFile() throws {
    try withTemporaryFolder { folder in
      let home = folder.path + "/home"
      try Data().write(to: URL(fileURLWithPath: home))
      let folders = RecordFolders(data: home + "/share/sixteen", state: home + "/state/sixteen")
      let hands = Hands()
      let keeper = try keeper(folders, hands)
      for _ in 0..<2 {
        var quiz = try newQuiz()
        answer(4, &quiz, keeper, hands)
        keeper.finish(quiz)
        keeper.restart()
      }
      keeper.close()
      let paths = keeper.takeNotices().compactMap { notice -> String? in
        if case .notKept(let error) = notice { error.path } else { nil }
      }
      #expect(paths.sorted() == [folders.data, folders.state])
    }
  }

  @Test("Survives a folder that goes away in mid-test")
  func folderGoesAway() throws {
    try withFolders { folders, hands in
      let keeper = try keeper(folders, hands)
      var quiz = try newQuiz()
      answer(2, &quiz, keeper, hands)
      try FileManager.default.removeItem(atPath: folders.state)
      answer(1, &quiz, keeper, hands)
      #expect(try text(of: folders.state + "/progress-tiny.json").contains("111-"))
      #expect(keeper.takeNotices().isEmpty)
    }
  }

  @Test(
    "Goes on with a full disk, keeps the last whole state and says so once", .enabled(if: canMount))
  func fullDisk() throws {
    try withSmallDisk(kibibytes: 64) { disk in
      let folders = makeFolders(in: disk)
      let hands = Hands()
      var first: RunKeeper? = try keeper(folders, hands)
      var quiz = try newQuiz()
      answer(2, &quiz, try required(first), hands)
      _ = try? shell("cat /dev/zero > '\(disk.path)/filler' 2>/dev/null")
      answer(2, &quiz, try required(first), hands)
      first?.finish(quiz)
      first?.framePainted()
      let reason = String(cString: strerror(ENOSPC))
      let path = folders.state + "/progress-tiny.json"
      let notices = first?.takeNotices() ?? []
      #expect(
        notices.first
          == .notKept(RecordError(path: path, problem: .refused(reason: reason))))
      #expect(notices.count == 2)
      #expect(try text(of: path).contains("11--"))
      first = nil
      unlink(disk.path + "/filler")
      #expect(try keeper(folders, hands).offer?.answers.text == "11--")
    }
  }

  @Test(
    "Leaves a result that found no room in the history for a later start", .enabled(if: canMount))
  func historyFull() throws {
    try withTemporaryFolder { folder in
      try withSmallDisk(kibibytes: 16) { disk in
        let folders = RecordFolders(data: disk.path + "/sixteen", state: folder.path + "/sixteen")
        let hands = Hands()
        _ = try? shell("cat /dev/zero > '\(disk.path)/filler' 2>/dev/null")
        let first = try keeper(folders, hands)
        var quiz = try newQuiz()
        answer(4, &quiz, first, hands)
        first.finish(quiz)
        first.framePainted()
        #expect(first.takeNotices().count == 1)
        first.restart()
        var other = try newQuiz()
        answer(2, &other, first, hands, choice: 1)
        first.close()

        unlink(disk.path + "/filler")
        let second = try keeper(folders, hands)
        #expect(second.offer?.answers.text == "22--")
        #expect(try folders.history.last(9).entries.map(\.answers.text) == ["1111"])
        #expect(second.takeNotices().isEmpty)
      }
    }
  }

  @Test("Refuses what is a link or belongs to another, and goes on in another place")
  func refused() throws {
    try withFolders { folders, hands in
      try shell("mkdir -p '\(folders.state)'")
      let path = folders.state + "/progress-tiny"
      symlink("/etc/passwd", path + ".json")
      let keeper = try keeper(folders, hands)
      #expect(
        keeper.takeNotices() == [
          .notKept(RecordError(path: path + ".json", problem: .symbolicLink))
        ])
      var quiz = try newQuiz()
      answer(1, &quiz, keeper, hands)
      #expect(names(in: folders.state).contains("progress-tiny+2.json"))
    }
  }
}
