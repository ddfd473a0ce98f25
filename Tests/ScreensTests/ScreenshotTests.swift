import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("The pictures in the documents")
struct ScreenshotTests {
  /// Answers to the short form, with close pairs and a clear one.
  private static let sheet = "221112112122211221122112212212112211"

  @Test("A question looks like its picture", arguments: ["en", "zh-Hant"])
  func question(language: String) throws {
    let session = try Session(language)
    session.open()
    session.handle("121121121121")
    session.handle(.key(.down))
    try Snapshot.expect(
      picture: session.frame.svg(title: "sixteen", language: language), "question.\(language).svg")
  }

  @Test("A result looks like its picture", arguments: ["en", "zh-Hant"])
  func result(language: String) throws {
    let session = try Session(language, columns: 100, rows: 32) { _, _ in "" }
    session.open()
    session.handle(Self.sheet)
    #expect(session.showsResult)
    try Snapshot.expect(
      picture: session.frame.svg(title: "sixteen", language: language), "result.\(language).svg")
  }
}
