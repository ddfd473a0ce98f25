import SixteenCore
import Testing

/// docs/INSTRUMENT.md 6: what a result never says, as far as words can show it.
private let forbidden = [
  "en": [
    "MBTI", "genius", "rare", "percentile", "career", "soulmate", "born ", "true self",
    "intelligen",
  ],
  "zh-Hant": ["MBTI", "天生", "真正的自己", "稀有", "職業", "智商", "命中"],
]

@Suite("The program's own personalities and pictures")
struct PersonalityContentTests {
  @Test("Each type has its text, of the length agreed", arguments: PersonalityType.allCases)
  func personality(type: PersonalityType) throws {
    let personality = try PersonalityList.bundled().personality(for: type)
    #expect(personality.type == type)
    #expect(personality.strengths.count == 3)
    #expect(personality.costs.count == 2)

    let english = try #require(personality.description["en"])
    let chinese = try #require(personality.description["zh-Hant"])
    #expect((90...140).contains(english.split(separator: " ").count))
    #expect((180...260).contains(chinese.count))
    #expect(english.lowercased().contains("you"))
    #expect(chinese.contains("你"))

    for language in try LanguageList.bundled().languages.map(\.id) {
      let essence = try #require(personality.essence[language])
      #expect(essence.columns <= 76, "\(essence)")
    }
  }

  @Test("Names, essences and descriptions are all different")
  func distinct() throws {
    let list = try PersonalityList.bundled()
    let all = try PersonalityType.allCases.map { try list.personality(for: $0) }
    #expect(Set(all.map(\.name)).count == 16)
    #expect(Set(all.map(\.essence)).count == 16)
    #expect(Set(all.map(\.description)).count == 16)
    #expect(Set(all.flatMap { $0.strengths + $0.costs }).count == 16 * 5)
  }

  @Test("Nothing is said that no pair test can know")
  func modesty() throws {
    for text in try contentTexts("personalities.json") {
      let words = forbidden[text.language] ?? []
      let found = words.filter { text.text.contains($0) }
      #expect(found.isEmpty, "\(text)")
      #expect(PersonalityType.allCases.allSatisfy { !text.text.contains($0.code) }, "\(text)")
    }
  }

  @Test(
    "Each type has a picture in pixels, in characters and in words",
    arguments: PersonalityType.allCases)
  func picture(type: PersonalityType) throws {
    let picture = try Picture.bundled(for: type)
    #expect(picture.pixels.count == 24 * 24)
    #expect(picture.pixels.contains { $0 != nil })
    #expect((4...12).contains(picture.plain.count))
    #expect(picture.plain.contains { !$0.allSatisfy(\.isWhitespace) })
    let caption = try PictureCaptions.bundled().caption(for: type)
    for language in try LanguageList.bundled().languages.map(\.id) {
      let words = try #require(caption[language])
      #expect((1...76).contains(words.columns), "\(words)")
    }
  }

  @Test("No two pictures are alike")
  func distinctPictures() throws {
    let pictures = try PersonalityType.allCases.map(Picture.bundled(for:))
    #expect(Set(pictures.map(\.pixels)).count == 16)
    #expect(Set(pictures.map(\.plain)).count == 16)
  }
}
