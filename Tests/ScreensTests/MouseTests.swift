import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("The mouse")
struct MouseTests {
  /// Where a text is on the first question.
  private func place(
    of text: String, columns: Int = 80, rows: Int = 24, after steps: [Step] = []
  ) throws -> Position {
    let session = try Session(columns: columns, rows: rows)
    session.run(steps)
    return try #require(session.shown.position(of: text))
  }

  @Test("A click on a choice chooses it", arguments: [0, 1], [(80, 24), (40, 14), (120, 40)])
  func choices(choice: Int, size: (Int, Int)) throws {
    let plain = try Session(columns: size.0, rows: size.1)
    let text = plain.content.text(plain.quiz.questions[0].choices[choice].content).prefix(12)
    let position = try place(of: String(text), columns: size.0, rows: size.1)
    for offset in [-4, 0, 8] {
      let session = try Session(columns: size.0, rows: size.1)
      let click = Position(row: position.row, column: position.column + offset)
      session.run(send(.click(click)))
      #expect(session.answers == [choice])
    }
  }

  @Test("A click on the frame of a choice chooses it, one beside it nothing")
  func edges() throws {
    let corner = try place(of: "╭")
    let on = try Session()
    on.run(send(.click(corner)))
    #expect(on.answers == [0])
    let beside = try Session()
    beside.run(
      send(.click(Position(row: corner.row, column: corner.column - 1))),
      send(.click(Position(row: corner.row - 1, column: corner.column))),
      send(.click(Position(row: 0, column: 0))), send(.click(Position(row: 99, column: 999))))
    #expect(beside.answers == [])
  }

  @Test("A click on a key in the bottom line presses it")
  func footer() throws {
    let help = try Session()
    help.run(send(.click(try place(of: "? keys"))))
    #expect(help.showsPage)
    let back = try Session()
    let position = try place(of: "Backspace back", after: type("1"))
    back.run(type("1"), send(.click(position)))
    #expect(back.screen.currentQuestionIndex == 0)
    let language = try Session()
    language.run(send(.click(try place(of: "l 中文"))))
    #expect(language.content.language.id == "zh-Hant")
    let quit = try Session()
    #expect(quit.run(send(.click(try place(of: "q quit")))).isLeft)
  }

  @Test("A click on the result's buttons presses them")
  func result() throws {
    let session = try Session(set: makeSet(4))
    session.run(type("1111"))
    for (text, code) in [("r again", "question"), ("i about", "page"), ("? keys", "page")] {
      let position = try #require(session.shown.position(of: text))
      let other = try Session(set: makeSet(4))
      other.run(type("1111"), send(.click(position)))
      #expect(code == "page" ? other.showsPage : other.showsQuestion)
    }
    let frame = session.shown
    session.handle(.click(Position(row: 5, column: 40)))
    #expect(session.frame.cells == frame.cells)
  }

  @Test("A click closes a page")
  func page() throws {
    let session = try Session()
    session.run(type("?"), send(.click(Position(row: 5, column: 40))))
    #expect(session.showsQuestion)
    #expect(session.answers == [])
  }

  @Test("The wheel scrolls what does not fit and nothing else")
  func wheel() throws {
    let session = try Session()
    var before: Canvas?
    session.run(check { before = session.shown }, send(.wheel(1)))
    #expect(session.shown.cells == before?.cells)
    let small = try Session(columns: 24, rows: 10)
    var top: Canvas?
    session.run()
    small.run(
      check { top = small.shown }, send(.wheel(1)),
      check { #expect(small.shown.cells != top?.cells) }, send(.wheel(-1)))
    #expect(small.shown.cells == top?.cells)
  }

  @Test("On a scrolled screen a click chooses what is seen there")
  func scrolled() throws {
    let session = try Session(columns: 24, rows: 10)
    session.run(press(.end))
    let two = try #require(session.shown.position(of: " 2 "))
    let other = try Session(columns: 24, rows: 10)
    other.run(press(.end), send(.click(two)))
    #expect(other.answers == [1])
  }
}
