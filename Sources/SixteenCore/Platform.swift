import Glibc

/// The only place in this module that calls the operating system.
enum Platform {
  /// Why a file was not read.
  enum FileError: Error {
    /// The system refused; its reason.
    case unreadable(reason: String)
    /// A folder, a pipe, a device.
    case notARegularFile
    /// Larger than the limit.
    case tooLarge
  }

  /// The bytes of a regular file of at most `limit` bytes.
  static func contents(ofFile path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastError() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge }

    // The file may grow meanwhile, so the limit holds for what is read as well.
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while contents.count <= limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return contents }
      if count > 0 {
        contents += buffer[..<count]
      } else if errno != EINTR {
        throw lastError()
      }
    }
    throw .tooLarge
  }

  private static func lastError() -> FileError {
    .unreadable(reason: String(cString: strerror(errno)))
  }
}
