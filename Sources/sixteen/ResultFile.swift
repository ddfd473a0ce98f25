import Glibc
import Screens
import SixteenCore
import Terminal

/// A result as a file in the current folder, under a name that nothing has yet.
@MainActor
struct ResultFile {
  /// More files of one name than anybody keeps.
  private static let mostFiles = 1000

  let quiz: Quiz
  let run: KeptRun
  let content: Content

  /// Writes the file.
  /// - Returns: its path.
  func write(_ format: ExportFormat) throws -> String {
    guard let outcome = quiz.outcome else { return "" }
    let list = try PersonalityList.bundled()
    let finished = Self.now
    let document = ResultDocument(
      outcome, try list.personality(for: outcome.type),
      neighbours: try outcome.neighbours.map(list.personality),
      origin: ResultOrigin(
        form: run.asked.name, formVersion: run.asked.version,
        answers: AnswerSheet(quiz.answers).text, finished: finished, programVersion: version),
      content: content)
    let text = try document.text(format)
    let name = "sixteen-\(outcome.type.code)-\(finished.prefix(10))"
    let (path, descriptor) = try Self.create(name, format.fileExtension)
    do {
      try Array(text.utf8).withUnsafeBytes { try StandardOutput.write(bytes: $0, to: descriptor) }
      guard fsync(descriptor) == 0 else { throw Self.refusal }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    close(descriptor)
    return path
  }

  /// The local time as RFC 3339 writes it.
  private static var now: String {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    var text = [CChar](repeating: 0, count: 64)
    let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S%z", &local)
    // The C library leaves the colon out of the offset.
    var time = text[..<length].map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
    time.insert(":", at: max(0, time.count - 2))
    return String(time)
  }

  /// Makes a file that was not there, numbered where the plain name is taken.
  private static func create(_ name: String, _ fileExtension: String) throws -> (String, Int32) {
    let folder = getcwd(nil, 0)
    defer { free(folder) }
    let prefix = folder.map { String(cString: $0) + "/" } ?? ""
    for number in 1...mostFiles {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(prefix)\(name)\(suffix).\(fileExtension)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw refusal
  }

  /// What the last system call complained of.
  private static var refusal: OutputError { .cannotWrite(String(cString: strerror(errno))) }
}
