import Testing
import TextLayout

@Suite("Line breaking of any text")
struct LineBreakingPropertyTests {
  /// No piece of `RandomText` between two places where a line may end is wider.
  private static let widestPiece = 34
  private static let closing = Set("，。、；：！？」』）》〉】…—")
  private static let opening = Set("（「『《〈【")

  private static func lines(_ text: String, _ columns: Int, _ balanced: Bool) -> [String] {
    LineBreaking.lines(of: text, columns: columns, balanced: balanced)
  }

  /// Runs of letters and digits.
  private static func words(_ text: String) -> [Substring] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  @Test("Every line keeps within the width", arguments: 0..<12, [false, true])
  func width(seed: Int, balanced: Bool) {
    var texts = RandomText(seed: seed)
    let text = texts.next()
    for columns in 1...80 {
      let wide = Self.lines(text, columns, balanced).filter {
        Columns.width(of: $0) > max(2, columns)
      }
      #expect(wide == [], "\(columns)")
    }
  }

  @Test("No character is lost but blanks", arguments: 0..<12, [false, true])
  func complete(seed: Int, balanced: Bool) {
    var texts = RandomText(seed: seed)
    let text = texts.next()
    let wanted = text.filter { $0 != " " && $0 != "\u{3000}" }
    for columns in 1...80 {
      let lines = Self.lines(text, columns, balanced)
      let shown = lines.joined().filter { $0 != " " && $0 != "\u{3000}" }
      #expect(shown == wanted, "\(columns)")
      #expect(!lines.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") }, "\(columns)")
    }
  }

  @Test("Marks and words stay where they belong", arguments: 0..<12, [false, true])
  func rules(seed: Int, balanced: Bool) {
    var texts = RandomText(seed: seed)
    let text = texts.next()
    for columns in Self.widestPiece...80 {
      let lines = Self.lines(text, columns, balanced)
      #expect(lines.flatMap(Self.words) == Self.words(text), "\(columns)")
      let wrong = lines.filter { line in
        line.first.map(Self.closing.contains) ?? false
          || line.last.map(Self.opening.contains) ?? false
      }
      #expect(wrong == [], "\(columns)")
    }
  }

  @Test("Balancing adds no line and widens none", arguments: 0..<12)
  func balanced(seed: Int) {
    var texts = RandomText(seed: seed)
    let text = texts.next()
    for columns in 1...80 {
      let greedy = Self.lines(text, columns, false)
      let balanced = Self.lines(text, columns, true)
      #expect(balanced.count == greedy.count, "\(columns)")
      let widest = greedy.map { Columns.width(of: $0) }.max() ?? 0
      #expect(balanced.allSatisfy { Columns.width(of: $0) <= widest }, "\(columns)")
    }
  }

  @Test("A line is only as short as the next piece makes it", arguments: 0..<8)
  func filled(seed: Int) {
    var texts = RandomText(seed: seed)
    let text = texts.next()
    for columns in Self.widestPiece...80 {
      for line in Self.lines(text, columns, false).dropLast() {
        #expect(Columns.width(of: line) > columns - Self.widestPiece, "\(columns): \(line)")
      }
    }
  }
}
