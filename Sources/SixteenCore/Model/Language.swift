/// A language that texts can be in.
public struct Language: Hashable, Sendable, Identifiable {
  /// Its BCP 47 tag, such as "zh-Hant".
  public let id: String
  /// Its own name, such as "中文".
  public let name: String
  /// The beginnings of the locale names it serves, such as "zh" for "zh_TW.UTF-8".
  public let localePrefixes: [String]

  /// A language; see its properties.
  public init(id: String, name: String, localePrefixes: [String]) {
    self.id = id
    self.name = name
    self.localePrefixes = localePrefixes
  }

  /// The length of the longest prefix that fits a locale name in lower case, or nil if none does.
  /// A prefix ends where a part of the name ends: "zh" fits "zh_tw", not "zha_cn".
  func matchLength(inLocale locale: String) -> Int? {
    localePrefixes.map { $0.lowercased() }
      .filter { prefix in
        guard locale.hasPrefix(prefix) else { return false }
        guard let next = locale.dropFirst(prefix.count).first else { return true }
        return "_-.@".contains(next)
      }
      .map(\.count).max()
  }
}
