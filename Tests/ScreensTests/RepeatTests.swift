import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Keys that come too fast")
struct RepeatTests {
  @Test(
    "A held answer key answers one question",
    arguments: [.character("1"), .character("2"), .character("１")] as [Key])
  func heldDigit(key: Key) throws {
    let session = try Session()
    session.run(hold(key, times: 40))
    #expect(session.answers.count == 1)
  }

  @Test("A held Enter answers what has the focus, once")
  func heldEnter() throws {
    let session = try Session()
    session.run(press(.down), hold(.enter, times: 40))
    #expect(session.answers == [1])
  }

  @Test("A held Enter does not run through the answers given before")
  func heldEnterAfterBack() throws {
    let session = try Session()
    session.run(type("1111uuu"), hold(.enter, times: 40))
    #expect(session.screen.currentQuestionIndex == 2)
  }

  @Test(
    "Repeats arrive within 120 ms of each other, presses do not",
    arguments: [(0, 1), (1, 1), (33, 1), (119, 1), (120, 5), (121, 5), (500, 5)])
  func interval(milliseconds: Int, answers: Int) throws {
    let session = try Session()
    session.run(hold(.character("1"), times: 5, every: .milliseconds(milliseconds)))
    #expect(session.answers.count == answers)
  }

  @Test("After the pause of a keyboard's repeat delay a held key answers one more at most")
  func repeatDelay() throws {
    let session = try Session()
    let one = Key.character("1")
    session.run(
      press(one), [.events([.key(one)], after: .milliseconds(500))],
      (0..<40).map { _ in .events([.key(one)], after: .milliseconds(33)) })
    #expect(session.answers.count == 2)
  }

  @Test("The same key in another width or case is the same key")
  func folded() throws {
    let session = try Session()
    session.run(
      press(.character("1")), [.events([.key(.character("１"))], after: .milliseconds(30))])
    #expect(session.answers.count == 1)
  }

  @Test("Arrows repeat as they like")
  func arrows() throws {
    let session = try Session()
    session.run(
      hold(.down, times: 10, every: .milliseconds(10)),
      [.events([.key(.up)], after: .milliseconds(10))])
    #expect(session.screen.focusedChoice == 0)
  }

  @Test(
    "Two answers that come together answer one question", arguments: ["12", "21", "11", "2122"])
  func together(keys: String) throws {
    let session = try Session()
    session.run(burst(keys.map { .key(.character($0)) }))
    #expect(session.answers == [keys.first == "1" ? 0 : 1])
  }

  @Test("What comes together with the last answer does nothing to the result")
  func togetherAtLast() throws {
    let session = try Session(set: makeSet(4))
    var result: Canvas?
    session.run(
      type("111"), burst("1rq?il".map { .key(.character($0)) } + [.key(.down), .key(.enter)]),
      check { result = session.shown })
    #expect(session.showsResult)
    #expect(session.quiz.isFinished)
    let plain = try Session(set: makeSet(4))
    plain.run(type("1111"))
    #expect(result?.cells == plain.shown.cells)
  }

  @Test("What is typed together with Restart does nothing to the first question")
  func togetherWithRestart() throws {
    let session = try Session(set: makeSet(4))
    session.run(type("1111"), burst("r1q".map { .key(.character($0)) }))
    #expect(session.answers == [])
    #expect(session.showsQuestion)
  }

  @Test(
    "A key held at the last question does not act on the result",
    arguments: [.character("1"), .character("2"), .enter, .character(" ")] as [Key])
  func heldAtLast(key: Key) throws {
    let session = try Session(set: makeSet(4))
    session.run(type("111"), press(.up), hold(key, times: 40))
    #expect(session.showsResult)
    let plain = try Session(set: makeSet(4))
    plain.run(type("111"), press(.up), hold(key, times: 1))
    #expect(session.shown.lines == plain.shown.lines)
  }

  @Test("Keys that waited before the start do nothing")
  func beforeStart() throws {
    let session = try Session(typed: "121q?".map { .key(.character($0)) } + [.key(.enter)])
    session.run(type("2"))
    #expect(session.answers == [1])
    #expect(session.showsQuestion)
  }

  @Test("A Restart key held on the result does not press on")
  func heldRestart() throws {
    let session = try Session(set: makeSet(4))
    session.run(type("1111"), hold(.character("r"), times: 40))
    #expect(session.showsQuestion)
    #expect(session.answers == [])
  }

  @Test("A held r or q does not answer the question that it has raised", arguments: ["r", "q"])
  func heldAtConfirmation(key: Character) throws {
    let session = try Session()
    let ending = session.run(type("12"), hold(.character(key), times: 40))
    #expect(ending.isHangUp)
    #expect(session.showsConfirmation)
    #expect(session.answers == [0, 1])
  }
}
