import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Asking before something is lost")
struct ConfirmTests {
  @Test("Without answers q and Esc leave at once", arguments: [.character("q"), .escape] as [Key])
  func atOnce(key: Key) throws {
    #expect(try Session().run(press(key)).isLeft)
  }

  @Test("With answers q and Esc ask", arguments: [.character("q"), .escape] as [Key])
  func asks(key: Key) throws {
    let session = try Session()
    let ending = session.run(type("1"), press(key))
    #expect(ending.isHangUp)
    #expect(session.showsConfirmation)
  }

  @Test("An answer that lies ahead after going back counts as one")
  func answerAhead() throws {
    let session = try Session()
    session.run(type("1uq"))
    #expect(session.showsConfirmation)
  }

  @Test("q once more leaves, in any case and width", arguments: ["q", "Q", "ｑ", "Ｑ"])
  func leaves(key: String) throws {
    let session = try Session()
    #expect(session.run(type("12q" + key)).isLeft)
    #expect(session.answers == [0, 1])
  }

  @Test("Enter and Esc stay", arguments: [.enter, .escape] as [Key])
  func stays(key: Key) throws {
    for question in ["q", "r"] {
      let session = try Session()
      session.run(type("12" + question), press(key))
      #expect(session.showsQuestion)
      #expect(session.answers == [0, 1])
      #expect(session.screen.currentQuestionIndex == 2)
    }
  }

  @Test("Other keys do nothing while it asks", arguments: ["1", "2", "u", "x", "?", "i", " ", "中"])
  func others(key: String) throws {
    for question in ["q", "r"] {
      let session = try Session()
      session.run(type("12" + question + key), press(.up, .tab, .backspace), send(.unreadable))
      #expect(session.showsConfirmation)
      #expect(session.answers == [0, 1])
    }
  }

  @Test("The key of one question does not answer the other")
  func crossed() throws {
    let leaving = try Session()
    leaving.run(type("1qr"))
    #expect(leaving.showsConfirmation)
    #expect(leaving.answers == [0])
    let restarting = try Session()
    #expect(restarting.run(type("1rq")).isHangUp)
    #expect(restarting.showsConfirmation)
  }

  @Test("Its buttons can be clicked")
  func clicks() throws {
    let session = try Session()
    session.run(type("1q"))
    let stay = try #require(session.shown.position(of: "Enter stay"))
    let quit = try #require(session.shown.position(of: "q quit   Enter"))
    let staying = try Session()
    staying.run(type("1q"), send(.click(stay)))
    #expect(staying.showsQuestion)
    let leaving = try Session()
    #expect(leaving.run(type("1q"), send(.click(quit))).isLeft)
    let missing = try Session()
    missing.run(type("1q"), send(.click(Position(row: 0, column: 0))))
    #expect(missing.showsConfirmation)
  }
}
