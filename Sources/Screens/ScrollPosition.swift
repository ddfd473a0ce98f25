/// Which rows of something high are seen through something low.
struct ScrollPosition: Hashable, Sendable {
  /// The first row seen.
  private(set) var offset = 0

  /// Takes a step.
  /// - Parameters:
  ///   - rows: the height of it all.
  ///   - visible: the height of the view.
  mutating func take(_ step: ScrollStep, rows: Int, visible: Int) {
    let page = max(1, visible - 1)
    let from = clamped(rows: rows, visible: visible)
    switch step {
    case .up: offset = from - 1
    case .down: offset = from + 1
    case .pageUp: offset = from - page
    case .pageDown: offset = from + page
    case .top: offset = 0
    case .bottom: offset = rows
    }
    offset = clamped(rows: rows, visible: visible)
  }

  /// The first row to show, held to what there is.
  func clamped(rows: Int, visible: Int) -> Int {
    max(0, min(offset, rows - visible))
  }
}
