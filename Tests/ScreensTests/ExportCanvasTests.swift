import SixteenCore
import Testing
import TextLayout

@testable import Screens
@testable import Terminal

@MainActor
@Suite("A canvas as a picture")
struct ExportCanvasTests {
  nonisolated private static let scenes: [Scene] = [.questionFocused, .resultTop, .help]
  private static let top = 64

  private func frame(_ scene: Scene, _ language: String) throws -> Canvas {
    let session = try scene.session(language)
    session.run(scene.steps())
    return session.frame
  }

  private func parse(_ canvas: Canvas) throws -> MarkupNode {
    try MarkupNode.parse(canvas.svg(title: "sixteen", language: "zh-Hant"))
  }

  /// Paints the blocks of a group over each other and looks at the middles of the cells' halves.
  private func colors(_ blocks: [MarkupNode], of canvas: Canvas, halves: Int) throws -> [String?] {
    let (rows, columns) = (canvas.size.rows, canvas.size.columns)
    var colors: [String?] = Array(repeating: nil, count: rows * halves * columns)
    let step = CellShape.cellHeight / halves
    for block in blocks where block.name == "rect" && block.attributes["fill-opacity"] == nil {
      let x = try required(block.number("x"))
      let y = try required(block.number("y")) - Self.top
      let width = try required(block.number("width"))
      let height = try required(block.number("height"))
      for row in 0..<rows * halves where (y..<y + height).contains(row * step + step / 2) {
        for column in 0..<columns where (x..<x + width).contains(column * 20 + 10) {
          colors[row * columns + column] = block.attributes["fill"]
        }
      }
    }
    return colors
  }

  @Test("Every cell has its background", arguments: scenes, languages)
  func backgrounds(scene: Scene, language: String) throws {
    let canvas = try frame(scene, language)
    let groups = try parse(canvas).all("g")
    let colors = try colors(groups[1].children, of: canvas, halves: 1)
    #expect(colors == canvas.cells.map(\.background.hexadecimal))
  }

  @Test("Every character is in its column", arguments: scenes, languages)
  func texts(scene: Scene, language: String) throws {
    let canvas = try frame(scene, language)
    var expected = canvas
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns where CellShape(canvas[row, column].text) != nil {
        expected.write(" ", row: row, column: column, style: Theme.text)
      }
    }
    var seen = Canvas(size: canvas.size)
    for text in try parse(canvas).all("text") where !text.children.isEmpty {
      let row = (try required(text.number("y")) - Self.top) / CellShape.cellHeight
      for word in text.children {
        let x = try required(word.number("x"))
        let isWide = word.attributes["text-anchor"] == "middle"
        let column = x / CellShape.cellWidth - (isWide ? 1 : 0)
        let end = seen.write(word.text, row: row, column: column, style: Theme.text)
        if let length = word.number("textLength") {
          #expect(length == (end - column) * CellShape.cellWidth)
        } else {
          #expect(end - column == (isWide ? 2 : 1))
        }
        let cell = canvas[row, column]
        if case .color(let color) = cell.style.ink {
          #expect(text.attributes["fill"] == color.hexadecimal)
        } else {
          #expect(text.attributes["fill"] == cell.background.contrastingInk.hexadecimal)
        }
        let isBold = cell.style.attributes.contains(.bold)
        #expect(text.attributes["font-weight"] == (isBold ? "bold" : nil))
      }
    }
    #expect(seen.lines == expected.lines)
  }

  @Test("Half blocks are two pixels", arguments: PersonalityType.allCases)
  func halfBlocks(type: PersonalityType) throws {
    let picture = try Picture.bundled(for: type)
    var canvas = Canvas(size: Size(rows: PictureView.rows, columns: PictureView.columns))
    PictureView.draw(picture, in: &canvas, row: 0, column: 0)
    let groups = try parse(canvas).all("g")
    let colors = try colors(
      groups[1].children + groups[2].children, of: canvas, halves: 2)
    let expected = picture.pixels.map { pixel in
      (pixel.map { RGB($0.red, $0.green, $0.blue) } ?? .black).hexadecimal
    }
    #expect(colors == expected)
  }

  @Test("Neighbours become one block")
  func runs() throws {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    canvas.write("██████▌░░░", row: 0, column: 0, style: Theme.text)
    let groups = try parse(canvas).all("g")
    #expect(groups[1].children.compactMap { $0.number("width") } == [200])
    #expect(groups[2].children.compactMap { $0.number("width") } == [120, 10, 60])
  }

  @Test("It is a picture and nothing else", arguments: scenes)
  func selfContained(scene: Scene) throws {
    let root = try parse(try frame(scene, "zh-Hant"))
    #expect(root.foreignParts == [])
    #expect(root.children.first?.text == "sixteen")
    #expect(root.attributes["viewBox"] == "0 0 1600 1024")
    #expect(root.number("width") == 800)
  }

  @Test("Markup on a screen is text")
  func markup() throws {
    var canvas = Canvas(size: Size(rows: 1, columns: 40))
    canvas.write("<a>&\"]]>'", row: 0, column: 2, style: Theme.text)
    let root = try MarkupNode.parse(canvas.svg(title: "a\u{0}<\u{1B}b>", language: "en\""))
    #expect(root.all("tspan").map(\.text) == ["<a>&\"]]>'"])
    #expect(root.children.first?.text == "a\u{FFFD}<\u{FFFD}b>")
  }

  @Test("Where a terminal would show ASCII, so does the picture")
  func ascii() throws {
    var canvas = Canvas(size: Size(rows: 1, columns: 3), traits: Traits(hasGlyphs: false))
    canvas.write("─▶█", row: 0, column: 0, style: Theme.text)
    #expect(try parse(canvas).all("tspan").map(\.text) == ["->#"])
  }
}
