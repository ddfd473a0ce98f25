/// The files in which answers and results are kept.
public struct KeptPlaces: Hashable, Sendable {
  /// The answers of the run that is not finished.
  public let progress: String
  /// The results.
  public let history: String

  /// Two paths to show.
  public init(progress: String, history: String) {
    self.progress = progress
    self.history = history
  }
}
