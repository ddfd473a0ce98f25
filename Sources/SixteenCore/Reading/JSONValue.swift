import CRapidJSON

/// A value inside a parsed document. Lives no longer than the document.
struct JSONValue {
  /// The longest text that is read, in bytes: 64 KiB. One of millions would take a screen seconds.
  static let largestTextSize = 1 << 16

  private let node: UnsafePointer<json_value>
  /// Where paths begin.
  private let root: UnsafePointer<json_value>

  /// The value that a document is.
  init(root: UnsafePointer<json_value>) {
    self.init(root, in: root)
  }

  private init(_ node: UnsafePointer<json_value>, in root: UnsafePointer<json_value>) {
    self.node = node
    self.root = root
  }

  /// The same value seen as a root of its own, from which paths begin anew.
  var asRoot: JSONValue { JSONValue(root: node) }

  /// An error about this value.
  func error(_ problem: JSONProblem) -> JSONError {
    JSONError(problem: problem, path: path())
  }

  // MARK: Members of an object

  /// The value of a required key, looked for first behind another one's: who asks for keys in the
  /// order of the file finds each at once.
  func member(_ key: String, after previous: JSONValue? = nil) throws(JSONError) -> JSONValue {
    guard let value = try optionalMember(key, after: previous) else {
      throw JSONError(problem: .missing, path: path(to: key))
    }
    return value
  }

  /// The value of a key, nil if the object lacks it.
  func optionalMember(
    _ key: String, after previous: JSONValue? = nil
  ) throws(JSONError) -> JSONValue? {
    try expect(.object)
    var key = key
    let value = key.withUTF8 { wanted in
      let start = previous.map(\.end) ?? node + 1
      return Self.value(of: wanted, from: start, to: end)
        ?? Self.value(of: wanted, from: node + 1, to: start)
    }
    return value.map { JSONValue($0, in: root) }
  }

  /// The text of a required key.
  func text(_ key: String) throws(JSONError) -> String {
    try member(key).text()
  }

  /// The members of an object, in the order of the file.
  func members() throws(JSONError) -> [(key: String, value: JSONValue)] {
    try expect(.object)
    var members: [(key: String, value: JSONValue)] = []
    members.reserveCapacity(node.pointee.count)
    var key = node + 1
    while key < end {
      let value = JSONValue(key + 1, in: root)
      members.append((String(key.pointee.text), value))
      key = value.end
    }
    return members
  }

  // MARK: Other values

  /// The elements of an array.
  func elements() throws(JSONError) -> [JSONValue] {
    try expect(.array)
    var elements: [JSONValue] = []
    elements.reserveCapacity(node.pointee.count)
    var next = node + 1
    while next < end {
      elements.append(JSONValue(next, in: root))
      next += Int(next.pointee.span)
    }
    return elements
  }

  /// A string in which there is something to see, of at most `largestTextSize` bytes.
  func text() throws(JSONError) -> String {
    try expect(.string)
    guard node.pointee.text.count <= Self.largestTextSize else {
      throw error(.textTooLong(limit: Self.largestTextSize))
    }
    let string = String(node.pointee.text)
    guard string.unicodeScalars.contains(where: Self.isVisible) else { throw error(.emptyText) }
    return string
  }

  /// An integer.
  func integer() throws(JSONError) -> Int {
    try expect(.integer)
    return Int(node.pointee.integer)
  }

  /// Throws unless "schema" is the one number we know.
  func expectSchema() throws(JSONError) {
    let schema = try member("schema")
    let number = try schema.integer()
    guard number == 1 else { throw schema.error(.unknownSchema(number)) }
  }

  /// Throws unless the value is of a type.
  func expect(_ expected: JSONType) throws(JSONError) {
    let kind =
      switch expected {
      case .object: json_kind_object
      case .array: json_kind_array
      case .string: json_kind_string
      case .integer: json_kind_integer
      }
    guard node.pointee.kind == kind else { throw error(.wrongType(expected: expected)) }
  }

  // MARK: Paths

  /// Where the value stands, or a member of it: "choices[0].content.en". Nil for the root. It is
  /// worked out only where something is wrong.
  func path(to key: String? = nil) -> String? {
    var path = ""
    var outer = JSONValue(root: root)
    while outer.node < node {
      // The one value inside `outer` that is, or holds, this one.
      let isObject = outer.node.pointee.kind == json_kind_object
      var inner = JSONValue(outer.node + (isObject ? 2 : 1), in: root)
      var index = 0
      while inner.end <= node {
        inner = JSONValue(inner.end + (isObject ? 1 : 0), in: root)
        index += 1
      }
      if isObject {
        path += (path.isEmpty ? "" : ".") + String(inner.node[-1].text)
      } else {
        path += "[\(index)]"
      }
      outer = inner
    }
    if let key { path += (path.isEmpty ? "" : ".") + key }
    return path.isEmpty ? nil : path
  }

  /// Where the next value of the row stands that is not inside this one.
  private var end: UnsafePointer<json_value> { node + Int(node.pointee.span) }

  /// The value of a key among the members from one place to another.
  private static func value(
    of wanted: UnsafeBufferPointer<UInt8>, from start: UnsafePointer<json_value>,
    to end: UnsafePointer<json_value>
  ) -> UnsafePointer<json_value>? {
    var key = start
    while key < end {
      let text = key.pointee.text
      let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
      if bytes.count == wanted.count, bytes.elementsEqual(wanted) { return key + 1 }
      key += 1 + Int(key[1].span)
    }
    return nil
  }

  /// Whether there is something to see. Nearly every text begins with a scalar of the first line:
  /// looking up the properties of each took 6 % of the time that reading a file takes.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."~", "\u{4E00}"..."\u{9FFF}": true
    default: !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
