import Terminal

extension RGB {
  /// A colour of three channels of one generator.
  static func random(_ generator: inout SeededGenerator) -> RGB {
    RGB(
      .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
      .random(in: 0...255, using: &generator))
  }

  /// A grid through all colours, corners included.
  static func grid(step: Int) -> [RGB] {
    let channels = stride(from: 0, to: 255, by: step).map { UInt8($0) } + [255]
    return channels.flatMap { red in
      channels.flatMap { green in channels.map { RGB(red, green, $0) } }
    }
  }
}
