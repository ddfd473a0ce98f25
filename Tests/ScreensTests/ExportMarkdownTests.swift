import SixteenCore
import Testing

@testable import Screens

@MainActor
@Suite("A result as Markdown")
struct ExportMarkdownTests {
  @Test("It begins with the letters, the essence and the four pairs")
  func head() throws {
    let outcome = makeOutcome(try required(PersonalityType(code: "INTJ")))
    let text = try makeDocument(outcome, language: "en").text(.markdown)
    #expect(
      text.hasPrefix(
        """
        # INTJ · Long-View Shaper

        > You plan from the far end back to today.

        **NT Reason**

        |  |  |  |  |  |  |
        | --- | --: | :-: | :-- | --- | --- |
        | E Extraversion | 44% | 4 : 5 | 56% | **I Introversion** | nearly even |
        | S Sensing | 33% | 3 : 6 | 67% | **N Intuition** | more often |
        | **T Thinking** | 78% | 7 : 2 | 22% | F Feeling | mostly |
        | **J Judging** | 89% | 8 : 1 | 11% | P Perceiving | nearly all |

        One answer the other way could make it: ENTJ Course Setter.

        """))
    #expect(text.hasSuffix("\n\n2026-01-31 · Sixteen 9.8.7 · short 1.0\n"))
  }

  @Test(
    "Every type is told in full, with what it is not",
    arguments: PersonalityType.allCases, languages)
  func complete(type: PersonalityType, language: String) throws {
    let document = try makeDocument(makeOutcome(type), language: language)
    let text = try document.text(.markdown)
    let personality = document.personality
    let texts =
      [personality.name, personality.essence, personality.description]
      + personality.strengths + personality.costs + [personality.mismatch]
    for part in texts.map(document.content.text) + document.honestLines {
      #expect(text.contains(MarkdownText.escaped(part)))
    }
    #expect(document.honestLines.count == 3)
    #expect(text.contains("\n- "))
  }

  @Test("Ties are named with their rule", arguments: languages)
  func ties(language: String) throws {
    let document = try makeDocument(evenOutcome, language: language)
    let text = try document.text(.markdown)
    #expect(document.notes.count == 5)
    for note in document.notes { #expect(text.contains("\n\n\(note)\n\n")) }
  }

  @Test(
    "Nothing in a text is taken for markup",
    arguments: [
      ("a < b & \"c\"", "a \\< b \\& \"c\""), ("*b* _i_ `c`", "\\*b\\* \\_i\\_ \\`c\\`"),
      ("[t](u) | \\", "\\[t\\](u) \\| \\\\"), ("# one # two", "\\# one # two"),
      ("- item - dash", "\\- item - dash"), ("+ a", "\\+ a"), ("=== a", "\\=== a"),
      ("1. first 2.", "1\\. first 2."), ("12) x", "12\\) x"), ("a\n# b\n", "a # b"),
      ("~~s~~ $m$", "\\~\\~s\\~\\~ \\$m\\$"), ("1.5 一題。", "1\\.5 一題。"), ("", ""),
    ])
  func escaping(text: String, expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test("Texts of others are escaped wherever they stand")
  func hostileTexts() throws {
    let personality = try hostilePersonality()
    let text = try makeDocument(
      makeOutcome(personality.type), language: "en", personality: personality,
      formVersion: hostile
    ).text(.markdown)
    #expect(!text.contains(hostile))
    // As often as it was put in: the heading, five blocks, two lists and the last line.
    #expect(text.components(separatedBy: MarkdownText.escaped(hostile)).count - 1 == 7)
  }
}
