import Testing

@testable import Terminal

@Suite("Colours")
struct RGBTests {
  @Test(
    "A blend is the mixture rounded to nearest", arguments: [0, 1, 10, 13, 30, 36, 40, 50, 99, 100])
  func blend(percent: Int) {
    for below in 0...255 {
      let wrong = (0...255).filter { above in
        let blended = RGB(UInt8(below), 0, 255)
          .blended(with: RGB(UInt8(above), 0, 255), opacity: Double(percent) / 100)
        // In the middle between two values, either is nearest.
        let error = 100 * Int(blended.red) - (below * (100 - percent) + above * percent)
        return abs(error) > 50 || blended.green != 0 || blended.blue != 255
      }
      #expect(wrong == [], "over \(below)")
    }
  }

  @Test("Opacity outside of 0 to 1 does not overflow")
  func opacityOutside() {
    #expect(RGB.white.blended(with: .black, opacity: 2) == .black)
    #expect(RGB.white.blended(with: .black, opacity: -1) == .white)
  }

  @Test(
    "Contrast is that of WCAG",
    arguments: [
      (RGB.black, RGB.white, 21.0), (RGB.white, RGB.white, 1), (RGB(119, 119, 119), .white, 4.478),
      (RGB(255, 0, 0), .white, 3.998), (RGB(0, 0, 255), .white, 8.592),
    ])
  func contrast(one: RGB, two: RGB, ratio: Double) {
    #expect(abs(one.contrast(with: two) - ratio) < 0.001)
    #expect(one.contrast(with: two) == two.contrast(with: one))
  }

  @Test("Automatic ink contrasts with every colour by 4.5 and is the better of the two")
  func ink() {
    let wrong = RGB.grid(step: 5).filter { color in
      let ink = color.contrastingInk
      let other: RGB = ink == .white ? .black : .white
      let ratio = color.contrast(with: ink)
      return ratio < 4.5 || ratio < color.contrast(with: other)
    }
    #expect(wrong == [])
  }

  @Test("Every grey has an ink")
  func greys() {
    for value in UInt8.min...UInt8.max {
      let grey = RGB(value, value, value)
      #expect(grey.contrast(with: grey.contrastingInk) >= 4.5)
    }
  }
}
