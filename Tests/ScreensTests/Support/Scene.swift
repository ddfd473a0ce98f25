import SixteenCore

/// Screens in states that matter.
enum Scene: String, CaseIterable {
  case questionFirst, questionFocused, questionRevisited, questionLast
  case resultTop, resultEnd, resultButton
  case help, helpOverResult, about, quit, restart
  case inputMethod

  /// Those that have golden files at every size.
  static let approved: [Scene] = [
    .questionFirst, .questionFocused, .questionRevisited, .resultTop, .resultEnd, .help, .about,
    .quit, .restart,
  ]

  /// Whether a question is on top.
  var isQuestion: Bool {
    switch self {
    case .questionFirst, .questionFocused, .questionRevisited, .questionLast, .inputMethod: true
    default: false
    }
  }

  /// A program that has not started.
  @MainActor
  func session(_ language: Language.ID, columns: Int = 80, rows: Int = 24) throws -> Session {
    try Session(language, columns: columns, rows: rows)
  }

  /// How many questions are answered with 1 on the way.
  private var answered: Int {
    switch self {
    case .questionFirst, .inputMethod: 0
    case .questionFocused, .questionRevisited, .help, .quit, .restart: 2
    case .questionLast: 35
    case .resultTop, .resultEnd, .resultButton, .helpOverResult, .about: 36
    }
  }

  /// What leads to the scene after the answers.
  private var keys: [Step] {
    switch self {
    case .questionFirst, .questionLast, .resultTop: []
    case .questionFocused: press(.down)
    case .questionRevisited: type("2u")
    case .resultEnd: press(.end)
    case .resultButton: press(.tab, .tab)
    case .help, .helpOverResult: type("?")
    case .about: type("i")
    case .quit: type("q")
    case .restart: type("r")
    case .inputMethod: type("一二三")
    }
  }

  /// What leads to the scene. The answers are given on a small screen, which takes less time.
  func steps(columns: Int = 80, rows: Int = 24) -> [Step] {
    resize(24, 10) + type(digits("1", answered)) + resize(columns, rows) + keys
  }
}
