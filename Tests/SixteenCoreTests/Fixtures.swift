import Foundation
import SixteenCore

/// A question about a pair whose first choice stands for `first`.
func makeQuestion(_ id: String, first: Pole) throws -> Question {
  let poles = [first, first.opposite]
  let question = Question(
    id: id, prompt: LocalizedText("prompt", language: "en"),
    choices: poles.map { Choice(pole: $0, content: LocalizedText($0.rawValue, language: "en")) })
  return try required(question)
}

/// Questions that ask about the pairs in turn, each pair's first pole being the first choice in
/// every other round.
func makeQuestions(_ count: Int) throws -> [Question] {
  try (0..<count).map { index in
    let pair = Pair.allCases[index % 4]
    return try makeQuestion("q\(index + 1)", first: index / 4 % 2 == 0 ? pair.first : pair.second)
  }
}

/// What every sheet of answers to a quiz comes to, counted the plain way.
func countedTallies(_ questions: [Question], _ sheet: [Int]) -> [Tally] {
  var counts: [Pole: Int] = [:]
  for (question, answer) in zip(questions, sheet) {
    counts[question.choices[answer].pole, default: 0] += 1
  }
  return Pair.allCases.map {
    Tally(pair: $0, first: counts[$0.first, default: 0], second: counts[$0.second, default: 0])
  }
}

/// Something that has to be there is not.
struct Absent: Error {
  var what = ""
}

/// The value, or a test failure where there is none.
func required<Value>(_ value: Value?, _ what: String = "\(Value.self)") throws -> Value {
  guard let value else { throw Absent(what: what) }
  return value
}

/// Reads a question file from text.
func readSet(_ text: String, file: String = "test.json") throws(QuestionFileError) -> QuestionSet {
  try readSet(Array(text.utf8), file: file)
}

/// Reads a question file from bytes.
func readSet(_ bytes: [UInt8], file: String = "test.json") throws(QuestionFileError) -> QuestionSet
{
  let result: Result<QuestionSet, QuestionFileError> = bytes.withUnsafeBytes { json in
    Result { () throws(QuestionFileError) in try QuestionSet(json: json, file: file) }
  }
  return try result.get()
}

/// Everything that keeps a question file from being read, as a review of it tells.
func readingErrors(ofFile path: String) throws -> [QuestionFileError] {
  QuestionFileReview(path: path, guide: try ReviewGuide.bundled()).errors
}

/// The bytes of a text, for initialisers that take a buffer.
func withBytes<Value>(of text: String, _ body: (UnsafeRawBufferPointer) throws -> Value) throws
  -> Value
{
  try Array(text.utf8).withUnsafeBytes(body)
}

/// A good question file with one question a pair, in which every string is unique.
let tinyFile = """
  { "schema": 1, "id": "tiny", "version": "7", "title": { "zh-Hant": "小", "en": "tiny" },
    "forms": [ { "id": "all", "questions": 4 } ],
    "questions": [
      { "id": "q-EI", "pair": "EI", "prompt": { "zh-Hant": "甲", "en": "p1" }, "choices": [
        { "pole": "E", "content": { "zh-Hant": "甲一", "en": "c1" } },
        { "pole": "I", "content": { "zh-Hant": "甲二", "en": "c2" } } ] },
      { "id": "q-SN", "pair": "SN", "prompt": { "zh-Hant": "乙", "en": "p2" }, "choices": [
        { "pole": "N", "content": { "zh-Hant": "乙一", "en": "c3" } },
        { "pole": "S", "content": { "zh-Hant": "乙二", "en": "c4" } } ] },
      { "id": "q-TF", "pair": "TF", "prompt": { "zh-Hant": "丙", "en": "p3" }, "choices": [
        { "pole": "T", "content": { "zh-Hant": "丙一", "en": "c5" } },
        { "pole": "F", "content": { "zh-Hant": "丙二", "en": "c6" } } ] },
      { "id": "q-JP", "pair": "JP", "prompt": { "zh-Hant": "丁", "en": "p4" }, "choices": [
        { "pole": "P", "content": { "zh-Hant": "丁一", "en": "c7" } },
        { "pole": "J", "content": { "zh-Hant": "丁二", "en": "c8" } } ] } ] }
  """

/// `tinyFile` with one thing in it replaced.
func tinyFile(replacing part: String, with other: String) throws -> String {
  let pieces = tinyFile.components(separatedBy: part)
  guard pieces.count == 2 else { throw Absent() }
  return pieces.joined(separator: other)
}

/// A folder of its own for one test, gone afterwards.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sixteen-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
