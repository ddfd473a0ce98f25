/// What a terminal can do to a character besides colouring it.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = Attributes(rawValue: 1)
  /// A line below.
  public static let underline = Attributes(rawValue: 2)
  /// Light and dark swapped; shown only where there are no colours that say it better.
  public static let reverse = Attributes(rawValue: 4)
  /// Fainter; shown only where there are no colours, like `reverse`.
  public static let dim = Attributes(rawValue: 8)
}
