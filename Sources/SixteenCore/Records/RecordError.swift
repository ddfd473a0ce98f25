/// Why something could not be kept or read back: data from which the interface makes a sentence.
public struct RecordError: Error, Hashable, Sendable {
  /// What can be wrong with a file or folder of ours.
  public enum Problem: Hashable, Sendable {
    /// The system refused; its reason, such as "No space left on device".
    case refused(reason: String)
    /// A symbolic link, which could lead anywhere.
    case symbolicLink
    /// It belongs to somebody else.
    case otherOwner
    /// Not a folder where one has to be.
    case notAFolder
    /// A folder, a pipe, a device.
    case notARegularFile
    /// Others hold it and do not let go.
    case inUse
  }

  /// The file or folder.
  public let path: String
  /// What is wrong with it.
  public let problem: Problem

  init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  init(path: String, _ refusal: Platform.Refusal) {
    self.init(
      path: path,
      problem: refusal.isSymbolicLink ? .symbolicLink : .refused(reason: refusal.reason))
  }
}
