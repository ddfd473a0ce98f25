import Glibc
import Screens
import SixteenCore
import Terminal

extension Program {
  /// More results than anybody scrolls through.
  private static let listedEntries = 1000

  /// Shows, hands through or deletes what is kept.
  func showHistory() throws -> ExitStatus {
    guard let folders = RecordFolders.ofUser else {
      return fail(.inputOutput, interface.text(.noticeNoHome))
    }
    if options.deletes { return try deleteHistory(folders) }
    if options.wantsJSON { return try handThrough(folders.history) }
    let reading = try folders.history.last(Self.listedEntries)
    if reading.brokenLines > 0 {
      let count = String(reading.brokenLines)
      _ = fail(.success, interface.text(.historyBroken, ["count": count]))
    }
    guard let word = options.operands.first else { return try list(reading.entries) }
    guard let number = Int(word), reading.entries.indices.contains(number - 1) else {
      let count = String(reading.entries.count)
      return fail(
        .usage, interface.text(.errorNotAnEntry, ["word": Quotation.of(word), "count": count]))
    }
    return try show(reading.entries[number - 1])
  }

  private func list(_ entries: [HistoryEntry]) throws -> ExitStatus {
    if entries.isEmpty { return tell(interface.text(.historyEmpty)) }
    let view = HistoryText(content: content, hasGlyphs: OutputTraits.current.hasGlyphs)
    return tell(try view.lines(entries).joined(separator: "\n"))
  }

  private func show(_ entry: HistoryEntry) throws -> ExitStatus {
    guard OutputTraits.showsPictures else {
      let lines =
        [content.time(of: entry)] + (try ResultText(content: content).lines(entry.outcome))
      return tell(lines.joined(separator: "\n"))
    }
    let traits = OutputTraits.current
    let sheet = try TypeSheet(content: content, traits: traits)
      .sheet(of: entry.outcome, title: content.time(of: entry), columns: OutputTraits.columns)
    return tell(sheet.escapeSequences(Palette(depth: traits.colors)), ending: "")
  }

  private func handThrough(_ history: HistoryFile) throws -> ExitStatus {
    var failure: (any Error)?
    try history.forEachNewestFirst { _, line in
      // Byte by byte as it is: JSON is UTF-8, whatever the terminal's character set.
      let line = Array(line) + [UInt8(ascii: "\n")]
      do { try line.withUnsafeBytes { try StandardOutput.write(bytes: $0) } } catch {
        failure = error
      }
      return failure == nil
    }
    if let failure { throw failure }
    return .success
  }

  private func deleteHistory(_ folders: RecordFolders) throws -> ExitStatus {
    if !options.isSure {
      guard isatty(0) == 1, isatty(1) == 1 else {
        return fail(.usage, interface.text(.errorNeedsYes))
      }
      let answer = try StandardLineTerminal().ask(interface.text(.historyAsk))
      guard answer?.lowercased() == "y" else { return .success }
    }
    let deletion = try folders.deleteAll()
    let lines =
      deletion.deleted.map { interface.text(.historyDeleted, ["path": $0]) }
      + deletion.inUse.map { interface.text(.historyInUse, ["path": $0]) }
    return tell(
      lines.isEmpty ? interface.text(.historyNothing) : lines.joined(separator: "\n"))
  }
}
