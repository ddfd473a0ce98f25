import CVterm
import Foundation

/// What /proc and the CPU clock say of a running process.
struct ProcessFacts {
  let process: pid_t

  /// `R`, `S`, `T` (stopped), `Z`, …; nil where there is no such process.
  var state: Character? { statFields.first?.first }

  var parent: pid_t? { statFields.dropFirst().first.flatMap { pid_t($0) } }

  /// The words it was started with: those of its parent until it has called `exec`.
  var commandLine: String? {
    try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
  }

  /// CPU time of all threads, user and system, so far.
  var cpuNanoseconds: Int {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The voluntary context switches of all threads so far.
  var voluntarySwitches: Int {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// The system call that it sleeps in, with its arguments, as /proc has it.
  var systemCall: String? {
    try? String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
  }

  /// Whether it sleeps in `poll` without a time limit, as an event loop does that has nothing to
  /// do. (While ncurses waits for what may follow an Esc, there is a limit.)
  var awaitsEvents: Bool {
    // While it is being woken up, only the state says so.
    guard state == "S" else { return false }
    let fields = (systemCall ?? "").split(separator: " ")
    guard fields.count > 3 else { return false }
    // poll on x86-64 with −1, ppoll on arm64 with a null pointer.
    return fields[0] == "7" && fields[3] == "0xffffffff" || fields[0] == "73" && fields[3] == "0x0"
  }

  /// The fields after the command's name, which itself may contain blanks and brackets.
  private var statFields: [Substring] {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return [] }
    return stat[end...].dropFirst().split(separator: " ")
  }
}
