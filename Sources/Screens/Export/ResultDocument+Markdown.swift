import SixteenCore

extension ResultDocument {
  /// The result in Markdown: CommonMark with a table as GitHub has them.
  var markdown: String {
    var blocks = [
      "# \(escaped(title))",
      "> \(escaped(content.text(personality.essence)))",
      "**\(escaped(category))**",
      table,
    ]
    blocks += notes.map(escaped)
    blocks.append(escaped(content.text(personality.description)))
    blocks += list(.strengths, personality.strengths)
    blocks += list(.costs, personality.costs)
    let mismatch = interface.text(.mismatch, ["text": content.text(personality.mismatch)])
    blocks += [escaped(mismatch), "---"]
    blocks += honestLines.map(escaped)
    blocks.append(escaped(source))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// One row for each pair, as the bars have it; the pole whose letter counts is bold.
  private var table: String {
    let rows = outcome.tallies.map { tally in
      let (first, second) = (tally.pair.first, tally.pair.second)
      let clarity = tally.clarity.map { interface.text($0.message) } ?? ""
      return row([
        end(first, tally), escaped(share(of: first, in: tally)), escaped(counts(tally)),
        escaped(share(of: second, in: tally)), end(second, tally), escaped(clarity),
      ])
    }
    let head = [
      row(Array(repeating: "", count: 6)), row(["---", "--:", ":-:", ":--", "---", "---"]),
    ]
    return (head + rows).joined(separator: "\n")
  }

  private func end(_ pole: Pole, _ tally: Tally) -> String {
    pole == tally.winner ? "**\(escaped(label(pole)))**" : escaped(label(pole))
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private func list(_ heading: Message, _ texts: [LocalizedText]) -> [String] {
    let items = texts.map { "- \(escaped(content.text($0)))" }
    return ["## \(escaped(interface.text(heading)))", items.joined(separator: "\n")]
  }

  /// "2026-01-31 · Sixteen 0.1.0 · short 1.0".
  private var source: String {
    let program = "\(interface.text(.appTitle)) \(origin.programVersion)"
    return [origin.day, program, "\(origin.form) \(origin.formVersion)"]
      .joined(separator: " \(MarkdownText.separator) ")
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
}
