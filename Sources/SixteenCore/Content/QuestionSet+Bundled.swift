extension QuestionSet {
  /// The program's own questions.
  ///
  /// - Throws: `AssetError` or `QuestionFileError`, neither of which a finished build does.
  public static func bundled() throws -> QuestionSet {
    let name = "questions.json"
    let set = try QuestionSet(json: Assets.required(name), file: name)
    // All texts of a file are in the languages of its title.
    for language in try LanguageList.bundled().ids where set.title[language] == nil {
      throw AssetError(
        asset: name, field: "title.\(language)", problem: .missingLanguage(language))
    }
    return set
  }
}
