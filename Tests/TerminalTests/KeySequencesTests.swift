import CNcurses
import Testing

@testable import Terminal

@Suite("Sequences of our own")
struct KeySequencesTests {
  init() { #expect(localeIsAdopted) }

  @Test("No sequence is there twice, and none begins another")
  func distinct() {
    let sequences = KeySequences.all.map(\.sequence)
    #expect(Set(sequences).count == sequences.count)
    for one in sequences {
      #expect(!sequences.contains { $0 != one && $0.hasPrefix(one) })
    }
  }

  @Test("Each begins with Esc and is ASCII")
  func form() {
    for (sequence, code) in KeySequences.all {
      #expect(sequence.hasPrefix("\u{1B}[") || sequence.hasPrefix("\u{1B}O"))
      #expect(sequence.utf8.allSatisfy { $0 < 0x7F })
      #expect(code > 0xFF)
    }
  }

  @Test(
    "Arrows are known with and without application mode and with modifiers",
    arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;2", "\u{1B}[1;5"])
  func arrows(start: String) {
    let known = Dictionary(
      uniqueKeysWithValues: KeySequences.all.map { ($0.sequence, $0.code) })
    #expect(known[start + "A"] == sixteen_key_up)
    #expect(known[start + "B"] == sixteen_key_down)
    #expect(known[start + "C"] == sixteen_key_right)
    #expect(known[start + "D"] == sixteen_key_left)
    #expect(known[start + "H"] == sixteen_key_home)
    #expect(known[start + "F"] == sixteen_key_end)
  }

  @Test("Every code but those of pastes is a key")
  func keys() {
    for (sequence, code) in KeySequences.all
    where code != KeyReader.pasteStart && code != KeyReader.pasteEnd {
      var reader = KeyReader()
      #expect(reader.events(of: [code]).count == 1, "\(sequence.dropFirst())")
    }
  }
}
