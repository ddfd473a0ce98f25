/// The DEC private modes that are set, followed in the bytes that a program writes
/// (`ESC [ ? 1049 ; 25 h`, `l`; `ESC =`, `ESC >`, `ESC c`), however the bytes are cut.
struct PrivateModes: Equatable, Sendable {
  /// What a terminal has on before any program runs: wrap-around and the cursor.
  static let initial: Set<Int> = [7, 25]

  private(set) var enabled = initial
  /// What came after the last escape, while its sequence is not complete.
  private var sequence: [UInt8] = []
  private var isInSequence = false

  static func == (one: PrivateModes, other: PrivateModes) -> Bool { one.enabled == other.enabled }

  var cursorKeys: Bool { enabled.contains(1) }
  var mouse: Bool { !enabled.isDisjoint(with: [9, 1000, 1002, 1003, 1005, 1006, 1015]) }
  var bracketedPaste: Bool { enabled.contains(2004) }
  /// The keypad mode of `ESC =`, kept under its DEC number.
  var applicationKeypad: Bool { enabled.contains(66) }

  /// Follows one more byte.
  ///
  /// - Returns: what libvterm 0.1.4 should get in its place, nil for the byte itself. It sees only
  ///   the first mode of `ESC [ ? 1006 ; 1000 h`, so the others follow one by one; and it takes the
  ///   empty colour space of `38:2::R:G:B` for red, so that is left out.
  mutating func feed(_ byte: UInt8) -> [UInt8]? {
    if byte == 0x1B {
      sequence.removeAll(keepingCapacity: true)
      isInSequence = true
      return nil
    }
    guard isInSequence else { return nil }
    if byte == UInt8(ascii: ":"), sequence.suffix(4).elementsEqual("8:2:".utf8) { return [] }
    sequence.append(byte)
    let isControl = sequence[0] == UInt8(ascii: "[")
    guard !isControl || sequence.count > 1 && byte >= 0x40 && byte <= 0x7E else { return nil }
    isInSequence = false
    if isControl { return apply(final: byte) }
    switch byte {
    case UInt8(ascii: "="): enabled.insert(66)
    case UInt8(ascii: ">"): enabled.remove(66)
    case UInt8(ascii: "c"): enabled = Self.initial
    default: break
    }
    return nil
  }

  private mutating func apply(final: UInt8) -> [UInt8]? {
    guard sequence[1] == UInt8(ascii: "?"), [UInt8(ascii: "h"), UInt8(ascii: "l")].contains(final)
    else { return nil }
    let letter = Character(Unicode.Scalar(final))
    let parameters = String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self)
    let modes = parameters.split(separator: ";").compactMap { Int($0) }
    if letter == "h" { enabled.formUnion(modes) } else { enabled.subtract(modes) }
    return [final] + modes.dropFirst().flatMap { "\u{1B}[?\($0)\(letter)".utf8 }
  }
}
