import Foundation

/// A fresh empty folder that disappears with its last owner.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sixteen-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Relative paths of all files below, sorted.
  var files: [String] {
    let everything = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var isFolder: ObjCBool = false
    return everything.sorted().filter {
      FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  func contents(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
