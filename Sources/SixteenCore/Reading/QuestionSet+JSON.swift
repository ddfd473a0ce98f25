extension QuestionSet {
  /// The set of a question file, or nil and findings.
  init?(_ root: JSONValue, findings: inout QuestionFileFindings) {
    guard findings.attempt(try root.expectSchema()) != nil else { return nil }
    let id = Self.usableID(in: root, &findings)
    let version = findings.attempt(try root.text("version"))
    let title = findings.text("title", in: root)
    let questions = Self.questions(in: root, &findings)
    // How long a form may be is known only once all questions are.
    let forms = findings.errors.isEmpty ? Self.forms(in: root, questions, &findings) : []
    guard findings.errors.isEmpty, let id, let version, let title else { return nil }
    self.init(id: id, version: version, title: title, forms: forms, questions: questions)
  }

  private static func usableID(
    in root: JSONValue, _ findings: inout QuestionFileFindings
  ) -> String? {
    guard let id = findings.attempt(try root.text("id")) else { return nil }
    let isUsable =
      id.utf8.count <= 64
      && id.unicodeScalars.allSatisfy { isAlphanumeric($0) || ".-_".unicodeScalars.contains($0) }
      && id.unicodeScalars.first.map(isAlphanumeric) == true
    guard isUsable else {
      findings.note(.unusableID(id), at: root.path(to: "id"))
      return nil
    }
    return id
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  private static func questions(
    in root: JSONValue, _ findings: inout QuestionFileFindings
  ) -> [Question] {
    guard let list = findings.attempt(try root.member("questions")),
      let elements = findings.attempt(try list.elements())
    else { return [] }
    guard !elements.isEmpty else {
      findings.note(.noQuestions, at: list.path())
      return []
    }
    var questions: [Question] = []
    var ids: Set<String> = []
    for (offset, element) in elements.enumerated() where !findings.isFull {
      findings.enterQuestion(position: offset + 1)
      let question = Question(element.asRoot, findings: &findings)
      // Also where the question is broken in another way.
      if let id = try? element.text("id"), !ids.insert(id).inserted {
        findings.note(.duplicateID(id), at: "id")
      }
      if let question { questions.append(question) }
    }
    findings.leaveQuestions()
    // A pair may be missing only because a question about it is broken.
    if questions.count == elements.count {
      noteMissingPairs(questions.count, firstPositions(questions), at: list.path(), &findings)
    }
    return questions
  }

  private static func forms(
    in root: JSONValue, _ questions: [Question], _ findings: inout QuestionFileFindings
  ) -> [Form] {
    guard let list = findings.attempt(try root.optionalMember("forms")), let list,
      let elements = findings.attempt(try list.elements())
    else { return [] }
    // Nothing in the loop looks at every question or form: there may be a hundred thousand forms.
    let positions = firstPositions(questions)
    var forms: [Form] = []
    var ids: Set<String> = []
    for element in elements where !findings.isFull {
      guard let id = findings.attempt(try element.text("id")),
        let count = findings.attempt(try element.member("questions").integer())
      else { continue }
      if !ids.insert(id).inserted {
        findings.note(.duplicateID(id), at: element.path(to: "id"))
      }
      if count > questions.count {
        findings.note(
          .formTooLong(questions: count, available: questions.count),
          at: element.path(to: "questions"))
      }
      noteMissingPairs(count, positions, at: element.path(to: "questions"), &findings)
      forms.append(Form(id: id, questionCount: count))
    }
    return forms
  }

  /// The index of the first question of each pair, in the order of `Pair.allCases`.
  private static func firstPositions(_ questions: [Question]) -> [Int?] {
    Pair.allCases.map { pair in questions.firstIndex { $0.pair == pair } }
  }

  /// Notes the pairs that the first `count` questions do not ask about.
  private static func noteMissingPairs(
    _ count: Int, _ positions: [Int?], at path: @autoclosure () -> String?,
    _ findings: inout QuestionFileFindings
  ) {
    for (pair, position) in zip(Pair.allCases, positions) where position ?? .max >= count {
      findings.note(.pairWithoutQuestions(pair), at: path())
    }
  }
}
