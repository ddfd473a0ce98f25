/// A 24-bit colour as a terminal shows it.
struct RGB: Equatable, Hashable, Sendable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  var description: String { "RGB(\(red),\(green),\(blue))" }
}
