import Foundation
import Testing

@testable import SixteenCore

@Suite("Time in records")
struct RecordsTimeTests {
  @Test(
    "Is written as RFC 3339",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
    ])
  func text(seconds: Int, text: String) {
    #expect(UTCTime.text(seconds: seconds) == text)
  }

  @Test("Agrees with the C library for random times of two thousand years")
  func sameAsLibrary() {
    var random = SeededGenerator(state: 23)
    for _ in 0..<5000 {
      var seconds = Int.random(in: -30_000_000_000...30_000_000_000, using: &random)
      var parts = tm()
      gmtime_r(&seconds, &parts)
      let expected = String(
        format: "%04d-%02d-%02dT%02d:%02d:%02dZ", parts.tm_year + 1900, parts.tm_mon + 1,
        parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec)
      #expect(UTCTime.text(seconds: seconds) == expected)
    }
  }

  @Test("Counts two minutes a question at most, and nothing when a clock is put back")
  func activeTime() {
    var time = ActiveTime(earlier: 10, index: 0, now: 100)
    time.turn(to: 1, now: 105)
    #expect(time.seconds == 15)
    time.turn(to: 2, now: 1000)
    #expect(time.seconds == 135)
    time.turn(to: 1, now: 400)
    #expect(time.seconds == 135)
    // The second question has had its two minutes.
    time.turn(to: 2, now: 450)
    #expect(time.seconds == 135)
    time.turn(to: 3, now: 451.5)
    #expect(time.seconds == 136)
    time.skip(to: 3, now: 500)
    time.turn(to: 4, now: 501)
    #expect(time.seconds == 137)
  }

  @Test("Run ids are 32 hexadecimal digits and never the same")
  func runIDs() {
    let ids = Set((0..<1000).map { _ in RunID.random() })
    #expect(ids.count == 1000)
    #expect(ids.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(RunID.hexadecimal(0xAB) == "00000000000000ab")
  }
}
