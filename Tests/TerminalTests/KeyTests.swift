import Testing

@testable import Terminal

@Suite("Keys of input methods and Caps Lock")
struct KeyTests {
  @Test(
    "Full width and capitals mean the plain key",
    arguments: [
      ("１", "1"), ("２", "2"), ("ｌ", "l"), ("Ｌ", "l"), ("ｑ", "q"), ("Ｑ", "q"), ("ｒ", "r"),
      ("ｓ", "s"), ("ｕ", "u"), ("ｉ", "i"), ("？", "?"), ("\u{3000}", " "), ("Q", "q"), ("L", "l"),
      ("É", "é"), ("1", "1"), ("?", "?"), ("中", "中"), ("。", "。"),
    ] as [(Character, Character)])
  func folded(typed: Character, meant: Character) {
    #expect(Key.character(typed).folded == .character(meant))
  }

  @Test("Every full-width form is the ASCII character it imitates")
  func fullWidth() throws {
    for value in UInt32(0x21)...0x7E {
      let ascii = Character(try #require(Unicode.Scalar(value)))
      let wide = Character(try #require(Unicode.Scalar(value + 0xFEE0)))
      #expect(Key.character(wide).folded == Key.character(ascii).folded)
    }
  }

  @Test(
    "Other keys stay as they are",
    arguments: [
      .enter, .escape, .backspace, .tab, .backTab, .up, .down, .left, .right, .pageUp, .pageDown,
      .home, .end, .control("l"), .character("e\u{301}"),
    ] as [Key])
  func others(key: Key) {
    #expect(key.folded == key)
  }

  @Test("No character there is makes folding fail, and folding twice changes nothing more")
  func everyCharacter() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = Key.character(Character(scalar)).folded
      guard folded.folded == folded else {
        Issue.record("U+\(String(value, radix: 16))")
        continue
      }
    }
  }
}
