import CVterm
import Foundation
import Glibc
import SixteenCore
import Testing

/// Where nothing can be kept the test goes on all the same, and says so once.
@Suite("Faults of the disk")
struct RecordsFaultTests {
  /// What keeps the program from keeping anything.
  enum Fault: String, CaseIterable, Sendable {
    case homeMissing, homeRelative, homeNowhere, homeIsFile, stateReadOnly, parentReadOnly
    case stateIsLink, stateIsFile, noSpace, dataIsLink, historyIsLink, dataReadOnly
    case historyIsFolder

    /// Whether answers cannot be kept, or else the result.
    var isOfState: Bool {
      switch self {
      case .dataIsLink, .historyIsLink, .dataReadOnly, .historyIsFolder: false
      default: true
      }
    }

    /// The beginning of what is said about it, without blanks.
    var notice: String {
      switch self {
      case .homeMissing, .homeRelative: "HOMEisnotset"
      default: "Youranswerscannotbekept:"
      }
    }

    /// The reason in it.
    var reason: String {
      switch self {
      case .homeMissing, .homeRelative: "neither"
      case .homeNowhere, .stateReadOnly, .parentReadOnly, .dataReadOnly: "Permission denied"
      case .homeIsFile: "Not a directory"
      case .stateIsFile: "is not a folder"
      case .stateIsLink, .dataIsLink: "is a symbolic link"
      case .historyIsLink: "is a symbolic link"
      case .noSpace: "File too large"
      case .historyIsFolder: "Is a directory"
      }
    }

    var wrapper: [String] {
      switch self {
      case .noSpace: RecordsHome.withoutSpace
      case .homeNowhere, .stateReadOnly, .parentReadOnly, .dataReadOnly: RecordsHome.boundByRights
      default: []
      }
    }

    /// HOME, nil for none.
    func home(_ home: RecordsHome) -> String? {
      switch self {
      case .homeMissing: nil
      case .homeRelative: "home"
      case .homeNowhere: home.path("locked/home")
      case .homeIsFile: home.path("file")
      default: home.folder.path
      }
    }

    func prepare(_ home: RecordsHome) throws {
      func link(_ name: String) throws {
        try FileManager.default.createSymbolicLink(
          atPath: home.path(name), withDestinationPath: home.path("elsewhere"))
      }
      try home.makeFolder("elsewhere")
      try home.makeFolder(".local/state")
      try home.makeFolder(".local/share")
      try Data("mine\n".utf8).write(to: URL(fileURLWithPath: home.path("file")))
      switch self {
      case .homeMissing, .homeRelative, .homeIsFile, .noSpace: break
      case .homeNowhere: try home.makeFolder("locked", rights: 0o500)
      case .stateReadOnly: try home.makeFolder(RecordsHome.stateFolder, rights: 0o500)
      case .parentReadOnly: try home.makeFolder(".local/state", rights: 0o500)
      case .stateIsLink: try link(RecordsHome.stateFolder)
      case .stateIsFile:
        try Data("mine\n".utf8).write(
          to: URL(fileURLWithPath: home.path(RecordsHome.stateFolder)))
      case .dataIsLink: try link(RecordsHome.dataFolder)
      case .dataReadOnly: try home.makeFolder(RecordsHome.dataFolder, rights: 0o500)
      case .historyIsLink:
        try home.makeFolder(RecordsHome.dataFolder)
        try link(RecordsHome.historyFile)
      case .historyIsFolder: try home.makeFolder(RecordsHome.historyFile)
      }
    }
  }

  private func start(_ fault: Fault, in home: RecordsHome) throws -> ProgramRun {
    try fault.prepare(home)
    return try home.start(
      environment: home.environment(others: ["HOME": fault.home(home)]), wrapper: fault.wrapper)
  }

  /// The notice in the last rows, without blanks; nil if there is none.
  private func notice(_ fault: Fault, on run: ProgramRun) -> String? {
    let text = run.emulator.text.squeezed
    return text.range(of: fault.notice).map { String(text[$0.lowerBound...]) }
  }

  @Test(
    "The test goes on to its result, and what could not be kept is said once",
    arguments: Fault.allCases)
  func goesOn(fault: Fault) throws {
    let home = try RecordsHome()
    let run = try start(fault, in: home)
    let elsewhere = home.names(in: "elsewhere")
    var told = [notice(fault, on: run)]
    for number in 1...8 {
      #expect(run.emulator.contains("\(number) / 8"))
      for key in [number % 2 == 0 ? "j" : "k", "\r"] {
        try run.strike(key)
        told.append(notice(fault, on: run))
      }
    }
    #expect(run.emulator.contains(" : "))
    for key in ["x", "l", "l"] {
      try run.strike(key)
      told.append(notice(fault, on: run))
    }
    let notices = told.compactMap { $0 }
    #expect(!notices.isEmpty && Set(notices).count == notices.count, "\(notices)")
    #expect(notices.allSatisfy { $0.contains(fault.reason.squeezed) }, "\(notices)")
    if fault.isOfState { #expect(told[...2].contains { $0 != nil }) }
    try run.send("q")
    #expect(try run.waitForEnd() == .exited(0))
    #expect(try run.modes() == run.initialModes)
    #expect(home.names(in: "elsewhere") == elsewhere)
    #expect(try home.folder.contents(of: "file") == "mine\n")
  }

  @Test(
    "The quit question promises nothing where nothing can be kept",
    arguments: Fault.allCases.filter(\.isOfState))
  func promisesNothing(fault: Fault) throws {
    let home = try RecordsHome()
    let run = try start(fault, in: home)
    try run.reply([0, 1])
    try run.strike("q")
    let text = try Interface.bundled(language: "en").text(.confirmLeave)
    #expect(run.dialogText.hasPrefix(text.squeezed))
  }

  @Test("Line by line it is the same", arguments: Fault.allCases)
  func plain(fault: Fault) throws {
    let home = try RecordsHome()
    try fault.prepare(home)
    let run = try home.run(
      ["--plain"] + home.asked, input: home.lines([0, 1, 0, 1, 0, 1, 0, 1]),
      environment: home.environment(others: ["HOME": fault.home(home)]), wrapper: fault.wrapper)
    #expect(run.status == .exited(0) && run.error.isEmpty, "\(run.error)")
    let notices = run.lines.filter { $0.squeezed.contains(fault.notice) }
    #expect(!notices.isEmpty && Set(notices).count == notices.count, "\(notices)")
    #expect(home.names(in: "elsewhere").isEmpty)
  }

  @Test(
    "A result that could not be recorded is recorded by a later start",
    arguments: [Fault.dataIsLink, .historyIsLink, .dataReadOnly, .historyIsFolder])
  func recordedLater(fault: Fault) throws {
    let home = try RecordsHome()
    let run = try start(fault, in: home)
    try run.reply([0, 1, 0, 1, 0, 1, 0, 1])
    try run.send("q")
    #expect(try run.waitForEnd() == .exited(0))
    let id = try #require(try home.progress()?.run)
    chmod(home.path(RecordsHome.dataFolder), 0o700)
    try FileManager.default.removeItem(atPath: home.path(RecordsHome.dataFolder))
    try home.start().destroy()
    #expect(try home.history().map(\.run) == [id])
    #expect(try home.progress() == nil)
  }

  @Test("A history that cannot grow stays as it is, to the byte")
  func wholeHistory() throws {
    let home = try RecordsHome()
    _ = try home.take([0, 0, 0, 0, 1, 1, 1, 1])
    let before = try home.historyLines()
    let run = try home.start(wrapper: RecordsHome.withoutSpace)
    try run.reply([1, 1, 1, 1, 1, 1, 1, 1])
    #expect(run.shows("File too large"))
    try run.destroy()
    #expect(try home.historyLines() == before && before.count == 1)
  }

  @Test("When the disk has room again, the next answer brings all of them in")
  func roomAgain() throws {
    let home = try RecordsHome()
    try home.makeFolder(RecordsHome.stateFolder, rights: 0o500)
    let run = try home.start(wrapper: RecordsHome.boundByRights)
    try run.reply([0, 1, 0])
    #expect(try home.progress() == nil)
    try home.makeFolder(RecordsHome.stateFolder)
    try run.reply([1])
    #expect(try home.progress()?.answers == "1212----")
  }

  @Test(
    "A link or a folder in the place of the progress is left alone, and the test kept beside",
    arguments: [true, false])
  func progressIsLink(isLink: Bool) throws {
    let home = try RecordsHome()
    try home.makeFolder(RecordsHome.stateFolder)
    try home.makeFolder("elsewhere")
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: home.path(home.progressFile()), withDestinationPath: home.path("elsewhere/x"))
    } else {
      try home.makeFolder(home.progressFile())
    }
    let run = try home.start()
    #expect(run.shows(isLink ? "is a symbolic link" : "is not a regular file"))
    try run.reply([0, 1, 0])
    #expect(run.emulator.contains("4 / 8"))
    #expect(try home.progress(2)?.answers == "121-----")
    #expect(home.names(in: "elsewhere").isEmpty)
  }
}
