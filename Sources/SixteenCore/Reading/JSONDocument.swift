import CJansson

/// The door to libjansson: parses a document, hands out its root and frees it.
enum JSONDocument {
  /// Runs `body` with the root of a document. Values must not leave `body`; what they read is
  /// copied.
  static func withRoot<Result>(
    of bytes: UnsafeRawBufferPointer, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    let buffer = UnsafeRawBufferPointer(rebasing: text).assumingMemoryBound(to: CChar.self)
    guard let start = buffer.baseAddress else { throw JSONError(problem: .endsEarly) }

    var fault = json_error_t()
    guard let root = json_loadb(start, buffer.count, Int(JSON_REJECT_DUPLICATES), &fault) else {
      throw error(from: &fault)
    }
    defer { json_decref(root) }
    return try body(JSONValue(node: root, path: .root))
  }

  /// Some editors put it before UTF-8 text; RFC 8259 lets a reader skip it.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func error(from fault: inout json_error_t) -> JSONError {
    let detail = String(cString: jansson_error_text(&fault))
    let problem: JSONProblem =
      switch jansson_error_fault(&fault) {
      case jansson_fault_not_utf8: .notUTF8
      case jansson_fault_ends_early: .endsEarly
      case jansson_fault_too_deep: .nestedTooDeeply
      case jansson_fault_duplicate_key: .duplicateKey(key(inDetail: detail))
      default: .notJSON(detail: detail)
      }
    return JSONError(
      problem: problem, position: (line: Int(fault.line), column: max(Int(fault.column), 1)))
  }

  /// The key in jansson's `duplicate object key near '"key"'`.
  private static func key(inDetail detail: String) -> String {
    let parts = detail.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts[1..<(parts.count - 1)].joined(separator: "\"") : detail
  }
}
