import Testing

@testable import Terminal

@Suite("Reports of the mouse")
struct MouseReportTests {
  private func events(_ bytes: [UInt8]) -> [Event] {
    var reader = KeyReader(readsMouse: true)
    return reader.events(of: bytes.map(Int32.init))
  }

  @Test(
    "A press of the first button is a click, the wheel turns, all else is swallowed",
    arguments: [
      ("<0;10;20M", .click(Position(row: 19, column: 9))),
      ("<0;1;1M", .click(Position(row: 0, column: 0))),
      ("<16;300;100M", .click(Position(row: 99, column: 299))),
      ("<64;5;5M", .wheel(-1)), ("<65;5;5M", .wheel(1)),
      ("<0;10;20m", nil), ("<1;10;20M", nil), ("<2;10;20M", nil), ("<32;10;20M", nil),
      ("<35;10;20M", nil), ("<0;0;5M", nil), ("<0;5M", nil), ("<0;5;6;7M", nil), ("<M", nil),
      ("<99999999999999999999;1;1M", nil), ("<0;-1;1M", nil),
    ] as [(String, Event?)])
  func modern(report: String, event: Event?) {
    let keys = events(Array("\u{1B}[\(report)q".utf8))
    #expect(keys == [event, .key(.character("q"))].compactMap(\.self))
  }

  @Test(
    "The old form says the same in three bytes, whatever their values",
    arguments: [
      ([32, 33, 33], .click(Position(row: 0, column: 0))),
      ([32, 42, 52], .click(Position(row: 19, column: 9))),
      ([32, 255, 255], .click(Position(row: 222, column: 222))),
      ([96, 40, 40], .wheel(-1)), ([97, 40, 40], .wheel(1)), ([35, 40, 40], nil),
      ([0, 0, 0], nil), ([32, 0x1B, 0x0D], nil),
    ] as [([UInt8], Event?)])
  func old(report: [UInt8], event: Event?) {
    let keys = events(Array("\u{1B}[M".utf8) + report + Array("q".utf8))
    #expect(keys == [event, .key(.character("q"))].compactMap(\.self))
  }
}
