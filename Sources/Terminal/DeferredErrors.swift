import CSystem
import Glibc

/// Keeps what is written to standard error while the screen is taken over, the message of a trap
/// above all, until there is a screen on which it can be read.
enum DeferredErrors {
  nonisolated(unsafe) private static var standardError: Int32 = -1
  nonisolated(unsafe) private static var kept: Int32 = -1

  /// Keeps from now on, if standard error is a terminal at all.
  static func keep() {
    guard isatty(2) == 1 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { return }
    kept = ends[0]
    standardError = fcntl(2, F_DUPFD_CLOEXEC, 3)
    dup2(ends[1], 2)
    Glibc.close(ends[1])
  }

  /// Writes what was kept, and whatever comes, where it belongs. Safe in a signal handler.
  static func release() {
    guard standardError >= 0 else { return }
    dup2(standardError, 2)
    Glibc.close(standardError)
    standardError = -1
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while true {
        let count = read(kept, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        _ = write(2, buffer.baseAddress, count)
      }
    }
    Glibc.close(kept)
  }
}
