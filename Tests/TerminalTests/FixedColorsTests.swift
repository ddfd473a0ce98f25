import Testing

@testable import Terminal

@Suite("The 256 colours of xterm")
struct FixedColorsTests {
  @Test(
    "The cube and the greys are xterm's",
    arguments: [
      (16, RGB(0, 0, 0)), (17, RGB(0, 0, 95)), (21, RGB(0, 0, 255)), (22, RGB(0, 95, 0)),
      (52, RGB(95, 0, 0)), (67, RGB(95, 135, 175)), (231, RGB(255, 255, 255)),
      (232, RGB(8, 8, 8)), (244, RGB(128, 128, 128)), (255, RGB(238, 238, 238)),
    ])
  func colors(index: Int, color: RGB) {
    #expect(FixedColors.indexed(index) == color)
  }

  @Test("A colour of the table is its own nearest")
  func fixpoints() {
    for index in 16..<256 {
      let color = FixedColors.indexed(index)
      #expect(FixedColors.indexed(FixedColors.nearestIndexed(to: color)) == color)
    }
  }

  @Test("No other of the 240 is nearer than the nearest")
  func nearest() {
    let table = (16..<256).map(FixedColors.indexed)
    let wrong = RGB.grid(step: 15).filter { color in
      let found = FixedColors.indexed(FixedColors.nearestIndexed(to: color)).distance(to: color)
      return table.contains { $0.distance(to: color) < found }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(5))")
  }
}
