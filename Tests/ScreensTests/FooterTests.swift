import SixteenCore
import Terminal
import Testing
import TextLayout

@testable import Screens

@MainActor
@Suite("The line of keys")
struct FooterTests {
  private static let tables = [
    KeyTable.question, KeyTable.result(questionsLeft: 24, canSave: false),
    KeyTable.result(questionsLeft: nil, canSave: true), KeyTable.page, KeyTable.confirmLeave,
    KeyTable.confirmRestart,
  ]

  @Test("It fits, drops the lowest ranks first and keeps the order", arguments: languages)
  func fits(language: String) throws {
    let session = try Session(language)
    for table in Self.tables {
      let hinted = table.filter { $0.hint != nil }
      for columns in 20...120 {
        let footer = Footer(table, content: session.content, columns: columns)
        let shown = footer.bindings
        var canvas = Canvas(size: Size(rows: 1, columns: columns))
        footer.draw(in: &canvas, row: 0, column: 0)
        #expect(canvas.lines.allSatisfy { Columns.width(of: $0) == columns })
        let labels = shown.map(\.label)
        #expect(labels == hinted.map(\.label).filter(labels.contains), "\(columns)")
        let lowest = shown.map(\.rank).min() ?? 0
        let dropped = hinted.filter { !labels.contains($0.label) }
        #expect(dropped.allSatisfy { $0.rank <= lowest }, "\(columns)")
        for binding in shown { #expect(canvas.lines[0].contains(binding.label)) }
      }
    }
  }

  @Test("Nothing is missing where there is room", arguments: languages)
  func complete(language: String) throws {
    let session = try Session(language)
    for table in Self.tables {
      let footer = Footer(table, content: session.content, columns: 120)
      #expect(footer.bindings.count == table.count { $0.hint != nil })
    }
  }

  @Test("Every hint belongs to a key that does something")
  func noLies() {
    for binding in Self.tables.joined() where binding.hint != nil {
      #expect(!binding.commands.isEmpty, "\(binding.label)")
    }
  }

  @Test("Every key in the question's line does something there", arguments: languages)
  func questionKeys(language: String) throws {
    for binding in KeyTable.question where binding.hint != nil {
      for (key, _) in binding.commands {
        // At the second question with a focus everything has something to do.
        let session = try Session(language)
        var before: Canvas?
        let focus: Key = key == .down || key == .right || key == .character("j") ? .up : .down
        let ending = session.run(
          type("1"), press(focus), check { before = session.shown }, press(key))
        #expect(ending.isHangUp)
        #expect(session.shown.cells != before?.cells, "\(key)")
      }
    }
  }

  @Test("Every key in the result's line does something there", arguments: languages)
  func resultKeys(language: String) throws {
    for binding in KeyTable.result(questionsLeft: 24, canSave: false) where binding.hint != nil {
      let effects = try binding.commands.map { key, _ in
        let session = try Session(language)
        var before: Canvas?
        let ending = session.run(
          Scene.resultTop.steps(), check { before = session.shown }, press(key))
        return ending.isLeft || session.shown.cells != before?.cells
      }
      // At the top there is no scrolling up.
      #expect(binding.action == nil ? effects.contains(true) : !effects.contains(false))
    }
  }

  @Test("What cannot be saved or continued is not promised")
  func promises() throws {
    let session = try Session(set: makeSet(4))
    session.run(type("1111"))
    let footer = session.shown.words("k")
    #expect(footer == "↑↓ril?q")
    session.handle("s")
    #expect(session.showsResult)
  }
}
