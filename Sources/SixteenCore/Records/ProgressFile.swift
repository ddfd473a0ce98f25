/// A place for one test under way: `<name>.json`, with `<name>.lock` held as long as this lives.
final class ProgressFile {
  /// What the names of all our files here begin with.
  static let prefix = "progress-"
  static let ending = ".json"
  static let lockEnding = ".lock"
  /// A new version on its way to the name of the old one.
  private static let newEnding = ".new"
  private static let setAsideMark = ".set-aside-"
  /// No file of ours is larger, in bytes.
  private static let largestSize = 1 << 20

  private let folder: PrivateFolder
  private let name: String
  private let lock: Platform.Descriptor
  private let lockSerial: UInt64
  private var isSynchronized = true

  /// Takes a place; nil if another run has it.
  /// - Parameter name: what its files are called before their endings.
  init?(name: String, in folder: PrivateFolder) throws(RecordError) {
    let open = try folder.make()
    let lockName = name + Self.lockEnding
    guard let lock = try folder.open(lockName, in: open, for: .locking) else { return nil }
    do {
      guard try Platform.lock(lock) else { return nil }
      lockSerial = try Platform.facts(of: lock).serial
    } catch {
      throw RecordError(path: folder.path(of: lockName), error)
    }
    self.folder = folder
    self.name = name
    self.lock = lock
    // The run before may have removed the lock's file between its opening here and its lock.
    guard hasPlace else { return nil }
  }

  /// Whether a run has a place.
  static func isInUse(name: String, in folder: PrivateFolder) -> Bool {
    // What cannot be locked, a link for one, is nobody's lock.
    do { return try ProgressFile(name: name, in: folder) == nil } catch { return false }
  }

  /// The names of the files of a place.
  static func names(of name: String) -> [String] {
    [ending, lockEnding, newEnding].map { name + $0 }
  }

  /// Lets the place go. Where the program dies the lock's file stays, which does no harm.
  deinit {
    guard hasPlace, let open = try? folder.open() else { return }
    _ = try? Platform.remove(name + Self.lockEnding, in: open)
  }

  /// Where the test is kept.
  var path: String { folder.path(of: name + Self.ending) }

  /// Whether the lock is still the one that other runs look at.
  var hasPlace: Bool {
    let facts = try? Platform.facts(of: folder.path(of: name + Self.lockEnding))
    return facts?.serial == lockSerial
  }

  /// Whether anything has the name of the file.
  func exists() throws(RecordError) -> Bool {
    do {
      _ = try Platform.facts(of: path)
      return true
    } catch {
      if error.isAbsence { return false }
      throw RecordError(path: path, error)
    }
  }

  /// The content, nil if there is no file; of a larger file than we write, the beginning.
  func contents() throws(RecordError) -> [UInt8]? {
    guard let open = try folder.open(),
      let file = try folder.open(name + Self.ending, in: open, for: .reading)
    else { return nil }
    do {
      let size = try Platform.facts(of: file).size
      return try Platform.bytes(of: file, at: 0, count: min(size, Self.largestSize))
    } catch {
      throw RecordError(path: path, error)
    }
  }

  /// Puts a record in the place of the one before, at one stroke.
  ///
  /// - Throws: `inUse` if the lock is no longer ours, because somebody deleted it.
  func save(_ record: ProgressRecord) throws(RecordError) {
    guard hasPlace, let open = try folder.open() else {
      throw RecordError(path: path, problem: .inUse)
    }
    let newName = name + Self.newEnding
    _ = try? Platform.remove(newName, in: open)
    guard let file = try folder.open(newName, in: open, for: .writing) else { return }
    do {
      try Platform.write(Array(record.text.utf8), to: file)
      try Platform.rename(newName, to: name + Self.ending, in: open)
      isSynchronized = false
    } catch {
      _ = try? Platform.remove(newName, in: open)
      throw RecordError(path: path, error)
    }
  }

  /// Begins to see to it that what was saved would survive a power cut.
  func synchronize(by synchronizer: Synchronizer) throws(RecordError) {
    guard !isSynchronized else { return }
    isSynchronized = true
    guard let open = try folder.open(),
      let file = try folder.open(name + Self.ending, in: open, for: .reading)
    else { return }
    synchronizer.begin(Synchronizer.Version(path: path, file: file, folder: open))
  }

  /// Gives the file a name under which it is never read again.
  /// - Returns: its path, nil if there is no file.
  func setAside() throws(RecordError) -> String? {
    guard try exists(), let open = try folder.open() else { return nil }
    do {
      let beginning = name + Self.ending + Self.setAsideMark
      let numbers = try Platform.names(in: open)
        .filter { $0.hasPrefix(beginning) }.compactMap { Int($0.dropFirst(beginning.count)) }
      // Only who has the place makes such names, so this one stays free.
      let free = beginning + String((numbers.max() ?? 0) + 1)
      try Platform.rename(name + Self.ending, to: free, in: open)
      return folder.path(of: free)
    } catch {
      throw RecordError(path: path, error)
    }
  }

  /// Removes the file, if there is one.
  func remove() throws(RecordError) {
    guard let open = try folder.open() else { return }
    do {
      try Platform.remove(name + Self.ending, in: open)
    } catch {
      throw RecordError(path: path, error)
    }
  }
}
