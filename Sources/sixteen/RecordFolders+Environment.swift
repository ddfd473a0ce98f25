import Glibc
import SixteenCore

extension RecordFolders {
  /// The user's folders by the XDG Base Directory Specification 0.8; nil where neither its
  /// variables nor HOME say where.
  static var ofUser: RecordFolders? {
    guard let data = folder("XDG_DATA_HOME", inHome: ".local/share"),
      let state = folder("XDG_STATE_HOME", inHome: ".local/state")
    else { return nil }
    return RecordFolders(data: "\(data)/sixteen", state: "\(state)/sixteen")
  }

  private static func folder(_ variable: String, inHome path: String) -> String? {
    // Relative paths are to be ignored.
    if let folder = absolutePath(variable) { return folder }
    return absolutePath("HOME").map { "\($0)/\(path)" }
  }

  private static func absolutePath(_ variable: String) -> String? {
    guard let value = getenv(variable) else { return nil }
    let path = String(cString: value)
    return path.hasPrefix("/") ? path : nil
  }
}
