extension PersonalityType {
  /// The four cognitive functions from dominant to inferior, such as Ni Fe Ti Se for INFJ.
  ///
  /// Derived by the rule of docs/INSTRUMENT.md 5: J extraverts its judging letter and introverts its
  /// perceiving one, P the other way; E leads with the extraverted one, I with the introverted;
  /// the tertiary is the auxiliary's opposite in the dominant's attitude, the inferior the
  /// dominant's opposite in the opposite attitude.
  public var functionStack: [String] {
    let judging = self[.TF]
    let perceiving = self[.SN]
    let (extraverted, introverted) =
      self[.JP] == .J ? (judging, perceiving) : (perceiving, judging)
    let leadsOutward = self[.EI] == .E
    let (dominant, auxiliary) =
      leadsOutward ? (extraverted, introverted) : (introverted, extraverted)
    let (own, other) = leadsOutward ? ("e", "i") : ("i", "e")
    return [
      dominant.rawValue + own,
      auxiliary.rawValue + other,
      auxiliary.opposite.rawValue + own,
      dominant.opposite.rawValue + other,
    ]
  }
}
