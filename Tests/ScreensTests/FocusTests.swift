import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("The focus on a question")
struct FocusTests {
  @Test("Nothing has the focus on arrival, and every question arrives so")
  func arrival() throws {
    let session = try Session()
    session.run(
      check { #expect(session.screen.focusedChoice == nil) }, type("1"),
      check { #expect(session.screen.focusedChoice == nil) }, press(.down, .enter),
      check {
        #expect(session.screen.currentQuestionIndex == 2)
        #expect(session.screen.focusedChoice == nil)
        #expect(!session.shown.text.contains("▶"))
      })
  }

  @Test(
    "Arrows and j, k focus a choice without going round",
    arguments: [
      (.up, 0), (.left, 0), (.character("k"), 0), (.character("Ｋ"), 0),
      (.down, 1), (.right, 1), (.character("j"), 1), (.character("J"), 1),
    ] as [(Key, Int)])
  func arrows(key: Key, choice: Int) throws {
    let session = try Session()
    for before in [[], [Key.up], [.down]] {
      session.open()
      before.forEach { session.handle(.key($0)) }
      for _ in 0..<3 {
        session.handle(.key(key))
        #expect(session.screen.focusedChoice == choice)
      }
    }
    #expect(session.answers == [])
  }

  @Test(
    "Without a focus, Enter and Space do nothing",
    arguments: [.enter, .character(" "), .character("\u{3000}")] as [Key])
  func noFocus(key: Key) throws {
    let session = try Session()
    session.run(press(key, key, key))
    #expect(session.answers == [])
    #expect(session.screen.focusedChoice == nil)
  }

  @Test(
    "Enter and Space choose what has the focus",
    arguments: [.enter, .character(" "), .character("\u{3000}")] as [Key])
  func confirm(key: Key) throws {
    let session = try Session()
    session.run(press(.down, key, .up, key, .down, .up, key))
    #expect(session.answers == [1, 0, 0])
  }

  @Test("The focused choice differs in characters and has the cursor", arguments: [0, 1])
  func marker(choice: Int) throws {
    let session = try Session()
    session.run(press(choice == 0 ? .up : .down))
    let frame = session.shown
    let marker = try #require(frame.position(of: "▶"))
    let number = try #require(frame.position(of: "▶ \(choice + 1)"))
    #expect(marker == number)
    #expect(frame.cursor == marker)
    #expect(frame.text.count { $0 == "▶" } == 1)
  }

  @Test("Keys that mean nothing change nothing", arguments: ["x", "3", "0", "s", "m", "i", "-"])
  func others(key: String) throws {
    let session = try Session()
    session.run(press(.down), type(key), press(.tab, .backTab, .control("a")))
    #expect(session.screen.focusedChoice == 1)
    #expect(session.answers == [])
    #expect(session.showsQuestion)
  }
}
