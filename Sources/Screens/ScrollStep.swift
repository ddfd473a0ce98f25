/// How far to scroll.
enum ScrollStep: Hashable, Sendable {
  case up, down, pageUp, pageDown, top, bottom
}
