import Testing

@testable import Terminal

@Suite("Translucent fills on a canvas")
struct CanvasAlphaTests {
  private static let role = Style.Role("x")
  private static let cell = Rect(row: 0, column: 0, rows: 1, columns: 1)

  @Test("30 % black leaves seven tenths of every channel, rounded, of background and text")
  func dimming() {
    for value in UInt8.min...UInt8.max {
      let color = RGB(value, 255 - value, 255)
      var canvas = Canvas(size: Size(rows: 1, columns: 1))
      canvas.fill(canvas.bounds, with: color)
      canvas.write("x", row: 0, column: 0, style: Style(Self.role, ink: .color(color)))
      canvas.fill(canvas.bounds, with: .black, opacity: 0.3)
      func seven(_ channel: UInt8) -> UInt8 { UInt8((0.7 * Double(channel)).rounded()) }
      let dimmed = RGB(seven(value), seven(255 - value), seven(255))
      #expect(canvas[0, 0].background == dimmed)
      #expect(canvas[0, 0].style.ink == .color(dimmed))
      #expect(canvas[0, 0].text == "x")
    }
  }

  @Test("Automatic ink is tinted as the black or white it was", arguments: [RGB.black, .white])
  func automatic(background: RGB) {
    var canvas = Canvas(size: Size(rows: 1, columns: 1))
    canvas.fill(canvas.bounds, with: background)
    canvas.write("x", row: 0, column: 0, style: Style(Self.role))
    canvas.fill(canvas.bounds, with: RGB(0, 0, 200), opacity: 0.5)
    let ink = background.contrastingInk.blended(with: RGB(0, 0, 200), opacity: 0.5)
    #expect(canvas[0, 0].style.ink == .color(ink))
  }

  @Test("Fills one upon the other blend one upon the other")
  func layers() {
    var canvas = Canvas(size: Size(rows: 1, columns: 1))
    canvas.fill(canvas.bounds, with: RGB(50, 8, 103))
    canvas.fill(canvas.bounds, with: .white, opacity: 0.13)
    canvas.fill(canvas.bounds, with: .black, opacity: 0.3)
    #expect(canvas[0, 0].background == RGB(54, 28, 86))
  }

  @Test("An opaque fill covers text, attributes and purpose")
  func opaque() {
    var canvas = Canvas(size: Size(rows: 1, columns: 4))
    canvas.write("中a", row: 0, column: 0, style: Style(Self.role, attributes: .bold))
    canvas.fill(canvas.bounds, with: RGB(1, 2, 3))
    #expect(canvas.lines == ["    "])
    #expect(canvas.cells.allSatisfy { $0.background == RGB(1, 2, 3) })
    #expect(canvas.cells.allSatisfy { $0.style == Style(.background) })
  }

  @Test("A fill without opacity changes nothing that is seen")
  func transparent() {
    var canvas = Canvas(size: Size(rows: 1, columns: 4))
    canvas.fill(canvas.bounds, with: RGB(9, 99, 199))
    canvas.write("中", row: 0, column: 0, style: Style(Self.role, ink: .color(RGB(1, 2, 3))))
    let before = canvas.cells
    canvas.fill(canvas.bounds, with: .white, opacity: 0)
    #expect(canvas.cells == before)
  }

  @Test("A fill with a role marks its cells")
  func role() {
    var canvas = Canvas(size: Size(rows: 2, columns: 2))
    canvas.fill(Self.cell, with: .white, opacity: 0.2, role: Self.role)
    canvas.fill(
      Rect(row: 1, column: 1, rows: 1, columns: 1), with: .white, role: Style.Role("y"))
    #expect(canvas.cells.map(\.style.role.symbol) == Array("x..y".utf8))
  }

  @Test("Text keeps the backgrounds that are there and has its own purpose")
  func text() {
    var canvas = Canvas(size: Size(rows: 1, columns: 3))
    canvas.fill(Self.cell, with: RGB(1, 1, 1))
    canvas.write("abc", row: 0, column: 0, style: Style(Self.role))
    #expect(canvas.cells.map(\.background) == [RGB(1, 1, 1), .black, .black])
    #expect(canvas.cells.allSatisfy { $0.style.role == Self.role })
  }

  @Test("Attributes are added to those that are there")
  func attributes() {
    var canvas = Canvas(size: Size(rows: 1, columns: 2))
    canvas.write("ab", row: 0, column: 0, style: Style(Self.role, attributes: .bold))
    canvas.add(.dim, to: Self.cell)
    canvas.add(.dim, to: Rect(row: -5, column: 7, rows: 100, columns: 100))
    #expect(canvas.cells.map(\.style.attributes) == [[.bold, .dim], .bold])
  }

  @Test("Wide text is tinted alike in both halves")
  func wideText() {
    var canvas = Canvas(size: Size(rows: 1, columns: 2))
    canvas.fill(canvas.bounds, with: RGB(200, 100, 50))
    canvas.write("中", row: 0, column: 0, style: Style(Self.role))
    canvas.fill(canvas.bounds, with: .black, opacity: 0.3)
    #expect(canvas[0, 0].style == canvas[0, 1].style)
    #expect(canvas[0, 0].background == canvas[0, 1].background)
  }
}
