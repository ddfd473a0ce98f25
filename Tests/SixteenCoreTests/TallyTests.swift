import SixteenCore
import Testing

/// Every split of 1…60 answers to a pair.
private func everySplit(of pair: Pair) -> [Tally] {
  (1...60).flatMap { answered in
    (0...answered).map { Tally(pair: pair, first: $0, second: answered - $0) }
  }
}

@Suite("Counting the answers to a pair")
struct TallyTests {
  @Test("The pole with more answers wins; an even pair gives I, N, F, P", arguments: Pair.allCases)
  func winner(pair: Pair) {
    for tally in everySplit(of: pair) {
      if tally.first > tally.second {
        #expect(tally.winner == pair.first)
      } else if tally.first < tally.second {
        #expect(tally.winner == pair.second)
      } else {
        #expect(tally.winner == pair.tieWinner)
      }
      #expect(tally.isTie == (tally.first == tally.second))
      #expect(tally.count(of: pair.first) == tally.first)
      #expect(tally.count(of: pair.second) == tally.second)
    }
  }

  @Test("The per cents add to 100 and the winner's is never the smaller", arguments: Pair.allCases)
  func shares(pair: Pair) {
    for tally in everySplit(of: pair) {
      let first = tally.share(of: pair.first)
      let second = tally.share(of: pair.second)
      #expect(first + second == 100)
      #expect((first == second) == tally.isTie)
      #expect(tally.share(of: tally.winner) >= 50)
      #expect((max(first, second) == 100) == (tally.margin == tally.answered))
      // Held away from 50 and 100 or not, it is never more than a point from the true share.
      #expect(abs(first * tally.answered - 100 * tally.first) <= tally.answered)
    }
  }

  @Test(
    "Shares as the text gives them",
    arguments: [
      (3, 6, 33, 67), (5, 4, 56, 44), (1, 7, 12, 88), (7, 1, 88, 12), (0, 9, 0, 100),
      (4, 4, 50, 50),
      (100, 99, 51, 49), (1, 999, 1, 99), (999, 1, 99, 1), (0, 0, 50, 50),
    ])
  func shareExamples(first: Int, second: Int, firstShare: Int, secondShare: Int) {
    let tally = Tally(pair: .EI, first: first, second: second)
    #expect(tally.share(of: .E) == firstShare)
    #expect(tally.share(of: .I) == secondShare)
  }

  @Test("A pole of another pair has no answers in this one")
  func foreignPole() {
    #expect(Tally(pair: .EI, first: 3, second: 2).count(of: .J) == 0)
  }

  @Test(
    "Clarity words at 9 and 15 answers",
    arguments: [
      (9, [.nearlyEven, .moreOften, .mostly, .nearlyAll, .all]),
      (
        15,
        [.nearlyEven, .moreOften, .moreOften, .mostly, .mostly, .mostly, .nearlyAll, .all]
      ),
    ] as [(Int, [Clarity])])
  func clarity(answered: Int, words: [Clarity]) {
    for (offset, word) in words.enumerated() {
      let more = answered / 2 + 1 + offset
      #expect(Tally(pair: .SN, first: more, second: answered - more).clarity == word)
      #expect(Tally(pair: .SN, first: answered - more, second: more).clarity == word)
    }
  }

  @Test(
    "A margin exactly on a limit gets the stronger word",
    arguments: [(6, 4, .moreOften), (29, 11, .mostly), (7, 1, .nearlyAll)] as [(Int, Int, Clarity)])
  func clarityLimits(more: Int, less: Int, word: Clarity) {
    #expect(Tally(pair: .TF, first: more, second: less).clarity == word)
  }

  @Test("No clarity word below five answers, one from five on, and they never step back")
  func clarityGrows() throws {
    for answered in 0...60 {
      var last = 0
      for more in (answered + 1) / 2...answered {
        let clarity = Tally(pair: .JP, first: more, second: answered - more).clarity
        #expect((clarity == nil) == (answered < 5))
        guard let clarity else { continue }
        let rank = try #require(Clarity.allCases.firstIndex(of: clarity))
        #expect(rank >= last)
        #expect((clarity == .all) == (more == answered))
        last = rank
      }
    }
  }

  @Test(
    "A coin gives at least one \"mostly\" or more as often as the help says",
    arguments: [(9, 55), (15, 40)])
  func coin(answered: Int, percent: Int) {
    var ways = 1.0
    var unclear = 0.0
    for first in 0...answered {
      let tally = Tally(pair: .EI, first: first, second: answered - first)
      if tally.clarity == .nearlyEven || tally.clarity == .moreOften { unclear += ways }
      ways *= Double(answered - first) / Double(first + 1)
    }
    let onePair = unclear / Double(1 << answered)
    let atLeastOne = 100 * (1 - onePair * onePair * onePair * onePair)
    #expect(abs(atLeastOne - Double(percent)) < 4)
  }

  @Test(
    "One answer moved from the winner changes the letter, or not",
    arguments: [
      // E5:I3 moved is 4:4, which the tie rule gives to I; I5:E3 moved is 4:4 and stays I.
      (5, 3, true), (3, 5, false), (5, 4, true), (4, 5, true), (4, 4, true), (6, 3, false),
      (3, 6, false), (1, 0, true), (0, 1, true), (0, 0, false), (1, 1, true), (2, 0, true),
    ])
  func neighbourMoves(first: Int, second: Int, moves: Bool) {
    for pair in Pair.allCases {
      #expect(Tally(pair: pair, first: first, second: second).neighbourMoves == moves)
    }
  }

  @Test("The neighbour is what moving one answer either way finds", arguments: Pair.allCases)
  func neighbourBruteForce(pair: Pair) {
    for tally in everySplit(of: pair) {
      let moved = [1, -1].map {
        Tally(pair: pair, first: tally.first + $0, second: tally.second - $0)
      }
      let changes = moved.contains {
        $0.first >= 0 && $0.second >= 0 && $0.winner != tally.winner
      }
      #expect(tally.neighbourMoves == changes)
    }
  }
}
