import Screens
import SixteenCore

extension Program {
  /// Checks question files and lists all findings at once: what keeps a file from being read is an
  /// error, everything else is advice.
  func checkFiles() throws -> ExitStatus {
    let guide = try ReviewGuide.bundled()
    var status = ExitStatus.success
    for path in options.operands {
      let review = QuestionFileReview(path: path, guide: guide)
      if !review.errors.isEmpty { status = .data }
      let told = tell(lines(review).joined(separator: "\n"))
      guard told == .success else { return told }
    }
    return status
  }

  private func lines(_ review: QuestionFileReview) -> [String] {
    let name = interface.place(file: review.file)
    var lines = review.errors.map(interface.text) + review.warnings.map(interface.text)
    if lines.isEmpty { lines.append(interface.text(.reviewClean, ["file": name])) }
    if review.isCut {
      let count = String(QuestionSet.findingsLimit)
      lines.append(interface.text(.reviewCut, ["file": name, "count": count]))
    }
    return lines
  }
}
