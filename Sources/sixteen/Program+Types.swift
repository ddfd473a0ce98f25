import Screens
import SixteenCore
import Terminal
import TextLayout

extension Program {
  /// Shows all types, or one in full: with pictures on a terminal, else in words.
  func showTypes() throws -> ExitStatus {
    let traits = OutputTraits.current
    let list = try PersonalityList.bundled()
    guard let word = options.operands.first else {
      return tell(try allTypes(list, traits: traits))
    }
    guard let type = PersonalityType(code: word.uppercased()) else {
      let codes = PersonalityType.allCases.map(\.code).sorted().joined(separator: " ")
      return fail(
        .usage, interface.text(.errorUnknownType, ["type": Quotation.of(word), "types": codes]))
    }
    let personality = try list.personality(for: type)
    guard OutputTraits.showsPictures else {
      let text = ResultText(content: content)
      let lines =
        text.headline(personality) + [try text.caption(type)] + text.description(personality)
      return tell(lines.joined(separator: "\n"))
    }
    let sheet = try TypeSheet(content: content, traits: traits)
      .sheet(of: personality, columns: OutputTraits.columns)
    return tell(sheet.escapeSequences(Palette(depth: traits.colors)), ending: "")
  }

  private func allTypes(_ list: PersonalityList, traits: Traits) throws -> String {
    var text = ""
    if OutputTraits.showsPictures {
      text = try TypeSheet(content: content, traits: traits)
        .contactSheet(columns: OutputTraits.columns)
        .escapeSequences(Palette(depth: traits.colors))
    }
    let titles = list.all.map(content.title(of:))
    let width = titles.map(Columns.width(of:)).max() ?? 0
    let lines = zip(titles, list.all).map { title, personality in
      ([title.padded(to: width)] + ResultText(content: content).headline(personality).dropFirst())
        .joined(separator: "  ")
    }
    return text + lines.joined(separator: "\n")
  }
}
