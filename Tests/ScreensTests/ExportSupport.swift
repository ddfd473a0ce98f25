import Foundation

@testable import Screens
@testable import SixteenCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a document that was parsed by somebody else's parser.
final class MarkupNode {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [MarkupNode] = []

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The element and all in it.
  var all: [MarkupNode] { [self] + children.flatMap(\.all) }

  func number(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  /// All elements of a name.
  func all(_ name: String) -> [MarkupNode] { all.filter { $0.name == name } }

  /// What would make a picture more than a picture, or ask the network for something.
  var foreignParts: [String] {
    let known: Set = [
      "svg", "title", "desc", "g", "rect", "circle", "path", "text", "tspan", "clipPath",
      "linearGradient", "stop",
    ]
    return all.flatMap { node in
      let values = node.attributes.filter { name, value in
        name.hasPrefix("on") || name.contains("href") || name == "style"
          || value.contains("url(") && !value.contains("url(#")
          || value.contains("//") && name != "xmlns"
      }
      return values.values + (known.contains(node.name) ? [] : [node.name])
    }
  }

  /// The root of a document.
  static func parse(_ document: String) throws -> MarkupNode {
    let reader = MarkupReader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? Absent() }
    return try required(reader.root)
  }
}

private final class MarkupReader: NSObject, XMLParserDelegate {
  var root: MarkupNode?
  private var open: [MarkupNode] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    let node = MarkupNode(name: elementName, attributes: attributeDict)
    open.last?.children.append(node)
    if root == nil { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}

/// A text that every form of a document has to escape.
let hostile = "<b>&amp; \"quoted\" 'it' *bold* _low_ `code` [link](x) |cell| \\back ~~no~~ $x$"

/// A document of made-up answers.
@MainActor
func makeDocument(
  _ outcome: Outcome, language: String, personality: Personality? = nil, formVersion: String = "1.0"
) throws -> ResultDocument {
  let languages = try LanguageList.bundled()
  let list = try PersonalityList.bundled()
  return ResultDocument(
    outcome, try personality ?? list.personality(for: outcome.type),
    neighbours: try outcome.neighbours.map(list.personality),
    origin: ResultOrigin(
      form: "short", formVersion: formVersion, answers: "1212", finished: "2026-01-31T08:05:09Z",
      programVersion: "9.8.7"),
    content: try Content(
      languages: languages, language: try required(languages.language(id: language))))
}

/// Answers that make a type: 5 : 4, 6 : 3, 7 : 2 and 8 : 1 for its letters.
func makeOutcome(_ type: PersonalityType) -> Outcome {
  Outcome(
    tallies: Pair.allCases.enumerated().map { number, pair in
      let (more, less) = (5 + number, 4 - number)
      let firstWins = type[pair] == pair.first
      return Tally(pair: pair, first: firstWins ? more : less, second: firstWins ? less : more)
    })
}

/// Answers that make nothing but ties.
let evenOutcome = Outcome(tallies: Pair.allCases.map { Tally(pair: $0, first: 3, second: 3) })

/// INTJ with a name and an essence that have to be escaped.
func hostilePersonality() throws -> Personality {
  let type = try required(PersonalityType(code: "INTJ"))
  let text = LocalizedText(hostile, language: "en")
  return Personality(
    type: type, name: text, essence: text, description: text, strengths: [text], costs: [text],
    mismatch: text)
}
