/// The characters beyond ASCII that the interface draws with. Each takes one column by `wcwidth`
/// and has a twin for terminals that lack it. Screens always draw the character; the terminal
/// exchanges it.
public enum Glyph: Character, CaseIterable, Sendable {
  case horizontal = "─"
  case vertical = "│"
  case topLeft = "╭"
  case topRight = "╮"
  case bottomLeft = "╰"
  case bottomRight = "╯"
  case barFull = "━"
  case barHalf = "╸"
  case meterFull = "█"
  case meterEmpty = "░"
  case meterLeftHalf = "▌"
  case meterRightHalf = "▐"
  /// The upper of two pixels in a cell.
  case upperHalf = "▀"
  case marker = "▶"
  case up = "↑"
  case down = "↓"
  case left = "←"
  case right = "→"
  case bullet = "•"
  case dot = "·"
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

  /// Twins by character, as cells hold them.
  static let asciiTwins: [String: String] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.text, String($0.asciiTwin)) })
}
