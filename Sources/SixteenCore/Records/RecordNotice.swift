/// Something about what is kept that whoever takes the test should hear once.
public enum RecordNotice: Hashable, Sendable {
  /// A test that cannot go on was set aside as `path`.
  case setAside(path: String, ProgressProblem)
  /// Something could not be kept, or not be read back.
  case notKept(RecordError)
}
