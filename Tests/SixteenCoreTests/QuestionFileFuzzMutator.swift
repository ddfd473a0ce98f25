@testable import SixteenCore

/// Damages real question files: the same seed gives the same files in the same order.
struct QuestionFileFuzzMutator {
  private var generator: SeededGenerator
  private let files: [[UInt8]]
  private let others: [[UInt8]]

  /// What a file does not expect in place of a number, of a string's content, or of a sign.
  private static let numbers = [
    "0", "-1", "4", "36", "1e3", "1.5", "99999999999999999999", "9223372036854775807",
    "-9223372036854775808", "1e999", "0x10", "null", "true", "[]", "{}", "\"1\"",
  ]
  private static let strings = [
    "", " ", "E", "P", "EI", "en", "zh-Hant", "../x", "\\u0000", "\\u001b[2J", "\\u202e",
    "\\ud800", "\\ud83d\\ude00", "\\\"", "\\", "沒", "认", "\u{301}", "\u{FEFF}", "\u{0}", "\u{1B}",
    String(repeating: "x", count: 3000), String(repeating: "中", count: 200),
  ]
  private static let signs = Array(#"{}[]:,"\ 0"#.utf8)

  init(seed: UInt64) throws {
    generator = SeededGenerator(state: seed)
    let real = Array(try required(Assets.bytes("questions.json")))
    let tiny = Array(tinyFile.utf8)
    files = [tiny, tiny, real]
    others =
      try ["questions.json", "personalities.json", "languages.json", "pictures/INTJ.txt"].map {
        Array(try required(Assets.bytes($0)))
      } + [tiny]
  }

  /// The next file, with one to four damages; one most often, for it leads furthest inside.
  mutating func next() -> [UInt8] {
    var bytes = files[random(files.count)]
    for _ in 0...max(0, random(7) - 3) {
      damage(&bytes)
      if bytes.isEmpty { break }
    }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let index = random(bytes.count)
    switch random(16) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes[index] ^= 1 << UInt8(random(8))
    case 2: bytes.removeSubrange(chunk(of: bytes))
    case 3: bytes.removeLast(random(bytes.count))
    case 4:
      let other = others[random(others.count)]
      bytes.insert(contentsOf: other[chunk(of: other)], at: index)
    case 5: bytes.insert(contentsOf: bytes[chunk(of: bytes)], at: index)
    case 6:
      let (one, two) = (chunk(of: bytes), chunk(of: bytes))
      bytes.replaceSubrange(one, with: bytes[two])
    case 7:
      replace(
        &bytes, at: index, while: Self.isDigit, with: Self.numbers[random(Self.numbers.count)])
    case 8, 9, 10, 11:
      replaceString(&bytes, from: index)
    case 12, 13: replaceLetter(&bytes, from: index)
    case 14: repeatObject(&bytes, from: index)
    default: replaceSign(&bytes, from: index)
    }
  }

  /// Up to 400 bytes somewhere in a file.
  private mutating func chunk(of bytes: [UInt8]) -> Range<Int> {
    let start = random(bytes.count)
    return start..<min(bytes.count, start + 1 + random(400))
  }

  /// Puts a text in place of the first run of bytes of a kind.
  private func replace(
    _ bytes: inout [UInt8], at index: Int, while isPart: (UInt8) -> Bool, with text: String
  ) {
    guard let start = bytes[index...].firstIndex(where: isPart) else { return }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: text.utf8)
  }

  /// Changes what stands between two quotation marks: the file stays JSON more often than not.
  private mutating func replaceString(_ bytes: inout [UInt8], from index: Int) {
    let mark = UInt8(ascii: "\"")
    guard let open = bytes[index...].firstIndex(of: mark),
      let close = bytes[(open + 1)...].firstIndex(of: mark)
    else { return }
    bytes.replaceSubrange(open + 1..<close, with: Self.strings[random(Self.strings.count)].utf8)
  }

  /// Changes a letter, of a key, a pole or a text.
  private mutating func replaceLetter(_ bytes: inout [UInt8], from index: Int) {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
    guard let letter = bytes[index...].firstIndex(where: isLetter) else { return }
    bytes[letter] = UInt8.random(in: UInt8(ascii: "A")...UInt8(ascii: "Z"), using: &generator)
  }

  /// Puts a copy of what stands between two braces, often a choice, beside it.
  private func repeatObject(_ bytes: inout [UInt8], from index: Int) {
    guard let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return }
    bytes.insert(contentsOf: bytes[open...close] + [UInt8(ascii: ",")], at: open)
  }

  private mutating func replaceSign(_ bytes: inout [UInt8], from index: Int) {
    guard let sign = bytes[index...].firstIndex(where: Self.signs.contains) else { return }
    bytes[sign] = Self.signs[random(Self.signs.count)]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A number from 0 up to, not including, a limit of at least 1.
  private mutating func random(_ limit: Int) -> Int {
    Int.random(in: 0..<max(limit, 1), using: &generator)
  }
}
