/// A value of a JSON document (RFC 8259), its members in the order in which they came.
indirect enum JSONNode {
  case text(String)
  case integer(Int)
  case list([JSONNode])
  case object([(key: String, value: JSONNode)])

  /// The value as a document: a member of the outermost object a line, what is in them in one.
  var document: String {
    switch self {
    case .text, .integer, .list: line + "\n"
    case .object(let members):
      "{\n" + members.map { "  " + Self.member($0, $1) }.joined(separator: ",\n") + "\n}\n"
    }
  }

  private var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .list(let nodes): "[" + nodes.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{ " + members.map(Self.member).joined(separator: ", ") + " }"
    }
  }

  private static func member(_ key: String, _ value: JSONNode) -> String {
    "\(quoted(key)): \(value.line)"
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
