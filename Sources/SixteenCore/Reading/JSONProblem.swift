/// What can be wrong with a JSON document, whatever it is about.
public enum JSONProblem: Hashable, Sendable {
  /// Not JSON, for this reason.
  case syntax(JSONSyntaxFault)
  /// Bytes that are not UTF-8.
  case notUTF8
  /// The document ends in the middle; an empty one too.
  case endsEarly
  /// Arrays and objects within each other beyond 2048 levels.
  case nestedTooDeeply
  /// An object has this key twice.
  case duplicateKey(String)
  /// A required value is not there.
  case missing
  /// A value has another type than the one expected.
  case wrongType(expected: JSONType)
  /// A text with nothing to see in it.
  case emptyText
  /// A text of more than so many bytes.
  case textTooLong(limit: Int)
  /// The document's "schema" is not one this program reads.
  case unknownSchema(Int)
}
