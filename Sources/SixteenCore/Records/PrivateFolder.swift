/// A folder of ours, opened with care: neither it nor a file in it may be a symbolic link or belong
/// to another, and nobody else may look into it.
struct PrivateFolder: Hashable, Sendable {
  let path: String

  /// A folder, which need not be there.
  init(path: String) {
    // With a slash at its end the system would follow a link.
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { String(path[...$0]) } ?? path
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Opens the folder; nil if it is not there.
  func open() throws(RecordError) -> Platform.Descriptor? {
    let folder: Platform.Descriptor
    do {
      folder = try Platform.openFolder(path)
    } catch {
      if error.isAbsence { return nil }
      throw self.error(for: error)
    }
    try check(folder, path: path, isFolder: true)
    return folder
  }

  /// Opens the folder, which is made if need be, with those above it.
  func make() throws(RecordError) -> Platform.Descriptor {
    if let folder = try open() { return folder }
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      do {
        try Platform.makeFolder(part)
      } catch {
        // One that may be passed through but not written to says so before it says it is there.
        guard let facts = try? Platform.facts(of: part), facts.isFolder || facts.isSymbolicLink
        else { throw RecordError(path: part, error) }
      }
    }
    guard let folder = try open() else {
      throw RecordError(path: path, problem: .notAFolder)
    }
    return folder
  }

  /// Opens a file of the folder; nil if one to read is not there.
  func open(
    _ name: String, in folder: borrowing Platform.Descriptor, for purpose: Platform.Purpose
  ) throws(RecordError) -> Platform.Descriptor? {
    let file: Platform.Descriptor
    do {
      file = try Platform.openFile(name, in: folder, for: purpose)
    } catch {
      if error.isAbsence, purpose == .reading { return nil }
      throw RecordError(path: path(of: name), error)
    }
    try check(file, path: path(of: name), isFolder: false)
    return file
  }

  /// Removes the folder if it is there and nothing is in it.
  func removeIfEmpty() {
    // A folder with something in it stays, and that is all there is to say about it.
    try? Platform.removeFolder(path)
  }

  private func check(
    _ file: borrowing Platform.Descriptor, path: String, isFolder: Bool
  ) throws(RecordError) {
    let facts: Platform.Facts
    do {
      facts = try Platform.facts(of: file)
    } catch {
      throw RecordError(path: path, error)
    }
    guard isFolder ? facts.isFolder : facts.isRegularFile else {
      throw RecordError(path: path, problem: .notARegularFile)
    }
    guard facts.isOwn else { throw RecordError(path: path, problem: .otherOwner) }
    guard facts.isOpenToOthers else { return }
    do {
      try Platform.closeToOthers(file, isFolder: isFolder)
    } catch {
      throw RecordError(path: path, error)
    }
  }

  /// The system says of a link only that it is not a folder.
  private func error(for refusal: Platform.Refusal) -> RecordError {
    guard let facts = try? Platform.facts(of: path), !facts.isFolder else {
      return RecordError(path: path, refusal)
    }
    return RecordError(path: path, problem: facts.isSymbolicLink ? .symbolicLink : .notAFolder)
  }
}
