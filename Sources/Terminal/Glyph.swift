/// The characters beyond ASCII that the interface draws with. Each takes one column by `wcwidth`
/// and has a twin for terminals that lack it. Screens always draw the character; the terminal
/// exchanges it.
public enum Glyph: Character, CaseIterable, Sendable {
  /// The upper and lower edge of a frame.
  case horizontal = "─"
  /// The left and right edge of a frame.
  case vertical = "│"
  /// The upper left corner of a frame.
  case topLeft = "╭"
  /// The upper right corner of a frame.
  case topRight = "╮"
  /// The lower left corner of a frame.
  case bottomLeft = "╰"
  /// The lower right corner of a frame.
  case bottomRight = "╯"
  /// A cell of a thin bar.
  case barFull = "━"
  /// The left half of a cell of a thin bar.
  case barHalf = "╸"
  /// A full cell of a meter.
  case meterFull = "█"
  /// An empty cell of a meter.
  case meterEmpty = "░"
  /// A cell of a meter that is full in its left half.
  case meterLeftHalf = "▌"
  /// A cell of a meter that is full in its right half.
  case meterRightHalf = "▐"
  /// The upper of two pixels in a cell.
  case upperHalf = "▀"
  /// What stands before the choice or button that one is on.
  case marker = "▶"
  /// Up: a key, or that there is more above.
  case up = "↑"
  /// Down: a key, or that there is more below.
  case down = "↓"
  /// A key to the left.
  case left = "←"
  /// A key to the right.
  case right = "→"
  /// What stands before an item of a list.
  case bullet = "•"
  /// What stands between parts of a line.
  case dot = "·"
  /// The part of a scroll bar that shows where one is.
  case thumb = "┃"

  /// The character as text.
  public var text: String { String(rawValue) }

  /// What stands for it where only ASCII is to be had.
  public var asciiTwin: Character {
    switch self {
    case .horizontal: "-"
    case .vertical: "|"
    case .topLeft, .topRight, .bottomLeft, .bottomRight: "+"
    case .barFull: "="
    case .barHalf: "-"
    case .meterFull: "#"
    case .meterEmpty: "."
    case .meterLeftHalf, .meterRightHalf: "."
    case .upperHalf: "#"
    case .marker: ">"
    case .up: "^"
    case .down: "v"
    case .left: "<"
    case .right: ">"
    case .bullet: "*"
    case .dot: "-"
    case .thumb: "#"
    }
  }

  /// Twins by the text of the character.
  static let asciiTwins: [String: String] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.text, String($0.asciiTwin)) })
}
