/// One of the sixteen types: one pole of each pair.
public struct PersonalityType: Hashable, Sendable {
  /// Bit n is set where the letter of the nth pair is the pair's second pole, so that no value
  /// but the sixteen can exist.
  private let secondPoles: UInt8

  private init(secondPoles: UInt8) {
    self.secondPoles = secondPoles
  }

  /// The type whose letter for each pair is the one `letter` returns. A pole of another pair
  /// counts as the pair's first.
  public init(letter: (Pair) -> Pole) {
    var bits: UInt8 = 0
    for pair in Pair.allCases where letter(pair) == pair.second {
      bits |= Self.bit(of: pair)
    }
    self.init(secondPoles: bits)
  }

  /// The type with a code such as "INTJ": four capital letters in the order of the pairs.
  public init?(code: String) {
    let poles = code.compactMap { Pole(rawValue: String($0)) }
    guard code.count == Pair.allCases.count, poles.map(\.pair) == Pair.allCases else { return nil }
    self.init { pair in poles.contains(pair.second) ? pair.second : pair.first }
  }

  /// The letter for a pair.
  public subscript(pair: Pair) -> Pole {
    isFirst(pair) ? pair.first : pair.second
  }

  /// The four letters, such as "INTJ".
  public var code: String {
    Pair.allCases.map { self[$0].rawValue }.joined()
  }

  /// The category, from letters 2 and 3 for N and from 2 and 4 for S.
  public var category: Personality.Category {
    switch (isFirst(.SN), isFirst(.TF), isFirst(.JP)) {
    case (false, true, _): .NT
    case (false, false, _): .NF
    case (true, _, true): .SJ
    case (true, _, false): .SP
    }
  }

  /// The type that differs in the letter of one pair.
  public func moved(_ pair: Pair) -> PersonalityType {
    PersonalityType(secondPoles: secondPoles ^ Self.bit(of: pair))
  }

  private func isFirst(_ pair: Pair) -> Bool {
    secondPoles & Self.bit(of: pair) == 0
  }

  private static func bit(of pair: Pair) -> UInt8 {
    switch pair {
    case .EI: 1
    case .SN: 2
    case .TF: 4
    case .JP: 8
    }
  }
}

extension PersonalityType: CaseIterable {
  /// All sixteen, from ESTJ to INFP.
  public static let allCases: [PersonalityType] = (0..<16).map(PersonalityType.init(secondPoles:))
}
