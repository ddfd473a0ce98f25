import Foundation
import Terminal
import Testing

/// Golden files: a screen as text, the purposes of its cells, and the cursor.
enum Snapshot {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = tests.appendingPathComponent("Snapshots")
  private static let documents = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs")

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// A canvas on paper.
  static func print(_ canvas: Canvas) -> [String] {
    let roles = (0..<canvas.size.rows).map { row in
      String(
        decoding: (0..<canvas.size.columns).map { canvas[row, $0].style.role.symbol },
        as: UTF8.self)
    }
    let cursor = canvas.cursor.map { "row \($0.row), column \($0.column)" } ?? "none"
    return canvas.lines.map { "|\($0)|" } + [""] + roles.map { "|\($0)|" }
      + ["", "cursor: \(cursor)"]
  }

  /// Holds a canvas against the golden file `name`, or makes the file where RECORD_SNAPSHOTS=1.
  static func expect(
    _ canvas: Canvas, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    let rows = print(canvas)
    if isRecording {
      try (rows.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "There is no Snapshots/\(name).txt yet; RECORD_SNAPSHOTS=1 makes it.",
        sourceLocation: sourceLocation)
      return
    }
    let difference = difference(golden.components(separatedBy: "\n").dropLast(), rows)
    guard !difference.isEmpty else { return }
    Issue.record(
      "\(name) differs (- is golden, + is now; RECORD_SNAPSHOTS=1 records it):\n\(difference.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  /// Holds a picture of the documents against what the program draws now, or makes it where
  /// RECORD_SNAPSHOTS=1.
  static func expect(picture: String, _ name: String) throws {
    let file = documents.appendingPathComponent(name)
    if isRecording {
      try picture.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    // Not the two of them in the message, which are a thousand lines.
    let isTheSame = golden == picture
    #expect(isTheSame, "docs/\(name) is not what the program looks like: make screenshots")
  }

  private static func difference(_ golden: [String], _ now: [String]) -> [String] {
    (0..<max(golden.count, now.count)).flatMap { row -> [String] in
      let old = row < golden.count ? golden[row] : nil
      let new = row < now.count ? now[row] : nil
      guard old != new else { return [] }
      return [old.map { "\(row + 1)\t- \($0)" }, new.map { "\(row + 1)\t+ \($0)" }]
        .compactMap(\.self)
    }
  }
}
