import Foundation

/// A disk that takes its time, put under a program that is linked dynamically: every wait for it
/// (fsync) is noted and lasts until `release()`.
struct SlowDisk {
  private let folder: TemporaryFolder

  private static let source = """
    #include <errno.h>
    #include <fcntl.h>
    #include <unistd.h>

    int fsync(int file) {
      int log = open(FOLDER "/log", O_WRONLY | O_APPEND | O_CREAT, 0600);
      ssize_t written = write(log, "+", 1);
      while (access(FOLDER "/busy", F_OK) == 0) usleep(1000);
      written += write(log, "-", 1);
      close(log);
      errno = EIO;
      return written == 2 && access(FOLDER "/broken", F_OK) != 0 ? 0 : -1;
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try Self.source.write(toFile: path("disk.c"), atomically: false, encoding: .utf8)
    let compiler = try ProgramRun(
      "/usr/bin/cc",
      arguments: [
        "-shared", "-fPIC", "-DFOLDER=\"\(folder.path)\"", "-o", path("disk.so"), path("disk.c"),
      ],
      environment: ["PATH": "/usr/bin:/bin"], output: .null, error: .null)
    guard try compiler.waitForExit(timeout: .seconds(30)) == .exited(0) else {
      throw HarnessFailure("no disk")
    }
    try make("busy")
  }

  /// What a program needs in its environment.
  var variables: [String: String?] { ["LD_PRELOAD": path("disk.so")] }

  /// How many waits have begun and ended.
  var waits: (begun: Int, ended: Int) {
    let log = (try? folder.contents(of: "log")) ?? ""
    return (log.count { $0 == "+" }, log.count { $0 == "-" })
  }

  /// From now on it is as fast as any.
  func release() throws { try FileManager.default.removeItem(atPath: path("busy")) }

  /// From now on it fails.
  func breakDown() throws { try make("broken") }

  private func make(_ file: String) throws {
    try Data().write(to: URL(fileURLWithPath: path(file)))
  }

  private func path(_ file: String) -> String { "\(folder.path)/\(file)" }
}
