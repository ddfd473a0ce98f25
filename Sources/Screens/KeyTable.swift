import SixteenCore
import Terminal

/// The keys of every screen.
enum KeyTable {
  /// On a question.
  static let question: [KeyBinding] = [
    KeyBinding(
      [
        .up: .focus(choice: 0), .left: .focus(choice: 0), .character("k"): .focus(choice: 0),
        .down: .focus(choice: 1), .right: .focus(choice: 1), .character("j"): .focus(choice: 1),
      ],
      label: "↑↓", allKeys: "↑↓←→ j k", hint: .message(.hintFocus), help: .helpFocus, rank: 9),
    KeyBinding(
      [.enter: .confirm, .character(" "): .confirm],
      label: "Enter", allKeys: "Enter Space", hint: .message(.hintConfirm), help: .helpConfirm,
      rank: 6),
    KeyBinding(
      [.character("1"): .choose(choice: 0), .character("2"): .choose(choice: 1)],
      label: "1 2", help: .helpDigits),
    KeyBinding(
      [.backspace: .back, .character("u"): .back],
      label: "Backspace", allKeys: "Backspace u", hint: .message(.hintBack), help: .helpBack,
      rank: 4),
    KeyBinding(
      [
        .pageUp: .scroll(.pageUp), .pageDown: .scroll(.pageDown),
        .home: .scroll(.top), .end: .scroll(.bottom),
      ],
      label: "PgUp PgDn", allKeys: "PgUp PgDn Home End", help: .helpPage),
    language,
    KeyBinding([.character("r"): .restart], label: "r", help: .helpRestartQuestion),
    help,
    KeyBinding(
      [.character("q"): .leave, .escape: .leave],
      label: "q", allKeys: "q Esc", hint: .message(.hintLeave), help: .helpLeaveQuestion, rank: 8),
  ]

  /// On the result. Those with hints are its buttons.
  /// - Parameters:
  ///   - questionsLeft: how many more the longer form has, nil where there is none.
  ///   - canSave: whether the result can be saved.
  static func result(questionsLeft: Int?, canSave: Bool) -> [KeyBinding] {
    let more = questionsLeft.map { count in
      KeyBinding(
        [.character("m"): .more], label: "m", hint: .count(.hintMore, count), help: .helpMore,
        rank: 4)
    }
    let save = KeyBinding(
      [.character("s"): .save], label: "s", hint: .message(.hintSave), help: .helpSave, rank: 5)
    return resultScrolling + [again] + [more, canSave ? save : nil].compactMap(\.self) + resultRest
  }

  private static let again = KeyBinding(
    [.character("r"): .restart],
    label: "r", hint: .message(.hintRestart), help: .helpRestartResult, rank: 9)

  private static let resultScrolling: [KeyBinding] = [
    lineScrolling(rank: 2), pageScrolling,
    KeyBinding(
      [.tab: .nextButton, .backTab: .previousButton, .enter: .confirm],
      label: "Tab", help: .helpButtons),
  ]

  private static let resultRest: [KeyBinding] = [
    KeyBinding(
      [.character("i"): .about],
      label: "i", hint: .message(.hintAbout), help: .helpAbout, rank: 6),
    language,
    help,
    KeyBinding(
      [.character("q"): .leave, .escape: .leave],
      label: "q", allKeys: "q Esc", hint: .message(.hintLeave), help: .helpLeaveResult, rank: 8),
  ]

  /// On pages of text, where every other key closes.
  static let page = [lineScrolling(rank: 5), pageScrolling] + wholePage

  /// What of it there is to say on a page that fits as a whole.
  static let wholePage: [KeyBinding] = [
    language,
    KeyBinding([.escape: .stay], label: "Esc", hint: .message(.hintClose), rank: 6),
  ]

  /// Before leaving.
  static let confirmLeave: [KeyBinding] = [
    KeyBinding([.character("q"): .leave], label: "q", hint: .message(.hintLeave), rank: 6), stay,
    hiddenLanguage,
  ]

  /// Before starting again.
  static let confirmRestart: [KeyBinding] = [
    KeyBinding(
      [.character("r"): .restart], label: "r", hint: .message(.hintRestartNow), rank: 6),
    stay, hiddenLanguage,
  ]

  /// When there is something to go on with.
  static let offer: [KeyBinding] = [
    KeyBinding(
      [.enter: .confirm, .character(" "): .confirm],
      label: "Enter", hint: .message(.hintGoOn), rank: 6),
    KeyBinding(
      [.character("n"): .restart], label: "n", hint: .message(.hintStartNew), rank: 5),
    KeyBinding(
      [.character("q"): .leave, .escape: .leave],
      label: "q", hint: .message(.hintLeave), rank: 4),
    hiddenLanguage,
  ]

  /// When a result is to be saved.
  static let save: [KeyBinding] = [
    // Their words are in the dialog's text, which always has room for all of them.
    KeyBinding([.character("m"): .export(.markdown)], label: "m"),
    KeyBinding([.character("j"): .export(.json)], label: "j"),
    KeyBinding([.character("s"): .export(.svg)], label: "s"),
    KeyBinding(
      [.escape: .stay, .character("q"): .stay, .enter: .stay],
      label: "Esc", hint: .message(.hintCancel), rank: 4),
    hiddenLanguage,
  ]

  /// When something has been told.
  static let told: [KeyBinding] = [
    KeyBinding(
      [
        .enter: .stay, .escape: .stay, .character(" "): .stay, .character("q"): .stay,
      ],
      label: "Enter", hint: .message(.hintClose), rank: 6),
    hiddenLanguage,
  ]

  /// What works on every screen, for the help.
  static let everywhere: [KeyBinding] = [
    KeyBinding([:], label: "Ctrl-L Ctrl-Z", help: .helpRedraw),
    KeyBinding([:], label: "Ctrl-C", help: .helpInterrupt),
  ]

  private static let language = KeyBinding(
    [.character("l"): .switchLanguage],
    label: "l", hint: .nextLanguage, help: .helpLanguage, rank: 3)
  private static let hiddenLanguage = KeyBinding(
    [.character("l"): .switchLanguage], label: "l")
  private static let help = KeyBinding(
    [.character("?"): .help],
    label: "?", hint: .message(.hintHelp), help: .helpHelp, rank: 7)
  private static let stay = KeyBinding(
    [.enter: .stay, .escape: .stay], label: "Enter", hint: .message(.hintStay), rank: 5)
  private static let pageScrolling = KeyBinding(
    [
      .pageUp: .scroll(.pageUp), .pageDown: .scroll(.pageDown),
      .character(" "): .scroll(.pageDown),
      .home: .scroll(.top), .end: .scroll(.bottom),
    ],
    label: "PgUp PgDn", allKeys: "PgUp PgDn Space Home End", help: .helpPageResult)

  private static func lineScrolling(rank: Int) -> KeyBinding {
    KeyBinding(
      [
        .up: .scroll(.up), .left: .scroll(.up), .character("k"): .scroll(.up),
        .down: .scroll(.down), .right: .scroll(.down), .character("j"): .scroll(.down),
      ],
      label: "↑↓", allKeys: "↑↓←→ j k", hint: .message(.hintScroll), help: .helpScroll, rank: rank)
  }
}
