/// What earlier runs of the program left behind, put in order.
///
/// A test whose last answer was given goes into the history, one that cannot go on is set aside,
/// and the latest of the others is there to go on with. What a run has under way stays as it is.
struct EarlierRuns {
  /// The test to go on with, and its place, held from now on.
  private(set) var latest: (record: ProgressRecord, file: ProgressFile)?
  /// What there is to tell about the others.
  private(set) var notices: [RecordNotice] = []

  /// The tests about a set.
  init(folders: RecordFolders, progress: ProgressFolder, set: QuestionSet) {
    do {
      for file in try progress.abandoned(report: { notices.append(.notKept($0)) }) {
        do {
          try take(file, set, folders.history)
        } catch {
          notices.append(.notKept(error))
        }
      }
    } catch {
      notices.append(.notKept(error))
    }
  }

  private mutating func take(
    _ file: ProgressFile, _ set: QuestionSet, _ history: HistoryFile
  ) throws(RecordError) {
    guard let contents = try file.contents() else { return }
    let result = contents.withUnsafeBytes { json in
      Result { () throws(ProgressProblem) in try ProgressRecord(json: json, set: set) }
    }
    switch result {
    case .failure(let problem):
      if let path = try file.setAside() { notices.append(.setAside(path: path, problem)) }
    case .success(let record):
      if let entry = record.entry {
        try history.append(entry)
        try history.synchronize()
        try file.remove()
      } else if latest.map({ $0.record.saved <= record.saved }) ?? true {
        latest = (record, file)
      }
    }
  }
}
