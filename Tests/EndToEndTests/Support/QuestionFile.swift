import Foundation

/// Question files that tests ask from.
struct QuestionFile {
  /// JSON, or what is to be mistaken for it.
  var text: String

  init(text: String) { self.text = text }

  /// A good file whose questions ask about the four pairs in turn; with `swapped`, every second
  /// round has the poles the other way round, so that equal answers tie.
  init(count: Int, swapped: Bool = false, prompt: String = "提問", content: String = "選項") {
    let poles = ["EI", "SN", "TF", "JP"].map { $0.map(String.init) }
    let questions = (0..<count).map { number in
      let isSwapped = swapped && number / 4 % 2 == 1
      let pair = isSwapped ? poles[number % 4].reversed() : poles[number % 4]
      let choices = pair.map { pole in
        """
        { "pole": "\(pole)", "content": { "en": "choice \(pole)", "zh-Hant": "\(content)" } }
        """
      }
      return """
        { "id": "Q\(number + 1)",
          "prompt": { "en": "prompt \(number + 1)", "zh-Hant": "\(prompt)" },
          "choices": [ \(choices.joined(separator: ",\n")) ] }
        """
    }
    text = """
      { "schema": 1, "id": "test", "version": "1.0", "title": { "en": "Test", "zh-Hant": "測驗" },
        "questions": [
      \(questions.joined(separator: ",\n"))
      ] }
      """
  }

  /// The same with the first occurrence of a text replaced.
  func replacing(_ text: String, with other: String) -> QuestionFile {
    guard let range = self.text.range(of: text) else {
      preconditionFailure("no \(text) in the question file")
    }
    return QuestionFile(text: self.text.replacingCharacters(in: range, with: other))
  }

  /// Writes the file into a folder.
  /// - Returns: its path.
  func write(to folder: TemporaryFolder, name: String = "questions.json") throws -> String {
    let path = "\(folder.path)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
