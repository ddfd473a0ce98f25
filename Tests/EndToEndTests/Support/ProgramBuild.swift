import Foundation

/// The build that the running tests are from. It can make the program again of other assets: the
/// one C file that embeds them is compiled anew, everything else is linked as it lies there.
struct ProgramBuild {
  private let folder: String
  private let compile: [String]
  private let link: [String]

  /// Takes compiler, linker and all options from the package manager's own list of commands, so
  /// that they are right for every kind of build.
  init() throws {
    guard let folder = Program.folder else { throw HarnessFailure("no build folder") }
    let url = URL(fileURLWithPath: folder)
    let list = url.appendingPathComponent("../../\(url.lastPathComponent).yaml").standardizedFileURL
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    self.folder = folder
    compile = try Self.command(in: lines, with: "-c", "\(folder)/CAssets.build/CAssets.c.o")
    link = try Self.command(in: lines, with: "-emit-executable", "\(folder)/sixteen")
  }

  /// Makes the program of the assets that a list names.
  /// - Returns: its path.
  func makeProgram(embedding list: String, in target: TemporaryFolder) throws -> String {
    let object = "\(target.path)/CAssets.c.o"
    try run(
      compile.map {
        $0.replacingOccurrences(of: "\(folder)/CAssets.build", with: target.path)
          .replacingOccurrences(of: "\(folder)/index", with: "\(target.path)/index")
      } + ["-DEMBEDDED=\"\(list)\""], in: target)

    let program = "\(target.path)/sixteen"
    let objects = "\(target.path)/objects"
    try String(contentsOfFile: "\(folder)/sixteen.product/Objects.LinkFileList", encoding: .utf8)
      .split(separator: "\n").filter { !$0.contains("/CAssets.build/") }.joined(separator: "\n")
      .write(toFile: objects, atomically: false, encoding: .utf8)
    try run(
      link.map {
        $0 == "\(folder)/sixteen" ? program : $0.hasPrefix("@") ? "@\(objects)" : $0
      } + [object], in: target)
    return program
  }

  /// The words of the first command that has both of two among them.
  private static func command(
    in lines: [Substring], with one: String, _ other: String
  ) throws -> [String] {
    let start = "    args: "
    for line in lines where line.hasPrefix(start) && line.contains("\"\(one)\"") {
      let words = Data(line.dropFirst(start.count).utf8)
      if let words = try JSONSerialization.jsonObject(with: words) as? [String],
        words.contains(one), words.contains(other)
      {
        return words
      }
    }
    throw HarnessFailure("the build has no command with \(one) and \(other)")
  }

  private func run(_ words: [String], in target: TemporaryFolder) throws {
    let run = try ProgramRun(
      words[0], arguments: Array(words.dropFirst()),
      // The compiler does not always clear up behind itself.
      environment: environment(home: target, others: ["TMPDIR": target.path]),
      output: .pipe, error: .pipe)
    guard try run.waitForExit(timeout: .seconds(60)) == .exited(0) else {
      let said = String(decoding: run.pipedOutput + run.pipedError, as: UTF8.self)
      throw HarnessFailure("\(words.joined(separator: " "))\n\(said)")
    }
  }
}
