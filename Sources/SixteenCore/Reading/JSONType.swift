/// The types of JSON values that our files are made of.
public enum JSONType: String, CaseIterable, Sendable {
  /// Values with names.
  case object
  /// Values in a row.
  case array
  /// A text.
  case string
  /// A number without a fraction.
  case integer
}
