/// Scores lines of answers, any number of them, in constant memory.
///
/// It works on bytes: a line that is in order costs no object at all.
public final class ScoreEngine {
  /// The longest line that is looked at, in bytes: 64 KiB.
  public static let longestLine = 1 << 16

  /// Takes output, whole lines of it.
  public typealias Output = (UnsafeRawBufferPointer) throws -> Void
  /// Takes what is wrong with a line.
  public typealias Report = (AnswerLineError) -> Void
  /// Makes the readable line of a sheet, without its end.
  public typealias PlainText = (AnswerSheet, AskedForm, SheetScore) -> String

  /// How many lines were in order.
  public private(set) var scoredLines = 0
  /// How many lines were not.
  public private(set) var brokenLines = 0

  private let forms: [ScoreForm]
  private let plainText: PlainText?
  private let output: Output
  private let report: Report
  private let written = OutputBuffer()
  /// The beginning of a line whose end has not come yet.
  private var pending: [UInt8] = []
  /// Whether that beginning was longer than any line may be, and is forgotten.
  private var isSkipping = false

  /// An engine for lines of answers to forms; each line is for the form with as many questions.
  ///
  /// - Parameters:
  ///   - forms: at least one; among forms of the same length the first counts.
  ///   - plainText: makes the readable lines; nil for JSON.
  ///   - output: gets whole lines, some hundred kilobytes at a time.
  ///   - report: gets the errors, each before any output of a later piece of input.
  public init(
    forms: [AskedForm], plainText: PlainText? = nil, output: @escaping Output,
    report: @escaping Report
  ) {
    self.forms = forms.map(ScoreForm.init)
    self.plainText = plainText
    self.output = output
    self.report = report
  }

  /// Scores all lines that a file descriptor gives.
  ///
  /// - Throws: `RecordError` where it cannot be read, and what `output` throws.
  public func score(descriptor: Int32) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count: Int
      do {
        count = try Platform.read(stream: descriptor, into: buffer)
      } catch {
        throw RecordError(path: "/dev/fd/\(descriptor)", error)
      }
      if count == 0 { return try finish() }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Scores the lines that end in a piece of input, and outputs them.
  public func take(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    if hasPending { completePending(with: &rest) }
    let end = try hasPending ? rest.startIndex : scoreLines(of: rest)
    keep(rest[end...])
    try flush()
  }

  /// Scores a last line without an end, and outputs what is left.
  public func finish() throws {
    if hasPending { endPending() }
    try flush()
  }

  private var hasPending: Bool { !pending.isEmpty || isSkipping }

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let outputPiece = 1 << 17

  // MARK: Lines

  /// Scores whole lines.
  /// - Returns: where the last of them ends.
  private func scoreLines(of bytes: Slice<UnsafeRawBufferPointer>) throws -> Int {
    let base = bytes.base
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if written.bytes.count > Self.outputPiece { try flush() }
      if let next = scoreNext(in: base, at: start) {
        start = next
      } else if let end = base[start...].firstIndex(of: TextBytes.newline) {
        scoreUnusual(UnsafeRawBufferPointer(rebasing: base[start..<end]))
        start = end + 1
      } else {
        break
      }
    }
    return start
  }

  /// Scores the line that begins at `start` if it is of the usual kind: as many marks of one byte
  /// as a form has questions, then its end.
  /// - Returns: where the next line begins, nil if this one is of another kind.
  private func scoreNext(in bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    for index in forms.indices {
      let end = start + forms[index].count
      guard end < bytes.count else { continue }
      let isReturn = bytes[end] == Self.carriageReturn && end + 1 < bytes.count
      let newline = isReturn ? end + 1 : end
      guard bytes[newline] == TextBytes.newline,
        forms[index].take(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      else { continue }
      write(index)
      return newline + 1
    }
    return nil
  }

  private func scoreUnusual(_ line: UnsafeRawBufferPointer) {
    guard line.count <= Self.longestLine else { return refuseLongLine() }
    var text = line[...]
    if text.last == Self.carriageReturn { text = text.dropLast() }
    let isFirst = scoredLines + brokenLines == 0
    if isFirst, text.starts(with: TextBytes.byteOrderMark) {
      text = text.dropFirst(TextBytes.byteOrderMark.count)
    }
    let line = UnsafeRawBufferPointer(rebasing: text)
    let problems = AnswerLineProblem.all(in: line, counts: forms.map(\.count))
    guard problems.isEmpty else { return refuse(problems) }
    let marks = String(decoding: line, as: UTF8.self).unicodeScalars.compactMap(AnswerMark.init)
    for index in forms.indices where forms[index].count == marks.count {
      forms[index].take(marks)
      return write(index)
    }
  }

  private func refuseLongLine() {
    refuse([.lineTooLong(limit: Self.longestLine)])
  }

  private func refuse(_ problems: [AnswerLineProblem]) {
    brokenLines += 1
    report(AnswerLineError(line: scoredLines + brokenLines, problems: problems))
  }

  /// Writes the line for what a form has just counted.
  private func write(_ index: Int) {
    scoredLines += 1
    if let plainText {
      let sheet = forms[index].sheet
      let asked = forms[index].asked
      let text = plainText(sheet, asked, sheet.score(over: asked.questions))
      written.append(Array(text.utf8) + [TextBytes.newline])
    } else {
      forms[index].writeJSON(to: written)
    }
  }

  private func flush() throws {
    guard !written.bytes.isEmpty else { return }
    defer { written.empty() }
    try output(written.bytes)
  }

  // MARK: Lines in pieces

  private func completePending(with rest: inout Slice<UnsafeRawBufferPointer>) {
    guard let end = rest.firstIndex(of: TextBytes.newline) else { return }
    keep(rest[..<end])
    rest = rest[(end + 1)...]
    endPending()
  }

  private func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    if isSkipping { return }
    if pending.count + bytes.count > Self.longestLine {
      isSkipping = true
      pending = []
    } else {
      pending += bytes
    }
  }

  private func endPending() {
    let line = pending
    let wasTooLong = isSkipping
    pending = []
    isSkipping = false
    if wasTooLong { return refuseLongLine() }
    (line + [TextBytes.newline]).withUnsafeBytes { bytes in
      if scoreNext(in: bytes, at: 0) == nil {
        scoreUnusual(UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
      }
    }
  }
}
