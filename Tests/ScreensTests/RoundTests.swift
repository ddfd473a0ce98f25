import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Rounds and Restart")
struct RoundTests {
  @Test("All first, Restart, all second gives the mirror type")
  func mirror() throws {
    let session = try Session()
    var outcomes: [Outcome?] = []
    func note() -> [Step] { check { outcomes.append(session.quiz.outcome) } }
    session.run(type(digits("1", 36)), note(), type("r" + digits("2", 36)), note())
    let first = try #require(outcomes[0])
    let second = try #require(outcomes[1])
    for pair in Pair.allCases { #expect(first.type[pair] == second.type[pair].opposite) }
    for outcome in [first, second] {
      #expect(outcome.tallies.map(\.margin) == [1, 1, 1, 1])
      #expect(outcome.tallies.reduce(0) { $0 + $1.answered } == 36)
    }
    #expect(session.shown.words("t").contains(second.type.code))
    #expect(!session.shown.words("t").contains(first.type.code))
  }

  @Test("Twenty rounds end as the first two")
  func twentyRounds() throws {
    let session = try Session(columns: 40, rows: 14)
    session.open()
    var codes: [String] = []
    for round in 0..<20 {
      session.handle(digits(round % 2 == 0 ? "1" : "2", 36))
      #expect(session.showsResult)
      let outcome = try #require(session.quiz.outcome)
      #expect(outcome.tallies.reduce(0) { $0 + $1.answered } == 36)
      codes.append(outcome.type.code)
      #expect(session.frame.words("t").hasPrefix(outcome.type.code))
      session.handle("r")
      #expect(session.showsQuestion)
      #expect(session.answers == [])
    }
    #expect(Set(codes).count == 2)
    #expect(codes == (0..<20).map { codes[$0 % 2] })
  }

  @Test("After Restart nothing of the old round is left")
  func nothingLeft() throws {
    let fresh = try Session()
    fresh.run()
    let session = try Session()
    session.run(type(digits("2", 36)), press(.down, .tab), type("r"))
    #expect(session.quiz == fresh.quiz)
    #expect(session.screen.focusedChoice == nil)
    #expect(session.shown.cells == fresh.shown.cells)
    #expect(session.shown.cursor == fresh.shown.cursor)
  }

  @Test("Restart from the middle asks, then begins anew")
  func fromMiddle() throws {
    let fresh = try Session()
    fresh.run()
    let session = try Session()
    session.run(
      type("1212r"), check { #expect(session.showsConfirmation) }, type("r"))
    #expect(session.showsQuestion)
    #expect(session.quiz == fresh.quiz)
    #expect(session.shown.cells == fresh.shown.cells)
  }

  @Test("Without answers there is nothing to restart")
  func nothingToRestart() throws {
    let session = try Session()
    session.run(press(.down), type("r"))
    #expect(session.showsQuestion)
  }

  @Test("The result's scroll position and focused button do not outlast it")
  func freshResult() throws {
    let session = try Session(set: makeSet(8))
    var tops: [Canvas] = []
    session.run(
      type(digits("1", 8)), check { tops.append(session.shown) }, press(.end, .tab),
      type("r" + digits("1", 8)), check { tops.append(session.shown) })
    #expect(tops[0].cells == tops[1].cells)
  }

  @Test("The short form goes on to the long one with the answers given")
  func more() throws {
    let session = try Session()
    session.run(
      type(digits("1", 36)), check { #expect(session.shown.text.contains("m 24 more")) },
      type("m"),
      check {
        #expect(session.showsQuestion)
        #expect(session.answers == Array(repeating: 0, count: 36))
        #expect(session.shown.words("n") == "37/60")
        #expect(session.screen.focusedChoice == nil)
      },
      type(digits("2", 24)))
    #expect(session.showsResult)
    #expect(session.quiz.outcome?.tallies.map(\.answered) == [15, 15, 15, 15])
    #expect(!session.shown.text.contains("m 24"))
    session.handle("m")
    #expect(session.showsResult)
  }
}
