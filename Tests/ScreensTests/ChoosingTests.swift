import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Answering")
struct ChoosingTests {
  @Test(
    "Digits choose at once, in full width too",
    arguments: [("1", 0), ("2", 1), ("１", 0), ("２", 1)])
  func digit(key: String, choice: Int) throws {
    let session = try Session()
    session.run(type(key))
    #expect(session.answers == [choice])
    #expect(session.quiz.score(ofChoice: choice, inQuestion: 0) == 1)
    #expect(session.quiz.score(ofChoice: 1 - choice, inQuestion: 0) == 0)
  }

  @Test("A digit chooses whatever has the focus")
  func digitOverFocus() throws {
    let session = try Session()
    session.run(press(.down), type("1"))
    #expect(session.answers == [0])
  }

  @Test(
    "Backspace and u go back, and the earlier answer has the focus",
    arguments: [.backspace, .character("u"), .character("Ｕ")] as [Key])
  func back(key: Key) throws {
    let session = try Session()
    session.run(
      type("12"), press(key),
      check {
        #expect(session.screen.currentQuestionIndex == 1)
        #expect(session.screen.focusedChoice == 1)
      },
      press(key),
      check {
        #expect(session.screen.currentQuestionIndex == 0)
        #expect(session.screen.focusedChoice == 0)
      },
      press(key, key))
    #expect(session.screen.currentQuestionIndex == 0)
    #expect(session.answers == [0, 1])
  }

  @Test("At the first question there is nothing to go back to")
  func backAtFirst() throws {
    let session = try Session()
    var before: Canvas?
    session.run(check { before = session.shown }, press(.backspace), type("u"))
    #expect(session.screen.currentQuestionIndex == 0)
    #expect(session.shown.cells == before?.cells)
  }

  @Test("An answer changed after going back counts once, as changed")
  func changed() throws {
    let session = try Session(set: makeSet(4))
    session.run(type("11uu2"), press(.enter), type("1111"))
    #expect(session.answers == [1, 0, 0, 0])
    #expect(session.quiz.outcome?.type.code == "ISTJ")
    #expect(session.quiz.tallies.map(\.answered) == [1, 1, 1, 1])
  }

  @Test("The last answer counts", arguments: [("1", "ESTJ"), ("2", "ESTP")])
  func last(key: String, code: String) throws {
    let session = try Session(set: makeSet(4))
    session.run(type("111"), check { #expect(!session.showsResult) }, type(key))
    #expect(session.showsResult)
    #expect(session.quiz.outcome?.type.code == code)
    #expect(session.shown.words("t").contains(code))
  }

  @Test("Under the result the last question stays, with the answer given", arguments: ["1", "2"])
  func underResult(key: String) throws {
    let session = try Session(set: makeSet(4))
    session.run(type("111" + key))
    #expect(session.screen.focusedChoice == (key == "1" ? 0 : 1))
    #expect(session.screen.currentQuestionIndex == 4)
    #expect(session.questionFrame.bar == (2 * 76, 2 * 76))
    #expect(session.questionFrame.words("n") == "4/4")
    #expect(session.questionFrame.words("C").hasPrefix("▶" + key))
  }

  @Test("Ten more keys after the end change no answer", arguments: [4, 36, 60, 300])
  func afterEnd(count: Int) throws {
    let session = try Session(set: makeSet(count))
    session.open()
    session.handle(digits("2", count))
    #expect(session.showsResult)
    let finished = session.quiz
    for key in ["1", "2", "u", "j", "k", " ", "1", "2"] { session.handle(key) }
    session.handle(.key(.enter))
    session.handle(.key(.backspace))
    #expect(session.quiz == finished)
    #expect(session.showsResult)
    let tallies = finished.tallies.map(\.answered)
    #expect(tallies == Array(repeating: count / 4, count: 4))
  }

  @Test("Any walk of answers and steps back ends as the straight run", arguments: 0..<20)
  func walk(seed: Int) throws {
    let set = try makeSet(12)
    let session = try Session(set: set)
    session.open()
    var sheet: [Int] = []
    var number = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    while !session.showsResult {
      number = number &* 6_364_136_223_846_793_005 &+ 1
      switch number >> 61 {
      case 0, 1:
        session.handle("u")
        if !sheet.isEmpty { sheet.removeLast() }
      case 2, 3, 4:
        session.handle("1")
        sheet.append(0)
      default:
        session.handle("2")
        sheet.append(1)
      }
    }
    #expect(session.answers == sheet)
    #expect(session.quiz.outcome == Quiz(questions: set.questions, answers: sheet).outcome)
  }
}
