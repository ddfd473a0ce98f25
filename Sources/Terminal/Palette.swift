/// The one place where 24-bit colours become what a terminal has.
public struct Palette: Sendable {
  /// What to ask the terminal for.
  public struct Choice: Hashable, Sendable {
    /// Number of the text's colour.
    public var foreground: Int32
    /// Number of the background's colour.
    public var background: Int32
    /// The attributes that still make sense.
    public var attributes: Attributes
  }

  /// What colours say better.
  private static let colorless: Attributes = [.dim, .reverse]

  /// How many colours there are.
  public let depth: ColorDepth

  /// The palette of a terminal with `depth` colours.
  public init(depth: ColorDepth) { self.depth = depth }

  /// Whether a background is shown the same under any text; where there are few colours it gives
  /// way to the text's.
  var backgroundIgnoresInk: Bool { depth != .eight && depth != .sixteen }

  /// The colours and attributes for a cell. Text in automatic ink contrasts with the background
  /// actually shown by at least 4.5 : 1; no text is ever of its background's colour.
  public func choice(for cell: Cell) -> Choice {
    let attributes = cell.style.attributes
    switch depth {
    case .none:
      return Choice(foreground: 0, background: 0, attributes: attributes)
    case .direct:
      let ink =
        switch cell.style.ink {
        case .automatic: cell.background.contrastingInk
        case .color(let ink): ink
        }
      let background = Self.directNumber(cell.background)
      var foreground = Self.directNumber(ink)
      if foreground == background, ink != cell.background { foreground += 1 }
      return Choice(
        foreground: foreground, background: background,
        attributes: attributes.subtracting(Self.colorless))
    case .eight, .sixteen, .indexed:
      return nearest(for: cell, attributes: attributes.subtracting(Self.colorless))
    }
  }

  /// On direct-colour terminals a number is the colour itself, except that 0…7 mean the user's
  /// palette.
  private static func directNumber(_ color: RGB) -> Int32 {
    let number = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    return max(8, number)
  }

  private func nearest(for cell: Cell, attributes: Attributes) -> Choice {
    switch cell.style.ink {
    case .automatic:
      let background = nearestIndex(to: cell.background) { ink(on: $0) != nil }
      let foreground = ink(on: background) ?? black
      var attributes = attributes
      // Terminals with eight colours show bold black as dark grey.
      if depth == .eight, foreground == black { attributes.remove(.bold) }
      return Choice(
        foreground: Int32(foreground), background: Int32(background), attributes: attributes)
    case .color(let color):
      let background = nearestIndex(to: cell.background) { _ in true }
      var foreground = nearestIndex(to: color) { _ in true }
      if foreground == background, color != cell.background {
        foreground = cell.background.contrastingInk == .white ? white : black
        if foreground == background { foreground = background == black ? white : black }
      }
      return Choice(
        foreground: Int32(foreground), background: Int32(background), attributes: attributes)
    }
  }

  private var black: Int { depth == .indexed ? 16 : 0 }

  private var white: Int {
    switch depth {
    case .indexed: 231
    case .sixteen: 15
    case .none, .eight, .direct: 7
    }
  }

  /// White or black on a fixed colour, or nil where neither has a contrast of 4.5 : 1 in every
  /// palette in use.
  private func ink(on index: Int) -> Int? {
    if depth == .indexed {
      return FixedColors.indexed(index).contrastingInk == .white ? white : black
    }
    return [white, black].first { ink in
      FixedColors.basicPalettes.allSatisfy { $0[index].contrast(with: $0[ink]) >= 4.5 }
    }
  }

  private func nearestIndex(to color: RGB, where allowed: (Int) -> Bool) -> Int {
    switch depth {
    case .indexed:
      return FixedColors.nearestIndexed(to: color)
    case .eight, .sixteen, .none, .direct:
      let candidates = (0..<(depth == .sixteen ? 16 : 8)).filter(allowed)
      return candidates.min { one, two in
        FixedColors.distance(one, to: color) < FixedColors.distance(two, to: color)
      } ?? 0
    }
  }
}
