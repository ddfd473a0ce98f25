/// The folders in which records are kept.
public struct RecordFolders: Hashable, Sendable {
  /// What was deleted, and what was not.
  public struct Deletion: Hashable, Sendable {
    /// The paths that are gone.
    public var deleted: [String] = []
    /// The tests that other runs have under way.
    public var inUse: [String] = []
  }

  /// For the history: `$XDG_DATA_HOME/sixteen`.
  public let data: String
  /// For tests that are under way: `$XDG_STATE_HOME/sixteen`.
  public let state: String

  /// The folders at two paths; neither needs to be there.
  public init(data: String, state: String) {
    self.data = data
    self.state = state
  }

  /// The history.
  public var history: HistoryFile { HistoryFile(folder: data) }

  /// Deletes everything kept, also what was set aside, but not what a run has under way now.
  public func deleteAll() throws(RecordError) -> Deletion {
    var deletion = Deletion()
    if try history.delete() { deletion.deleted.append(history.path) }
    try deleteProgress(&deletion)
    return deletion
  }

  private func deleteProgress(_ deletion: inout Deletion) throws(RecordError) {
    let folder = PrivateFolder(path: state)
    guard let open = try folder.open() else { return }
    defer { folder.removeIfEmpty() }
    do {
      let names = try Platform.names(in: open).filter { $0.hasPrefix(ProgressFile.prefix) }
      let places = names.filter { $0.hasSuffix(ProgressFile.lockEnding) }
        .map { String($0.dropLast(ProgressFile.lockEnding.count)) }
      let kept = Set(places.filter { ProgressFile.isInUse(name: $0, in: folder) })
      for name in names {
        let path = folder.path(of: name)
        guard !kept.contains(where: { ProgressFile.names(of: $0).contains(name) }) else {
          if name.hasSuffix(ProgressFile.ending) { deletion.inUse.append(path) }
          continue
        }
        let wasThere = try Platform.remove(name, in: open)
        if wasThere, !name.hasSuffix(ProgressFile.lockEnding) { deletion.deleted.append(path) }
      }
    } catch {
      throw RecordError(path: state, error)
    }
  }
}
