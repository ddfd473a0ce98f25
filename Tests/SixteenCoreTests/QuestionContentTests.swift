import SixteenCore
import Testing

/// docs/INSTRUMENT.md 4.7: the pole of the first choice of each question.
private let layout =
  "SIJF PETN JFIS FENJ ETPN ESFP ITNP TISP TIJS FJNI JNET PNTE JFIS FPEN ITSJ"

/// Words that deny or exaggerate, which a choice must do without.
private let forbiddenEnglish: Set<String> = [
  "not", "never", "always", "no", "none", "nothing", "nobody", "don't", "doesn't", "can't",
  "cannot", "won't", "isn't", "aren't", "without", "every", "must",
]
private let forbiddenChinese = [
  "不是", "不會", "不想", "不要", "不用", "不必", "不喜歡", "不太", "不愛", "不管", "不用", "不能",
  "沒", "從不", "從來", "總是", "永遠", "一定", "絕對", "完全", "非得", "別去", "無法",
]

@Suite("The program's own questions")
struct QuestionContentTests {
  private let set: QuestionSet

  init() throws {
    set = try QuestionSet.bundled()
  }

  @Test("There is a short form of 36, the default, and a full one of 60")
  func forms() throws {
    #expect(
      set.forms == [Form(id: "short", questionCount: 36), Form(id: "full", questionCount: 60)])
    #expect(set.questions.count == 60)
    #expect(try set.languages.sorted() == LanguageList.bundled().ids.sorted())
  }

  @Test("Each form asks about each pair equally often, so that no pair can be even")
  func balance() {
    for form in set.forms {
      for pair in Pair.allCases {
        let questions = set.prefix(form).filter { $0.pair == pair }
        #expect(questions.count == form.questionCount / 4)
        #expect(questions.count % 2 == 1)
        let firsts = questions.count { $0.choices[0].pole == pair.first }
        #expect(abs(2 * firsts - questions.count) == 1)
      }
      let firsts = set.prefix(form).count { $0.choices[0].pole == $0.pair.first }
      #expect(2 * firsts == form.questionCount)
    }
  }

  @Test("The first choices stand in the order that was worked out")
  func order() {
    let letters = layout.filter { $0 != " " }
    #expect(set.questions.count == letters.count)
    for (index, (question, letter)) in zip(set.questions, letters).enumerated() {
      #expect(
        question.choices[0].pole.rawValue == String(letter),
        "question \(index + 1), \(question.id): docs/INSTRUMENT.md 4.7")
    }
    for (one, next) in zip(set.questions, set.questions.dropFirst()) {
      #expect(one.pair != next.pair, "\(next.id)")
    }
    for start in stride(from: 0, to: set.questions.count, by: 4) {
      let four = set.questions[start...].prefix(4)
      #expect(Set(four.map(\.pair)).count == 4, "questions from \(start + 1)")
    }
  }

  @Test(
    "Answering in a pattern leaves every pair nearly even",
    arguments: ["1", "12", "1122", "1221", "1112", "112"])
  func patterns(pattern: String) throws {
    let digits = pattern.map { $0 == "1" ? 0 : 1 }
    for form in set.forms {
      for flip in [0, 1] {
        var quiz = Quiz(questions: set.prefix(form))
        for number in 0..<form.questionCount { quiz.choose(digits[number % digits.count] ^ flip) }
        let margins = try #require(quiz.outcome).tallies.map(\.margin)
        #expect(margins.allSatisfy { $0 <= (pattern == "1" ? 1 : 3) }, "\(form.id) \(margins)")
      }
    }
  }

  @Test("Prompts and choices fit, and the two choices are about equally long")
  func lengths() {
    for question in set.questions {
      for language in set.languages {
        let prompt = question.prompt[language]?.columns ?? 0
        let choices = question.choices.map { $0.content[language]?.columns ?? 0 }
        #expect((1...64).contains(prompt), "\(question.id).\(language)")
        #expect(choices.allSatisfy { (1...56).contains($0) }, "\(question.id).\(language)")
        #expect(
          5 * abs(choices[0] - choices[1]) <= max(choices[0], choices[1]),
          "\(question.id).\(language) \(choices)")
      }
    }
  }

  @Test("No choice denies or exaggerates")
  func wording() {
    for question in set.questions {
      for choice in question.choices {
        let english = choice.content["en"] ?? ""
        let words = english.lowercased().split { !($0.isLetter || $0 == "'") }.map(String.init)
        #expect(forbiddenEnglish.isDisjoint(with: words), "\(question.id): \(english)")
        let chinese = choice.content["zh-Hant"] ?? ""
        #expect(!forbiddenChinese.contains { chinese.contains($0) }, "\(question.id): \(chinese)")
      }
    }
  }

  @Test("No prompt and no choice stands there twice")
  func duplicates() {
    for language in set.languages {
      let prompts = set.questions.compactMap { $0.prompt[language] }
      let choices = set.questions.flatMap(\.choices).compactMap { $0.content[language] }
      #expect(Set(prompts).count == 60)
      #expect(Set(choices).count == 120)
    }
  }

  @Test("Ids begin with the pair they are about")
  func ids() {
    for question in set.questions {
      #expect(question.id.hasPrefix("\(question.pair.rawValue)-"))
    }
  }

  @Test(
    "Who answers every question by the key of a type gets it, unanimously",
    arguments: ["short", "full"], PersonalityType.allCases)
  func keyed(form: String, type: PersonalityType) throws {
    var quiz = try Questionnaire(set: .bundled(), formID: form).quiz
    for question in quiz.questions {
      let key = question.choices.firstIndex { type[$0.pole.pair] == $0.pole }
      quiz.choose(try #require(key))
    }
    let outcome = try #require(quiz.outcome)
    #expect(outcome.type == type)
    for tally in outcome.tallies { #expect(tally.share(of: type[tally.pair]) == 100) }
  }
}
