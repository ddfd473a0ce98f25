import CRapidJSON

/// A JSON object written by RapidJSON, in one line, its members in the order in which they came.
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
    // Only a machine without memory has no writer.
    guard let writer = json_writer_new() else { return "" }
    defer { json_writer_free(writer) }
    json_writer_start_object(writer)
    for (key, value) in members {
      write(key, to: writer)
      write(value, to: writer)
    }
    json_writer_end_object(writer)
    return String(json_writer_text(writer))
  }

  private static func write(_ value: Value, to writer: OpaquePointer) {
    switch value {
    case .text(let text):
      write(text, to: writer)
    case .integer(let number):
      json_writer_integer(writer, Int64(number))
    case .texts(let texts):
      json_writer_start_array(writer)
      for text in texts { write(text, to: writer) }
      json_writer_end_array(writer)
    case .integers(let members):
      json_writer_start_object(writer)
      for (key, value) in members {
        write(key, to: writer)
        json_writer_integer(writer, Int64(value))
      }
      json_writer_end_object(writer)
    }
  }

  private static func write(_ text: String, to writer: OpaquePointer) {
    var text = text
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        json_writer_string(
          writer, json_text(bytes: characters.baseAddress, count: characters.count))
      }
    }
  }
}
