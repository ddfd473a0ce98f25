import SixteenCore
import Terminal
import Testing
import TextLayout

@testable import Screens

@MainActor
@Suite("A result as a card")
struct ExportCardTests {
  /// A line of text, where it stands, and how much room it may need.
  private struct Line {
    let text: String
    let columns: Range<Int>
    let baseline: Int
    let size: Int
    let fill: String

    init(_ node: MarkupNode) throws {
      text = node.text
      baseline = try required(node.number("y"))
      size = try required(node.number("font-size"))
      fill = try required(node.attributes["fill"])
      let x = try required(node.number("x"))
      let ems = TextCell.cells(of: text).map { $0.columns == 2 ? 1 : 0.6 }.reduce(0, +)
      let width = Int(ems * Double(size))
      switch node.attributes["text-anchor"] {
      case "middle": columns = x - width / 2..<x + width / 2
      case "end": columns = x - width..<x
      default: columns = x..<x + width
      }
    }

    func overlaps(_ other: Line) -> Bool {
      columns.overlaps(other.columns) && abs(baseline - other.baseline) < min(size, other.size)
    }
  }

  private func card(_ document: ResultDocument) throws -> (root: MarkupNode, lines: [Line]) {
    let root = try MarkupNode.parse(try document.text(.svg))
    return (root, try root.all("text").map(Line.init))
  }

  @Test(
    "Nothing runs into anything else",
    arguments: PersonalityType.allCases.map(makeOutcome) + [evenOutcome], languages)
  func room(outcome: Outcome, language: String) throws {
    let (root, lines) = try card(try makeDocument(outcome, language: language))
    #expect(root.attributes["viewBox"] == "0 0 1200 630")
    let panel = try required(root.all("rect").first { $0.number("rx") == 28 })
    let left = try required(panel.number("x"))
    let right = left + (try required(panel.number("width")))
    let bottom = try required(panel.number("y")) + (try required(panel.number("height")))
    let rule = try required(
      root.all("rect").first { $0.number("height") == 1 && $0.number("x") == 76 })
    let notesTop = try required(rule.number("y"))
    for (number, line) in lines.enumerated() {
      #expect(
        line.columns.lowerBound >= left + 38 && line.columns.upperBound <= right - 38, "\(line)")
      #expect(line.baseline <= bottom - 16)
      // Beside the picture, or below the rule.
      #expect(
        line.columns.lowerBound > 460 + 20 && line.baseline < notesTop - 16
          || line.baseline > notesTop + line.size, "\(line)")
      for other in lines[..<number] { #expect(!line.overlaps(other), "\(line) \(other)") }
    }
  }

  @Test(
    "It is a picture and nothing else, with words for those who do not see it",
    arguments: PersonalityType.allCases, languages)
  func selfContained(type: PersonalityType, language: String) throws {
    let document = try makeDocument(makeOutcome(type), language: language)
    let (root, _) = try card(document)
    #expect(root.foreignParts == [])
    #expect(root.attributes["xml:lang"] == language)
    #expect(root.attributes["role"] == "img")
    #expect(root.children.first?.name == "title")
    #expect(root.children.first?.text == document.title)
    let description = try required(root.all("desc").first).text
    let caption = try ResultText(content: document.content).caption(type)
    for part in [caption] + document.notes + document.honestLines {
      #expect(description.contains(part))
    }
  }

  @Test(
    "What a result is not can be read on it",
    arguments: [Message.aboutHypothesis, .aboutUse, .aboutTie], languages)
  func honest(message: Message, language: String) throws {
    let document = try makeDocument(evenOutcome, language: language)
    let (_, lines) = try card(document)
    let text = lines.map(\.text).joined().squeezed
    #expect(text.contains(document.interface.text(message).squeezed))
  }

  @Test("Counts, shares and bars are those of the answers", arguments: languages)
  func bars(language: String) throws {
    let document = try makeDocument(
      makeOutcome(try required(PersonalityType(code: "INTJ"))), language: language)
    let (root, lines) = try card(document)
    let texts = lines.map(\.text)
    let bright = root.all("rect").filter {
      $0.attributes["fill"] == CardColors(.NT).bar.hexadecimal
    }
    #expect(bright.compactMap { $0.number("width") } == [344, 413, 482, 551])
    #expect(bright.compactMap { $0.number("x") } == [1124 - 344, 1124 - 413, 504, 504])
    for tally in document.outcome.tallies {
      let (first, second) = (tally.pair.first, tally.pair.second)
      let clarity = document.interface.text(try required(tally.clarity).message)
      #expect(texts.contains("\(tally.first) : \(tally.second) · \(clarity)"))
      #expect(
        texts.contains {
          $0.hasPrefix(first.rawValue) && $0.hasSuffix(" \(tally.share(of: first))%")
        })
      #expect(
        texts.contains {
          $0.hasSuffix(second.rawValue) && $0.hasPrefix("\(tally.share(of: second))% ")
        })
    }
  }

  @Test("All texts contrast with what is behind them", arguments: Personality.Category.allCases)
  func contrast(category: Personality.Category) throws {
    let colors = CardColors(category)
    #expect(colors.ink.contrast(with: colors.panel) >= 4.5)
    #expect(colors.mutedInk.contrast(with: colors.panel) >= 4.5)
    #expect(colors.ink.contrast(with: colors.surface) >= 4.5)
    #expect(colors.bar.contrast(with: colors.panel) >= 3)
    let type = try required(PersonalityType.allCases.first { $0.category == category })
    let (_, lines) = try card(try makeDocument(makeOutcome(type), language: "en"))
    let inks = [colors.ink, colors.mutedInk].map(\.hexadecimal)
    for line in lines { #expect(inks.contains(line.fill)) }
  }

  @Test("The picture is the type's, pixel by pixel", arguments: PersonalityType.allCases)
  func picture(type: PersonalityType) throws {
    let (root, _) = try card(try makeDocument(makeOutcome(type), language: "en"))
    let group = try required(root.all("g").first { $0.attributes["transform"] != nil })
    var pixels: [String?] = Array(repeating: nil, count: Picture.columns * Picture.rows)
    for block in group.children {
      let (x, y) = (try required(block.number("x")), try required(block.number("y")))
      for column in x..<x + (try required(block.number("width"))) {
        pixels[y * Picture.columns + column] = block.attributes["fill"]
      }
    }
    let expected = try Picture.bundled(for: type).pixels.map { pixel in
      pixel.map { RGB($0.red, $0.green, $0.blue).hexadecimal }
    }
    #expect(pixels == expected)
  }

  @Test("Markup in a text is text")
  func hostileTexts() throws {
    let personality = try hostilePersonality()
    let document = try makeDocument(
      makeOutcome(personality.type), language: "en", personality: personality)
    let (root, lines) = try card(document)
    #expect(root.foreignParts == [])
    #expect(lines.contains { $0.text == hostile })
    #expect(root.children.first?.text == "INTJ · \(hostile)")
  }
}
