@testable import SixteenCore

/// docs/INSTRUMENT.md 4.7: the pole of the first choice of each question, for both forms.
let goodLayout =
  "SIJFPETNJFISFENJETPNESFPITNPTISPTIJS" + "FJNIJNETPNTEJFISFPENITSJ"

/// A set in which question n is called "qn" and the first choice stands for the n-th letter, with
/// texts that leave no rule.
func reviewSet(
  _ layout: String = goodLayout, forms: [Form] = [],
  edit: (inout [Question]) throws -> Void = { _ in }
) throws -> QuestionSet {
  var generator = SeededGenerator(state: 16)
  var questions = try layout.enumerated().map { index, letter in
    let pole = try required(Pole(rawValue: String(letter)))
    let choices = try [pole, pole.opposite].map {
      Choice(pole: $0, content: try harmlessText(&generator))
    }
    return try required(
      Question(id: "q\(index + 1)", prompt: try harmlessText(&generator), choices: choices))
  }
  try edit(&questions)
  return QuestionSet(
    id: "set", version: "1", title: LocalizedText("Set", language: "en"), forms: forms,
    questions: questions)
}

/// What a review finds in a set, by the program's own guide.
func warnings(_ set: QuestionSet) throws -> [ReviewFinding] {
  QuestionFileReview(set, file: "f.json", guide: try ReviewGuide.bundled()).warnings
}

/// A text of 16 columns that is like no other.
private func harmlessText(_ generator: inout SeededGenerator) throws -> LocalizedText {
  let chinese = (0..<8).compactMap { _ in
    "春夏秋冬山水花鳥風雨雲雪竹石松梅蘭菊琴棋書畫詩茶江河湖海星月晨昏田園橋路窗燈".randomElement(using: &generator)
  }
  let english = (0..<16).compactMap { index in
    index == 7 ? " " : "bcdfghjklmnpqrstvwxz".randomElement(using: &generator)
  }
  let texts = [(language: "zh-Hant", text: String(chinese)), ("en", String(english))]
  return try required(LocalizedText(texts))
}

extension Question {
  /// The same question with other texts in one language; the other language stays as it is.
  func replacing(
    prompt: String? = nil, choices: [String?] = [nil, nil], in language: Language.ID
  ) throws -> Question {
    try required(
      Question(
        id: id, prompt: try self.prompt.replacing(prompt, in: language),
        choices: try zip(self.choices, choices).map { choice, text in
          Choice(pole: choice.pole, content: try choice.content.replacing(text, in: language))
        }))
  }
}

extension LocalizedText {
  fileprivate func replacing(_ text: String?, in language: Language.ID) throws -> LocalizedText {
    try required(
      LocalizedText(
        texts.map { old in
          (old.language, old.language == language ? text ?? old.text : old.text)
        }))
  }
}
