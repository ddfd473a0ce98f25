/// What is good to know about a question file before anybody answers it: what keeps it from being
/// read, or else which rules of docs/INSTRUMENT.md 1, 2 and 4 it leaves.
public struct QuestionFileReview: Hashable, Sendable {
  /// The file as it was named to us.
  public let file: String
  /// Errors: what keeps the file from being read, in its order. There are no warnings then.
  public let errors: [QuestionFileError]
  /// Warnings about a file that can be read: its title, its forms, its questions, in this order.
  public let warnings: [ReviewFinding]

  /// Reviews a question file.
  public init(path: String, guide: ReviewGuide) {
    let (set, errors) = QuestionSet.read(path: path)
    self.file = path
    self.errors = errors
    self.warnings = set.map { QuestionSetReviewer.findings(in: $0, file: path, guide) } ?? []
  }

  /// Reviews a set that has been read.
  public init(_ set: QuestionSet, file: String, guide: ReviewGuide) {
    self.file = file
    self.errors = []
    self.warnings = QuestionSetReviewer.findings(in: set, file: file, guide)
  }

  /// Whether there may be more than is listed: after `QuestionSet.findingsLimit` findings the
  /// review stops.
  public var isCut: Bool {
    max(errors.count, warnings.count) >= QuestionSet.findingsLimit
  }
}
