import Testing
import TextLayout

@Suite("Line breaking")
struct LineBreakingTests {
  @Test(
    "Chinese breaks between any two characters",
    arguments: [
      (8, ["傍晚想出", "門散步"]), (7, ["傍晚想", "出門散", "步"]), (14, ["傍晚想出門散步"]),
      (2, ["傍", "晚", "想", "出", "門", "散", "步"]),
    ])
  func chinese(columns: Int, lines: [String]) {
    #expect(LineBreaking.lines(of: "傍晚想出門散步", columns: columns) == lines)
  }

  @Test(
    "A closing mark takes the character before it along", arguments: Array("，。、；：！？」』）》〉】…—·"))
  func closing(mark: Character) {
    #expect(LineBreaking.lines(of: "天地玄\(mark)黃", columns: 6) == ["天地", "玄\(mark)黃"])
  }

  @Test("An opening mark goes along with the character behind it", arguments: Array("（「『《〈【"))
  func opening(mark: Character) {
    #expect(LineBreaking.lines(of: "天地\(mark)玄黃", columns: 6) == ["天地", "\(mark)玄黃"])
  }

  @Test("Marks in a row stay together")
  func runs() {
    #expect(LineBreaking.lines(of: "天地（「玄」），黃", columns: 12) == ["天地", "（「玄」），", "黃"])
    #expect(LineBreaking.lines(of: "你比較喜歡……", columns: 8) == ["你比較喜", "歡……"])
  }

  @Test(
    "English breaks at blanks, which vanish there",
    arguments: [
      (9, ["walk", "alone", "with your", "own"]), (10, ["walk alone", "with your", "own"]),
      (19, ["walk alone with", "your own"]), (80, ["walk alone with your own"]),
    ])
  func english(columns: Int, lines: [String]) {
    #expect(LineBreaking.lines(of: "walk alone with your own", columns: columns) == lines)
  }

  @Test("An English word in Chinese stays whole")
  func mixed() {
    #expect(LineBreaking.lines(of: "用方向鍵和Enter，再看", columns: 14) == ["用方向鍵和", "Enter，再看"])
    #expect(LineBreaking.lines(of: "說don't吧", columns: 6) == ["說", "don't", "吧"])
  }

  @Test("A word longer than a line is cut, and nothing of it is lost")
  func longWord() {
    #expect(LineBreaking.lines(of: "abcdefgh", columns: 3) == ["abc", "def", "gh"])
    #expect(LineBreaking.lines(of: "a bcdefgh i", columns: 3) == ["a", "bcd", "efg", "h i"])
  }

  @Test("Line feeds begin new lines, empty ones too")
  func paragraphs() {
    #expect(LineBreaking.lines(of: "一\n\n二", columns: 10) == ["一", "", "二"])
    #expect(LineBreaking.lines(of: "", columns: 10) == [""])
    #expect(LineBreaking.lines(of: "a\n", columns: 10) == ["a", ""])
  }

  @Test("No line begins with a mark that stands behind a blank")
  func markBehindBlank() {
    let text = "In published studies 35 % had another type — so it is said ."
    for columns in 14...60 {
      for line in LineBreaking.lines(of: text, columns: columns) {
        #expect(line.first.map { !"%—.".contains($0) } ?? false, "\(columns): \(line)")
      }
    }
  }

  @Test("Balancing evens lines out")
  func balanced() {
    let text = "選比較像平常的你，沒有標準答案。"
    #expect(LineBreaking.lines(of: text, columns: 30) == ["選比較像平常的你，沒有標準答", "案。"])
    #expect(
      LineBreaking.lines(of: text, columns: 30, balanced: true)
        == ["選比較像平常的你，", "沒有標準答案。"])
  }

  @Test("Balancing cuts no word that fits in a line", arguments: 13...20)
  func balancedWords(columns: Int) {
    let lines = LineBreaking.lines(of: "extraordinary is it", columns: columns, balanced: true)
    #expect(lines.contains { $0.contains("extraordinary") }, "\(lines)")
    let two = LineBreaking.lines(of: "aaaaaaaaaa bb", columns: 12, balanced: true)
    #expect(two == ["aaaaaaaaaa", "bb"])
  }

  @Test("Widths of nothing and less break as a width of one does", arguments: [0, -1, .min])
  func noWidth(columns: Int) {
    #expect(LineBreaking.lines(of: "abc", columns: columns) == ["a", "b", "c"])
    #expect(LineBreaking.lines(of: "ab c", columns: columns, balanced: true) == ["a", "b", "c"])
  }
}
