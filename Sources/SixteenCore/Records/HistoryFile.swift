/// The history: finished results in `history.jsonl`, a line each, the latest last.
public struct HistoryFile: Sendable {
  /// How far back an entry of the same run is looked for, in bytes; about 180 entries.
  static let lookBack = 1 << 16
  private static let name = "history.jsonl"

  let folder: PrivateFolder
  /// How long to wait for other programs that write.
  var patienceMilliseconds = 10_000

  /// The history in a folder, which need not be there yet.
  public init(folder: String) {
    self.folder = PrivateFolder(path: folder)
  }

  /// Where it is.
  public var path: String { folder.path(of: Self.name) }

  /// Adds an entry unless one of the same run is there, whatever other programs write meanwhile.
  ///
  /// Folders that are not there are made. A last line that was cut ends before the entry begins;
  /// an entry that cannot be written in full leaves nothing behind.
  /// - Returns: false if it was there.
  @discardableResult
  public func append(_ entry: HistoryEntry) throws(RecordError) -> Bool {
    // Again if the file was deleted between its opening and its lock.
    for _ in 0..<3 {
      let folder = try folder.make()
      guard let file = try self.folder.open(Self.name, in: folder, for: .appending) else { break }
      do {
        guard try Platform.lock(file, milliseconds: patienceMilliseconds) else { break }
        let facts = try Platform.facts(of: file)
        if facts.isNamed { return try append(entry, to: file, size: facts.size) }
      } catch {
        throw RecordError(path: path, error)
      }
    }
    throw RecordError(path: path, problem: .inUse)
  }

  private func append(
    _ entry: HistoryEntry, to file: borrowing Platform.Descriptor, size: Int
  ) throws(Platform.Refusal) -> Bool {
    let window = min(size, Self.lookBack)
    let end = try Platform.bytes(of: file, at: size - window, count: window)
    if Self.contains(end, run: entry.run) { return false }

    let isCut = end.last.map { $0 != TextBytes.newline } ?? false
    let newline = [TextBytes.newline]
    let line = (isCut ? newline : []) + Array(entry.line.utf8) + newline
    do {
      try Platform.write(line, to: file)
    } catch {
      // Programs that do not know the lock may have written behind it; then it has to stay.
      if let now = try? Platform.facts(of: file).size, now > size, now < size + line.count {
        try? Platform.truncate(file, to: size)
      }
      throw error
    }
    return true
  }

  /// Whether an entry of a run is among the lines. Ours begin with the run.
  private static func contains(_ lines: [UInt8], run: String) -> Bool {
    let text = JSONNode.object([("schema", .integer(1)), ("run", .text(run))]).line
    let beginning = Array(text.utf8.dropLast())
    return lines.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let end = Platform.firstIndex(of: TextBytes.newline, in: rest) ?? rest.endIndex
        let line = UnsafeRawBufferPointer(rebasing: rest[..<end])
        if line.starts(with: beginning), HistoryEntry(line: line)?.run == run { return true }
        rest = rest[end...].dropFirst()
      }
      return false
    }
  }

  /// Waits until what was added would survive a power cut.
  public func synchronize() throws(RecordError) {
    guard let folder = try folder.open(),
      let file = try self.folder.open(Self.name, in: folder, for: .reading)
    else { return }
    do {
      try Platform.synchronize(file)
      try Platform.synchronize(folder)
    } catch {
      throw RecordError(path: path, error)
    }
  }

  /// Deletes the history, and the folder if nothing else is in it.
  /// - Returns: false if there was none.
  @discardableResult
  public func delete() throws(RecordError) -> Bool {
    guard let folder = try folder.open() else { return false }
    defer { self.folder.removeIfEmpty() }
    do {
      return try Platform.remove(Self.name, in: folder)
    } catch {
      throw RecordError(path: path, error)
    }
  }

  /// The open file with its size, nil if there is none.
  func openForReading() throws(RecordError) -> Platform.Descriptor? {
    guard let folder = try folder.open() else { return nil }
    return try self.folder.open(Self.name, in: folder, for: .reading)
  }
}
