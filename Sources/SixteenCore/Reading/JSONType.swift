/// The types of JSON values that our files are made of.
public enum JSONType: String, CaseIterable, Sendable {
  case object, array, string, integer
}
