import CSystem
import Glibc
import Synchronization

/// Brings signals into the event loop: the handlers only note what came and wake `poll` by a
/// byte in a pipe.
enum SignalPipe {
  /// Signals that end the program, with the terminal put back first.
  private static let leaving: [Int32] = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
  ]

  private static let leaveSignal = Atomic<Int32>(0)
  private static let windowChanged = Atomic<Bool>(false)
  private static let stopRequested = Atomic<Bool>(false)
  private static let continued = Atomic<Bool>(false)
  private static let writeEnd = Atomic<Int32>(-1)

  /// Makes the pipe and installs the handlers.
  /// - Returns: the descriptor to poll.
  static func install() -> Int32 {
    var ends: [Int32] = [-1, -1]
    pipe2(&ends, O_CLOEXEC | O_NONBLOCK)
    writeEnd.store(ends[1], ordering: .releasing)
    for signal in leaving where !isIgnored(signal) {
      handle(signal) { number in
        SignalPipe.leaveSignal.store(number, ordering: .releasing)
        SignalPipe.wake()
      }
    }
    handle(SIGWINCH) { _ in
      SignalPipe.windowChanged.store(true, ordering: .releasing)
      SignalPipe.wake()
    }
    handle(SIGCONT) { _ in
      SignalPipe.continued.store(true, ordering: .releasing)
      SignalPipe.wake()
    }
    handleStop()
    return ends[0]
  }

  /// Gives every signal its default meaning back.
  static func uninstall() {
    for signal in leaving + [SIGWINCH, SIGCONT, SIGTSTP] where !isIgnored(signal) {
      Glibc.signal(signal, SIG_DFL)
    }
  }

  /// Whether whoever started the program wants it to live through a signal, as `nohup` does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the address 1, which Swift cannot compare a handler with.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// The signal that asks to leave, 0 for none.
  static func takeLeaveSignal() -> Int32 { leaveSignal.exchange(0, ordering: .acquiring) }
  /// Whether the window has changed since last asked.
  static func takeWindowChange() -> Bool { windowChanged.exchange(false, ordering: .acquiring) }
  /// Whether Ctrl-Z was pressed since last asked.
  static func takeStopRequest() -> Bool { stopRequested.exchange(false, ordering: .acquiring) }
  /// Whether the program was continued since last asked.
  static func takeContinue() -> Bool { continued.exchange(false, ordering: .acquiring) }

  /// Empties the pipe.
  static func drain(_ descriptor: Int32) {
    var buffer: UInt64 = 0
    while read(descriptor, &buffer, 8) > 0 {}
  }

  /// Stops the process as Ctrl-Z by default does; returns when it is continued.
  static func stop() {
    Glibc.signal(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
    handleStop()
    _ = takeContinue()
  }

  private static func handleStop() {
    handle(SIGTSTP) { _ in
      SignalPipe.stopRequested.store(true, ordering: .releasing)
      SignalPipe.wake()
    }
  }

  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(signal, &action, nil)
  }

  private static func wake() {
    let error = errno
    var byte: UInt8 = 0
    _ = write(writeEnd.load(ordering: .acquiring), &byte, 1)
    errno = error
  }
}
