import Testing

@testable import SixteenCore

@Suite("Languages, texts, personalities and captions")
struct AssetReadingTests {
  @Test("An asset is found by its path, and nothing else is")
  func assets() throws {
    #expect(try #require(Assets.text("languages.json")).hasSuffix("}\n"))
    #expect(Assets.bytes("languages.jso") == nil)
    #expect(Assets.bytes("") == nil)
    #expect(throws: AssetError(asset: "none", problem: .absent)) { try Assets.required("none") }
  }

  @Test(
    "A locale chooses its language, any other the fallback",
    arguments: [
      ("zh_TW.UTF-8", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_MO.UTF-8", "zh-Hant"),
      ("zh_Hant_TW", "zh-Hant"), ("zh_CN.GB18030", "zh-Hant"), ("zh", "zh-Hant"),
      ("ZH-tw", "zh-Hant"), ("zh@pinyin", "zh-Hant"), ("en_GB.UTF-8", "en"), ("de_DE", "en"),
      ("zha_CN", "en"), ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"), (".zh", "en"),
    ])
  func locales(locale: String, id: Language.ID) throws {
    #expect(try LanguageList.bundled().language(forLocale: locale).id == id)
  }

  @Test("The longest prefix wins, and the turn goes round")
  func languageList() throws {
    let text = """
      { "schema": 1, "fallback": "en", "languages": [
        { "id": "zh-Hant", "name": "中文", "locales": ["zh"] },
        { "id": "zh-Hans", "name": "简体", "locales": ["zh_CN", "zh_SG"] },
        { "id": "en", "name": "English", "locales": ["en"] } ] }
      """
    let list = try withBytes(of: text) { try LanguageList(json: $0, asset: "l") }
    #expect(list.language(forLocale: "zh_CN.UTF-8").id == "zh-Hans")
    #expect(list.language(forLocale: "zh_TW.UTF-8").id == "zh-Hant")
    #expect(list.fallback.name == "English")
    #expect(list.languages.map { list.next(after: $0).id } == ["zh-Hans", "en", "zh-Hant"])
    #expect(list.next(after: Language(id: "eo", name: "", localePrefixes: [])).id == "en")
    #expect(list.language(id: "eo") == nil)

    let other = text.replacing(#""fallback": "en""#, with: #""fallback": "eo""#)
    #expect(throws: AssetError(asset: "l", field: "fallback", problem: .missingLanguage("eo"))) {
      try withBytes(of: other) { try LanguageList(json: $0, asset: "l") }
    }
  }

  @Test("A text knows its languages in their order and gives the wanted one, else the first")
  func localizedText() throws {
    let text = try #require(LocalizedText([(language: "zh-Hant", text: "小"), ("en", "small")]))
    #expect(text.languages == ["zh-Hant", "en"])
    #expect(text["en"] == "small")
    #expect(text["eo"] == nil)
    #expect(text.text(preferring: "en") == "small")
    #expect(text.text(preferring: "eo") == "小")
    #expect(LocalizedText([]) == nil)
  }

  @Test("A question needs two choices of opposite poles")
  func questions() {
    let text = LocalizedText("x", language: "en")
    for first in Pole.allCases {
      for second in Pole.allCases {
        let choices = [first, second].map { Choice(pole: $0, content: text) }
        let question = Question(id: "q", prompt: text, choices: choices)
        #expect((question != nil) == (first.opposite == second))
      }
      #expect(
        Question(id: "q", prompt: text, choices: [Choice(pole: first, content: text)]) == nil)
    }
  }

  private func personality(_ code: String) -> String {
    let text = #"{ "en": "x" }"#
    return """
      { "type": "\(code)", "name": \(text), "essence": \(text), "description": \(text),
        "strengths": [\(text), \(text)], "costs": [], "mismatch": { "en": "\(code)" } }
      """
  }

  @Test("A personality is found by its type; a type that is not there is an error")
  func personalities() throws {
    let text =
      #"{ "schema": 1, "personalities": [ "# + personality("INTJ") + "," + personality("ESFP")
      + "] }"
    let list = try withBytes(of: text) { try PersonalityList(json: $0, asset: "p") }
    for type in PersonalityType.allCases {
      if ["INTJ", "ESFP"].contains(type.code) {
        let personality = try list.personality(for: type)
        #expect(personality.type == type)
        #expect(personality.mismatch["en"] == type.code)
        #expect(personality.strengths.count == 2)
        #expect(personality.category == type.category)
      } else {
        #expect(throws: AssetError(asset: "p", problem: .missingType(type.code))) {
          try list.personality(for: type)
        }
      }
    }
  }

  @Test("Unknown codes, the same code twice and missing texts are errors")
  func brokenPersonalities() throws {
    let one = personality("INTJ")
    for (list, error) in [
      (personality("INTX"), AssetError(asset: "p", problem: .unknownType("INTX"))),
      (one + "," + one, AssetError(asset: "p", problem: .duplicate("INTJ"))),
      (
        one.replacing(#""essence""#, with: #""core""#),
        AssetError(asset: "p", field: "personalities[0].essence", problem: .json(.missing))
      ),
      (
        one + "," + personality("INTP").replacing(#"[{ "en": "x" }"#, with: #"[{ "en": " " }"#),
        AssetError(
          asset: "p", field: "personalities[1].strengths[0].en", problem: .json(.emptyText))
      ),
    ] {
      #expect(throws: error) {
        try withBytes(of: #"{ "schema": 1, "personalities": ["# + list + "] }") {
          try PersonalityList(json: $0, asset: "p")
        }
      }
    }
  }

  @Test("A text that lacks one of the languages is an error that names it")
  func missingLanguages() throws {
    let list = #"{ "schema": 1, "personalities": [ "# + personality("INTJ") + "] }"
    let captions = #"{ "schema": 1, "captions": { "INTJ": { "en": "a chess piece" } } }"#
    try withBytes(of: list) { bytes in
      _ = try PersonalityList(json: bytes, asset: "p", languages: ["en"])
      let field = "personalities[0].name.eo"
      #expect(throws: AssetError(asset: "p", field: field, problem: .json(.missing))) {
        try PersonalityList(json: bytes, asset: "p", languages: ["en", "eo"])
      }
    }
    try withBytes(of: captions) { bytes in
      _ = try PictureCaptions(json: bytes, asset: "c", languages: ["en"])
      let field = "captions.INTJ.eo"
      #expect(throws: AssetError(asset: "c", field: field, problem: .json(.missing))) {
        try PictureCaptions(json: bytes, asset: "c", languages: ["en", "eo"])
      }
    }
  }

  @Test("A caption is found by its type; an unknown code is an error")
  func captions() throws {
    let text = #"{ "schema": 1, "captions": { "INTJ": { "en": "a chess piece" } } }"#
    let captions = try withBytes(of: text) { try PictureCaptions(json: $0, asset: "c") }
    let known = try #require(PersonalityType(code: "INTJ"))
    let unknown = try #require(PersonalityType(code: "INTP"))
    #expect(try captions.caption(for: known)["en"] == "a chess piece")
    #expect(throws: AssetError(asset: "c", problem: .missingType("INTP"))) {
      try captions.caption(for: unknown)
    }
    #expect(throws: AssetError(asset: "c", problem: .unknownType("INTX"))) {
      try withBytes(of: text.replacing("INTJ", with: "INTX")) {
        try PictureCaptions(json: $0, asset: "c")
      }
    }
  }
}
