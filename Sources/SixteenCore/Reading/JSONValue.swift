import CJansson

/// A value inside a parsed document, with its path for errors. Lives no longer than the document.
struct JSONValue {
  private let node: UnsafeMutablePointer<json_t>
  let path: JSONPath

  init(node: UnsafeMutablePointer<json_t>, path: JSONPath) {
    self.node = node
    self.path = path
  }

  /// The same value seen as a root of its own, from which paths begin anew.
  var asRoot: JSONValue { JSONValue(node: node, path: .root) }

  /// An error about this value.
  func error(_ problem: JSONProblem) -> JSONError {
    JSONError(problem: problem, path: path)
  }

  // MARK: Members of an object

  /// The value of a required key.
  func member(_ key: String) throws(JSONError) -> JSONValue {
    guard let value = try optionalMember(key) else {
      throw JSONError(problem: .missing, path: .key(key, in: path))
    }
    return value
  }

  /// The value of a key, nil if the object lacks it.
  func optionalMember(_ key: String) throws(JSONError) -> JSONValue? {
    try expect(.object)
    return json_object_get(node, key).map { JSONValue(node: $0, path: .key(key, in: path)) }
  }

  /// The text of a required key.
  func text(_ key: String) throws(JSONError) -> String {
    try member(key).text()
  }

  /// The members of an object, in the order of the file.
  func members() throws(JSONError) -> [(key: String, value: JSONValue)] {
    try expect(.object)
    var members: [(key: String, value: JSONValue)] = []
    members.reserveCapacity(json_object_size(node))
    var position = json_object_iter(node)
    while let current = position, let value = json_object_iter_value(current) {
      let key = Self.string(json_object_iter_key(current), json_object_iter_key_len(current))
      members.append((key, JSONValue(node: value, path: .key(key, in: path))))
      position = json_object_iter_next(node, current)
    }
    return members
  }

  // MARK: Other values

  /// The elements of an array.
  func elements() throws(JSONError) -> [JSONValue] {
    try expect(.array)
    return (0..<json_array_size(node)).compactMap { index in
      json_array_get(node, index).map { JSONValue(node: $0, path: .index(index, in: path)) }
    }
  }

  /// A string in which there is something to see.
  func text() throws(JSONError) -> String {
    try expect(.string)
    let string = Self.string(json_string_value(node), json_string_length(node))
    guard string.unicodeScalars.contains(where: Self.isVisible) else { throw error(.emptyText) }
    return string
  }

  /// An integer.
  func integer() throws(JSONError) -> Int {
    try expect(.integer)
    return Int(json_integer_value(node))
  }

  /// Throws unless "schema" is the one number we know.
  func expectSchema() throws(JSONError) {
    let schema = try member("schema")
    let number = try schema.integer()
    guard number == 1 else { throw schema.error(.unknownSchema(number)) }
  }

  /// Throws unless the value is of a type.
  func expect(_ expected: JSONType) throws(JSONError) {
    let code =
      switch expected {
      case .object: JSON_OBJECT
      case .array: JSON_ARRAY
      case .string: JSON_STRING
      case .integer: JSON_INTEGER
      }
    guard jansson_type(node) == code else { throw error(.wrongType(expected: expected)) }
  }

  /// Whether there is something to see. Nearly every text begins with a scalar of the first line:
  /// looking up the properties of each took 6 % of the time that reading a file takes.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."~", "\u{4E00}"..."\u{9FFF}": true
    default: !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A copy of UTF-8 that jansson has already checked.
  private static func string(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
