/// How text is written: its colour, its attributes, and what it is there for.
public struct Style: Hashable, Sendable {
  /// The colour of the characters.
  public enum Ink: Hashable, Sendable {
    /// White or black, whichever contrasts more with the background that the terminal shows.
    case automatic
    /// This colour, whatever the background.
    case color(RGB)
  }

  /// The purpose of a piece of the screen, told to tests by one ASCII character.
  public struct Role: Hashable, Sendable {
    /// The character that stands for it in printed screens.
    public let symbol: UInt8

    /// A role that prints as `symbol`.
    public init(_ symbol: Unicode.Scalar) { self.symbol = UInt8(truncatingIfNeeded: symbol.value) }

    /// Nothing in particular.
    public static let background = Role(".")
  }

  /// The colour.
  public var ink: Ink
  /// The attributes.
  public var attributes: Attributes
  /// The purpose.
  public var role: Role

  /// A style for `role`.
  public init(_ role: Role, ink: Ink = .automatic, attributes: Attributes = []) {
    self.role = role
    self.ink = ink
    self.attributes = attributes
  }
}
