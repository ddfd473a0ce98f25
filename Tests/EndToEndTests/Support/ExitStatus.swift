import CVterm

/// How a program ended.
enum ExitStatus: Equatable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// From a `wait` status.
  init(waitStatus: Int32) {
    self =
      cvterm_exited(waitStatus)
      ? .exited(cvterm_exit_code(waitStatus)) : .signaled(cvterm_signal(waitStatus))
  }
}
