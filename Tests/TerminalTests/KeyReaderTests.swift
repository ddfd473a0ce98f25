import CNcurses
import Testing

@testable import Terminal

@Suite("The key reader")
struct KeyReaderTests {
  init() { #expect(localeIsAdopted) }

  /// The events of a text's bytes that were all there at once.
  private func events(_ text: String) -> [Event] {
    var reader = KeyReader()
    return reader.events(of: text.utf8.map(Int32.init))
  }

  private func keys(_ text: String) -> [Event] { text.map { .key(.character($0)) } }

  @Test("Characters of one to four bytes come whole", arguments: ["1", "é", "中", "？", "𠀀", "😀"])
  func characters(text: String) {
    #expect(events(text) == keys(text))
  }

  @Test("A character may come in as many pieces as it has bytes", arguments: ["é", "中", "𠀀"])
  func pieces(text: String) {
    var reader = KeyReader()
    let bytes = text.utf8.map(Int32.init)
    for byte in bytes.dropLast() { #expect(reader.events(of: [byte]).isEmpty) }
    #expect(reader.events(of: bytes.suffix(1)) == keys(text))
  }

  @Test(
    "After bytes that are no character the next key is read",
    arguments: [
      [0xFF], [0xFE], [0x80], [0xE4], [0xE4, 0xB8], [0xF0, 0xA0, 0x80], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF5],
    ] as [[Int32]])
  func invalid(bytes: [Int32]) {
    var reader = KeyReader()
    let events = reader.events(of: bytes + [0x71])
    #expect(events.last == .key(.character("q")))
    #expect(events.count >= 2)
    #expect(events.dropLast().allSatisfy { $0 == .unreadable })
    #expect(reader.events(of: [0x31]) == [.key(.character("1"))])
  }

  @Test("A character cut by Enter, Esc or an arrow does not swallow it")
  func cut() {
    var reader = KeyReader()
    #expect(reader.events(of: [0xE4, 0x0D]) == [.unreadable, .key(.enter)])
    #expect(reader.events(of: [0xE4, 0x1B]) == [.unreadable, .key(.escape)])
    #expect(reader.events(of: [0xE4, sixteen_key_up]).last == .key(.up))
    #expect(reader.events(of: "中".utf8.map(Int32.init)) == keys("中"))
  }

  @Test("A hundred invalid bytes do not swallow the key behind them")
  func manyInvalid() {
    var reader = KeyReader()
    let events = reader.events(of: Array(repeating: 0xFF, count: 100) + [0x31])
    #expect(events.count == 101)
    #expect(events.last == .key(.character("1")))
  }

  @Test(
    "Controls are keys of their own",
    arguments: [
      (0x0D, .enter), (0x0A, .enter), (0x09, .tab), (0x08, .backspace), (0x7F, .backspace),
      (0x0C, .control("l")), (0x01, .control("a")), (0x1A, .control("z")),
    ] as [(Int32, Key)])
  func controls(code: Int32, key: Key) {
    var reader = KeyReader()
    #expect(reader.events(of: [code]) == [.key(key)])
  }

  @Test(
    "Codes of ncurses are keys",
    arguments: [
      (sixteen_key_up, .up), (sixteen_key_down, .down), (sixteen_key_left, .left),
      (sixteen_key_right, .right), (sixteen_key_home, .home), (sixteen_key_end, .end),
      (sixteen_key_page_up, .pageUp), (sixteen_key_page_down, .pageDown),
      (sixteen_key_enter, .enter), (sixteen_key_backspace, .backspace),
      (sixteen_key_delete, .backspace), (sixteen_key_back_tab, .backTab),
    ] as [(Int32, Key)])
  func codes(code: Int32, key: Key) {
    var reader = KeyReader()
    #expect(reader.events(of: [code]) == [.key(key)])
  }

  @Test("Codes that mean nothing to us are dropped")
  func unknownCodes() {
    var reader = KeyReader()
    #expect(reader.events(of: [0x109, 0x1FF, 0x31]) == keys("1"))
  }

  @Test("A null byte is unreadable")
  func null() {
    #expect(events("\0" + "1") == [.unreadable] + keys("1"))
  }
}
