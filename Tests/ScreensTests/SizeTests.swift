import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Sizes")
struct SizeTests {
  @Test("Another size changes no state", arguments: Scene.allCases)
  func resizing(scene: Scene) throws {
    let session = try Session("zh-Hant")
    var before: Canvas?
    session.run(
      scene.steps(), check { before = session.shown }, resize(1, 1), resize(24, 10),
      resize(200, 60), resize(3, 70), resize(80, 24))
    #expect(session.shown.cells == before?.cells)
    #expect(session.shown.cursor == before?.cursor)
  }

  @Test("On a screen too small keys are dead", arguments: [(23, 10), (24, 9), (1, 1), (200, 9)])
  func dead(columns: Int, rows: Int) throws {
    let session = try Session("en")
    let ending = session.run(
      type("12"), resize(columns, rows), type("12urq?l"), press(.enter, .escape, .down, .backspace),
      send(.click(Position(row: 0, column: 0)), .wheel(1), .unreadable), resize(80, 24))
    #expect(ending.isHangUp)
    #expect(session.showsQuestion)
    #expect(session.answers == [0, 1])
    #expect(session.screen.focusedChoice == nil)
    #expect(session.content.language.id == "en")
  }

  @Test("Ctrl-L, signals and the end of the terminal work at any size")
  func alive() throws {
    let session = try Session(columns: 5, rows: 2)
    let ending = session.run(press(.control("l")), send(.signal(15)))
    #expect(session.terminal.invalidationCount == 1)
    guard case .signal(15) = ending else {
      Issue.record("\(ending)")
      return
    }
  }

  @Test("Any size gives a frame of that size", arguments: 0..<20)
  func anySize(seed: Int) throws {
    let session = try Session("zh-Hant", set: makeSet(4))
    var number = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: UInt64) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((number >> 33) % limit)
    }
    let keys: [Key] = [
      .character("1"), .character("2"), .up, .down, .character("u"), .character("?"), .escape,
      .character("r"), .character("l"), .pageDown, .enter, .tab, .character("i"),
    ]
    let steps = (0..<25).flatMap { _ in
      resize(1 + random(120), 1 + random(40)) + press(keys[random(UInt64(keys.count))])
        + check {
          #expect(session.shown.size == session.terminal.size)
          #expect(session.shown.widthFaults == [])
        }
    }
    session.run(steps)
  }

  @Test("The line about the size fits from 14 columns on", arguments: languages, [14, 20, 23])
  func line(language: String, columns: Int) throws {
    let session = try Session(language, columns: columns, rows: 3)
    session.run()
    let text = session.content.interface.text(.tooSmall, ["columns": "24", "rows": "10"])
    #expect(session.shown.text.contains(text))
  }
}
