extension QuestionSet {
  /// The program's own questions.
  ///
  /// - Throws: `AssetError` or `QuestionFileError`, neither of which a finished build does.
  public static func bundled() throws -> QuestionSet {
    let name = "questions.json"
    return try QuestionSet(json: Assets.required(name), file: name)
  }
}
