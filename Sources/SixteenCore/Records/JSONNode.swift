/// A value of a JSON document (RFC 8259), its members in the order in which they came.
public indirect enum JSONNode {
  /// A string.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// An array.
  case list([JSONNode])
  /// An object.
  case object([(key: String, value: JSONNode)])

  /// The value for people: a member of the outermost object a line, what is in them in one.
  public var document: String {
    switch self {
    case .text, .integer, .list: text(blank: " ") + "\n"
    case .object(let members):
      "{\n" + members.map { "  " + Self.member($0, $1, blank: " ") }.joined(separator: ",\n")
        + "\n}\n"
    }
  }

  /// The value in one line without its end, as short as can be.
  var line: String { text(blank: "") }

  /// The value in one line.
  /// - Parameter blank: what stands where a blank may.
  private func text(blank: String) -> String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .list(let nodes):
      "[" + nodes.map { $0.text(blank: blank) }.joined(separator: "," + blank) + "]"
    case .object(let members):
      "{" + blank
        + members.map { Self.member($0, $1, blank: blank) }.joined(separator: "," + blank)
        + blank + "}"
    }
  }

  private static func member(_ key: String, _ value: JSONNode, blank: String) -> String {
    "\(quoted(key)):\(blank)\(value.text(blank: blank))"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
