/// A place in memory that moves on as bytes are written; whoever makes one sees to it that there is
/// room.
struct ByteCursor {
  private(set) var place: UnsafeMutableRawPointer

  init(place: UnsafeMutableRawPointer) {
    self.place = place
  }

  mutating func write(_ byte: UInt8) {
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: place, count: $0.count).copyMemory(from: $0)
    }
    place += bytes.count
  }

  /// Writes a number, which is not negative, in decimal digits.
  mutating func write(decimal number: Int) {
    if number >= 10 { write(decimal: number / 10) }
    write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
