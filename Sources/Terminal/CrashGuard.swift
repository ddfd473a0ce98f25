import CSystem
import Glibc

/// Puts the terminal back when the program traps, so that the report of the trap appears on a
/// sane screen. Everything that the handler needs is prepared beforehand: it may only call what
/// is safe in a signal handler.
@MainActor
enum CrashGuard {
  private struct Plan {
    let descriptor: Int32
    var modes: termios
    let farewell: UnsafeMutablePointer<UInt8>
    let farewellLength: Int
    let previous: UnsafeMutablePointer<sigaction>
  }

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  nonisolated(unsafe) private static var plan: Plan?

  /// Arms the guard.
  /// - Parameters:
  ///   - descriptor: the terminal.
  ///   - modes: its settings before anything was changed.
  ///   - farewell: the bytes that undo what was switched on.
  static func arm(descriptor: Int32, modes: termios, farewell: [UInt8]) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, farewell.count))
    bytes.initialize(from: farewell, count: farewell.count)
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    plan = Plan(
      descriptor: descriptor, modes: modes, farewell: bytes, farewellLength: farewell.count,
      previous: previous)
    for signal in signals {
      var action = sigaction()
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      action.__sigaction_handler.sa_sigaction = { signal, information, _ in
        CrashGuard.restore(signal, information)
      }
      sigaction(signal, &action, previous + Int(signal))
    }
    DeferredErrors.keep()
  }

  /// Puts the handlers of before back; the terminal is no longer ours.
  static func disarm() {
    guard let plan else { return }
    DeferredErrors.release()
    for signal in signals { sigaction(signal, plan.previous + Int(signal), nil) }
    self.plan = nil
    plan.farewell.deallocate()
    plan.previous.deallocate()
  }

  nonisolated private static func restore(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?
  ) {
    guard var plan else { return }
    _ = write(plan.descriptor, plan.farewell, plan.farewellLength)
    tcsetattr(plan.descriptor, TCSANOW, &plan.modes)
    DeferredErrors.release()
    // The runtime's crash report would otherwise wait half a minute for a key.
    let nowhere = open("/dev/null", O_RDONLY)
    dup2(nowhere, 0)
    sigaction(signal, plan.previous + Int(signal), nil)
    // A trap happens again on return; a signal from outside does not.
    if let information, sixteen_signal_code(information) <= 0 { raise(signal) }
  }
}
