/// What the review knows about languages. Another one brings its own words in assets/review.json;
/// in a language that is not there, only the rules without words are applied.
public struct ReviewGuide: Sendable {
  private let languages: [Language.ID: ReviewLanguage]

  /// The guide in JSON of the form of assets/review.json.
  public init(json: UnsafeRawBufferPointer, asset: String) throws(AssetError) {
    do {
      languages = try JSONDocument.withRoot(of: json) { root throws(JSONError) in
        try root.expectSchema()
        var languages: [Language.ID: ReviewLanguage] = [:]
        for element in try root.member("languages").elements() {
          languages[try element.text("id")] = try ReviewLanguage(element)
        }
        return languages
      }
    } catch {
      throw AssetError(asset: asset, error)
    }
  }

  /// The program's own guide.
  public static func bundled() throws(AssetError) -> ReviewGuide {
    try ReviewGuide(json: Assets.required("review.json"), asset: "review.json")
  }

  subscript(language: Language.ID) -> ReviewLanguage? { languages[language] }
}
