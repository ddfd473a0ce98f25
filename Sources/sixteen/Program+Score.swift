import Screens
import SixteenCore
import Terminal

extension Program {
  /// Scores answers from the command line or from standard input.
  func score() throws -> ExitStatus {
    let text = ResultText(content: content)
    let plainText: ScoreEngine.PlainText = { _, _, score in text.line(score) }
    let engine = ScoreEngine(
      forms: try askedForms(), plainText: options.isPlain ? plainText : nil,
      output: { try StandardOutput.write(bytes: $0) },
      report: { error in _ = fail(.data, interface.text(error)) })
    if let operand = options.operands.first {
      var answers = operand + "\n"
      try answers.withUTF8 { try engine.take(UnsafeRawBufferPointer($0)) }
      try engine.finish()
    } else {
      try engine.score(descriptor: 0)
    }
    return engine.brokenLines == 0 ? .success : .data
  }

  private func askedForms() throws -> [AskedForm] {
    let set = try questionSet()
    guard options.form != nil else { return AskedForm.all(of: set) }
    return [AskedForm(set, form: try Questionnaire(set: set, formID: options.form).form)]
  }
}
