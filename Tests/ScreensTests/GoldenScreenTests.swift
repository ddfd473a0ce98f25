import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Whole screens")
struct GoldenScreenTests {
  nonisolated private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 14, columns: 40), Size(rows: 10, columns: 24),
  ]

  @Test("Every screen is as it was approved", arguments: Scene.approved, languages)
  func scenes(scene: Scene, language: String) throws {
    for size in Self.sizes {
      let session = try Session(language)
      session.run(scene.steps(columns: size.columns, rows: size.rows))
      try Snapshot.expect(
        session.frame, "\(scene.rawValue).\(language).\(size.columns)x\(size.rows)")
    }
  }

  @Test(
    "Large screens are as they were approved",
    arguments: [Scene.questionFirst, .questionFocused, .resultTop], languages)
  func large(scene: Scene, language: String) throws {
    let session = try Session(language)
    session.run(scene.steps(columns: 120, rows: 40))
    try Snapshot.expect(session.frame, "\(scene.rawValue).\(language).120x40")
  }

  @Test("A screen too small for anything says what it needs", arguments: languages)
  func tooSmall(language: String) throws {
    let session = try Session(language, columns: 20, rows: 5)
    session.run()
    try Snapshot.expect(session.frame, "tooSmall.\(language).20x5")
  }

  @Test("A tie is named with the rule that settled it", arguments: languages)
  func tie(language: String) throws {
    let (set, digits) = try evenSet()
    let session = try Session(language, rows: 40, set: set)
    session.run(type(digits))
    #expect(session.quiz.outcome?.ties == [.EI])
    try Snapshot.expect(session.frame, "tie.\(language).80x40")
  }

  @Test("A file in one language is shown in that one", arguments: languages)
  func oneLanguage(language: String) throws {
    let session = try Session(language, set: try makeSet(4))
    session.run()
    #expect(session.frame.text.contains("Prompt 1"))
    try Snapshot.expect(session.frame, "oneLanguage.\(language).80x24")
  }

  @Test("Without colours and block characters the picture is plain", arguments: languages)
  func plain(language: String) throws {
    let session = try Session(language, traits: Traits(colors: .none, hasGlyphs: false))
    session.run(Scene.resultTop.steps())
    try Snapshot.expect(session.frame, "resultPlain.\(language).80x24")
  }
}
