import Testing

@testable import Terminal

@Suite("The palette")
struct PaletteTests {
  private static func cell(
    _ background: RGB, ink: Style.Ink = .automatic, attributes: Attributes = []
  ) -> Cell {
    Cell(
      character: CellText("x"), background: background,
      style: Style(Style.Role("x"), ink: ink, attributes: attributes))
  }

  private static func choice(
    _ depth: ColorDepth, _ background: RGB, ink: Style.Ink = .automatic,
    attributes: Attributes = []
  ) -> Palette.Choice {
    Palette(depth: depth).choice(for: cell(background, ink: ink, attributes: attributes))
  }

  @Test(
    "On direct-colour terminals the number is the colour, but never one of the user's eight",
    arguments: [
      (RGB(50, 8, 103), 0x320867), (RGB(46, 206, 207), 0x2ECECF), (.white, 0xFFFFFF), (.black, 8),
      (RGB(0, 0, 7), 8), (RGB(0, 0, 8), 8), (RGB(0, 0, 9), 9), (RGB(0, 1, 0), 256),
    ] as [(RGB, Int32)])
  func direct(color: RGB, number: Int32) {
    let choice = Self.choice(.direct, color)
    #expect(choice.background == number)
    #expect(choice.foreground == (color.contrastingInk == .white ? 0xFFFFFF : 8))
    #expect(Self.choice(.direct, .white, ink: .color(color)).foreground == number)
  }

  @Test(
    "Automatic ink contrasts with what is shown, in every usual set of basic colours",
    arguments: [ColorDepth.eight, .sixteen])
  func basicContrast(depth: ColorDepth) {
    let wrong = RGB.grid(step: 15).filter { color in
      let choice = Self.choice(depth, color)
      return !FixedColors.basicPalettes.allSatisfy { palette in
        let ink = palette[Int(choice.foreground)]
        return palette[Int(choice.background)].contrast(with: ink) >= 4.5
      }
    }
    #expect(wrong == [])
  }

  @Test("Eight colours means eight and sixteen sixteen")
  func range() {
    for color in RGB.grid(step: 51) {
      for ink in [Style.Ink.automatic, .color(color)] {
        let eight = Self.choice(.eight, color, ink: ink)
        #expect((0..<8).contains(eight.background) && (0..<8).contains(eight.foreground))
        let sixteen = Self.choice(.sixteen, color, ink: ink)
        #expect((0..<16).contains(sixteen.background) && (0..<16).contains(sixteen.foreground))
        let indexed = Self.choice(.indexed, color, ink: ink)
        #expect((16..<256).contains(indexed.background) && (16..<256).contains(indexed.foreground))
      }
    }
  }

  @Test("Automatic ink contrasts with the nearest of 256 colours")
  func indexedContrast() {
    let wrong = RGB.grid(step: 15).filter { color in
      let choice = Self.choice(.indexed, color)
      let background = FixedColors.indexed(Int(choice.background))
      return background.contrast(with: FixedColors.indexed(Int(choice.foreground))) < 4.5
    }
    #expect(wrong == [])
  }

  @Test("No text has its background's colour", arguments: ColorDepth.allCases, 0..<4)
  func visible(depth: ColorDepth, seed: Int) {
    guard depth != .none else { return }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let background = RGB.random(&generator)
      let near = background.blended(with: .random(&generator), opacity: 0.1)
      let inks = [RGB.random(&generator), near].filter { $0 != background }.map(Style.Ink.color)
      let invisible = (inks + [.automatic]).filter { ink in
        let choice = Self.choice(depth, background, ink: ink)
        return choice.foreground == choice.background
      }
      if !invisible.isEmpty { Issue.record("\(invisible) on \(background)") }
    }
  }

  @Test("Not even near black has text its background's colour", arguments: ColorDepth.allCases)
  func nearBlack(depth: ColorDepth) {
    guard depth != .none else { return }
    for one in UInt8(0)...9 {
      let invisible = (UInt8(0)...9).filter { two in
        let choice = Self.choice(depth, RGB(0, 0, one), ink: .color(RGB(0, 0, two)))
        return one != two && choice.foreground == choice.background
      }
      #expect(invisible == [], "on \(one)")
    }
  }

  @Test("Bold black, which eight colours show as dark grey, is not bold there")
  func boldBlack() {
    let bright = Self.choice(.eight, .white, attributes: [.bold, .underline])
    #expect(bright.foreground == 0)
    #expect(bright.attributes == .underline)
    #expect(Self.choice(.eight, .black, attributes: .bold).attributes == .bold)
    #expect(Self.choice(.sixteen, .white, attributes: .bold).attributes == .bold)
  }

  @Test("Without colours the attributes say all, with colours only what colours do not")
  func attributes() {
    let all: Attributes = [.bold, .underline, .reverse, .dim]
    #expect(Self.choice(.none, .white, attributes: all).attributes == all)
    for depth in [ColorDepth.sixteen, .indexed, .direct] {
      #expect(Self.choice(depth, .white, attributes: all).attributes == [.bold, .underline])
    }
  }
}
