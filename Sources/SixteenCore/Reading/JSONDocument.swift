import CRapidJSON

/// The door to RapidJSON: parses a document, hands out its root and frees it.
enum JSONDocument {
  /// Runs `body` with the root of a document. Values must not leave `body`; what they read is
  /// copied.
  static func withRoot<Result>(
    of bytes: UnsafeRawBufferPointer, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    // RFC 8259 lets a reader skip it.
    let hasMark = bytes.starts(with: TextBytes.byteOrderMark)
    let text = UnsafeRawBufferPointer(
      rebasing: bytes.dropFirst(hasMark ? TextBytes.byteOrderMark.count : 0))
    guard let start = text.baseAddress?.assumingMemoryBound(to: CChar.self) else {
      throw JSONError(problem: .endsEarly, position: (1, 1))
    }
    let document = json_document_parse(start, text.count)
    defer { json_document_free(document) }
    guard let root = json_document_root(document) else {
      throw error(from: json_document_fault(document), in: text)
    }
    return try body(JSONValue(root: root))
  }

  private static func error(from fault: json_fault, in text: UnsafeRawBufferPointer) -> JSONError {
    let problem: JSONProblem =
      switch fault.kind {
      case json_fault_not_utf8: .notUTF8
      case json_fault_too_deep: .nestedTooDeeply
      case json_fault_duplicate_key: .duplicateKey(String(fault.key))
      case json_fault_ends_early: .endsEarly
      case json_fault_key: .syntax(.key)
      case json_fault_colon: .syntax(.colon)
      case json_fault_comma_in_object: .syntax(.commaInObject)
      case json_fault_comma_in_array: .syntax(.commaInArray)
      case json_fault_escape: .syntax(.escape)
      case json_fault_control_character: .syntax(.controlCharacter)
      case json_fault_after_end: .syntax(.end)
      default: .syntax(.value)
      }
    return JSONError(problem: problem, position: position(of: fault.offset, in: text))
  }

  /// The line and column of a byte, counted from 1 in characters.
  private static func position(
    of offset: Int, in text: UnsafeRawBufferPointer
  ) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in text.prefix(offset) {
      if byte == TextBytes.newline {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
    return (line, column)
  }
}
