import Foundation

/// The program under test.
enum Program {
  /// The folder of the build that the running tests are from.
  static let folder: String? = {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let candidates = [executable].compactMap { $0 } + CommandLine.arguments
    let folders = candidates.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/sixteen") }
  }()

  /// `sixteen` beside the running test bundle; SIXTEEN_BINARY overrides.
  static let path: String =
    ProcessInfo.processInfo.environment["SIXTEEN_BINARY"] ?? folder.map { "\($0)/sixteen" }
    ?? "sixteen"
}
