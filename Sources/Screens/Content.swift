import SixteenCore

/// The texts that screens show, in the language of the moment, and the data behind them.
@MainActor
public final class Content {
  /// All languages there are.
  public let languages: LanguageList
  /// The interface's texts in the language of the moment.
  public private(set) var interface: Interface
  /// The language of the moment.
  public private(set) var language: Language
  /// Told when the language has been switched.
  public var languageChanged: ((Language) -> Void)?

  /// Content in a language to begin with.
  public init(languages: LanguageList, language: Language) throws {
    self.languages = languages
    self.language = language
    interface = try Interface.bundled(language: language.id)
  }

  /// The language that `switchLanguage` would go to.
  public var nextLanguage: Language { languages.next(after: language) }

  /// Goes on to the next language, everywhere at once.
  public func switchLanguage() throws {
    try use(nextLanguage)
    languageChanged?(language)
  }

  /// Goes on in a language.
  public func use(_ language: Language) throws {
    interface = try Interface.bundled(language: language.id)
    self.language = language
  }

  /// A text in the language of the moment, or in the only one it has.
  public func text(_ text: LocalizedText) -> String { text.text(preferring: language.id) }

  /// "INTJ · 布局者".
  public func title(of personality: Personality) -> String {
    "\(personality.type.code) · \(text(personality.name))"
  }

  /// "NT 求理".
  public func label(of category: Personality.Category) -> String {
    "\(category.rawValue) \(interface.text(category.message))"
  }

  /// "3 : 6".
  func counts(_ tally: Tally) -> String {
    interface.text(.counts, ["first": String(tally.first), "second": String(tally.second)])
  }

  /// "33%".
  func share(of pole: Pole, in tally: Tally) -> String {
    interface.text(.percent, ["share": String(tally.share(of: pole))])
  }

  /// The name of a pole: 外向, Extraversion.
  func name(of pole: Pole) -> String { interface.text(pole.nameMessage) }
}

extension Pole {
  /// The message that names the pole.
  var nameMessage: Message {
    switch self {
    case .E: .poleE
    case .I: .poleI
    case .S: .poleS
    case .N: .poleN
    case .T: .poleT
    case .F: .poleF
    case .J: .poleJ
    case .P: .poleP
    }
  }

  /// The message that explains the pole in two or three words.
  public var glossMessage: Message {
    switch self {
    case .E: .glossE
    case .I: .glossI
    case .S: .glossS
    case .N: .glossN
    case .T: .glossT
    case .F: .glossF
    case .J: .glossJ
    case .P: .glossP
    }
  }
}

extension Personality.Category {
  /// The message that is the category's word.
  var message: Message {
    switch self {
    case .NT: .categoryNT
    case .NF: .categoryNF
    case .SJ: .categorySJ
    case .SP: .categorySP
    }
  }
}

extension Clarity {
  /// The message that is the clarity's word.
  public var message: Message {
    switch self {
    case .nearlyEven: .clarityNearlyEven
    case .moreOften: .clarityMoreOften
    case .mostly: .clarityMostly
    case .nearlyAll: .clarityNearlyAll
    case .all: .clarityAll
    }
  }
}
