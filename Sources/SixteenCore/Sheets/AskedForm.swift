/// What was asked, as records name it: a form of a set, with its questions.
public struct AskedForm: Hashable, Sendable {
  /// The form's id; for a set that is not the program's own, behind the set's id and "/"; the set's
  /// id alone where all questions are asked without a form.
  public let name: String
  /// The version of the set.
  public let version: String
  /// The id of the set.
  public let set: QuestionSet.ID
  /// The questions, in the order of the set.
  public let questions: [Question]

  /// A form of a set, or all its questions.
  public init(_ set: QuestionSet, form: Form?) {
    let isOwn = set.id == "sixteen"
    name = form.map { isOwn ? $0.id : "\(set.id)/\($0.id)" } ?? set.id
    version = set.version
    self.set = set.id
    questions = form.map(set.prefix) ?? set.questions
  }

  /// What a set can be asked as: its forms, or all its questions if it has none.
  public static func all(of set: QuestionSet) -> [AskedForm] {
    set.forms.isEmpty
      ? [AskedForm(set, form: nil)] : set.forms.map { AskedForm(set, form: $0) }
  }

  /// A number in hexadecimal digits that changes when a question comes, goes, moves or counts for
  /// other poles: the 64-bit FNV-1a hash. A change of words leaves it as it is.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for question in questions {
      let parts = [question.id] + question.choices.map(\.pole.rawValue)
      for byte in parts.joined(separator: "\u{0}").utf8 + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    return RunID.hexadecimal(hash)
  }
}
