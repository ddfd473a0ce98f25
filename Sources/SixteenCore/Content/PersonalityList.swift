/// What is said about the types (personalities).
public struct PersonalityList: Sendable {
  /// All of them, in the order of the file.
  public let all: [Personality]
  private let asset: String

  /// The list in JSON of the form of assets/personalities.json, every text in each of `languages`.
  public init(
    json: UnsafeRawBufferPointer, asset: String, languages: [Language.ID] = []
  ) throws(AssetError) {
    var all: [Personality] = []
    for (code, personality) in try Self.decode(json, asset: asset, languages: languages) {
      guard let personality else {
        throw AssetError(asset: asset, problem: .unknownType(code))
      }
      guard !all.contains(where: { $0.type == personality.type }) else {
        throw AssetError(asset: asset, problem: .duplicate(code))
      }
      all.append(personality)
    }
    self.asset = asset
    self.all = all
  }

  /// The program's own list, decoded when it is first asked for: no question needs it.
  public static func bundled() throws(AssetError) -> PersonalityList {
    try decoded.get()
  }

  private static let decoded = Result { () throws(AssetError) in
    let name = "personalities.json"
    return try PersonalityList(
      json: Assets.required(name), asset: name, languages: LanguageList.bundled().ids)
  }

  /// What is said about a type. Nothing stands in for a type that is not there.
  public func personality(for type: PersonalityType) throws(AssetError) -> Personality {
    guard let personality = all.first(where: { $0.type == type }) else {
      throw AssetError(asset: asset, problem: .missingType(type.code))
    }
    return personality
  }

  /// Each code in the file with its personality, nil where the code is not one of a type.
  private static func decode(
    _ json: UnsafeRawBufferPointer, asset: String, languages: [Language.ID]
  ) throws(AssetError) -> [(code: String, personality: Personality?)] {
    do {
      return try JSONDocument.withRoot(of: json) { root throws(JSONError) in
        try root.expectSchema()
        return try root.member("personalities").elements().map { element throws(JSONError) in
          let code = try element.text("type")
          guard let type = PersonalityType(code: code) else { return (code, nil) }
          return (code, try Personality(type, from: element, languages))
        }
      }
    } catch {
      throw AssetError(asset: asset, error)
    }
  }
}

extension Personality {
  fileprivate init(
    _ type: PersonalityType, from element: JSONValue, _ languages: [Language.ID]
  ) throws(JSONError) {
    func text(_ value: JSONValue) throws(JSONError) -> LocalizedText {
      try LocalizedText(value, in: languages)
    }
    self.type = type
    name = try text(element.member("name"))
    essence = try text(element.member("essence"))
    description = try text(element.member("description"))
    strengths = try element.member("strengths").elements().map(text)
    costs = try element.member("costs").elements().map(text)
    mismatch = try text(element.member("mismatch"))
  }
}
