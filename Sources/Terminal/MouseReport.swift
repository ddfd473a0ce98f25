/// What a terminal says of its mouse, in xterm's two forms.
struct MouseReport {
  /// What happened, if it is anything of interest.
  let event: Event?

  /// ESC [ < button ; column ; row M, with m for a release.
  /// - Parameter parameters: what is between [ and the final character.
  init?(parameters: [UInt8], final: Int32) {
    guard parameters.first == UInt8(ascii: "<"), final == 0x4D || final == 0x6D else { return nil }
    let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? -1
    }
    guard numbers.count == 3 else { return nil }
    event = final == 0x4D ? Self.event(numbers[0], column: numbers[1], row: numbers[2]) : nil
  }

  /// ESC [ M and three bytes, which cannot tell which button was released.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 3 else { return nil }
    let numbers = bytes.map { Int($0) - 32 }
    event = Self.event(numbers[0], column: numbers[1], row: numbers[2])
  }

  private static func event(_ button: Int, column: Int, row: Int) -> Event? {
    guard column > 0, row > 0 else { return nil }
    // Shift, Alt and Ctrl do not matter.
    return switch button & ~0b11100 {
    case 0: .click(Position(row: row - 1, column: column - 1))
    case 64: .wheel(-1)
    case 65: .wheel(1)
    default: nil
    }
  }
}
