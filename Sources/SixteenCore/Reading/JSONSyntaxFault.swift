/// What makes a text no JSON, at the place where that shows.
public enum JSONSyntaxFault: Hashable, Sendable {
  /// Something else than a value where one is due.
  case value
  /// Something else than a key in quotation marks where one is due.
  case key
  /// No colon after a key.
  case colon
  /// Neither a comma nor "}" after a member of an object.
  case commaInObject
  /// Neither a comma nor "]" after an element of an array.
  case commaInArray
  /// A backslash in a string with something after it that has no meaning.
  case escape
  /// A control character where none may stand, such as a line end in a string.
  case controlCharacter
  /// Something after the end.
  case end
}
