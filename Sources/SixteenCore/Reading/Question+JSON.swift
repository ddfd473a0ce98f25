extension Question {
  /// A question of a question file, or nil and findings.
  init?(_ element: JSONValue, findings: inout QuestionFileFindings) {
    guard findings.attempt(try element.expect(.object)) != nil else { return nil }
    let id = findings.attempt(try element.text("id"))
    findings.nameQuestion(id)
    let named = Self.namedPair(in: element, &findings)
    let prompt = findings.text("prompt", in: element)
    let choices = Self.choices(in: element, &findings)

    guard choices.count == 2 else { return nil }
    let (first, second) = (choices[0].pole, choices[1].pole)
    if first == second {
      findings.note(.samePole(first), at: element.path(to: "choices"))
    }
    if first.pair != second.pair {
      findings.note(
        .choicesOnDifferentPairs(first.pair, second.pair), at: element.path(to: "choices"))
    } else if let named, named != first.pair {
      findings.note(
        .pairDisagrees(named: named, choices: first.pair), at: element.path(to: "pair"))
    }

    guard let id, let prompt else { return nil }
    self.init(id: id, prompt: prompt, choices: choices)
  }

  /// The pair the question says it is about; it need not say.
  private static func namedPair(
    in element: JSONValue, _ findings: inout QuestionFileFindings
  ) -> Pair? {
    guard let member = findings.attempt(try element.optionalMember("pair")), let member,
      let name = findings.attempt(try member.text())
    else { return nil }
    if let pair = Pair(rawValue: name) { return pair }
    findings.note(.unknownPair(name), at: member.path())
    return nil
  }

  private static func choices(
    in element: JSONValue, _ findings: inout QuestionFileFindings
  ) -> [Choice] {
    guard let list = findings.attempt(try element.member("choices")),
      let elements = findings.attempt(try list.elements())
    else { return [] }
    guard elements.count == 2 else {
      findings.note(.notTwoChoices(elements.count), at: list.path())
      return []
    }
    return elements.compactMap { choice($0, &findings) }
  }

  private static func choice(
    _ element: JSONValue, _ findings: inout QuestionFileFindings
  ) -> Choice? {
    guard findings.attempt(try element.expect(.object)) != nil else { return nil }
    let letter = findings.attempt(try element.text("pole"))
    let pole = letter.flatMap(Pole.init(rawValue:))
    if let letter, pole == nil {
      findings.note(.unknownPole(letter), at: element.path(to: "pole"))
    }
    guard let content = findings.text("content", in: element), let pole else { return nil }
    return Choice(pole: pole, content: content)
  }
}
