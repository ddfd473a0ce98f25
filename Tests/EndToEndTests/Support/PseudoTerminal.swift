import CVterm
import Glibc

/// A pseudo-terminal: we hold the master, a program has the slave.
///
/// Both descriptors are close-on-exec. The slave stays open here, so that the line settings
/// survive the program and reads on the master never fail for want of a program.
final class PseudoTerminal {
  /// Non-blocking; −1 after `hangUp()`.
  private(set) var master: Int32
  let slavePath: String
  private var slave: Int32

  init(size: TerminalSize) throws {
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    slave = -1
    var name = [CChar](repeating: 0, count: 64)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
      ptsname_r(master, &name, name.count) == 0
    else { throw HarnessFailure("no pseudo-terminal: \(String(cString: strerror(errno)))") }
    slavePath = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    slave = open(slavePath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw HarnessFailure("cannot open \(slavePath)") }
    try resize(to: size)
  }

  deinit { hangUp() }

  /// Sets the size; the kernel sends SIGWINCH to the foreground programs if it differs.
  func resize(to size: TerminalSize) throws {
    guard cvterm_set_size(master, Int32(size.rows), Int32(size.columns)) == 0 else {
      throw HarnessFailure("cannot set the size to \(size)")
    }
  }

  /// The line settings as they are now.
  ///
  /// They outlive the program that made them.
  func attributes() throws -> TerminalAttributes {
    var attributes = termios()
    guard tcgetattr(slave, &attributes) == 0 else {
      throw HarnessFailure("no line settings: the terminal was hung up")
    }
    return TerminalAttributes(attributes)
  }

  /// What was typed and not yet read.
  var unreadBytes: Int { slave < 0 ? 0 : Int(cvterm_unread_bytes(slave)) }

  /// The process group that the keys Ctrl-C and Ctrl-Z reach.
  var foregroundGroup: pid_t { cvterm_foreground_group(master) }

  /// Closes the window: the program gets SIGHUP and then errors from its terminal.
  func hangUp() {
    if slave >= 0 { close(slave) }
    if master >= 0 { close(master) }
    slave = -1
    master = -1
  }
}
