import SixteenCore
import Terminal
import Testing
import TextLayout

@testable import Screens

@MainActor
@Suite("The help")
struct HelpTests {
  nonisolated private static let sizes = [(24, 10), (31, 13), (40, 14), (60, 20), (80, 24)]

  /// The rows of the page on the screen, scrolled through.
  private func rows(_ session: Session) -> [String] {
    let inside = Dialog(on: session.host.size, columns: 64, rows: 1000).inside
    func row(_ canvas: Canvas, _ row: Int) -> String {
      (inside.column..<inside.endColumn).map { canvas[row, $0].text }.joined()
    }
    session.handle(.key(.home))
    var rows = (inside.row..<inside.endRow).map { row(session.frame, $0) }
    var before = session.frame
    while true {
      session.handle(.key(.down))
      let frame = session.frame
      if frame.cells == before.cells { return rows }
      rows.append(row(frame, inside.endRow - 1))
      before = frame
    }
  }

  @Test("Every key with a sentence is listed, whole", arguments: languages, sizes)
  func complete(language: String, size: (Int, Int)) throws {
    let session = try Session(language, columns: size.0, rows: size.1)
    session.open()
    session.handle("?")
    #expect(session.showsPage)
    let text = rows(session).joined().squeezed
    let bindings =
      KeyTable.question + KeyTable.result(questionsLeft: 24, canSave: false)
      + KeyTable.everywhere
    for binding in bindings {
      guard let help = binding.help else { continue }
      let sentence = session.content.interface.text(help)
      #expect(text.contains((binding.allKeys + sentence).squeezed), "\(binding.allKeys)")
    }
  }

  @Test(
    "A key is in the help if and only if it works", arguments: ["1", "2", "u", "r", "l", "?", "q"])
  func works(key: String) throws {
    let label = KeyTable.question.first { binding in
      binding.commands.contains { $0.key == .character(Character(key)) }
    }
    #expect(label?.help != nil)
  }

  @Test("Everything the tables bind has a sentence or a hint")
  func described() {
    for binding in KeyTable.question + KeyTable.result(questionsLeft: 24, canSave: true) {
      #expect(binding.help != nil, "\(binding.label)")
    }
    for binding in KeyTable.page + KeyTable.confirmLeave + KeyTable.confirmRestart {
      let isTold = binding.hint != nil || binding.help != nil
      #expect(isTold || binding.label == "l", "\(binding.label)")
    }
  }

  @Test("No two keys of a table are the same")
  func distinct() {
    let tables = [
      KeyTable.question, KeyTable.result(questionsLeft: 24, canSave: true), KeyTable.page,
      KeyTable.confirmLeave, KeyTable.confirmRestart,
    ]
    for table in tables {
      let keys = table.flatMap { $0.commands.map(\.key) }
      #expect(Set(keys).count == keys.count)
      #expect(keys.allSatisfy { $0.folded == $0 })
    }
  }

  @Test(
    "Keys for scrolling scroll",
    arguments: [
      .up, .down, .left, .right, .character("j"), .character("k"), .pageUp, .pageDown, .home, .end,
      .character(" "),
    ] as [Key])
  func scrolls(key: Key) throws {
    let session = try Session(columns: 40, rows: 14)
    session.run(type("?"), press(key))
    #expect(session.showsPage)
  }

  @Test(
    "Any other key closes, and answers nothing",
    arguments: [
      .character("1"), .character("q"), .character("?"), .character("x"), .character("中"), .enter,
      .escape, .backspace, .tab, .control("a"),
    ] as [Key])
  func closes(key: Key) throws {
    let session = try Session()
    let ending = session.run(type("1?"), press(key))
    #expect(ending.isHangUp)
    #expect(session.showsQuestion)
    #expect(session.answers == [0])
  }

  @Test("l switches and stays")
  func language() throws {
    let session = try Session("en")
    session.run(type("?l"))
    #expect(session.showsPage)
    #expect(session.content.language.id == "zh-Hant")
    #expect(session.shown.text.contains("按鍵"))
  }

  @Test("A page that fits does not offer to scroll")
  func noScrollHint() throws {
    let session = try Session(columns: 80, rows: 60)
    session.run(type("?"))
    #expect(!session.shown.words("h").contains("scroll"))
    #expect(session.shown.text.contains("Esc close"))
  }
}
