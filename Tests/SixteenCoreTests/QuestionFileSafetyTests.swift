import Foundation
import Testing

@testable import SixteenCore

@Suite("Opening a question file")
struct QuestionFileSafetyTests {
  private func expect(
    _ problem: QuestionFileError.Problem, forFile path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let error = QuestionFileError(file: path, problem: problem)
    #expect(throws: error, sourceLocation: sourceLocation) { try QuestionSet.load(path: path) }
    #expect(try readingErrors(ofFile: path) == [error], sourceLocation: sourceLocation)
  }

  @Test("A file and a link to it are read")
  func regularFile() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("題目.json")
      let link = folder.appendingPathComponent("link.json")
      try Data(tinyFile.utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(try QuestionSet.load(path: file.path) == readSet(tinyFile))
      #expect(try QuestionSet.load(path: link.path) == readSet(tinyFile))
    }
  }

  @Test("A file that is not there gives the system's reason")
  func absentFile() throws {
    try withTemporaryFolder { folder in
      try expect(
        .unreadable(reason: String(cString: strerror(ENOENT))),
        forFile: folder.appendingPathComponent("none.json").path)
    }
  }

  @Test("A pipe that nobody writes to is refused at once", .timeLimit(.minutes(1)))
  func pipe() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(path, 0o600) == 0)
      try expect(.notARegularFile, forFile: path)
    }
  }

  @Test("A folder and devices are refused", arguments: ["/", "/dev/null", "/dev/zero"])
  func notAFile(path: String) throws {
    try expect(.notARegularFile, forFile: path)
  }

  @Test("A file over 4 MiB is refused before decoding, one of 4 MiB is decoded")
  func largeFile() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("large.json")
      try Data(tinyFile.utf8).write(to: file)
      try #require(truncate(file.path, 5_000_000) == 0)
      try expect(.tooLarge(limit: 4_194_304), forFile: file.path)

      let padding = Data(repeating: UInt8(ascii: " "), count: 4_194_304 - tinyFile.utf8.count)
      try (Data(tinyFile.utf8) + padding).write(to: file)
      #expect(try QuestionSet.load(path: file.path) == readSet(tinyFile))
      try (Data(tinyFile.utf8) + padding + Data(" ".utf8)).write(to: file)
      try expect(.tooLarge(limit: 4_194_304), forFile: file.path)
    }
  }
}
