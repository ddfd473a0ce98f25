import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Keys on the result")
struct ResultKeyTests {
  private func session(_ steps: [Step]...) throws -> Session {
    let session = try Session(set: makeSet(4))
    session.run(type("1111"), Array(steps.joined()))
    return session
  }

  private func top() throws -> [String] { try session().shown.lines }

  @Test("Enter presses nothing that Tab has not reached", arguments: 1...3)
  func enter(times: Int) throws {
    let session = try session((0..<times).flatMap { _ in press(.enter) })
    #expect(session.showsResult)
    #expect(session.shown.lines == (try top()))
  }

  @Test("Tab goes round the buttons, Shift-Tab the other way")
  func tab() throws {
    var labels: [String] = []
    let session = try Session()
    func note() -> [Step] { check { labels.append(String(session.shown.words("K").prefix(2))) } }
    session.run(
      Scene.resultTop.steps(), (0..<7).flatMap { _ in press(.tab) + note() },
      press(.backTab), note())
    #expect(labels == ["▶r", "▶m", "▶i", "▶l", "▶?", "▶q", "▶r", "▶q"])
  }

  @Test("Shift-Tab begins with the last button")
  func backTab() throws {
    #expect(try session(press(.backTab)).shown.words("K").hasPrefix("▶q"))
  }

  @Test("Enter presses the button reached")
  func pressing() throws {
    #expect(try session(press(.tab, .enter)).showsQuestion)
    #expect(try session(press(.tab, .tab, .enter)).showsPage)
    #expect(try session(press(.tab, .tab, .tab, .enter)).content.language.id == "zh-Hant")
    let session = try Session()
    let ending = session.run(Scene.resultTop.steps(), press(.backTab, .enter))
    #expect(ending.isLeft)
  }

  @Test(
    "The focus keeps to its button when language or size change",
    arguments: [24, 28, 33, 40, 47, 56, 80])
  func focusStays(columns: Int) throws {
    let session = try Session(columns: columns, rows: 14, set: makeSet(4))
    session.open()
    session.handle("1111")
    for _ in 0..<6 {
      session.handle(.key(.tab))
      let before = session.frame.words("K").prefix(2)
      session.handle("l")
      let footer = session.frame.words("kK")
      let after = session.frame.words("K").prefix(2)
      if footer.contains(before.dropFirst()) { #expect(after == before, "\(footer)") }
      session.handle("l")
    }
  }

  @Test(
    "Arrows and j, k scroll by a row, Space and page keys by a page",
    arguments: [
      ([.down], 1), ([.right], 1), ([.character("j")], 1), ([.down, .down], 2),
      ([.down, .down, .up], 1), ([.down, .down, .left], 1), ([.down, .character("k")], 0),
      ([.up], 0), ([.pageDown], 17), ([.character(" ")], 17), ([.character("\u{3000}")], 17),
      ([.pageDown, .pageUp], 0), ([.end, .home], 0),
    ] as [([Key], Int)])
  func scrolling(keys: [Key], offset: Int) throws {
    let all = try session().shown
    let session = try session(keys.flatMap { press($0) })
    let inside = Dialog(on: session.host.size, columns: 74, rows: 1000).inside
    func row(_ canvas: Canvas, _ number: Int) -> String {
      (inside.column..<inside.endColumn).map { canvas[inside.row + number, $0].text }.joined()
    }
    for number in 0..<inside.rows - offset {
      #expect(row(session.shown, number) == row(all, number + offset))
    }
  }

  @Test("Scrolling ends at the end")
  func end() throws {
    let end = try session(press(.end)).shown
    #expect(try session(press(.end, .down, .pageDown)).shown.lines == end.lines)
    let pages = (0..<9).flatMap { _ in press(.pageDown) }
    #expect(try session(pages).shown.lines == end.lines)
  }

  @Test("q and Esc leave at once", arguments: [.character("q"), .character("Ｑ"), .escape] as [Key])
  func leave(key: Key) throws {
    let session = try Session(set: makeSet(4))
    let ending = session.run(type("1111"), press(key))
    #expect(ending.isLeft)
    #expect(session.quiz.isFinished)
  }

  @Test("i tells about the result, and Esc goes back to where one was")
  func about() throws {
    let session = try Session()
    var before: Canvas?
    session.run(
      Scene.resultTop.steps(), press(.down, .tab), check { before = session.shown }, type("i"),
      check { #expect(session.showsPage) }, press(.down, .escape))
    #expect(session.showsResult)
    #expect(session.shown.cells == before?.cells)
  }

  @Test("Letters work in either case and in full width", arguments: ["R", "ｒ", "Ｒ"])
  func folded(key: String) throws {
    #expect(try session(type(key)).showsQuestion)
    let about = try session(type(key == "R" ? "I" : "ｉ"))
    #expect(about.showsPage)
  }

  @Test("Keys of the question do nothing here", arguments: ["1", "2", "u", "x", "s"])
  func others(key: String) throws {
    #expect(try session(type(key)).shown.lines == (try top()))
  }
}
