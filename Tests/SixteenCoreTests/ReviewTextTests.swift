import Testing

@testable import SixteenCore

/// Texts of the second question and all that has to be said about them.
struct ReviewedText: Sendable, CustomTestStringConvertible {
  let language: Language.ID
  var prompt: String?
  var choices: [String?] = [nil, nil]
  let field: String
  let rules: [ReviewFinding.Rule]

  static func prompt(
    _ language: Language.ID, _ prompt: String, _ rules: ReviewFinding.Rule...
  ) -> ReviewedText {
    ReviewedText(
      language: language, prompt: prompt, field: "prompt.\(language)", rules: rules)
  }

  static func choice(
    _ language: Language.ID, _ first: String, _ second: String, _ rules: ReviewFinding.Rule...
  ) -> ReviewedText {
    ReviewedText(
      language: language, choices: [first, second], field: "choices[0].content.\(language)",
      rules: rules)
  }

  var testDescription: String { prompt ?? choices.compactMap(\.self).joined(separator: " / ") }
}

private let lengths: [ReviewedText] = [
  .prompt("en", String(repeating: "k", count: 64)),
  .prompt("en", String(repeating: "k", count: 65), .tooWide(columns: 65, limit: 64)),
  .prompt("zh-Hant", String(repeating: "春", count: 32)),
  .prompt("zh-Hant", String(repeating: "春", count: 33), .tooWide(columns: 66, limit: 64)),
  .choice("en", String(repeating: "k", count: 56), String(repeating: "m", count: 45)),
  .choice(
    "en", String(repeating: "k", count: 57), String(repeating: "m", count: 46),
    .tooWide(columns: 57, limit: 56)),
]

private let words: [ReviewedText] = [
  .choice("en", "do not walk", "walk a while", .negation("not")),
  .choice("en", "We DON’T walk", "walk a while", .negation("don't")),
  .choice("en", "knot a notable nose", "walk for a while"),
  .choice("en", "always walk", "walk a while", .absolute("always")),
  .choice(
    "en", "every time, not once", "walk for a while now", .absolute("every"), .negation("not")),
  .choice("en", "walk, no matter what", "walk for a while now", .absolute("no matter what")),
  .choice("en", "not that, not this", "walk for a while", .negation("not")),
  .choice("zh-Hant", "沒有人的路", "走一走的路", .negation("沒")),
  .choice("zh-Hant", "看是不是通", "走一走的路"),
  .choice("zh-Hant", "不同的路上", "走一走的路"),
  .choice("zh-Hant", "總是走走路", "走一走的路", .absolute("總是")),
  .choice("zh-Hant", "不管怎樣走", "走一走的路", .absolute("不管怎樣")),
  .prompt("en", "You are not always tired."),
  .prompt("zh-Hant", "你沒有睡飽，總是這樣"),
  .prompt("en", "You are at a party.", .assumption("party")),
  .prompt("en", "You are partying."),
  .prompt("zh-Hant", "你在辦公室裡", .assumption("辦公室")),
  .choice("en", "call on the phone", "walk for a while", .assumption("phone")),
  .prompt("zh-Hant", "打開軟件看看", .regionalWord("軟件", instead: "軟體")),
  .prompt("zh-Hant", "人工智能很好", .regionalWord("人工智能", instead: "人工智慧")),
]

private let characters: [ReviewedText] = [
  .prompt("zh-Hant", "你认得路嗎", .unusualCharacter("认")),
  .prompt("zh-Hant", "図書館", .unusualCharacter("図")),
  .prompt("zh-Hant", "You like to walk", .foreignScript("You")),
  .prompt("zh-Hant", "你用 Wi 上網", .foreignScript("Wi")),
  .prompt("zh-Hant", "你是 ENFP 或 J，還有 QR", .foreignScript("QR")),
  .prompt("zh-Hant", "你是 ENFP 或 J，３ 次、１・２「好」"),
  .prompt("zh-Hant", "さくらの花", .foreignScript("さくらの")),
  .prompt("en", "You like 散步 or tea", .foreignScript("散步")),
  .prompt("en", "You like tea。", .foreignScript("。")),
  .prompt("en", "Вы like tea", .foreignScript("Вы")),
  .prompt("en", "Café naïve—“so”, you… 1×2 °"),
  .prompt("en", "red \u{1B}[31m ink", .control("U+001B")),
  .prompt("en", "two\nlines", .control("U+000A")),
  .prompt("en", "soft\u{AD}ly", .control("U+00AD")),
  .prompt("zh-Hant", "看\u{200B}不見", .control("U+200B")),
  .prompt("en", "a private \u{E000} thing", .control("U+E000")),
  .prompt("en", "abc \u{202E}def", .direction("U+202E")),
  .prompt("zh-Hant", "左\u{2067}右", .direction("U+2067")),
  .prompt("en", "a smile 😀 here", .emoji("U+1F600")),
  .prompt("en", "a heart \u{2764}\u{FE0F} here", .emoji("U+FE0F")),
  .prompt("en", " before", .blanks), .prompt("en", "after ", .blanks),
  .prompt("en", "in  between", .blanks), .prompt("zh-Hant", "全形　", .blanks),
  .prompt(
    "en", "all \u{7}\u{202E}😀😀\u{8} ", .control("U+0007"), .direction("U+202E"),
    .emoji("U+1F600"), .blanks),
]

@Suite("Reviewing the texts of a question file")
struct ReviewTextTests {
  @Test("A text leaves exactly its rules", arguments: lengths + words + characters)
  func text(reviewed: ReviewedText) throws {
    let set = try reviewSet { questions in
      questions[1] = try questions[1].replacing(
        prompt: reviewed.prompt, choices: reviewed.choices, in: reviewed.language)
    }
    let expected = reviewed.rules.map {
      ReviewFinding(
        file: "f.json", form: nil, question: "q2", field: reviewed.field,
        language: reviewed.language, rule: $0)
    }
    #expect(try warnings(set) == expected)
  }

  @Test(
    "The shorter choice has at least four fifths of the longer",
    arguments: [(10, 8, nil), (8, 10, nil), (10, 7, 8), (7, 10, 8), (11, 8, 9), (1, 56, 45)])
  func balance(first: Int, second: Int, least: Int?) throws {
    let set = try reviewSet { questions in
      let choices = [
        String(repeating: "k", count: first), String(repeating: "m", count: second),
      ]
      questions[4] = try questions[4].replacing(choices: choices, in: "en")
    }
    let expected = least.map {
      ReviewFinding(
        file: "f.json", form: nil, question: "q5", field: "choices", language: "en",
        rule: .unequalChoices(first: first, second: second, least: $0))
    }
    #expect(try warnings(set) == [expected].compactMap { $0 })
  }

  @Test("Titles, versions and ids have no unseen characters; a title may be in any script")
  func names() throws {
    let base = try reviewSet(String(goodLayout.prefix(36)))
    let title = LocalizedText([(language: "zh-Hant", text: "Wi 测\u{202A}"), ("en", "型")])
    var questions = base.questions
    questions[0] = try required(
      Question(id: "q\u{1B}", prompt: questions[0].prompt, choices: questions[0].choices))
    let set = QuestionSet(
      id: "set", version: "1\u{7F}", title: try required(title),
      forms: [Form(id: "a\u{9B}", questionCount: 36)], questions: questions)
    let findings = try warnings(set)
    #expect(
      findings.map(\.rule) == [
        .control("U+007F"), .direction("U+202A"), .unusualCharacter("测"), .control("U+009B"),
        .control("U+001B"),
      ])
    #expect(
      findings.map(\.field) == ["version", "title.zh-Hant", "title.zh-Hant", "forms[0].id", "id"])
    #expect(findings.map(\.form) == [nil, nil, nil, "a\u{FFFD}", nil])
    #expect(findings.map(\.question) == [nil, nil, nil, nil, "q\u{FFFD}"])
  }

  @Test("A language that the guide does not know is held to the rules without words")
  func unknownLanguage() throws {
    let set = try reviewSet { questions in
      for index in questions.indices {
        let old = questions[index]
        let texts = [old.prompt, old.choices[0].content, old.choices[1].content].map {
          LocalizedText("\($0["zh-Hant"] ?? "")沒认", language: "ru")
        }
        questions[index] = try required(
          Question(
            id: old.id, prompt: texts[0],
            choices: zip(old.choices, texts.dropFirst()).map { Choice(pole: $0.pole, content: $1) })
        )
      }
      questions[0] = try questions[0].replacing(prompt: "да, not 不是 ", in: "ru")
    }
    #expect(try warnings(set).map(\.rule) == [.blanks])
  }

  @Test("Another language brings its own words")
  func ownGuide() throws {
    let json = """
      { "schema": 1, "languages": [ { "id": "en", "script": "runes", "negations": ["nay"],
        "absolutes": [], "assumptions": [], "harmless": ["nay nay"],
        "regional": { "colour": "color" }, "unusual": ["qx"] } ] }
      """
    let guide = try withBytes(of: json) { try ReviewGuide(json: $0, asset: "r") }
    let set = try reviewSet { questions in
      for index in questions.indices {
        questions[index] = try questions[index].replacing(
          prompt: "prompt \(index * 7919) 花", choices: ["aaa\(index) bb", "bbb\(index) aa"],
          in: "en")
      }
      questions[0] = try questions[0].replacing(
        choices: ["nay nay colour nay", "not always ex qqq"], in: "en")
    }
    let rules = QuestionFileReview(set, file: "f", guide: guide).warnings.filter {
      $0.question == "q1"
    }.map(\.rule)
    #expect(
      rules == [
        .regionalWord("colour", instead: "color"), .negation("nay"), .unusualCharacter("x"),
      ]
        || rules == [
          .regionalWord("colour", instead: "color"), .negation("nay"), .unusualCharacter("q"),
        ])
    for (broken, path) in [
      (json.replacing(#""script": "runes", "#, with: ""), "languages[0].script"),
      (json.replacing(#"["nay"]"#, with: "5"), "languages[0].negations"),
      (json.replacing(#""color""#, with: #""""#), "languages[0].regional.colour"),
    ] {
      let error = try #require(throws: AssetError.self) {
        try withBytes(of: broken) { try ReviewGuide(json: $0, asset: "r") }
      }
      #expect(error.field == path)
    }
  }

  @Test("A quotation is short and moves no cursor")
  func quotation() {
    #expect(Quotation.of("中文 abc") == "中文 abc")
    #expect(Quotation.of("\u{1B}[2J\n\u{202E}x") == "\u{FFFD}[2J\u{FFFD}\u{FFFD}x")
    #expect(Quotation.of("12345", scalars: 5) == "12345")
    #expect(Quotation.of("123456", scalars: 5) == "12345…")
    #expect(Quotation.of("", scalars: 0) == "")
    #expect(Quotation.name(of: "\u{7}") == "U+0007")
    #expect(Quotation.name(of: "\u{10FFFF}") == "U+10FFFF")
  }
}
