import SixteenCore
import Testing

@testable import Screens

@MainActor
@Suite("What the screens promise")
struct InterfacePromiseTests {
  @Test("Nothing is promised that is not wired up", arguments: Scene.allCases, languages)
  func saving(scene: Scene, language: String) throws {
    // A session without a keeper of answers and a saver of results.
    let session = try Session(language)
    session.run(scene.steps())
    let save = session.content.interface.text(.hintSave)
    #expect(!session.shown.text.contains("s \(save)"))
  }

  @Test("Without a keeper nobody claims that answers are kept", arguments: languages)
  func privacy(language: String) throws {
    let session = try Session(language, columns: 80, rows: 24)
    session.open(PageScreen.about(Scene.outcome, places: nil))
    let inside = Dialog(on: session.host.size, columns: 64, rows: 1000).inside
    let text = session.scrolledText(roles: "xH", rows: inside.row..<inside.endRow)
    #expect(text.contains(session.content.interface.text(.aboutPrivacy).squeezed))
    let places = KeptPlaces(progress: "/tmp/progress", history: "/tmp/history")
    let keeping = try Session(language, columns: 80, rows: 24)
    keeping.open(PageScreen.about(Scene.outcome, places: places))
    let other = keeping.scrolledText(roles: "xH", rows: inside.row..<inside.endRow)
    #expect(!other.contains(session.content.interface.text(.aboutPrivacy).squeezed))
    #expect(other.contains("/tmp/history"))
  }

  @Test("The honest line is on every result", arguments: languages)
  func honest(language: String) throws {
    let session = try Session(language)
    session.run(type(digits("2", 36)))
    #expect(session.shown.text.contains(session.content.interface.text(.honestLine)))
  }

  @Test("Shares on the screen add to 100 and the winner's is never the smaller", arguments: 0...9)
  func shares(first: Int) throws {
    let session = try Session("en", columns: 80, rows: 24)
    let result = ResultScreen()
    result.outcome = Outcome(
      tallies: Pair.allCases.map { Tally(pair: $0, first: first, second: 9 - first) })
    session.open(result)
    let shares = session.frame.lines.compactMap { line -> [Int]? in
      let shares = line.matches(of: #/(\d+)%/#).compactMap { Int($0.1) }
      return shares.count == 2 ? shares : nil
    }
    #expect(shares.count == 4)
    #expect(shares.allSatisfy { $0[0] + $0[1] == 100 && ($0[0] > $0[1]) == (first > 9 - first) })
  }
}
