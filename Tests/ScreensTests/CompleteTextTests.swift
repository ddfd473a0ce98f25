import SixteenCore
import Terminal
import Testing
import TextLayout

@testable import Screens

@MainActor
@Suite("Texts in full at every size")
struct CompleteTextTests {
  nonisolated private static let sizes = [(24, 10), (40, 14)]

  @Test("Prompt and choices are seen whole, scrolled if need be", arguments: languages, sizes)
  func questions(language: String, size: (Int, Int)) throws {
    let session = try Session(language, columns: size.0, rows: size.1, form: "full")
    session.open()
    for question in session.quiz.questions {
      let text = session.scrolledText(roles: "ipcC", rows: 1..<size.1 - 1)
      let wanted = ([question.prompt] + question.choices.map(\.content)).map(session.content.text)
      let expected = (wanted[0] + "1" + wanted[1] + "2" + wanted[2]).squeezed
      #expect(text.hasSuffix(expected), "\(question.id): \(text)")
      session.handle("1")
    }
    #expect(session.showsResult)
  }

  @Test(
    "From 40 by 14 on both choices are on screen in frames, without scrolling",
    arguments: languages, [(40, 14), (80, 24)])
  func full(language: String, size: (Int, Int)) throws {
    let session = try Session(language, columns: size.0, rows: size.1, form: "full")
    session.open()
    for question in session.quiz.questions {
      let frame = session.frame
      #expect(frame.text.count { $0 == "╭" } == 2, "\(question.id)")
      for choice in question.choices {
        let text = session.content.text(choice.content).squeezed
        #expect(frame.words("c").contains(text), "\(question.id)")
      }
      session.handle("1")
    }
  }

  @Test("A focused choice is on screen whatever the size", arguments: languages, sizes)
  func focus(language: String, size: (Int, Int)) throws {
    let session = try Session(language, columns: size.0, rows: size.1)
    session.open()
    for question in session.quiz.questions {
      for (index, key) in [Key.up, .down].enumerated() {
        session.handle(.key(key))
        let focused = session.frame.words("C")
        #expect(focused.hasPrefix("▶\(index + 1)"), "\(question.id)")
        let text = session.content.text(question.choices[index].content).squeezed
        #expect(focused.hasSuffix(text), "\(question.id): \(focused)")
      }
      session.handle("1")
    }
  }

  @Test("Every result says all there is to say", arguments: PersonalityType.allCases)
  func results(type: PersonalityType) throws {
    let personality = try PersonalityList.bundled().personality(for: type)
    let tallies = Pair.allCases.map { pair in
      type[pair] == pair.first
        ? Tally(pair: pair, first: 5, second: 4) : Tally(pair: pair, first: 4, second: 5)
    }
    let number = PersonalityType.allCases.firstIndex(of: type) ?? 0
    let size = Self.sizes[number % Self.sizes.count]
    // All types, all languages and all sizes, if not all with all.
    let language = languages[number / 2 % 2]
    let session = try Session(language, columns: size.0, rows: size.1)
    let result = ResultScreen()
    result.outcome = Outcome(tallies: tallies)
    session.open(result)
    let inside = Dialog(on: session.host.size, columns: 74, rows: 1000).inside
    let text = session.scrolledText(roles: "txH", rows: inside.row..<inside.endRow)
    let texts =
      [personality.essence, personality.description, personality.mismatch]
      + personality.strengths + personality.costs
    let wanted =
      texts.map { session.content.text($0) }
      + [session.content.title(of: personality), session.content.interface.text(.honestLine)]
    #expect(wanted.filter { !text.contains($0.squeezed) } == [], "\(language) \(size)")
  }

  @Test("Pages say all there is to say", arguments: languages, sizes)
  func about(language: String, size: (Int, Int)) throws {
    let session = try Session(language, columns: size.0, rows: size.1)
    session.open(PageScreen.about(Scene.outcome, places: nil))
    let inside = Dialog(on: session.host.size, columns: 64, rows: 1000).inside
    let text = session.scrolledText(roles: "xH", rows: inside.row..<inside.endRow)
    let messages: [Message] = [
      .aboutHypothesis, .aboutUse, .aboutRetest, .aboutValidity, .aboutPrivacy,
      .aboutClarityTitle, .aboutClarity, .aboutTieTitle, .aboutTie, .aboutTermsTitle, .aboutTerms,
      .aboutFunctionsTitle,
    ]
    let wanted = (messages + Pole.allCases.map(\.glossMessage))
      .map { session.content.interface.text($0) }
    #expect(wanted.filter { !text.contains($0.squeezed) } == [])
  }

  @Test("Questions to the user and the line about size are never cut", arguments: languages)
  func short(language: String) throws {
    for (scene, message) in [(Scene.quit, Message.confirmLeave), (.restart, .confirmRestart)] {
      try scene.visit(language) { session, canvas in
        let text = session.content.interface.text(message).squeezed
        #expect(canvas.words("p").contains(text), "\(canvas.size)")
      }
    }
    for columns in 14...23 {
      let session = try Session(language, columns: columns, rows: 9)
      #expect(session.frame.text.contains("24×10"), "\(columns)")
    }
  }

  @Test("The input-method hint is never cut", arguments: languages)
  func inputMethod(language: String) throws {
    try Scene.inputMethod.visit(language) { session, canvas in
      let hint = session.content.interface.text(.inputMethod).squeezed
      #expect(canvas.words("H") == hint, "\(canvas.size)")
    }
  }
}
