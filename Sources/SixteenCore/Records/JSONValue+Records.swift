extension JSONValue {
  /// A length of time in seconds, held to what a test can take: 0 to 30 years.
  func seconds() throws(JSONError) -> Int {
    min(max(try integer(), 0), 1_000_000_000)
  }

  /// The sheet of answers of a required key.
  func sheet(_ key: String) throws(JSONError) -> AnswerSheet {
    let value = try member(key)
    guard let sheet = AnswerSheet(recorded: try value.text()) else {
      throw value.error(.wrongType(expected: .string))
    }
    return sheet
  }

  /// The integer of a required key, from 0 to as many as a question file could ever ask.
  func count(_ key: String) throws(JSONError) -> Int {
    let value = try member(key)
    let count = try value.integer()
    guard 0...QuestionSet.largestFileSize ~= count else {
      throw value.error(.wrongType(expected: .integer))
    }
    return count
  }
}
