import CSystem
import Glibc

/// The command line, read by `getopt_long`.
struct Options {
  /// What was wrong with it.
  enum Fault: Error {
    case unknownOption(String)
    case missingArgument(String)
    case unwantedArgument(String)
    case misplacedOption(String, Action)
    case unknownAction(String)
    case operand(String)
    case missingOperand(Action)
    case contradiction(String, String)
  }

  /// What the program can be asked to do; without a word it gives the test.
  enum Action: String, CaseIterable {
    case test, types, check, history, score

    /// The words on the command line.
    static var words: [String] { allCases.filter { $0 != .test }.map(\.rawValue) }
  }

  /// The options there are.
  enum Name: String, CaseIterable {
    case lang, form, questions, plain, resume, new
    case noSave = "no-save"
    case mouse, ascii, json, delete, yes, help, version

    /// The first code: above those of characters, which would be short options.
    private static let firstCode = 256

    /// The option that getopt_long names by `code`.
    init?(code: Int32) {
      let index = Int(code) - Self.firstCode
      guard Self.allCases.indices.contains(index) else { return nil }
      self = Self.allCases[index]
    }

    /// The options as getopt_long names them.
    static var codes: [Int32] { allCases.indices.map { Int32(firstCode + $0) } }

    var text: String { "--\(rawValue)" }

    var takesArgument: Bool {
      switch self {
      case .lang, .form, .questions: true
      case .plain, .resume, .new, .noSave, .mouse, .ascii, .json, .delete, .yes, .help, .version:
        false
      }
    }

    /// Whether the option means something for an action.
    func belongs(to action: Action) -> Bool {
      switch self {
      case .lang, .help, .version: true
      case .form, .questions, .plain: action == .test || action == .score
      case .resume, .new, .noSave, .mouse, .ascii: action == .test
      case .json, .delete, .yes: action == .history
      }
    }
  }

  private(set) var action = Action.test
  /// What follows the action's word.
  private(set) var operands: [String] = []
  private(set) var language: String?
  private(set) var form: String?
  private(set) var questions: String?
  private(set) var isPlain = false
  private(set) var resumes = false
  private(set) var startsNew = false
  private(set) var keeps = true
  private(set) var usesMouse = false
  private(set) var usesASCII = false
  private(set) var wantsJSON = false
  private(set) var deletes = false
  private(set) var isSure = false
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false
  private var given: [Name] = []
  /// The first fault; what stands before it has been read.
  private(set) var fault: Fault?

  /// Reads the arguments, the program's name first.
  init(_ arguments: [String]) {
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let names = Name.allCases.map { strdup($0.rawValue) }
    defer {
      // getopt_long reorders the vector, but nothing leaves it.
      vector.forEach { free($0) }
      names.forEach { free($0) }
    }
    let table =
      Name.allCases.indices.map { index in
        option(
          name: names[index],
          has_arg: Name.allCases[index].takesArgument ? required_argument : no_argument,
          flag: nil, val: Name.codes[index])
      } + [option()]
    sixteen_option_silence()
    while fault == nil {
      // The colon tells a missing argument from an unknown option.
      let code = getopt_long(Int32(arguments.count), &vector, ":", table, nil)
      if code == -1 { break }
      if let name = Name(code: code) {
        take(name)
      } else {
        fault = Self.fault(code, vector)
      }
    }
    // Without /proc there are no arguments at all, not even a name.
    let rest = vector.dropLast().dropFirst(Int(sixteen_option_index()))
    takeOperands(rest.compactMap { $0.map { String(cString: $0) } })
  }

  private mutating func takeOperands(_ words: [String]) {
    operands = words
    if let word = words.first {
      if let action = Action(rawValue: word), action != .test {
        self.action = action
        operands.removeFirst()
      } else {
        fault = fault ?? .unknownAction(word)
      }
    }
    if let stray = given.first(where: { !$0.belongs(to: action) }) {
      fault = fault ?? .misplacedOption(stray.text, action)
    }
    if resumes, startsNew {
      fault = fault ?? .contradiction(Name.resume.text, Name.new.text)
    }
    if wantsJSON, deletes {
      fault = fault ?? .contradiction(Name.json.text, Name.delete.text)
    }
    switch action {
    case .test: break
    case .types, .history, .score:
      // Both are about all results, so one of them cannot be meant.
      let most = wantsJSON || deletes ? 0 : 1
      if operands.count > most { fault = fault ?? .operand(operands[most]) }
    case .check:
      if operands.isEmpty, !wantsHelp, !wantsVersion {
        fault = fault ?? .missingOperand(action)
      }
    }
  }

  private mutating func take(_ name: Name) {
    let argument = sixteen_option_argument().map { String(cString: $0) }
    given.append(name)
    switch name {
    case .lang: language = argument
    case .form: form = argument
    case .questions: questions = argument
    case .plain: isPlain = true
    case .resume: resumes = true
    case .new: startsNew = true
    case .noSave: keeps = false
    case .json: wantsJSON = true
    case .delete: deletes = true
    case .yes: isSure = true
    case .mouse: usesMouse = true
    case .ascii: usesASCII = true
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    }
  }

  private static func fault(_ code: Int32, _ vector: [UnsafeMutablePointer<CChar>?]) -> Fault {
    let named = sixteen_option_character()
    if code == Int32(UInt8(ascii: ":")) {
      return .missingArgument(Name(code: named)?.text ?? "?")
    }
    if let name = Name(code: named) { return .unwantedArgument(name.text) }
    // A short option may stand in the middle of a group, before which getopt_long still is.
    if named > 0, named < 256 {
      return .unknownOption("-\(Character(Unicode.Scalar(UInt8(named))))")
    }
    let index = Int(sixteen_option_index()) - 1
    return .unknownOption(vector[index].map { String(cString: $0) } ?? "?")
  }
}
