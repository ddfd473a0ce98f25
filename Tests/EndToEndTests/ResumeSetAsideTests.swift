import Foundation
import SixteenCore
import Testing

/// What cannot go on is set aside, and said; it is never lost.
@Suite("Setting aside")
struct ResumeSetAsideTests {
  /// What is wrong with a progress file.
  enum Fault: String, CaseIterable, Sendable {
    case empty, zeros, cut, notJSON, notAnObject, notUTF8, huge, gaps, noAnswers, indexTooFar
    case otherMark, otherSet, otherSchema, otherVersion, otherFingerprint, otherForm

    /// A good file of three answers, spoilt.
    func spoil(_ good: String) -> Data {
      func replaced(_ old: String, _ new: String) -> Data {
        precondition(good.contains(old), "no \(old) in \(good)")
        return Data(good.replacingOccurrences(of: old, with: new).utf8)
      }
      switch self {
      case .empty: return Data()
      case .zeros: return Data(count: good.utf8.count)
      case .cut: return Data(good.utf8.prefix(good.utf8.count / 2))
      case .notJSON: return Data("my diary\n".utf8)
      case .notAnObject: return Data("[]\n".utf8)
      case .notUTF8: return Data(good.utf8.prefix(20)) + Data([0xFF, 0xC0]) + Data(good.utf8)
      case .huge: return Data(good.utf8) + Data(repeating: 0x7B, count: 3 << 20)
      case .gaps: return replaced("121-----", "1-1-----")
      case .noAnswers: return replaced(#""answers":"121-----","#, "")
      case .indexTooFar: return replaced(#""index":3"#, #""index":4"#)
      case .otherMark: return replaced("121-----", "123-----")
      case .otherSet: return replaced(#""set":"test""#, #""set":"quiz""#)
      case .otherSchema: return replaced(#""schema":1"#, #""schema":2"#)
      case .otherVersion: return replaced(#""set_version":"1.0""#, #""set_version":"0.9""#)
      case .otherFingerprint: return replaced(#""fingerprint":""#, #""fingerprint":"0"#)
      case .otherForm: return replaced(#""form":"test""#, #""form":"test/long""#)
      }
    }

    var reason: Message {
      switch self {
      case .empty, .zeros, .cut, .notJSON, .notAnObject, .notUTF8, .huge, .gaps, .noAnswers,
        .indexTooFar, .otherMark:
        .progressDamaged
      case .otherSet: .progressOtherSet
      case .otherSchema: .progressOtherSchema
      case .otherVersion, .otherFingerprint, .otherForm: .progressChangedSet
      }
    }
  }

  private func notice(_ reason: Message, path: String, language: String = "en") throws -> String {
    let interface = try Interface.bundled(language: language)
    return interface.text(
      .noticeSetAside, ["path": path, "reason": interface.text(reason)])
  }

  @Test("A file that cannot go on gets another name, with a notice", arguments: Fault.allCases)
  func setAside(fault: Fault) throws {
    let home = try RecordsHome.interrupted()
    let spoilt = fault.spoil(try #require(try home.progressText()))
    let place = URL(fileURLWithPath: home.path(home.progressFile()))
    let aside = URL(fileURLWithPath: "\(place.path).set-aside-1")
    for language in ["en", "zh-Hant"] {
      try spoilt.write(to: place)
      let run = try home.start(["--lang", language])
      #expect(run.shows(try notice(fault.reason, path: aside.path, language: language)))
      #expect(run.emulator.contains("1 / 8"))
      #expect(try Data(contentsOf: aside) == spoilt)
      #expect(!FileManager.default.fileExists(atPath: place.path))
      // It is said once, and the key that takes it away answers already.
      try run.reply([1])
      #expect(run.emulator.contains("2 / 8") && !run.emulator.contains("set-aside"))
      #expect(try home.progress()?.answers == "2-------")
      try run.destroy()
      let next = try home.start(["--resume"])
      #expect(next.emulator.contains("2 / 8") && !next.emulator.contains("set-aside"))
      try next.destroy()
      try FileManager.default.removeItem(at: aside)
    }
  }

  @Test("So it is with a set whose questions have changed, but not with one that is worded anew")
  func changedSet() throws {
    let home = try RecordsHome.interrupted()
    let good = QuestionFile(count: 8, swapped: true)
    try home.ask(good.replacing("prompt 5", with: "said otherwise"))
    let reworded = try home.start()
    try reworded.strike("\r")
    #expect(reworded.emulator.contains("4 / 8"))
    try reworded.reply([0])
    #expect(reworded.emulator.contains("said otherwise"))
    try reworded.destroy()

    let kept = try home.progressText()
    try home.ask(good.replacing(#""Q7""#, with: #""Q9""#))
    let run = try home.start()
    let aside = "\(home.progressFile()).set-aside-1"
    #expect(run.shows(try notice(.progressChangedSet, path: home.path(aside))))
    #expect(run.emulator.contains("1 / 8"))
    #expect(try home.folder.contents(of: aside) == kept)
  }

  @Test("--resume, --new and --plain say so as well", arguments: ["--resume", "--new", "--plain"])
  func otherWays(option: String) throws {
    let home = try RecordsHome()
    try home.writeProgress("my diary\n")
    let aside = "\(home.progressFile()).set-aside-1"
    let text = try notice(.progressDamaged, path: home.path(aside))
    if option == "--plain" {
      let run = try home.run(["--plain"] + home.asked, input: "1\nq\n")
      #expect(run.status == .exited(0))
      #expect(run.lines.count { $0.contains(text) } == 1)
    } else {
      let run = try home.start([option])
      #expect(run.shows(text) && run.emulator.contains("1 / 8"))
      try run.reply([0])
      #expect(run.emulator.contains("2 / 8"))
    }
    #expect(try home.folder.contents(of: aside) == "my diary\n")
    #expect(try home.progress()?.answers == "1-------")
  }

  @Test("A bad file does not hide the good one beside it")
  func beside() throws {
    let home = try RecordsHome.interrupted()
    let good = try #require(try home.progressText())
    try Data(good.utf8).write(to: URL(fileURLWithPath: home.path(home.progressFile(2))))
    try home.writeProgress("")
    let run = try home.start(["--resume"])
    #expect(run.emulator.contains("4 / 8"))
    let aside = home.path("\(home.progressFile()).set-aside-1")
    #expect(run.shows(try notice(.progressDamaged, path: aside)))
    try run.reply([0])
    #expect(try home.progress(2)?.answers == "1211----")
  }
}
