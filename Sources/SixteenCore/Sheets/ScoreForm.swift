/// A form made ready for the engine: which counters an answer adds to, and the parts of its line.
final class ScoreForm {
  let asked: AskedForm
  /// How many answers a line has.
  let count: Int

  /// Four numbers a question: what its first choice, its second, no answer and a byte that is no
  /// mark add to eight counters of eight bits, one a pole.
  private let addends: [UInt64]
  /// How many questions there are about each pair.
  private let questions: [Int]
  /// The answers of the line counted last, as records have them.
  private var marks: [UInt8]
  /// Its counts, in the order of the poles.
  private var counts = [Int](repeating: 0, count: Pole.allCases.count)
  private let parts: ScoreLineParts

  init(_ asked: AskedForm) {
    self.asked = asked
    count = asked.questions.count
    addends = asked.questions.flatMap { question in
      question.choices.map { Self.addend(of: $0.pole) } + [0, 0]
    }
    questions = Pair.allCases.map { pair in asked.questions.count { $0.pair == pair } }
    marks = [UInt8](repeating: 0, count: count)
    parts = ScoreLineParts(asked)
  }

  /// The answers counted last.
  var sheet: AnswerSheet {
    AnswerSheet(marks.map { mark in Self.marks.firstIndex(of: mark) })
  }

  /// Counts a line.
  /// - Parameter line: as many bytes as there are questions.
  /// - Returns: false if a byte is no mark; then nothing is counted.
  func take(_ line: UnsafeRawBufferPointer) -> Bool {
    for index in counts.indices { counts[index] = 0 }
    var highestCode: UInt8 = 0
    var start = 0
    while start < count {
      // No counter overflows within so many answers.
      let end = min(start + 255, count)
      let (packed, code) = read(line, start..<end)
      unpack(packed)
      highestCode = max(highestCode, code)
      start = end
    }
    return highestCode < Self.noMark
  }

  /// Reads some answers, without the checks that arrays make at every step: they took a quarter of the time
  /// of scoring.
  private func read(
    _ line: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> (packed: UInt64, highestCode: UInt8) {
    Self.codes.withUnsafeBufferPointer { codes in
      Self.marks.withUnsafeBufferPointer { recorded in
        addends.withUnsafeBufferPointer { addends in
          marks.withUnsafeMutableBufferPointer { marks in
            var packed: UInt64 = 0
            var highestCode: UInt8 = 0
            for index in range {
              let code = codes[Int(line[index])]
              marks[index] = recorded[Int(code)]
              packed &+= addends[Self.codeCount * index + Int(code)]
              highestCode = max(highestCode, code)
            }
            return (packed, highestCode)
          }
        }
      }
    }
  }

  /// Counts marks that were read another way, as many as there are questions.
  func take(_ marks: [AnswerMark]) {
    let line = marks.map { Self.marks[Int($0.rawValue)] }
    _ = line.withUnsafeBytes { take($0) }
  }

  /// Writes the line of JSON for what was counted last.
  func writeJSON(to output: OutputBuffer) {
    parts.write(marks: marks, counts: counts, questions: questions, to: output)
  }

  private func unpack(_ packed: UInt64) {
    for index in counts.indices {
      counts[index] += Int(truncatingIfNeeded: packed >> UInt64(8 * index) & 0xFF)
    }
  }

  private static func addend(of pole: Pole) -> UInt64 {
    Pole.allCases.firstIndex(of: pole).map { 1 << UInt64(8 * $0) } ?? 0
  }

  private static let codeCount = 4
  private static let noMark: UInt8 = 3
  /// The bytes of records for the raw values of `AnswerMark`, then one that never comes out.
  private static let marks = Array("12-?".utf8)
  /// The raw values of `AnswerMark` for bytes.
  private static let codes = (UInt8.min...UInt8.max).map { byte in
    byte < 0x80 ? AnswerMark(Unicode.Scalar(byte))?.rawValue ?? noMark : noMark
  }
}
