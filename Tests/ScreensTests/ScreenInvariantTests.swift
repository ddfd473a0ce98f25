import Terminal
import Testing
import TextLayout

@testable import Screens

@MainActor
@Suite("Every screen at every size")
struct ScreenInvariantTests {
  @Test(
    "Rows are as wide as the screen, frames straight, texts legible",
    arguments: Scene.allCases, languages)
  func drawing(scene: Scene, language: String) throws {
    try scene.visit(language) { session, canvas in
      #expect(canvas.size == session.terminal.size)
      #expect(canvas.widthFaults == [], "\(canvas.size)")
      #expect(canvas.frameFaults == [], "\(canvas.size)")
      #expect(canvas.contrastFaults(isModal: !scene.isQuestion) == [], "\(canvas.size)")
      let isOnScreen = canvas.cursor.map(canvas.bounds.contains) ?? false
      #expect(isOnScreen, "\(canvas.size)")
    }
  }

  @Test("The gradient is the original's, under a modal by 30 % darker", arguments: Scene.allCases)
  func gradient(scene: Scene) throws {
    // Under two modals it is darker still.
    guard scene != .about, scene != .helpOverResult else { return }
    try scene.visit("en") { _, canvas in
      #expect(canvas.gradientFaults(dimmed: !scene.isQuestion) == [], "\(canvas.size)")
    }
  }

  @Test(
    "Between text and frame of a dialog is a blank",
    arguments: [Scene.help, .about, .quit, .restart, .resultTop, .resultEnd], languages)
  func padding(scene: Scene, language: String) throws {
    try scene.visit(language) { _, canvas in
      let touching = (0..<canvas.size.rows).filter { row in
        let edges = (0..<canvas.size.columns).filter { column in
          let cell = canvas[row, column]
          return cell.style.ink == .automatic && ["│", "┃"].contains(cell.text)
        }
        guard edges.count == 2 else { return false }
        return canvas[row, edges[0] + 1].text != " " || canvas[row, edges[1] - 1].text != " "
      }
      #expect(touching.map { canvas.lines[$0] } == [], "\(canvas.size)")
    }
  }

  @Test("A cursor that follows the focus stays on the screen when the focus is scrolled away")
  func scrolledCursor() throws {
    let session = try Session("en", columns: 24, rows: 10)
    session.run(
      press(.down), press(.home),
      check {
        let canvas = session.shown
        let body = Rect(row: 1, column: 0, rows: 8, columns: 24)
        #expect(canvas.cursor.map(body.contains) ?? false)
      })
  }

  @Test(
    "With ASCII only nothing but texts, and glyphs that have a twin, is drawn",
    arguments: Scene.allCases)
  func ascii(scene: Scene) throws {
    let session = try Session("en", traits: Traits(colors: .none, hasGlyphs: false))
    session.run(scene.steps())
    let texts = Set("“”…–—中文".map(String.init))
    let glyphs = Set(Glyph.allCases.map(\.text))
    let others = Set(session.frame.cells.map(\.text)).filter { text in
      !text.allSatisfy(\.isASCII) && !glyphs.contains(text) && !texts.contains(text)
    }
    #expect(others.isEmpty)
  }

  @Test("What is under a modal is there again after it", arguments: languages)
  func restored(language: String) throws {
    let session = try Session(language, columns: 61, rows: 18)
    var before: Canvas?
    session.run(
      type("12") + press(.down), check { before = session.frame }, type("?"),
      check { #expect(session.frame.cells != before?.cells) }, press(.escape),
      check { #expect(session.frame.cells == before?.cells) }, type("q"), press(.enter),
      check { #expect(session.frame.cells == before?.cells) })
  }

  @Test(
    "A modal over full rows of Chinese has straight edges at odd and even columns",
    arguments: [40, 41, 50, 51, 80, 81])
  func overlay(columns: Int) throws {
    let session = try Session("zh-Hant", columns: columns, rows: 18)
    let full = FullScreen()
    session.run(
      full, check { session.host.present(PageScreen.about(Scene.outcome, places: nil)) },
      press(.down),
      check {
        #expect(session.frame.widthFaults == [])
        #expect(session.frame.frameFaults == [])
      })
  }
}

/// A screen full of wide characters.
private final class FullScreen: Screen {
  override func draw(in canvas: inout Canvas) {
    for row in 0..<canvas.size.rows {
      canvas.write(
        String(repeating: "字", count: canvas.size.columns / 2), row: row, column: row % 2,
        style: Theme.text)
    }
  }
}
