/// How a run of screens came to its end.
public enum Ending: Sendable {
  /// The user left.
  case left
  /// A signal asked to.
  case signal(Int32)
  /// The terminal has vanished.
  case hangUp
  /// Something that must be there is not.
  case failed(any Error)
}
