import CJansson

/// A JSON object written by libjansson, in one line, its members in the order in which they came.
enum JSONText {
  /// A value of our records.
  enum Value {
    case text(String)
    case integer(Int)
    case texts([String])
    case integers([(key: String, value: Int)])
  }

  /// The object as one line without its end.
  static func line(_ members: [(key: String, value: Value)]) -> String {
    let object = json_object()
    defer { json_decref(object) }
    for (key, value) in members {
      json_object_set_new(object, key, node(value))
    }
    let flags = Int(JSON_PRESERVE_ORDER | JSON_COMPACT)
    guard let text = json_dumps(object, flags) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  /// jansson takes over what it is handed here.
  private static func node(_ value: Value) -> UnsafeMutablePointer<json_t>? {
    switch value {
    case .text(let text):
      return json_string(text)
    case .integer(let number):
      return json_integer(json_int_t(number))
    case .texts(let texts):
      let array = json_array()
      for text in texts { json_array_append_new(array, json_string(text)) }
      return array
    case .integers(let members):
      let object = json_object()
      for (key, value) in members {
        json_object_set_new(object, key, json_integer(json_int_t(value)))
      }
      return object
    }
  }
}
