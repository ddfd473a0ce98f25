import SixteenCore
import Terminal

/// One line of a key table: keys, what they do, and how footer and help put it. The screens act by
/// the same table that the user reads, so that no help can lie.
struct KeyBinding: Sendable {
  /// What each key does.
  let commands: KeyValuePairs<Key, Command>
  /// The keys as the footer prints them: "↑↓".
  let label: String
  /// All of them, as the help prints them: "↑↓←→ j k".
  let allKeys: String
  /// The word in the footer, if it is to be there.
  let hint: Hint?
  /// The sentence in the help, if it is to be there.
  let help: Message?
  /// Where the footer is short of space, the higher ranks stay.
  let rank: Int

  /// The word behind a key in the footer.
  enum Hint: Hashable, Sendable {
    case message(Message)
    /// A message about a number.
    case count(Message, Int)
    /// The name of the next language.
    case nextLanguage
  }

  /// What the binding does as a button, if that is one thing.
  var action: Command? {
    let first = commands.first?.value
    return commands.allSatisfy { $0.value == first } ? first : nil
  }

  init(
    _ commands: KeyValuePairs<Key, Command>, label: String, allKeys: String? = nil,
    hint: Hint? = nil, help: Message? = nil, rank: Int = 0
  ) {
    self.commands = commands
    self.label = label
    self.allKeys = allKeys ?? label
    self.hint = hint
    self.help = help
    self.rank = rank
  }
}

extension [KeyBinding] {
  /// What a key does, Caps Lock and full width notwithstanding.
  func command(for key: Key) -> Command? {
    let key = key.folded
    for binding in self {
      if let command = binding.commands.first(where: { $0.key == key }) { return command.value }
    }
    return nil
  }
}
