import SixteenCore
import Testing

@Suite("The outcome of tallies")
struct OutcomeTests {
  @Test("Each type comes out of the tallies that make its letters", arguments: 1...9)
  func everyType(margin: Int) {
    for type in PersonalityType.allCases {
      let tallies = Pair.allCases.map { pair in
        type[pair] == pair.first
          ? Tally(pair: pair, first: margin, second: 0)
          : Tally(pair: pair, first: 0, second: margin)
      }
      #expect(computePersonalityType(from: tallies) == type)
      #expect(Outcome(tallies: tallies).type == type)
      #expect(Outcome(tallies: tallies.reversed()) == Outcome(tallies: tallies))
    }
  }

  @Test("Every set of even pairs is settled by the rule and named", arguments: 0..<16)
  func everyTie(pattern: Int) {
    let tallies = Pair.allCases.enumerated().map { index, pair in
      pattern >> index & 1 == 1
        ? Tally(pair: pair, first: 4, second: 4) : Tally(pair: pair, first: 5, second: 3)
    }
    let outcome = Outcome(tallies: tallies)
    for (index, pair) in Pair.allCases.enumerated() {
      let isEven = pattern >> index & 1 == 1
      #expect(outcome.ties.contains(pair) == isEven)
      #expect(outcome.type[pair] == (isEven ? pair.tieWinner : pair.first))
    }
    #expect(outcome.neighbours == Pair.allCases.map(outcome.type.moved))
  }

  @Test("Pairs without a tally are even")
  func missingTallies() {
    #expect(computePersonalityType(from: []).code == "INFP")
    let outcome = Outcome(tallies: [Tally(pair: .TF, first: 2, second: 1)])
    #expect(outcome.type.code == "INTP")
    #expect(outcome.tallies.map(\.pair) == Pair.allCases)
    #expect(outcome.ties == [.EI, .SN, .JP])
    #expect(outcome.neighbours.map(\.code) == ["INFP"])
  }

  @Test("Neighbours are the other types among all sheets with one answer moved, two a pair")
  func neighboursOfEverySheet() throws {
    let questions = try makeQuestions(8)
    for pattern in 0..<256 {
      let sheet = (0..<8).map { pattern >> $0 & 1 }
      let outcome = Outcome(tallies: countedTallies(questions, sheet))
      var expected: Set<PersonalityType> = []
      for index in sheet.indices {
        var moved = sheet
        moved[index] = 1 - moved[index]
        expected.insert(computePersonalityType(from: countedTallies(questions, moved)))
      }
      expected.remove(outcome.type)
      #expect(Set(outcome.neighbours) == expected)
    }
  }
}
