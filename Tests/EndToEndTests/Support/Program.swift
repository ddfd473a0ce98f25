import Foundation

/// The program under test.
enum Program {
  /// `sixteen` beside the running test bundle; SIXTEEN_BINARY overrides.
  static let path: String = {
    if let override = ProcessInfo.processInfo.environment["SIXTEEN_BINARY"] { return override }
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let candidates = [executable].compactMap { $0 } + CommandLine.arguments
    let beside = candidates.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("sixteen").path
    }
    return beside.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "sixteen"
  }()
}
