/// The languages the program speaks. A new one is data in assets/ alone.
public struct LanguageList: Hashable, Sendable {
  /// The languages, in the order in which they take turns.
  public let languages: [Language]
  /// The language for everybody whose locale has none.
  public let fallback: Language

  /// The list in JSON of the form of assets/languages.json.
  public init(json: UnsafeRawBufferPointer, asset: String) throws(AssetError) {
    let (languages, fallback) = try Self.decode(json, asset: asset)
    guard let fallback = languages.first(where: { $0.id == fallback }) else {
      throw AssetError(asset: asset, field: "fallback", problem: .missingLanguage(fallback))
    }
    self.languages = languages
    self.fallback = fallback
  }

  /// The program's own list, read once.
  public static func bundled() throws(AssetError) -> LanguageList {
    try decoded.get()
  }

  private static let decoded = Result { () throws(AssetError) in
    try LanguageList(json: Assets.required("languages.json"), asset: "languages.json")
  }

  /// What names each of them, in the same order.
  public var ids: [Language.ID] { languages.map(\.id) }

  /// The languages that are wanted, of which the fallback always is one.
  public func only(where isWanted: (Language) -> Bool) -> LanguageList {
    LanguageList(
      languages: languages.filter { $0 == fallback || isWanted($0) }, fallback: fallback)
  }

  private init(languages: [Language], fallback: Language) {
    self.languages = languages
    self.fallback = fallback
  }

  /// The language with an id.
  public func language(id: Language.ID) -> Language? {
    languages.first { $0.id == id }
  }

  /// The language for a locale name such as "zh_TW.UTF-8": the one with the longest prefix that
  /// fits, else the fallback.
  public func language(forLocale locale: String) -> Language {
    let locale = locale.lowercased()
    let matches = languages.compactMap { language in
      language.matchLength(inLocale: locale).map { (language: language, length: $0) }
    }
    return matches.max { $0.length < $1.length }?.language ?? fallback
  }

  /// The language whose turn is after another's; after the last comes the first.
  public func next(after language: Language) -> Language {
    guard let index = languages.firstIndex(of: language) else { return fallback }
    return languages[(index + 1) % languages.count]
  }

  private static func decode(
    _ json: UnsafeRawBufferPointer, asset: String
  ) throws(AssetError) -> ([Language], fallback: Language.ID) {
    do {
      return try JSONDocument.withRoot(of: json) { root throws(JSONError) in
        try root.expectSchema()
        let languages = try root.member("languages").elements().map { element throws(JSONError) in
          Language(
            id: try element.text("id"),
            name: try element.text("name"),
            localePrefixes: try element.member("locales").elements().map {
              locale throws(JSONError) in
              try locale.text()
            })
        }
        return (languages, try root.text("fallback"))
      }
    } catch {
      throw AssetError(asset: asset, error)
    }
  }
}
