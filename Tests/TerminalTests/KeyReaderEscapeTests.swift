import CNcurses
import Testing

@testable import Terminal

@Suite("The key reader and what begins with Esc")
struct KeyReaderEscapeTests {
  init() { #expect(localeIsAdopted) }

  private func codes(_ text: String) -> [Int32] { text.utf8.map(Int32.init) }

  private func events(_ text: String) -> [Event] {
    var reader = KeyReader()
    return reader.events(of: codes(text))
  }

  @Test("Esc alone is a key at once")
  func alone() {
    var reader = KeyReader()
    #expect(reader.events(of: [0x1B]) == [.key(.escape)])
    #expect(reader.events(of: [0x71]) == [.key(.character("q"))])
  }

  @Test("Esc twice is twice Esc")
  func twice() {
    #expect(events("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
  }

  @Test("Esc and an arrow of ncurses are two keys")
  func beforeCode() {
    var reader = KeyReader()
    #expect(reader.events(of: [0x1B, sixteen_key_up]) == [.key(.escape), .key(.up)])
    #expect(reader.events(of: [0x1B, 0x1B, sixteen_key_down]).last == .key(.down))
  }

  @Test(
    "Sequences that nobody knows are swallowed whole",
    arguments: [
      "[99~", "[1;9R", "[?1;2c", "[24;5~", "[200;1$y", "OP", "O2P", "[E", "[a", "Oa",
      "[1;2;3;4;5x", "[[A", "[[E",
    ])
  func unknown(sequence: String) {
    #expect(events("\u{1B}" + sequence + "1") == [.key(.character("1"))])
  }

  @Test(
    "Answers to somebody's query are swallowed whole",
    arguments: [
      "]11;rgb:1111/2222/3333\u{7}", "]11;rgb:1111/2222/3333\u{1B}\\", "P1$r0m\u{1B}\\",
      "_Gi=31;OK\u{1B}\\", "P>|xterm(390)\u{1B}\\",
    ])
  func strings(string: String) {
    #expect(events("\u{1B}" + string + "1") == [.key(.character("1"))])
  }

  @Test("A string without end does not swallow all that follows")
  func endlessString() {
    var reader = KeyReader()
    _ = reader.events(of: codes("\u{1B}]" + String(repeating: "1", count: 400)))
    #expect(reader.events(of: codes("q")) == [.key(.character("q"))])
  }

  @Test("A sequence in pieces is swallowed all the same")
  func pieces() {
    var reader = KeyReader()
    #expect(reader.events(of: codes("\u{1B}[")).isEmpty)
    #expect(reader.events(of: codes("99")).isEmpty)
    #expect(reader.events(of: codes("~q")) == [.key(.character("q"))])
  }

  @Test("A sequence without end does not swallow all that follows")
  func endless() {
    var reader = KeyReader()
    let events = reader.events(of: codes("\u{1B}[" + String(repeating: "1", count: 200)))
    #expect(events.last == .key(.character("1")))
    #expect(events.count < 200)
  }

  @Test("Esc within a sequence begins anew")
  func restart() {
    var reader = KeyReader()
    _ = reader.events(of: codes("\u{1B}[1;"))
    #expect(reader.events(of: codes("\u{1B}")) == [.key(.escape)])
    #expect(reader.events(of: codes("q")) == [.key(.character("q"))])
  }

  @Test(
    "A key together with Alt does nothing", arguments: ["q", "1", "r", " ", "\u{7F}", "é", "中"])
  func alt(key: String) {
    #expect(events("\u{1B}" + key + "2") == [.key(.character("2"))])
  }

  @Test("Pasted text is dropped, keys around it are not")
  func paste() {
    var reader = KeyReader()
    let pasted = codes("1q中\n\u{1B}[A2") + [sixteen_key_up, 0xE4]
    let events = reader.events(
      of: codes("j") + [KeyReader.pasteStart] + pasted + [KeyReader.pasteEnd] + codes("k"))
    #expect(events == [.key(.character("j")), .key(.character("k"))])
    #expect(!reader.isPasting)
  }

  @Test("A paste in pieces is dropped, until it is called off")
  func pasteInPieces() {
    var reader = KeyReader()
    #expect(reader.events(of: [KeyReader.pasteStart, 0x31]).isEmpty)
    #expect(reader.isPasting)
    #expect(reader.events(of: codes("12")).isEmpty)
    reader.endPaste()
    #expect(reader.events(of: codes("2")) == [.key(.character("2"))])
  }

  @Test("An end of a paste without beginning does nothing")
  func strayEnd() {
    var reader = KeyReader()
    #expect(reader.events(of: [0x31, KeyReader.pasteEnd, 0x32]).count == 2)
  }
}
