import Screens
import SixteenCore

extension Program {
  /// Checks question files and lists all findings at once.
  func checkFiles() throws -> ExitStatus {
    var status = ExitStatus.success
    for path in options.operands {
      for finding in QuestionSet.findings(path: path) {
        status = .data
        _ = tell(interface.text(finding))
      }
    }
    return status
  }
}
