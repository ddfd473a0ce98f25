/// The lines of a file from the last to the first, read in blocks.
struct LinesFromEnd: ~Copyable {
  /// A line without its end.
  enum Line {
    case bytes(ArraySlice<UInt8>)
    /// Longer than `longestLine`.
    case tooLong
  }

  /// No line of ours is longer, in bytes.
  static let longestLine = 1 << 16
  private static let block = 1 << 16

  private let file: Platform.Descriptor
  /// What was read and not handed out: the bytes from `start` on.
  private var buffer: ArraySlice<UInt8> = []
  private var start: Int
  private var isSkipping = false
  private var isFinished = false

  /// The lines that are there now; what is added later is none of them.
  init(of file: consuming Platform.Descriptor) throws(Platform.Refusal) {
    start = try Platform.facts(of: file).size
    self.file = file
  }

  /// The line before, nil after the first.
  mutating func next() throws(Platform.Refusal) -> Line? {
    var searched = buffer.endIndex
    while !isFinished {
      if let end = buffer[..<searched].lastIndex(of: TextBytes.newline) {
        return hand(out: buffer[(end + 1)...], keeping: buffer[..<end])
      }
      guard start > 0 else {
        isFinished = true
        return hand(out: buffer, keeping: [])
      }
      if buffer.count > Self.longestLine {
        isSkipping = true
        buffer = []
      }
      searched = try readBlock()
    }
    return nil
  }

  private mutating func hand(out line: ArraySlice<UInt8>, keeping rest: ArraySlice<UInt8>) -> Line {
    let isTooLong = isSkipping || line.count > Self.longestLine
    isSkipping = false
    buffer = rest
    return isTooLong ? .tooLong : .bytes(line)
  }

  /// Puts the block before the buffer's beginning in front of it.
  /// - Returns: where the block ends in the buffer.
  private mutating func readBlock() throws(Platform.Refusal) -> Int {
    let size = min(start, Self.block)
    let bytes = try Platform.bytes(of: file, at: start - size, count: size)
    // Where somebody made the file shorter meanwhile, what is gone is gone.
    if bytes.count < size { buffer = [] }
    let end = bytes.count
    start -= size
    buffer = (bytes + buffer)[...]
    return end
  }
}
