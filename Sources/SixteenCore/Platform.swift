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
      let count = Glibc.read(descriptor, &buffer, buffer.count)
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

// MARK: Threads

extension Platform {
  /// A thread that gets no signals.
  struct Thread {
    private let thread: pthread_t

    private final class Work {
      let body: @Sendable () -> Void

      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts one; nil where the system has none left.
    init?(_ body: @escaping @Sendable () -> Void) {
      var all = sigset_t()
      var before = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      let work = Unmanaged.passRetained(Work(body))
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
          return nil
        }, work.toOpaque())
      guard status == 0 else {
        work.release()
        return nil
      }
      self.thread = thread
    }

    /// Waits for its end; to be called once.
    func join() {
      pthread_join(thread, nil)
    }
  }
}

// MARK: Files that are kept

extension Platform {
  /// What the system said no to.
  struct Refusal: Error {
    let code: Int32

    fileprivate static var last: Refusal { Refusal(code: errno) }

    /// The system's own words.
    var reason: String { String(cString: strerror(code)) }
    var isAbsence: Bool { code == ENOENT }
    var isSymbolicLink: Bool { code == ELOOP }
  }

  /// An open file or folder; closed, and its lock let go, where the value ends.
  struct Descriptor: ~Copyable {
    fileprivate let number: Int32

    deinit { close(number) }
  }

  /// What is to be done with a file of a folder.
  enum Purpose {
    /// Reading one that is there.
    case reading
    /// Reading and adding to one that is made if need be.
    case appending
    /// Writing one that must not be there yet.
    case writing
    /// Holding the lock of one that is made if need be.
    case locking

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .appending: O_RDWR | O_APPEND | O_CREAT
      case .writing: O_WRONLY | O_CREAT | O_EXCL
      case .locking: O_RDWR | O_CREAT
      }
    }
  }

  /// What there is to know about a file or folder.
  struct Facts {
    let size: Int
    /// Tells one file from another of the same folder, also after a change of names.
    let serial: UInt64
    /// Whether it has a name; a deleted file that is still open has none.
    let isNamed: Bool
    let isRegularFile: Bool
    let isFolder: Bool
    let isSymbolicLink: Bool
    /// Whether it belongs to who runs the program.
    let isOwn: Bool
    /// Whether others may read or change it.
    let isOpenToOthers: Bool

    fileprivate init(_ status: stat) {
      let kind = status.st_mode & S_IFMT
      size = status.st_size
      serial = UInt64(status.st_ino)
      isNamed = status.st_nlink > 0
      isRegularFile = kind == S_IFREG
      isFolder = kind == S_IFDIR
      isSymbolicLink = kind == S_IFLNK
      isOwn = status.st_uid == geteuid()
      isOpenToOthers = status.st_mode & 0o077 != 0
    }
  }

  /// Opens a folder, but not through a symbolic link.
  static func openFolder(_ path: String) throws(Refusal) -> Descriptor {
    try descriptor(open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// Opens a file of a folder, but not through a symbolic link; never waits for a pipe.
  static func openFile(
    _ name: String, in folder: borrowing Descriptor, for purpose: Purpose
  ) throws(Refusal) -> Descriptor {
    let flags = purpose.flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    return try descriptor(openat(folder.number, name, flags, 0o600))
  }

  private static func descriptor(_ number: Int32) throws(Refusal) -> Descriptor {
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }

  /// Makes a folder for its owner alone; one that is there already will do.
  static func makeFolder(_ path: String) throws(Refusal) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  static func facts(of file: borrowing Descriptor) throws(Refusal) -> Facts {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .last }
    return Facts(status)
  }

  /// The facts of a name itself, not of what a symbolic link leads to.
  static func facts(of path: String) throws(Refusal) -> Facts {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    return Facts(status)
  }

  /// Takes every right from all but the owner.
  static func closeToOthers(_ file: borrowing Descriptor, isFolder: Bool) throws(Refusal) {
    guard fchmod(file.number, isFolder ? 0o700 : 0o600) == 0 else { throw .last }
  }

  /// The bytes at a place of a file, fewer than `count` only at its end.
  static func bytes(
    of file: borrowing Descriptor, at offset: Int, count: Int
  ) throws(Refusal) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(file.number, buffer.baseAddress.map { $0 + done }, count - done, offset + done)
      }
      if read == 0 { break }
      if read > 0 {
        done += read
      } else if errno != EINTR {
        throw .last
      }
    }
    bytes.removeLast(count - done)
    return bytes
  }

  /// The place of a byte; the C library finds it ten times faster than an unoptimised loop, while
  /// other programs wait for the lock.
  static func firstIndex(of byte: UInt8, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    let piece = UnsafeRawBufferPointer(rebasing: bytes)
    guard let start = piece.baseAddress, let found = memchr(start, Int32(byte), piece.count)
    else { return nil }
    return bytes.startIndex + (UnsafeRawPointer(found) - start)
  }

  /// Reads from a stream whatever comes first; 0 at its end.
  static func read(
    stream: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Refusal) -> Int {
    while true {
      let count = Glibc.read(stream, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      var wait = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
      if errno == EAGAIN { poll(&wait, 1, -1) } else if errno != EINTR { throw .last }
    }
  }

  /// Writes all bytes, in one call unless the system takes fewer.
  static func write(_ bytes: [UInt8], to file: borrowing Descriptor) throws(Refusal) {
    // Beyond a limit of the file size the system kills who does not hold this signal off.
    var limitSignal = sigset_t()
    var before = sigset_t()
    sigemptyset(&limitSignal)
    sigaddset(&limitSignal, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &limitSignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let refusal = Refusal.last
        var noTime = timespec()
        sigtimedwait(&limitSignal, nil, &noTime)
        throw refusal
      }
    }
  }

  static func truncate(_ file: borrowing Descriptor, to size: Int) throws(Refusal) {
    guard ftruncate(file.number, size) == 0 else { throw .last }
  }

  /// Waits until a file's bytes, or a folder's names, would survive a power cut.
  static func synchronize(_ file: borrowing Descriptor) throws(Refusal) {
    guard fsync(file.number) == 0 else { throw .last }
  }

  /// Takes the lock of a file, which everybody who opens it shares.
  /// - Parameter milliseconds: how long to try; 0 for once.
  /// - Returns: false if another has it.
  static func lock(
    _ file: borrowing Descriptor, milliseconds: Int = 0
  ) throws(Refusal) -> Bool {
    var waited = 0
    var pause = 1
    // A process that is stopped while it has the lock must not stop this one as well.
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      guard waited < milliseconds else { return false }
      usleep(UInt32(pause * 1000))
      waited += pause
      pause = min(pause + 1, 20)
    }
    return true
  }

  /// Gives a file another name in its folder, in place of the file that has it.
  static func rename(
    _ name: String, to other: String, in folder: borrowing Descriptor
  ) throws(Refusal) {
    guard renameat(folder.number, name, folder.number, other) == 0 else { throw .last }
  }

  /// Removes a file.
  /// - Returns: false if it was gone already, which is no error: others clean up too.
  @discardableResult
  static func remove(_ name: String, in folder: borrowing Descriptor) throws(Refusal) -> Bool {
    if unlinkat(folder.number, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw .last }
    return false
  }

  /// Removes a folder if nothing is in it.
  static func removeFolder(_ path: String) throws(Refusal) {
    guard rmdir(path) == 0 else { throw .last }
  }

  /// The names in a folder, in no order.
  static func names(in folder: borrowing Descriptor) throws(Refusal) -> [String] {
    // Of its own, since reading moves the place in it.
    let copy = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let stream = fdopendir(copy) else {
      let refusal = Refusal.last
      close(copy)
      throw refusal
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
        })
    }
    return names
  }
}
