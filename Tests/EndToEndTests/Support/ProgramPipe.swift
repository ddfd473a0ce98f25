import CVterm
import Glibc

/// A pipe between the test and one standard stream of a program, or none.
final class ProgramPipe {
  /// −1 where there is none.
  private(set) var ownEnd: Int32 = -1
  private(set) var programEnd: Int32 = -1
  private(set) var bytes: [UInt8] = []

  init(_ isWanted: Bool, toProgram: Bool) throws {
    guard isWanted else { return }
    // A program may end before it has read everything; children get the default again.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw HarnessFailure("no pipe") }
    ownEnd = toProgram ? ends[1] : ends[0]
    programEnd = toProgram ? ends[0] : ends[1]
    if !toProgram { _ = fcntl(ownEnd, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    closeProgramEnd()
    closeOwnEnd()
  }

  func closeProgramEnd() {
    if programEnd >= 0 { close(programEnd) }
    programEnd = -1
  }

  func closeOwnEnd() {
    if ownEnd >= 0 { close(ownEnd) }
    ownEnd = -1
  }

  /// Writes a text of at most a pipe's 64 KiB.
  func write(_ text: String) {
    _ = Glibc.write(ownEnd, text, text.utf8.count)
  }

  /// Reads what there is; closes at the end of the stream, which `poll` would report for ever.
  func readEverything() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while ownEnd >= 0 {
      let count = read(ownEnd, &buffer, buffer.count)
      if count == 0 { closeOwnEnd() }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
    }
  }
}
