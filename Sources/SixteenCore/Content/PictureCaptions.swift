/// One line of text for each picture, for those who do not see it.
public struct PictureCaptions: Sendable {
  private let asset: String
  private let captions: [PersonalityType: LocalizedText]

  /// The captions in JSON of the form of assets/pictures/captions.json, each in each of `languages`.
  public init(
    json: UnsafeRawBufferPointer, asset: String, languages: [Language.ID] = []
  ) throws(AssetError) {
    var captions: [PersonalityType: LocalizedText] = [:]
    for (code, caption) in try Self.decode(json, asset: asset, languages: languages) {
      guard let type = PersonalityType(code: code) else {
        throw AssetError(asset: asset, problem: .unknownType(code))
      }
      captions[type] = caption
    }
    self.asset = asset
    self.captions = captions
  }

  /// The program's own captions, decoded when they are first asked for.
  public static func bundled() throws(AssetError) -> PictureCaptions {
    try decoded.get()
  }

  private static let decoded = Result { () throws(AssetError) in
    let name = "pictures/captions.json"
    return try PictureCaptions(
      json: Assets.required(name), asset: name, languages: LanguageList.bundled().ids)
  }

  /// The caption of a type's picture.
  public func caption(for type: PersonalityType) throws(AssetError) -> LocalizedText {
    guard let caption = captions[type] else {
      throw AssetError(asset: asset, problem: .missingType(type.code))
    }
    return caption
  }

  private static func decode(
    _ json: UnsafeRawBufferPointer, asset: String, languages: [Language.ID]
  ) throws(AssetError) -> [(code: String, caption: LocalizedText)] {
    do {
      return try JSONDocument.withRoot(of: json) { root throws(JSONError) in
        try root.expectSchema()
        return try root.member("captions").members().map { member throws(JSONError) in
          (member.key, try LocalizedText(member.value, in: languages))
        }
      }
    } catch {
      throw AssetError(asset: asset, error)
    }
  }
}
