/// Texts as they may come: Chinese with its marks, English words, numbers and blanks.
struct RandomText {
  private static let characters = Array("傍晚想出門散步你比較喜歡一個人走找聊近況天地玄黃")
  private static let closing = Array("，。、；：！？」』）》").map(String.init)
  private static let opening = Array("（「『《").map(String.init)
  private static let accented = "cafe\u{301}"

  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  /// A text of up to sixty pieces, none of which needs more than 24 columns.
  mutating func next() -> String {
    (0..<Int.random(in: 0...60, using: &generator)).map { _ in piece() }.joined()
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return " " + word() + " "
    case 1: return character() + word() + character()
    case 2: return pick(Self.opening) + character() + pick(Self.closing) + character()
    case 3: return pick(Self.opening) + word() + pick(Self.closing) + character()
    case 4: return character() + pick(Self.closing) + pick(Self.closing) + character()
    case 5: return character() + "……" + character()
    case 6: return character() + "——" + character()
    case 7: return character() + " " + Self.accented + "\u{3000}" + character()
    default: return character() + character() + character()
    }
  }

  private mutating func character() -> String { String(pick(Self.characters)) }

  private mutating func word() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let length = Int.random(in: 1...12, using: &generator)
    return String((0..<length).map { _ in pick(letters) })
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
