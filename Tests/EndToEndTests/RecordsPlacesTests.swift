import Foundation
import Testing

/// Where things are kept, and for whom.
@Suite("Places of records")
struct RecordsPlacesTests {
  /// The rights of a file of the home, such as "600".
  private func rights(_ file: String, in home: RecordsHome) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path(file))
    return String(attributes[.posixPermissions] as? Int ?? 0, radix: 8)
  }

  @Test("Below HOME, files for their owner only, folders too, whatever the mask is")
  func privacy() throws {
    let home = try RecordsHome()
    let run = try home.start(wrapper: ["/bin/sh", "-c", "umask 0; exec \"$0\" \"$@\""])
    try run.reply([0, 1])
    #expect(home.names() == ["progress-test.json", "progress-test.lock"])
    for name in home.names() {
      #expect(try rights("\(RecordsHome.stateFolder)/\(name)", in: home) == "600")
    }
    try run.reply([0, 1, 0, 1, 0, 1])
    #expect(home.names(in: RecordsHome.dataFolder) == ["history.jsonl"])
    #expect(try rights(RecordsHome.historyFile, in: home) == "600")
    for folder in [".local", RecordsHome.stateFolder, RecordsHome.dataFolder] {
      #expect(try rights(folder, in: home) == "700")
    }
  }

  @Test("In the XDG folders where these are absolute; relative and empty ones do not count")
  func variables() throws {
    let home = try RecordsHome()
    let others = ["XDG_STATE_HOME": home.path("s/t"), "XDG_DATA_HOME": home.path("d")]
    let run = try home.start(environment: home.environment(others: others))
    try run.reply([0])
    #expect(home.names(in: "s/t/sixteen").contains("progress-test.json"))
    try run.reply([0, 0, 0, 0, 0, 0, 0])
    #expect(home.names(in: "d/sixteen") == ["history.jsonl"])
    #expect(home.names(in: ".local").isEmpty)

    for value in ["", "s", "./d"] {
      let home = try RecordsHome()
      let others = ["XDG_STATE_HOME": value, "XDG_DATA_HOME": value]
      let run = try home.start(environment: home.environment(others: others))
      try run.reply([0])
      #expect(home.names(in: ".") == [".local"])
      try run.reply([0, 0, 0, 0, 0, 0, 0])
      #expect(try home.history().count == 1)
      #expect(home.names(in: ".") == [".local"])
    }
  }

  @Test("Rights that are too wide are taken back")
  func tightened() throws {
    let home = try RecordsHome()
    try home.makeFolder(RecordsHome.stateFolder, rights: 0o777)
    try home.makeFolder(RecordsHome.dataFolder, rights: 0o755)
    let run = try home.start()
    try run.reply([0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try rights(RecordsHome.stateFolder, in: home) == "700")
    #expect(try rights(RecordsHome.dataFolder, in: home) == "700")
  }
}
