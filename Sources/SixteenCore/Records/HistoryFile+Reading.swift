extension HistoryFile {
  /// The last entries, and what was passed by on the way to them.
  public struct Reading: Hashable, Sendable {
    /// The entries, the newest first.
    public var entries: [HistoryEntry] = []
    /// How many lines among them were no entries of ours.
    public var brokenLines = 0
  }

  /// Reads entries from the newest to the oldest in constant memory.
  ///
  /// - Parameter body: gets each entry and its line without an end; returns whether to go on.
  /// - Returns: how many lines passed by were no entries of ours.
  @discardableResult
  public func forEachNewestFirst(
    _ body: (HistoryEntry, _ line: UnsafeRawBufferPointer) -> Bool
  ) throws(RecordError) -> Int {
    guard let file = try openForReading() else { return 0 }
    var broken = 0
    do {
      var lines = try LinesFromEnd(of: file)
      while let line = try lines.next() {
        switch line {
        case .tooLong:
          broken += 1
        case .bytes(let bytes):
          if bytes.isEmpty { continue }
          guard let entry = bytes.withUnsafeBytes(HistoryEntry.init(line:)) else {
            broken += 1
            continue
          }
          guard bytes.withUnsafeBytes({ body(entry, $0) }) else { return broken }
        }
      }
    } catch {
      throw RecordError(path: path, error)
    }
    return broken
  }

  /// The last entries.
  /// - Parameter limit: how many at most.
  public func last(_ limit: Int) throws(RecordError) -> Reading {
    var reading = Reading()
    guard limit > 0 else { return reading }
    var entries: [HistoryEntry] = []
    reading.brokenLines = try forEachNewestFirst { entry, _ in
      entries.append(entry)
      return entries.count < limit
    }
    reading.entries = entries
    return reading
  }
}
