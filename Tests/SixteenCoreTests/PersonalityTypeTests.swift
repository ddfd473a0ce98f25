import SixteenCore
import Testing

@Suite("The sixteen types")
struct PersonalityTypeTests {
  @Test("There are sixteen, all different, and each is found again by its code")
  func codesRoundTrip() {
    #expect(PersonalityType.allCases.count == 16)
    #expect(Set(PersonalityType.allCases).count == 16)
    #expect(Set(PersonalityType.allCases.map(\.code)).count == 16)
    for type in PersonalityType.allCases {
      #expect(PersonalityType(code: type.code) == type)
    }
  }

  @Test(
    "What is not a code is no type",
    arguments: ["", "INT", "INTJX", "INTJ ", "intj", "TNIJ", "IITJ", "INTX", "ＩＮＴＪ", "EINS"])
  func badCodesAreRefused(code: String) {
    #expect(PersonalityType(code: code) == nil)
  }

  @Test("The category comes from letters 2 and 3 for N, from 2 and 4 for S")
  func categories() throws {
    let expected: [Personality.Category: Set<String>] = [
      .NT: ["INTJ", "INTP", "ENTJ", "ENTP"],
      .NF: ["INFJ", "INFP", "ENFJ", "ENFP"],
      .SJ: ["ISTJ", "ISFJ", "ESTJ", "ESFJ"],
      .SP: ["ISTP", "ISFP", "ESTP", "ESFP"],
    ]
    for category in Personality.Category.allCases {
      let types = PersonalityType.allCases.filter { $0.category == category }
      #expect(Set(types.map(\.code)) == expected[category])
    }
  }

  @Test(
    "The functions follow from the letters",
    arguments: [
      "ESTJ Te Si Ne Fi", "ISTJ Si Te Fi Ne", "ENTJ Te Ni Se Fi", "INTJ Ni Te Fi Se",
      "ESFJ Fe Si Ne Ti", "ISFJ Si Fe Ti Ne", "ENFJ Fe Ni Se Ti", "INFJ Ni Fe Ti Se",
      "ESTP Se Ti Fe Ni", "ISTP Ti Se Ni Fe", "ENTP Ne Ti Fe Si", "INTP Ti Ne Si Fe",
      "ESFP Se Fi Te Ni", "ISFP Fi Se Ni Te", "ENFP Ne Fi Te Si", "INFP Fi Ne Si Te",
    ])
  func functions(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let type = try #require(PersonalityType(code: words[0]))
    #expect(type.functionStack == Array(words[1...]))
  }

  @Test("Moving a pair changes its letter and no other", arguments: Pair.allCases)
  func moving(pair: Pair) {
    for type in PersonalityType.allCases {
      let moved = type.moved(pair)
      for other in Pair.allCases {
        #expect(moved[other] == (other == pair ? type[other].opposite : type[other]))
      }
      #expect(moved.moved(pair) == type)
    }
  }

  @Test("Every pole belongs to its pair and has the other one as its opposite")
  func poles() {
    #expect(Pair.allCases.map(\.rawValue) == ["EI", "SN", "TF", "JP"])
    #expect(Pair.allCases.map(\.tieWinner) == [.I, .N, .F, .P])
    for pair in Pair.allCases {
      #expect(pair.rawValue == pair.first.rawValue + pair.second.rawValue)
      #expect(pair.first.pair == pair && pair.second.pair == pair)
      #expect(pair.first.opposite == pair.second && pair.second.opposite == pair.first)
    }
  }
}
