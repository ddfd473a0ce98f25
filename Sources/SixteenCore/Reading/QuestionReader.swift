/// Makes a question set of a parsed question file and collects everything that is wrong with it.
struct QuestionReader {
  private let file: String
  private let limit: Int
  private var findings: [QuestionFileError] = []

  /// The languages of the file: those of its first text, which is the title.
  private var languages: [Language.ID] = []
  /// The question being read: its id or its position.
  private var question: (id: String?, position: Int)?

  private init(file: String, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Reads the bytes of a question file and stops after `limit` findings.
  static func read(
    _ json: UnsafeRawBufferPointer, file: String, limit: Int
  ) -> QuestionFileReading {
    var reader = QuestionReader(file: file, limit: limit)
    do {
      let set = try JSONDocument.withRoot(of: json) { root in reader.read(root) }
      return QuestionFileReading(file: file, set: set, findings: reader.findings)
    } catch {
      let finding = QuestionFileError(
        file: file, field: error.path.text, position: error.position, problem: .json(error.problem))
      return QuestionFileReading(file: file, set: nil, findings: [finding])
    }
  }

  /// The set, or nil if there is any finding.
  private mutating func read(_ root: JSONValue) -> QuestionSet? {
    guard attempt(try root.expectSchema()) != nil else { return nil }
    let id = setID(in: root)
    let version = attempt(try root.text("version"))
    let title = text("title", in: root)
    let questions = questions(in: root)
    let forms = forms(in: root, questions: questions)
    guard findings.isEmpty, let id, let version, let title else { return nil }
    return QuestionSet(id: id, version: version, title: title, forms: forms, questions: questions)
  }

  // MARK: The set

  private mutating func setID(in root: JSONValue) -> String? {
    guard let id = attempt(try root.text("id")) else { return nil }
    let isUsable =
      id.utf8.count <= 64
      && id.utf8.allSatisfy { Self.isAlphanumeric($0) || "._-".utf8.contains($0) }
      && id.utf8.first.map(Self.isAlphanumeric) == true
    guard isUsable else {
      note(.unusableID(id), at: .key("id", in: root.path))
      return nil
    }
    return id
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  private mutating func forms(in root: JSONValue, questions: [Question]) -> [Form] {
    guard findings.isEmpty, let list = attempt(try root.optionalMember("forms")), let list else {
      return []
    }
    var forms: [Form] = []
    for element in attempt(try list.elements()) ?? [] where findings.count < limit {
      guard let id = attempt(try element.text("id")),
        let count = attempt(try element.member("questions").integer())
      else { continue }
      let countPath = JSONPath.key("questions", in: element.path)
      if forms.contains(where: { $0.id == id }) {
        note(.duplicateID(id), at: .key("id", in: element.path))
      }
      if count > questions.count {
        note(.formTooLong(questions: count, available: questions.count), at: countPath)
      }
      noteMissingPairs(in: questions.prefix(max(count, 0)), at: countPath)
      forms.append(Form(id: id, questionCount: count))
    }
    return forms
  }

  private mutating func noteMissingPairs(in questions: ArraySlice<Question>, at path: JSONPath) {
    for pair in Pair.allCases where !questions.contains(where: { $0.pair == pair }) {
      note(.pairWithoutQuestions(pair), at: path)
    }
  }

  // MARK: Questions

  private mutating func questions(in root: JSONValue) -> [Question] {
    guard let list = attempt(try root.member("questions")),
      let elements = attempt(try list.elements())
    else { return [] }
    guard !elements.isEmpty else {
      note(.noQuestions, at: list.path)
      return []
    }
    var questions: [Question] = []
    var ids: Set<String> = []
    for (offset, element) in elements.enumerated() where findings.count < limit {
      question = (id: nil, position: offset + 1)
      if let read = question(element.asRoot) {
        if !ids.insert(read.id).inserted { note(.duplicateID(read.id), at: .key("id", in: .root)) }
        questions.append(read)
      }
    }
    question = nil
    if questions.count == elements.count { noteMissingPairs(in: questions[...], at: list.path) }
    return questions
  }

  private mutating func question(_ element: JSONValue) -> Question? {
    guard attempt(try element.expect(.object)) != nil else { return nil }
    let id = attempt(try element.text("id"))
    question?.id = id
    let named = namedPair(in: element)
    let prompt = text("prompt", in: element)
    let choices = choices(in: element)
    guard choices.count == 2 else { return nil }
    let (first, second) = (choices[0].pole, choices[1].pole)
    let path = JSONPath.key("choices", in: element.path)
    if first == second { note(.samePole(first), at: path) }
    if first.pair != second.pair {
      note(.choicesOnDifferentPairs(first.pair, second.pair), at: path)
    } else if let named, named != first.pair {
      note(.pairDisagrees(named: named, choices: first.pair), at: .key("pair", in: element.path))
    }
    guard let id, let prompt else { return nil }
    return Question(id: id, prompt: prompt, choices: choices)
  }

  private mutating func namedPair(in element: JSONValue) -> Pair? {
    guard let member = attempt(try element.optionalMember("pair")), let member,
      let name = attempt(try member.text())
    else { return nil }
    if let pair = Pair(rawValue: name) { return pair }
    note(.unknownPair(name), at: member.path)
    return nil
  }

  private mutating func choices(in element: JSONValue) -> [Choice] {
    guard let list = attempt(try element.member("choices")),
      let elements = attempt(try list.elements())
    else { return [] }
    guard elements.count == 2 else {
      note(.notTwoChoices(elements.count), at: list.path)
      return []
    }
    return elements.compactMap { choice($0) }
  }

  private mutating func choice(_ element: JSONValue) -> Choice? {
    guard attempt(try element.expect(.object)) != nil else { return nil }
    let letter = attempt(try element.text("pole"))
    let pole = letter.flatMap(Pole.init(rawValue:))
    if let letter, pole == nil {
      note(.unknownPole(letter), at: .key("pole", in: element.path))
    }
    guard let content = text("content", in: element), let pole else { return nil }
    return Choice(pole: pole, content: content)
  }

  // MARK: Texts and findings

  /// The text of a required key, held to the languages of the file.
  private mutating func text(_ key: String, in object: JSONValue) -> LocalizedText? {
    guard let text = attempt(try LocalizedText(object.member(key))) else { return nil }
    if languages.isEmpty { languages = text.languages }
    let path = JSONPath.key(key, in: object.path)
    for language in languages where text[language] == nil {
      note(.missingLanguage(language), at: path)
    }
    for language in text.languages where !languages.contains(language) {
      note(.additionalLanguage(language), at: path)
    }
    return text
  }

  /// What `read` returns, or nil and a finding.
  private mutating func attempt<Value>(
    _ read: @autoclosure () throws(JSONError) -> Value
  ) -> Value? {
    do {
      return try read()
    } catch {
      note(.json(error.problem), at: error.path)
      return nil
    }
  }

  private mutating func note(_ problem: QuestionFileError.Problem, at path: JSONPath) {
    guard findings.count < limit else { return }
    let name = question.map { $0.id ?? "#\($0.position)" }
    findings.append(
      QuestionFileError(file: file, question: name, field: path.text, problem: problem))
  }
}
