extension Canvas {
  /// The canvas as text with the escape sequences of ECMA-48 for attributes and colours, a line a
  /// row: for printing on a terminal that is not taken over.
  public func escapeSequences(_ palette: Palette) -> String {
    var text = ""
    for row in 0..<size.rows {
      var last: Palette.Choice?
      for column in 0..<size.columns where !self[row, column].isContinuation {
        let cell = self[row, column]
        let choice = palette.choice(for: cell)
        if choice != last {
          text += "\u{1B}[\(palette.selectGraphicRendition(choice))m"
          last = choice
        }
        text += shownText(row, column)
      }
      text += "\u{1B}[m\n"
    }
    return text
  }
}

extension Palette {
  /// The parameters of SGR that bring a choice about, from a clean state.
  fileprivate func selectGraphicRendition(_ choice: Choice) -> String {
    var parameters = ["0"]
    if choice.attributes.contains(.bold) { parameters.append("1") }
    if choice.attributes.contains(.dim) { parameters.append("2") }
    if choice.attributes.contains(.underline) { parameters.append("4") }
    if choice.attributes.contains(.reverse) { parameters.append("7") }
    if depth != .none {
      parameters += [
        color(choice.foreground, base: 30), color(choice.background, base: 40),
      ]
    }
    return parameters.joined(separator: ";")
  }

  /// - Parameter base: 30 for text, 40 for what is behind.
  private func color(_ number: Int32, base: Int32) -> String {
    switch depth {
    case .direct: "\(base + 8);2;\(number >> 16);\(number >> 8 & 255);\(number & 255)"
    case .indexed: "\(base + 8);5;\(number)"
    case .none, .eight, .sixteen: String(number < 8 ? base + number : base + 52 + number)
    }
  }
}
