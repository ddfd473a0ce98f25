import SixteenCore

extension Interface {
  /// Where in a question file something is. A file's name and what stands in it may be meant to
  /// do something to a terminal, so all of it is quoted.
  func place(
    file: String, form: String? = nil, question: String? = nil, field: String? = nil,
    line: Int? = nil, column: Int? = nil
  ) -> String {
    var arguments = ["file": Quotation.of(file, scalars: 1024)]
    arguments["form"] = form.map { Quotation.of($0) }
    arguments["question"] = question.map { Quotation.of($0) }
    arguments["field"] = field.map { Quotation.of($0) }
    arguments["line"] = line.map { String($0) }
    arguments["column"] = column.map { String($0) }
    let message: Message =
      switch (form, question, field, line) {
      case (_, _, _, .some): .whereLine
      case (.some, _, _, nil): .whereForm
      case (nil, .some, .some, nil): .whereQuestionField
      case (nil, .some, nil, nil): .whereQuestion
      case (nil, nil, .some, nil): .whereField
      case (nil, nil, nil, nil): .whereFile
      }
    return text(message, arguments)
  }
}
