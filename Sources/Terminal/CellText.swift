/// A base character with its marks, up to five scalars in sixteen bytes. A screenful of cells is
/// copied, compared and let go after every key: with strings in them, two thirds of the work for a
/// key were counting references.
struct CellText: Hashable, Sendable {
  /// How many scalars there can be, as in ncurses.
  static let capacity = 5

  /// A blank.
  static var blank: CellText { CellText(firstThree: 0x20) }
  /// The right half of a wide character.
  static var none: CellText { CellText(firstThree: 0) }

  // A scalar has 21 bits; 0, which no cell shows, stands for the end.
  private var firstThree: UInt64 = 0
  private var lastTwo: UInt64 = 0

  private init(firstThree: UInt64) { self.firstThree = firstThree }

  /// The first scalars of a text.
  init(_ text: String) {
    var index = 0
    for scalar in text.unicodeScalars {
      guard index < Self.capacity else { return }
      let value = UInt64(scalar.value)
      if index < 3 {
        firstThree |= value << (21 * index)
      } else {
        lastTwo |= value << (21 * (index - 3))
      }
      index += 1
    }
  }

  /// The value of a scalar, 0 behind the last one.
  subscript(index: Int) -> UInt32 {
    let bits = index < 3 ? firstThree >> (21 * index) : lastTwo >> (21 * (index - 3))
    return UInt32(bits & 0x1F_FFFF)
  }

  /// The text as a string.
  var string: String {
    var string = ""
    for index in 0..<Self.capacity {
      guard let scalar = Unicode.Scalar(self[index]), scalar.value > 0 else { break }
      string.unicodeScalars.append(scalar)
    }
    return string
  }
}
