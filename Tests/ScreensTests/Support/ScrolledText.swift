import Terminal

@testable import Screens

extension Session {
  /// The text of the top screen put together on the way down, a row at a time, without blanks.
  /// - Parameters:
  ///   - roles: the purposes of the text wanted.
  ///   - rows: the rows that scroll.
  func scrolledText(roles: String, rows: Range<Int>) -> String {
    handle(.key(.home))
    var canvas = frame
    var text = canvas.words(roles, rows: rows)
    while true {
      handle(.wheel(1))
      let next = frame
      if next.cells == canvas.cells { return text }
      text += next.words(roles, rows: rows.suffix(1))
      canvas = next
    }
  }
}
