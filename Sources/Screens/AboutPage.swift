import SixteenCore
import Terminal

extension PageScreen {
  /// What a result is and is not: the honest part, and the terms behind it.
  static func about(_ outcome: Outcome, places: KeptPlaces?) -> PageScreen {
    PageScreen(.aboutTitle) { content, columns in
      let interface = content.interface
      func paragraph(_ message: Message, _ arguments: [String: String] = [:]) -> [PageRow] {
        PageRow.wrapped(interface.text(message, arguments), columns: columns)
      }
      func section(_ title: Message, _ text: [PageRow]) -> [PageRow] {
        PageRow.wrapped(interface.text(title), columns: columns, style: Theme.heading) + text
      }
      let close = outcome.tallies.filter { $0.clarity == .nearlyEven || $0.isTie }
        .map { "\(content.name(of: $0.pair.first))–\(content.name(of: $0.pair.second))" }
        .joined(separator: interface.text(.listSeparator))
      let blocks: [[PageRow]] = [
        paragraph(.aboutHypothesis),
        paragraph(.aboutUse),
        paragraph(.aboutRetest)
          + (close.isEmpty
            ? paragraph(.aboutNoClosePairs) : paragraph(.aboutClosePairs, ["pairs": close])),
        paragraph(.aboutValidity),
        places.map {
          paragraph(.aboutKept, ["progress": $0.progress, "history": $0.history])
        } ?? paragraph(.aboutPrivacy),
        section(.aboutClarityTitle, paragraph(.aboutClarity)),
        section(.aboutTieTitle, paragraph(.aboutTie)),
        section(.aboutTermsTitle, glosses(content, columns: columns) + paragraph(.aboutTerms)),
        section(
          .aboutFunctionsTitle,
          paragraph(
            .aboutFunctions, ["stack": outcome.type.functionStack.joined(separator: " ")])),
      ]
      return Array(blocks.joined(separator: [.blank]))
    }
  }

  /// Every pole with its two or three words of explanation.
  private static func glosses(_ content: Content, columns: Int) -> [PageRow] {
    Pole.allCases.flatMap { pole in
      PageRow.wrapped(
        "\(pole.rawValue) \(content.name(of: pole)) \(Glyph.dot.text) "
          + content.interface.text(pole.glossMessage), columns: columns)
    }
  }
}
