import Foundation
import SixteenCore
import Testing

@testable import Screens

@MainActor
@Suite("A result as JSON")
struct ExportJSONTests {
  private func parse(_ text: String) throws -> [String: Any] {
    try required(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("It has the type in words, the answers counted, its origin and what it is not")
  func whole() throws {
    let outcome = makeOutcome(try required(PersonalityType(code: "INTJ")))
    let document = try makeDocument(outcome, language: "zh-Hant")
    #expect(
      try document.text(.json) == """
        {
          "schema": 1,
          "type": "INTJ",
          "name": "布局者",
          "category": "NT",
          "language": "zh-Hant",
          "form": "short",
          "form_version": "1.0",
          "answers": "1212",
          "finished": "2026-01-31T08:05:09Z",
          "counts": { "E": 4, "I": 5, "S": 3, "N": 6, "T": 7, "F": 2, "J": 8, "P": 1 },
          "shares": { "E": 44, "I": 56, "S": 33, "N": 67, "T": 78, "F": 22, "J": 89, "P": 11 },
          "ties": [],
          "neighbours": ["ENTJ"],
          "note": "\(document.honestLines.joined())",
          "program_version": "9.8.7"
        }

        """)
  }

  @Test(
    "For every type it is valid and says what a result is not",
    arguments: PersonalityType.allCases, languages)
  func valid(type: PersonalityType, language: String) throws {
    let document = try makeDocument(makeOutcome(type), language: language)
    let object = try parse(try document.text(.json))
    #expect(object["type"] as? String == type.code)
    #expect(object["name"] as? String == document.content.text(document.personality.name))
    let counts = try required(object["counts"] as? [String: Int])
    let shares = try required(object["shares"] as? [String: Int])
    for tally in document.outcome.tallies {
      for pole in [tally.pair.first, tally.pair.second] {
        #expect(counts[pole.rawValue] == tally.count(of: pole))
        #expect(shares[pole.rawValue] == tally.share(of: pole))
      }
    }
    let note = try required(object["note"] as? String)
    for line in document.honestLines { #expect(note.contains(line)) }
  }

  @Test("Ties and neighbours are lists of pairs and types")
  func lists() throws {
    let object = try parse(try makeDocument(evenOutcome, language: "en").text(.json))
    #expect(object["ties"] as? [String] == ["EI", "SN", "TF", "JP"])
    #expect(object["neighbours"] as? [String] == ["ENFP", "ISFP", "INTP", "INFJ"])
  }

  @Test(
    "Every character comes back", arguments: [hostile, "\u{0}\u{1F}\t\n\r\"\\/ \u{7F}é中👍\u{2028}"])
  func escaping(text: String) throws {
    let document = JSONNode.object([(text, .list([.text(text), .integer(-7)]))]).document
    #expect(try parse(document)[text] as? [AnyHashable] == [text, -7])
  }
}
