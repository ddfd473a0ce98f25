import Foundation
import SixteenCore
import Testing

@Suite("A message")
struct MessageTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The words behind a dot in all Swift sources, the list of messages itself left out.
  private func wordsAfterDots() throws -> Set<Substring> {
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    var words: Set<Substring> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      if file.hasSuffix("/Message.swift") { continue }
      let path = Self.sources.appendingPathComponent(file)
      let text = try String(contentsOf: path, encoding: .utf8)
      for part in text.split(separator: ".").dropFirst() {
        words.insert(part.prefix { $0.isLetter || $0.isNumber })
      }
    }
    return words
  }

  @Test("Is shown somewhere")
  func isUsed() throws {
    let words = try wordsAfterDots()
    let unused = Message.allCases.map(\.stringValue).filter { !words.contains(Substring($0)) }
    #expect(unused.isEmpty)
  }
}
