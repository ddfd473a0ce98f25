import Foundation
import SixteenCore

/// One text of an asset in one language, found without the code under test.
struct ContentText: CustomStringConvertible {
  let path: String
  let language: Language.ID
  let text: String

  var description: String { "\(path).\(language): \(text)" }
}

/// The assets that hold texts.
let textAssets = [
  "questions.json", "personalities.json", interfaceAsset, "pictures/captions.json",
]

/// The interface's texts, which are in one file a language.
let interfaceAsset = "interface"

/// All texts of an asset: the members of every object that has a language for a key.
func contentTexts(_ asset: String) throws -> [ContentText] {
  let languages = Set(try LanguageList.bundled().languages.map(\.id))
  if asset == interfaceAsset { return try languages.flatMap(interfaceTexts) }
  return texts(in: try json(asset), path: asset, languages: languages)
}

private func interfaceTexts(_ language: Language.ID) throws -> [ContentText] {
  let file = try required(json("interface/\(language).json") as? [String: Any])
  return try required(file["texts"] as? [String: String]).map { key, text in
    ContentText(path: key, language: language, text: text)
  }
}

private func json(_ asset: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(try required(Assets.bytes(asset))))
}

private func texts(in value: Any, path: String, languages: Set<String>) -> [ContentText] {
  if let array = value as? [Any] {
    return array.enumerated().flatMap {
      texts(in: $0.element, path: "\(path)[\($0.offset)]", languages: languages)
    }
  }
  guard let object = value as? [String: Any] else { return [] }
  return object.sorted { $0.key < $1.key }.flatMap { key, value in
    if let text = value as? String, !languages.isDisjoint(with: object.keys) {
      return [ContentText(path: path, language: key, text: text)]
    }
    return texts(in: value, path: "\(path).\(key)", languages: languages)
  }
}

extension String {
  /// Display columns of a text in the characters that our content uses.
  var columns: Int {
    unicodeScalars.reduce(0) { $0 + ($1.isCJK ? 2 : 1) }
  }

  /// The runs of letters A to Z in either case.
  var latinWords: [Substring] {
    split { !($0.isASCII && $0.isLetter) }
  }
}

extension Unicode.Scalar {
  /// Whether this is a Chinese character, or its punctuation, or a full-width form.
  var isCJK: Bool {
    (0x2E80...0xFFEF).contains(value) || value >= 0x20000
  }

  /// Whether this is a Chinese character.
  var isHan: Bool { properties.isIdeographic }

  /// Whether this is a control, a direction mark, an emoji, or otherwise unseen or unsafe.
  var isUnwelcome: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: properties.isEmojiPresentation || properties.isVariationSelector
    }
  }
}

/// Which Chinese characters of a text Big5 does not have: Simplified ones, among others.
func charactersOutsideBig5(_ text: String) throws -> [Character] {
  let converter = iconv_open("BIG5", "UTF-8")
  guard converter != iconv_t(bitPattern: -1) else { throw Absent() }
  defer { iconv_close(converter) }
  return text.filter { character in
    guard character.unicodeScalars.contains(where: \.isHan) else { return false }
    var source = Array(String(character).utf8CString)
    var target = [CChar](repeating: 0, count: 16)
    return source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var input = source.baseAddress
        var inputCount = source.count - 1
        var output = target.baseAddress
        var outputCount = target.count
        return iconv(converter, &input, &inputCount, &output, &outputCount) != 0
      }
    }
  }.map { $0 }
}
