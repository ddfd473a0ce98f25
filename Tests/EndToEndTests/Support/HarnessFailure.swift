/// Why a test could not go on, with the screen where there is one.
struct HarnessFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ what: String, screen: Emulator) {
    let rule = String(repeating: "─", count: screen.size.columns)
    description = """
      \(what)
      \(screen.size), cursor \(screen.cursor)
      \(rule)
      \(screen.text)
      \(rule)
      """
  }
}
