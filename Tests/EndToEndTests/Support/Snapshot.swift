import CVterm
import Testing

/// A screen at some time: characters, colours, attributes, everything but the cursor.
struct Snapshot: Equatable, CustomTestStringConvertible {
  let size: TerminalSize
  let lines: [String]
  let bytes: [UInt8]

  static func == (one: Snapshot, other: Snapshot) -> Bool {
    one.size == other.size && one.bytes == other.bytes
  }

  var testDescription: String { "\(size) screen" }

  /// The first rows that differ, as text, for messages.
  func differences(from other: Snapshot) -> String {
    guard size == other.size else { return "\(size) instead of \(other.size)" }
    let length = MemoryLayout<cvterm_cell>.stride
    func cell(_ index: Int, of snapshot: Snapshot) -> ArraySlice<UInt8> {
      snapshot.bytes[index * length..<(index + 1) * length]
    }
    let places = (0..<size.rows * size.columns).filter {
      !cell($0, of: self).elementsEqual(cell($0, of: other))
    }
    guard let first = places.first else { return "no difference" }
    let (row, column) = (first / size.columns, first % size.columns)
    return """
      \(places.count) cells, the first at row \(row), column \(column)
      expected: \(Array(cell(first, of: other))) \(other.lines[row])
      seen:     \(Array(cell(first, of: self))) \(lines[row])
      """
  }
}
