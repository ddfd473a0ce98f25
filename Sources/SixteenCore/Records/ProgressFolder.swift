/// The folder of the tests that are under way: a file each, and a lock that lives as long as the run
/// that writes it.
struct ProgressFolder {
  /// How many runs of a set may be under way at once.
  private static let places = 100

  let folder: PrivateFolder
  private let set: QuestionSet.ID

  /// The tests about a set in a folder, which need not be there yet.
  init(path: String, set: QuestionSet.ID) {
    folder = PrivateFolder(path: path)
    self.set = set
  }

  /// The place in the folder with a number from 1. The mark between id and number is one that no
  /// id has.
  private func name(place: Int) -> String {
    place == 1 ? "\(ProgressFile.prefix)\(set)" : "\(ProgressFile.prefix)\(set)+\(place)"
  }

  /// The files that no run holds, which from now on are ours.
  /// - Parameter report: gets the faults of those that must not be touched.
  func abandoned(report: (RecordError) -> Void) throws(RecordError) -> [ProgressFile] {
    guard let open = try folder.open() else { return [] }
    let names = try names(in: open)
    var files: [ProgressFile] = []
    for name in (1...Self.places).map(name(place:))
    where names.contains(name + ProgressFile.ending) {
      do {
        if let file = try ProgressFile(name: name, in: folder) { files.append(file) }
      } catch {
        report(error)
      }
    }
    return files
  }

  /// A place for a new file, ours from now on. The folder is made if need be.
  func free() throws(RecordError) -> ProgressFile {
    let open = try folder.make()
    let names = try names(in: open)
    for name in (1...Self.places).map(name(place:))
    where !names.contains(name + ProgressFile.ending) {
      // Between the look at the names and the lock another run may have come and gone.
      if let file = try ProgressFile(name: name, in: folder), try !file.exists() { return file }
    }
    throw RecordError(path: folder.path, problem: .inUse)
  }

  private func names(in open: borrowing Platform.Descriptor) throws(RecordError) -> Set<String> {
    do {
      return Set(try Platform.names(in: open))
    } catch {
      throw RecordError(path: folder.path, error)
    }
  }
}
