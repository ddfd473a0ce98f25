/// The colours behind palette numbers.
enum FixedColors {
  /// The sixteen basic colours are the user's own; these are the two sets met most: xterm's, and
  /// the VGA one of the Linux console. What must contrast has to in both.
  static let basicPalettes: [[RGB]] = [
    [
      RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
      RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
      RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
      RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ],
    [
      RGB(0, 0, 0), RGB(170, 0, 0), RGB(0, 170, 0), RGB(170, 85, 0),
      RGB(0, 0, 170), RGB(170, 0, 170), RGB(0, 170, 170), RGB(170, 170, 170),
      RGB(85, 85, 85), RGB(255, 85, 85), RGB(85, 255, 85), RGB(255, 255, 85),
      RGB(85, 85, 255), RGB(255, 85, 255), RGB(85, 255, 255), RGB(255, 255, 255),
    ],
  ]

  /// How far basic colour `index` is from `color`, over the palettes.
  static func distance(_ index: Int, to color: RGB) -> Int {
    basicPalettes.reduce(0) { $0 + $1[index].distance(to: color) }
  }

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colour of number 16…255: a cube of six steps a channel, then 24 greys.
  static func indexed(_ index: Int) -> RGB {
    if index >= 232 {
      let grey = UInt8(8 + 10 * (index - 232))
      return RGB(grey, grey, grey)
    }
    let cube = index - 16
    return RGB(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
  }

  /// The number, 16…255, of the colour that is nearest to `color`.
  static func nearestIndexed(to color: RGB) -> Int {
    func step(_ channel: UInt8) -> Int {
      channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
    }
    let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    // By the weights of `distance`.
    let mean = (2 * Int(color.red) + 4 * Int(color.green) + 3 * Int(color.blue)) / 9
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    let cubeIsNearer =
      indexed(cube).distance(to: color) <= indexed(grey).distance(to: color)
    return cubeIsNearer ? cube : grey
  }
}
