import CNcurses
import CSystem

/// Makes keys of what `wgetch` delivers: key codes, and the bytes of characters in the locale's
/// character set. Escape sequences that ncurses does not know are swallowed whole, pasted text
/// is dropped.
struct KeyReader {
  /// Codes of our own for sequences that terminfo does not name: above those that ncurses gives
  /// out itself, and within the 16 bits that it keeps.
  static let pasteStart: Int32 = 0x7001
  static let pasteEnd: Int32 = 0x7002

  private enum State {
    case ground, escape
    case sequence([UInt8])
    /// The rest of a mouse report in the old form.
    case mouse([UInt8])
    /// What a terminal answers to somebody's query, until BEL or ESC \.
    case string(length: Int)
  }

  private static let longestSequence = 64
  private static let longestString = 256
  /// ESC with P X ] ^ _: device control, start of string, system command, privacy, application.
  private static let stringStarts: Set<Int32> = [0x50, 0x58, 0x5D, 0x5E, 0x5F]
  private static let keyCodes: [Int32: Key] = [
    sixteen_key_up: .up, sixteen_key_down: .down,
    sixteen_key_left: .left, sixteen_key_right: .right,
    sixteen_key_home: .home, sixteen_key_end: .end,
    sixteen_key_page_up: .pageUp, sixteen_key_page_down: .pageDown,
    sixteen_key_enter: .enter, sixteen_key_backspace: .backspace,
    sixteen_key_delete: .backspace, sixteen_key_back_tab: .backTab,
  ]

  private var state = State.ground
  private var character = mbstate_t()
  private var characterIsPartial = false
  /// Whether the character is one together with Alt.
  private var ignoresCharacter = false
  private let readsMouse: Bool
  private(set) var isPasting = false

  /// - Parameter readsMouse: false to swallow what somebody else's mouse mode brings.
  init(readsMouse: Bool = false) { self.readsMouse = readsMouse }

  /// The events in a batch of codes that were all there at once.
  mutating func events(of codes: [Int32]) -> [Event] {
    var events: [Event] = []
    for code in codes { read(code, into: &events) }
    switch state {
    case .escape:
      // ncurses has waited for the rest of a sequence already.
      events.append(.key(.escape))
      state = .ground
    case .string(length: 0):
      // No string but a key together with Alt.
      state = .ground
    case .ground, .sequence, .mouse, .string:
      break
    }
    return events
  }

  /// Stops dropping what comes in, when the end of a paste has got lost.
  mutating func endPaste() { isPasting = false }

  private mutating func read(_ code: Int32, into events: inout [Event]) {
    if code == Self.pasteStart { isPasting = true }
    if code == Self.pasteEnd { isPasting = false }
    if isPasting || code == Self.pasteEnd {
      forgetPartialCharacter()
      state = .ground
      return
    }
    switch state {
    case .ground:
      readGround(code, into: &events)
    case .escape where code == 0x1B:
      events.append(.key(.escape))
    case .escape where code == 0x5B || code == 0x4F:
      state = .sequence([])
    case .escape where Self.stringStarts.contains(code):
      state = .string(length: 0)
    case .escape where code > 0xFF:
      // A key code on the heels of a lone Esc.
      events.append(.key(.escape))
      state = .ground
      readGround(code, into: &events)
    case .escape:
      // A key together with Alt: none of ours.
      state = .ground
      guard code >= 0x80 else { return }
      ignoresCharacter = true
      readCharacter(UInt8(truncatingIfNeeded: code), into: &events)
    case .sequence where code == 0x1B, .string where code == 0x1B:
      state = .escape
    case .sequence where code > 0xFF, .string where code > 0xFF, .mouse where code > 0xFF:
      state = .ground
      readGround(code, into: &events)
    case .sequence([]) where code == 0x4D:
      state = .mouse([])
    case .sequence([]) where code == 0x5B:
      // The Linux console's function keys: ESC [ [ A.
      state = .sequence([0x5B])
    case .sequence(let bytes):
      let isFinal = (0x40...0x7E).contains(code)
      if isFinal { append(MouseReport(parameters: bytes, final: code), to: &events) }
      let isOver = isFinal || bytes.count >= Self.longestSequence
      state = isOver ? .ground : .sequence(bytes + [UInt8(truncatingIfNeeded: code)])
    case .mouse(let bytes):
      let report = bytes + [UInt8(truncatingIfNeeded: code)]
      state = report.count == 3 ? .ground : .mouse(report)
      append(MouseReport(report), to: &events)
    case .string(let length):
      let isFinal = code == 0x07 || length >= Self.longestString
      state = isFinal ? .ground : .string(length: length + 1)
    }
  }

  private func append(_ report: MouseReport?, to events: inout [Event]) {
    if readsMouse, let event = report?.event { events.append(event) }
  }

  private mutating func readGround(_ code: Int32, into events: inout [Event]) {
    if code > 0xFF {
      forgetPartialCharacter()
      if let key = Self.keyCodes[code] { events.append(.key(key)) }
      return
    }
    if !characterIsPartial, let key = Self.controlKey(code) {
      events.append(.key(key))
    } else if !characterIsPartial, code == 0x1B {
      state = .escape
    } else {
      readCharacter(UInt8(truncatingIfNeeded: code), into: &events)
    }
  }

  private static func controlKey(_ code: Int32) -> Key? {
    switch code {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: Unicode.Scalar(UInt32(code) + 0x60).map { .control(Character($0)) }
    default: nil
    }
  }

  private mutating func readCharacter(_ byte: UInt8, into events: inout [Event]) {
    var byte = CChar(bitPattern: byte)
    var wide: wchar_t = 0
    switch mbrtowc(&wide, &byte, 1, &character) {
    case -2:
      characterIsPartial = true
    case 0, 1:
      let isIgnored = ignoresCharacter
      forgetPartialCharacter()
      if isIgnored { return }
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: wide)), scalar.value >= 0x20 else {
        events.append(.unreadable)
        return
      }
      events.append(.key(.character(Character(scalar))))
    default:
      // The byte may begin something of its own after a character was cut short.
      let wasPartial = characterIsPartial
      forgetPartialCharacter()
      events.append(.unreadable)
      if wasPartial { readGround(Int32(UInt8(bitPattern: byte)), into: &events) }
    }
  }

  private mutating func forgetPartialCharacter() {
    character = mbstate_t()
    characterIsPartial = false
    ignoresCharacter = false
  }
}
