import SixteenCore
import Terminal

/// How everything looks: the gradient, the colours of the categories, and a style for each
/// purpose.
public enum Theme {
  /// The gradient's colour at the top.
  static let gradientTop = RGB(50, 8, 103)
  /// The gradient's colour from `gradientEnd` down.
  static let gradientBottom = RGB(46, 206, 207)
  /// Where the gradient has become solid, as a part of the height.
  static let gradientEnd = 0.6
  /// How much of what lies under a modal is taken away.
  static let dimming = 0.3

  /// The gradient's colour in a row: t = min(1, row / (rows − 1) / 0.6) of the way.
  public static func gradient(row: Int, rows: Int) -> RGB {
    let position = rows > 1 ? Double(row) / Double(rows - 1) : 0
    return gradientTop.blended(with: gradientBottom, opacity: min(1, position / gradientEnd))
  }

  /// The background of a result.
  static func background(of category: Personality.Category) -> RGB {
    switch category {
    case .NT: RGB(88, 40, 140)
    case .NF: RGB(26, 98, 46)
    case .SJ: RGB(28, 78, 140)
    case .SP: RGB(244, 200, 80)
    }
  }

  /// The background of dialogs that belong to no category.
  static let dialogBackground = RGB(38, 24, 74)

  /// The background of notices in the last row.
  static let noticeBackground = RGB(0, 0, 0)

  /// White panels over the gradient: at rest, and focused.
  static let panelOpacity = 0.13
  static let focusedPanelOpacity = 0.36
  /// Buttons in a dialog that have the focus.
  static let focusedButtonOpacity = 0.4

  static let title = Style(Style.Role("t"), attributes: .bold)
  static let position = Style(Style.Role("n"))
  static let barFull = Style(Style.Role("b"), ink: .color(RGB(64, 224, 224)), attributes: .bold)
  static let barEmpty = Style(Style.Role("e"))
  static let instruction = Style(Style.Role("i"))
  static let prompt = Style(Style.Role("p"), attributes: .bold)
  static let choice = Style(Style.Role("c"))
  static let focusedChoice = Style(Style.Role("C"), attributes: .bold)
  static let choiceFrame = Style(Style.Role("l"))
  static let footerKey = Style(Style.Role("k"), attributes: .bold)
  static let footerHint = Style(Style.Role("h"))
  static let dialogFrame = Style(Style.Role("f"))
  static let text = Style(Style.Role("x"))
  static let heading = Style(Style.Role("H"), attributes: .bold)
  static let meter = Style(Style.Role("m"))
  static let focusedButton = Style(Style.Role("K"), attributes: [.bold, .reverse])
  static let scrollBar = Style(Style.Role("s"))
  static let pictureRole = Style.Role("o")

  /// Fills all of a canvas with the gradient, a row at a time.
  static func drawGradient(in canvas: inout Canvas) {
    for row in 0..<canvas.size.rows {
      canvas.fill(
        Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns),
        with: gradient(row: row, rows: canvas.size.rows))
    }
  }

  /// Takes 30 % of the light away from everything drawn so far.
  static func dim(_ canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: .black, opacity: dimming)
    canvas.add(.dim, to: canvas.bounds)
  }
}
