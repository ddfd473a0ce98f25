import Glibc

/// A colour of 24 bits in sRGB.
public struct RGB: Hashable, Sendable {
  /// 0…255.
  public var red: UInt8
  /// 0…255.
  public var green: UInt8
  /// 0…255.
  public var blue: UInt8

  /// A colour by its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Black.
  public static let black = RGB(0, 0, 0)
  /// White.
  public static let white = RGB(255, 255, 255)

  /// The colour seen when `color` lies over this one with `opacity` 0…1: each channel is
  /// rounded to nearest.
  public func blended(with color: RGB, opacity: Double) -> RGB {
    func channel(_ below: UInt8, _ above: UInt8) -> UInt8 {
      let value = Double(below) * (1 - opacity) + Double(above) * opacity
      return UInt8(min(255, max(0, value.rounded())))
    }
    return RGB(
      channel(red, color.red), channel(green, color.green), channel(blue, color.blue))
  }

  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// Relative luminance, 0 for black to 1 for white (WCAG 2.2).
  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// Contrast ratio of two colours, 1…21 (WCAG 2.2).
  public func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// White or black, whichever contrasts more; that is never less than 4.58 : 1.
  public var contrastingInk: RGB {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }

  /// A measure of how different two colours look: the square of their distance with weights
  /// for the eye's sensitivity. It only serves to compare.
  func distance(to other: RGB) -> Int {
    let red = Int(self.red) - Int(other.red)
    let green = Int(self.green) - Int(other.green)
    let blue = Int(self.blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
