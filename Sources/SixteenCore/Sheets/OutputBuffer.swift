/// Bytes on their way out, in memory that is used again and again.
final class OutputBuffer {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var count = 0

  deinit { memory.deallocate() }

  /// What was appended since it was emptied.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  func empty() { count = 0 }

  /// Appends what `write` puts at the place it gets, `limit` bytes at most.
  /// - Parameter write: returns the end of it.
  func append(
    limit: Int, _ write: (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
  ) {
    if count + limit > memory.count { grow(to: max(2 * memory.count, count + limit)) }
    guard let start = memory.baseAddress else { return }
    count = write(start + count) - start
  }

  func append(_ bytes: [UInt8]) {
    append(limit: bytes.count) { place in
      var cursor = ByteCursor(place: place)
      cursor.write(bytes)
      return cursor.place
    }
  }

  private func grow(to size: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
  }
}
