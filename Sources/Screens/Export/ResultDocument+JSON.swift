import SixteenCore

extension ResultDocument {
  /// The version of the form of the object; it goes up when a member changes its meaning.
  private static let schema = 1

  /// The result as a JSON object. Members that the history has too are named as there.
  var json: String {
    JSONNode.object([
      ("schema", .integer(Self.schema)),
      ("type", .text(outcome.type.code)),
      ("name", .text(content.text(personality.name))),
      ("category", .text(personality.category.rawValue)),
      ("language", .text(content.language.id)),
      ("form", .text(origin.form)),
      ("form_version", .text(origin.formVersion)),
      ("answers", .text(origin.answers)),
      ("finished", .text(origin.finished)),
      ("counts", poles { $0.count(of: $1) }),
      ("shares", poles { $0.share(of: $1) }),
      ("ties", .list(outcome.ties.map { .text($0.rawValue) })),
      ("neighbours", .list(neighbours.map { .text($0.type.code) })),
      ("note", .text(Self.paragraph(honestLines))),
      ("program_version", .text(origin.programVersion)),
    ]).document
  }

  /// A number for each of the eight poles, in the order of the pairs.
  private func poles(_ number: (Tally, Pole) -> Int) -> JSONNode {
    .object(
      outcome.tallies.flatMap { tally in
        [tally.pair.first, tally.pair.second].map { pole in
          (pole.rawValue, .integer(number(tally, pole)))
        }
      })
  }
}
