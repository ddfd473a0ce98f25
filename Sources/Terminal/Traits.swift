/// What the terminal can show, as far as a screen may want to know.
public struct Traits: Hashable, Sendable {
  /// Its colours.
  public var colors: ColorDepth
  /// Whether box and block characters may be used, or plain ASCII only.
  public var hasGlyphs: Bool

  /// Traits with everything unless said otherwise.
  public init(colors: ColorDepth = .direct, hasGlyphs: Bool = true) {
    self.colors = colors
    self.hasGlyphs = hasGlyphs
  }
}
