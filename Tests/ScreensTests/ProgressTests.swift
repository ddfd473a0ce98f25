import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Position and progress bar")
struct ProgressTests {
  @Test("The label says where one is on arrival, the bar what is answered", arguments: [4, 36, 60])
  func everyQuestion(count: Int) throws {
    let session = try Session(set: makeSet(count))
    session.open()
    for answered in 0..<count {
      let frame = session.frame
      #expect(frame.words("n") == "\(answered + 1)/\(count)")
      let (filled, all) = frame.bar
      #expect(all == 2 * 76)
      #expect(filled == all * answered / count)
      session.handle("1")
    }
    let frame = session.questionFrame
    #expect(frame.words("n") == "\(count)/\(count)")
    #expect(frame.bar == (2 * 76, 2 * 76))
  }

  @Test("299 of 300 is not full, and the first answer shows", arguments: [24, 40, 80, 200])
  func nearlyFull(columns: Int) throws {
    let session = try Session(columns: columns, rows: 24, set: makeSet(300))
    session.open()
    #expect(session.frame.bar.filled == 0)
    session.handle("1")
    #expect(session.frame.bar.filled > 0)
    session.handle(digits("1", 298))
    let (filled, all) = session.frame.bar
    #expect(session.frame.words("n") == "300/300")
    #expect(filled < all)
    session.handle("1")
    #expect(session.questionFrame.bar == (all, all))
  }

  @Test("The bar goes back with the questions and to nothing with Restart")
  func back() throws {
    let session = try Session()
    var seen: [Int] = []
    func note() -> [Step] { check { seen.append(session.shown.bar.filled) } }
    session.run(
      note(), type("111111"), note(), type("u"), note(), press(.enter), note(), type("rr"), note())
    #expect(seen == [0, 25, 21, 25, 0])
    #expect(session.shown.words("n") == "1/36")
  }

  @Test("A question answered before still counts what lies before it only")
  func revisited() throws {
    let session = try Session(set: makeSet(4))
    session.run(type("111uuu"))
    #expect(session.shown.words("n") == "1/4")
    #expect(session.shown.bar.filled == 0)
    #expect(session.quiz.answeredCount == 3)
  }

  @Test("The instruction is on the first question alone", arguments: languages)
  func instruction(language: String) throws {
    let session = try Session(language)
    let text = session.content.interface.text(.instruction).squeezed
    session.run(
      check { #expect(session.shown.words("i") == text) }, type("1"),
      check { #expect(session.shown.words("i").isEmpty) }, type("u"),
      check { #expect(session.shown.words("i") == text) })
  }
}
