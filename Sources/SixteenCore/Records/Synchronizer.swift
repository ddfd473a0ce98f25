import Synchronization

/// Waits for the disk on a thread of its own: a slow one must not hold up a key. Of several versions
/// of a file that are waiting only the latest is brought to the disk.
final class Synchronizer {
  /// A file and the folder that its name is in.
  final class Version: Sendable {
    let path: String
    let file: Platform.Descriptor
    let folder: Platform.Descriptor

    init(
      path: String, file: consuming Platform.Descriptor, folder: consuming Platform.Descriptor
    ) {
      self.path = path
      self.file = file
      self.folder = folder
    }
  }

  private struct State: Sendable {
    var next: Version?
    var isRunning = false
    var refusal: RecordError?
  }

  /// What both threads use.
  private final class Work: Sendable {
    let state = Mutex(State())

    /// Goes on until nothing is waiting.
    func run() {
      while let version = next() {
        do {
          try Platform.synchronize(version.file)
          try Platform.synchronize(version.folder)
        } catch {
          state.withLock { $0.refusal = RecordError(path: version.path, error) }
        }
      }
    }

    private func next() -> Version? {
      state.withLock { state in
        defer { state.next = nil }
        state.isRunning = state.next != nil
        return state.next
      }
    }
  }

  private let work = Work()
  private var thread: Platform.Thread?

  /// Begins to bring a version to the disk. Where the system has no thread left, it waits.
  func begin(_ version: Version) {
    let isRunning = work.state.withLock { state in
      defer { state.isRunning = true }
      state.next = version
      return state.isRunning
    }
    guard !isRunning else { return }
    thread?.join()
    thread = Platform.Thread { [work] in work.run() }
    if thread == nil { work.run() }
  }

  /// Waits until everything is on the disk.
  func finish() {
    thread?.join()
    thread = nil
  }

  /// What the system said no to since this was last asked.
  func takeRefusal() -> RecordError? {
    work.state.withLock { state in
      defer { state.refusal = nil }
      return state.refusal
    }
  }
}
