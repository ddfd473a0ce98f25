import CRapidJSON

extension String {
  /// A copy of UTF-8 that the reader has already checked.
  init(_ text: json_text) {
    self.init(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.count), as: UTF8.self)
  }
}
