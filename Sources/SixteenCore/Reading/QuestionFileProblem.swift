extension QuestionFileError {
  /// What can be wrong with a question file.
  public enum Problem: Hashable, Sendable {
    // The file.

    /// It cannot be opened or read; the system's reason.
    case unreadable(reason: String)
    /// A folder, a pipe, a device.
    case notARegularFile
    /// More than `limit` bytes.
    case tooLarge(limit: Int)

    // The document, whatever it is about.

    /// As `JSONProblem`.
    case json(JSONProblem)

    // The set.

    /// The id cannot be part of a file name: see `QuestionSet.id`.
    case unusableID(String)
    /// Another question, or form, has the same id.
    case duplicateID(String)
    /// The list of questions is empty.
    case noQuestions
    /// No question of the file, or of the form, is about this pair.
    case pairWithoutQuestions(Pair)
    /// A form wants more questions than the file has.
    case formTooLong(questions: Int, available: Int)

    // A question.

    /// Not the name of a pair.
    case unknownPair(String)
    /// Not a letter of a pole.
    case unknownPole(String)
    /// A question has this many choices.
    case notTwoChoices(Int)
    /// Both choices stand for this pole.
    case samePole(Pole)
    /// The choices stand for poles of different pairs.
    case choicesOnDifferentPairs(Pair, Pair)
    /// The question names another pair than its choices are about.
    case pairDisagrees(named: Pair, choices: Pair)
    /// The text lacks this language, which the title has.
    case missingLanguage(Language.ID)
    /// The text has this language, which the title lacks.
    case additionalLanguage(Language.ID)
  }
}
