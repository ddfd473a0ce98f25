import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Input methods that swallow letters")
struct InputMethodTests {
  @Test("After three Chinese keys there is a hint, not before", arguments: languages)
  func chinese(language: String) throws {
    let session = try Session(language)
    session.run(
      type("ㄇ一"), check { #expect(!session.screen.showsInputMethodHint) }, type("ˊ"),
      check { #expect(session.screen.showsInputMethodHint) })
    let hint = session.content.interface.text(.inputMethod)
    #expect(session.shown.text.contains(hint))
    #expect(session.answers == [])
  }

  @Test("Undecodable bytes count as well")
  func unreadable() throws {
    let session = try Session()
    session.run(send(.unreadable, .unreadable), type("中"))
    #expect(session.screen.showsInputMethodHint)
  }

  @Test(
    "A good key takes the hint away",
    arguments: [.up, .down, .character("1"), .character("１"), .enter, .backspace] as [Key])
  func goodKey(key: Key) throws {
    let session = try Session()
    session.run(type("中文字"), press(key))
    #expect(!session.screen.showsInputMethodHint)
    #expect(session.shown.text.contains("q quit"))
  }

  @Test("Good keys in between begin the count anew")
  func between() throws {
    let session = try Session()
    session.run(type("中文"), press(.down), type("中文"))
    #expect(!session.screen.showsInputMethodHint)
  }

  @Test("Letters that mean nothing do not count")
  func letters() throws {
    let session = try Session()
    session.run(type("xyzabc"))
    #expect(!session.screen.showsInputMethodHint)
  }

  @Test("The hint does not outlast the question on which it came up")
  func nextQuestion() throws {
    let session = try Session()
    session.run(type("中文字1"), check { #expect(!session.screen.showsInputMethodHint) })
    #expect(session.answers == [0])
  }
}
