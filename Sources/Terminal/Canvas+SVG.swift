extension Canvas {
  private static let barHeight = 64
  private static let barColor = RGB(30, 22, 52)
  private static let cornerRadius = 24
  private static let fonts =
    "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK TC', "
    + "'Noto Sans CJK TC', 'PingFang TC', 'Microsoft JhengHei', monospace"
  /// Makes the columns of the usual fonts, 0.6 of their size, as wide as a cell.
  private static let fontSize = 33.2
  /// Chinese characters fill two columns better if they are a little larger.
  private static let wideFontSize = 35

  /// The canvas as a self-contained SVG document, in all its colours, in a window with rounded
  /// corners: a picture of the terminal whose columns line up whatever the reader's fonts.
  /// - Parameters:
  ///   - title: names the window, and the picture for those who do not see it.
  ///   - language: the BCP 47 tag of the texts, such as "zh-Hant".
  public func svg(title: String, language: String) -> String {
    let width = size.columns * CellShape.cellWidth
    let height = size.rows * CellShape.cellHeight + Self.barHeight
    let rows = 0..<size.rows
    let window = SVGElement("rect", ["width": width, "height": height, "rx": Self.cornerRadius])
    return SVGElement.root(
      width: width, height: height, scale: 0.5, title: title, language: language,
      [
        SVGElement("clipPath", ["id": "window"], [window]),
        SVGElement(
          "g",
          ["clip-path": "url(#window)", "font-family": Self.fonts, "font-size": Self.fontSize],
          windowBar(title: title, width: width) + [
            SVGElement("g", ["shape-rendering": "crispEdges"], rows.flatMap(backgrounds)),
            SVGElement("g", ["shape-rendering": "crispEdges"], rows.flatMap(shapes)),
            SVGElement("g", [:], rows.flatMap(texts)),
          ]),
      ]
    ).document
  }

  private func windowBar(title: String, width: Int) -> [SVGElement] {
    let middle = Self.barHeight / 2
    let lights = [RGB(255, 95, 86), RGB(255, 189, 46), RGB(39, 201, 63)]
    let bar = SVGElement(
      "rect", ["width": width, "height": Self.barHeight, "fill": Self.barColor.hexadecimal])
    let dots = lights.enumerated().map { number, color in
      SVGElement(
        "circle", ["cx": 40 + 40 * number, "cy": middle, "r": 12, "fill": color.hexadecimal])
    }
    let text = SVGElement(
      "text",
      [
        "x": width / 2, "y": middle + 10, "font-size": 28, "text-anchor": "middle",
        "fill": RGB(200, 194, 216).hexadecimal,
      ], text: title)
    return [bar] + dots + [text]
  }

  /// One block for each span of a row with the same background.
  private func backgrounds(row: Int) -> [SVGElement] {
    spans(of: row, by: \.background).map { columns, color in
      SVGElement(
        "rect",
        [
          "x": columns.lowerBound * CellShape.cellWidth, "y": top(of: row),
          "width": columns.count * CellShape.cellWidth, "height": CellShape.cellHeight,
          "fill": color.hexadecimal,
        ])
    }
  }

  /// Line and block characters, joined where they can be.
  private func shapes(row: Int) -> [SVGElement] {
    spans(of: row, by: CellInk.init).flatMap { columns, ink in
      var elements: [SVGElement] = []
      var column = columns.lowerBound
      while column < columns.upperBound {
        let start = column
        column += 1
        guard let shape = CellShape(shownText(row, start)) else { continue }
        while shape.joinsSideways, column < columns.upperBound,
          CellShape(shownText(row, column)) == shape
        {
          column += 1
        }
        elements.append(
          shape.element(
            x: start * CellShape.cellWidth, y: top(of: row), count: column - start,
            color: ink.color))
      }
      return elements
    }
  }

  /// One text for each span of a row that looks the same, every word in its place.
  private func texts(row: Int) -> [SVGElement] {
    spans(of: row, by: CellInk.init).compactMap { columns, ink in
      let words = words(row: row, columns: columns)
      guard !words.isEmpty else { return nil }
      return SVGElement("text", ["y": top(of: row) + 30, "fill": ink.color.hexadecimal], words)
        .with("font-weight", ink.isBold ? "bold" : nil)
        .with("text-decoration", ink.isUnderlined ? "underline" : nil)
    }
  }

  private func words(row: Int, columns: Range<Int>) -> [SVGElement] {
    var words: [SVGElement] = []
    var word = ""
    var start = columns.lowerBound
    func endWord(at column: Int) {
      if !word.isEmpty {
        let element = SVGElement("tspan", ["x": start * CellShape.cellWidth], text: word)
        let length = column - start > 1 ? (column - start) * CellShape.cellWidth : nil
        words.append(element.with("textLength", length))
      }
      word = ""
      start = column + 1
    }
    for column in columns {
      let text = shownText(row, column)
      if column + 1 < size.columns, self[row, column + 1].isContinuation {
        endWord(at: column)
        words.append(
          SVGElement(
            "tspan",
            [
              "x": (column + 1) * CellShape.cellWidth, "text-anchor": "middle",
              "font-size": Self.wideFontSize,
            ], text: text))
      } else if text == " " || text.isEmpty || CellShape(text) != nil {
        endWord(at: column)
      } else {
        word += text
      }
    }
    endWord(at: columns.upperBound)
    return words
  }

  private func top(of row: Int) -> Int { Self.barHeight + row * CellShape.cellHeight }
}
