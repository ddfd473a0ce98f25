import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Switching the language")
struct LanguageTests {
  @Test("It changes texts and nothing else, on every screen", arguments: Scene.allCases)
  func onlyTexts(scene: Scene) throws {
    guard scene != .inputMethod else { return }
    let session = try Session("en")
    let plain = try Session("zh-Hant")
    plain.run(scene.steps())
    var before: (Quiz, Int?, Screen?)?
    session.run(
      scene.steps(),
      check { before = (session.quiz, session.screen.focusedChoice, session.host.topScreen) },
      type("l"))
    #expect(session.quiz == before?.0)
    #expect(session.screen.focusedChoice == before?.1)
    #expect(session.host.topScreen === before?.2)
    #expect(session.content.language.id == "zh-Hant")
    #expect(session.shown.lines == plain.shown.lines)
  }

  @Test("Twice is as before", arguments: Scene.allCases)
  func twice(scene: Scene) throws {
    guard scene != .inputMethod else { return }
    let session = try Session("zh-Hant")
    var before: Canvas?
    session.run(scene.steps(), check { before = session.shown }, type("lＬ"))
    #expect(session.shown.cells == before?.cells)
    #expect(session.content.language.id == "zh-Hant")
  }

  @Test("It changes neither answers nor what they come to")
  func result() throws {
    let session = try Session("en")
    session.run(type("1l2l" + digits("1", 34) + "l"))
    let plain = try Session("en")
    plain.run(type("12" + digits("1", 34)))
    #expect(session.quiz == plain.quiz)
    #expect(session.content.language.id == "zh-Hant")
  }

  @Test("No screen mixes languages", arguments: Scene.allCases)
  func unmixed(scene: Scene) throws {
    let english = try Session("en")
    english.run(scene.steps())
    let foreign = english.shown.text.replacing("中文", with: "").unicodeScalars.filter {
      (0x2E80...0xFFEF).contains($0.value)
    }
    #expect(foreign.isEmpty)

    let chinese = try Session("zh-Hant")
    chinese.run(scene.steps())
    let allowed: Set<Substring> = [
      "English", "Enter", "Esc", "Backspace", "Tab", "Space", "PgUp", "PgDn", "Home", "End", "Ctrl",
    ]
    let words = chinese.shown.text.split { !($0.isASCII && $0.isLetter) }
    let others = words.filter { word in
      word.count > 1 && !allowed.contains(word) && !word.allSatisfy { "EISNTFJP".contains($0) }
    }
    #expect(others == [])
  }

  @Test("A file in one language keeps it, the interface does not")
  func oneLanguage() throws {
    let session = try Session("zh-Hant", set: makeSet(4))
    session.run(check { #expect(session.shown.text.contains("選擇")) }, type("l"))
    #expect(session.shown.text.contains("Prompt 1"))
    #expect(session.shown.text.contains("choose"))
  }
}
