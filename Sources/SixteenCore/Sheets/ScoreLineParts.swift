/// What is the same in every line of JSON for a form, and how a line is made with it.
///
/// The line has the members of a `HistoryEntry` that do not depend on who answered when.
struct ScoreLineParts {
  private let beginning: [UInt8]
  /// What comes before each count.
  private let countNames: [[UInt8]]
  private let type = Array(#"},"type":""#.utf8)
  private let ties = Array(#"","ties":["#.utf8)
  private let end = Array("]}\n".utf8)
  /// The letters of each pair, and what comes when there is none.
  private let letters = Pair.allCases.map { pair in
    (
      first: letter(of: pair.first), second: letter(of: pair.second),
      tie: letter(of: pair.tieWinner)
    )
  }
  private let tieNames = Pair.allCases.map { Array("\"\($0.rawValue)\"".utf8) }
  private let limit: Int

  init(_ asked: AskedForm) {
    let members = JSONNode.object([
      ("schema", .integer(1)), ("form", .text(asked.name)), ("form_version", .text(asked.version)),
      ("answers", .text("")),
    ]).line
    // Without the end of the empty text and of the object.
    beginning = Array(members.utf8.dropLast(2))
    countNames = Pole.allCases.enumerated().map { index, pole in
      Array("\(index == 0 ? #"","counts":{"# : ",")\"\(pole.rawValue)\":".utf8)
    }
    let digits = String(asked.questions.count).count
    limit = beginning.count + asked.questions.count + 8 * digits + 256
  }

  func write(marks: [UInt8], counts: [Int], questions: [Int], to output: OutputBuffer) {
    output.append(limit: limit) { place in
      var cursor = ByteCursor(place: place)
      cursor.write(beginning)
      cursor.write(marks)
      for (name, count) in zip(countNames, counts) {
        cursor.write(name)
        cursor.write(decimal: count)
      }
      cursor.write(type)
      var tied: [Int] = []
      for (index, letter) in letters.enumerated() {
        let (first, second) = (counts[2 * index], counts[2 * index + 1])
        if SheetScore.isTooFew(answered: first + second, of: questions[index]) {
          cursor.write(UInt8(ascii: "X"))
        } else if first == second {
          cursor.write(letter.tie)
          tied.append(index)
        } else {
          cursor.write(first > second ? letter.first : letter.second)
        }
      }
      cursor.write(ties)
      for (number, index) in tied.enumerated() {
        if number > 0 { cursor.write(UInt8(ascii: ",")) }
        cursor.write(tieNames[index])
      }
      cursor.write(end)
      return cursor.place
    }
  }

  private static func letter(of pole: Pole) -> UInt8 {
    pole.rawValue.utf8.first ?? UInt8(ascii: "X")
  }
}
