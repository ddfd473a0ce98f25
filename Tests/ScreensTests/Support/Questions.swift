@testable import SixteenCore

/// Something that has to be there is not.
struct Absent: Error {
  var what = ""
}

/// The value, or a test failure where there is none.
func required<Value>(_ value: Value?, _ what: String = "\(Value.self)") throws -> Value {
  guard let value else { throw Absent(what: what) }
  return value
}

/// The languages whose screens are approved one by one. Another one takes no turn here, so that it
/// changes none of them.
let languages = ["zh-Hant", "en"]

/// A set of questions that ask about the pairs in turn, in English only; each pair's first pole is
/// the first choice in every other round, so that all-first answers tie where the count is a
/// multiple of 8.
func makeSet(_ count: Int) throws -> QuestionSet {
  let questions = try (0..<count).map { index in
    let pair = Pair.allCases[index % 4]
    let first = index / 4 % 2 == 0 ? pair.first : pair.second
    return try required(
      Question(
        id: "q\(index + 1)", prompt: LocalizedText("Prompt \(index + 1)", language: "en"),
        choices: [first, first.opposite].map {
          Choice(pole: $0, content: LocalizedText("\($0.rawValue) choice", language: "en"))
        }))
  }
  return QuestionSet(
    id: "made", version: "1", title: LocalizedText("Made up", language: "en"), forms: [],
    questions: questions)
}

/// Six real questions a pair, with the digits whose answers make the first pair even and the
/// others clear.
func evenSet() throws -> (set: QuestionSet, digits: String) {
  let all = try QuestionSet.bundled()
  let questions = Pair.allCases.flatMap { pair in
    all.questions.filter { $0.pair == pair }.prefix(6)
  }
  let digits = questions.enumerated().map { number, question in
    let isFirst = number < 6 ? number < 3 : number % 6 == 5
    let pole = isFirst ? question.pair.first : question.pair.second
    return question.choices[0].pole == pole ? "1" : "2"
  }
  let set = QuestionSet(
    id: "even", version: "1", title: all.title, forms: [], questions: questions)
  return (set, digits.joined())
}

/// A digit many times.
func digits(_ digit: String, _ count: Int) -> String { String(repeating: digit, count: count) }
