/// Where a value stands in its document. It becomes text only when an error needs it.
indirect enum JSONPath: Sendable {
  case root
  case key(String, in: JSONPath)
  case index(Int, in: JSONPath)

  /// The path as in "choices[0].content.en", nil for the root.
  var text: String? {
    switch self {
    case .root: nil
    case .key(let key, in: let parent): parent.text.map { "\($0).\(key)" } ?? key
    case .index(let index, in: let parent): "\(parent.text ?? "")[\(index)]"
    }
  }
}
