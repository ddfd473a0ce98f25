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
    let words = list.all.map { content.label(of: $0.category) }
    let wordWidth = words.map(Columns.width(of:)).max() ?? 0
    let indent = width + wordWidth + 4
    let lines = list.all.indices.flatMap { index in
      let essence = content.text(list.all[index].essence)
      let columns = OutputTraits.showsPictures ? OutputTraits.columns - indent : .max / 2
      // Where there is no room beside, the essence goes below.
      let beside = columns >= 20
      let pieces = LineBreaking.lines(of: essence, columns: beside ? columns : columns + indent - 2)
      let head = "\(titles[index].padded(to: width))  \(words[index].padded(to: wordWidth))"
      let margin = String(repeating: " ", count: beside ? indent : 2)
      return beside
        ? ["\(head)  \(pieces[0])"] + pieces.dropFirst().map { margin + $0 }
        : [head] + pieces.map { margin + $0 }
    }
    return text + lines.joined(separator: "\n")
  }
}
