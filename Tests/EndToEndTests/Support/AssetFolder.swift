import Foundation
import SixteenCore

/// A copy of assets/ that a test may change.
struct AssetFolder {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../assets").standardizedFileURL
    try FileManager.default.copyItem(atPath: assets.path, toPath: "\(folder.path)/assets")
  }

  func path(_ file: String) -> String { "\(folder.path)/assets/\(file)" }

  /// Makes the program of the files as they are now.
  /// - Returns: its path.
  func makeProgram() throws -> String {
    try ProgramBuild().makeProgram(embedding: path("embedded.h"), in: folder)
  }

  // MARK: Reading

  func interface(_ language: Language.ID) throws -> Interface {
    let file = "interface/\(language).json"
    return try Data(contentsOf: url(file)).withUnsafeBytes {
      try Interface(json: $0, asset: file, language: language)
    }
  }

  func screenful(_ language: Language.ID) throws -> Screenful {
    Screenful(
      interface: try interface(language), set: try QuestionSet.load(path: path("questions.json")))
  }

  // MARK: Changing

  /// Does what CONTRIBUTING.md says about adding a language.
  func addMadeUpLanguage() throws {
    try edit("languages.json") {
      Self.appending(to: "languages", in: $0) { _ in
        [
          "id": MadeUpLanguage.id, "name": MadeUpLanguage.name,
          "locales": [MadeUpLanguage.localePrefix],
        ]
      }
    }
    let interface = "interface/\(MadeUpLanguage.id).json"
    try FileManager.default.copyItem(atPath: path("interface/en.json"), toPath: path(interface))
    try edit(interface, Self.translating)
    for file in ["questions.json", "personalities.json", "pictures/captions.json"] {
      try edit(file, Self.addingTexts)
    }
    try edit("review.json") {
      Self.appending(to: "languages", in: $0) { languages in
        var words = languages.first { $0["id"] as? String == "en" }.map(Self.translating)
        words?["id"] = MadeUpLanguage.id
        return words ?? [:]
      }
    }
    let handle = try FileHandle(forWritingTo: url("embedded.h"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(Self.entry.utf8))
    try handle.close()
  }

  /// Takes a value out of a JSON file.
  /// - Parameter field: the keys and indices that lead to it.
  func remove(_ field: [String], from file: String) throws {
    try edit(file) { try Self.removing(field[...], from: $0) }
  }

  /// Takes the language's interface out of the list of what is embedded.
  func removeFromList() throws {
    let list = try String(contentsOf: url("embedded.h"), encoding: .utf8)
    try list.replacingOccurrences(of: Self.entry, with: "")
      .write(to: url("embedded.h"), atomically: false, encoding: .utf8)
  }

  private static let entry = """
    #define ASSET "interface/\(MadeUpLanguage.id).json"
    #include "embed.h"

    """

  private func url(_ file: String) -> URL { URL(fileURLWithPath: path(file)) }

  private func edit(_ file: String, _ change: (Any) throws -> Any) throws {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url(file)))
    try JSONSerialization.data(withJSONObject: change(json), options: .sortedKeys)
      .write(to: url(file))
  }

  /// Another element for an array of objects.
  private static func appending(
    to key: String, in value: Any, _ element: ([[String: Any]]) -> [String: Any]
  ) -> Any {
    guard var object = value as? [String: Any], let array = object[key] as? [[String: Any]] else {
      return value
    }
    object[key] = array + [element(array)]
    return object
  }

  /// The same with every string translated.
  private static func translating<Value>(_ value: Value) -> Value {
    let translation: Any =
      switch value {
      case let text as String: MadeUpLanguage.text(text)
      case let array as [Any]: array.map(translating)
      case let object as [String: Any]: object.mapValues(translating)
      default: value
      }
    return translation as? Value ?? value
  }

  /// The same with a text beside every English one.
  private static func addingTexts(_ value: Any) -> Any {
    if let array = value as? [Any] { return array.map(addingTexts) }
    guard var object = value as? [String: Any] else { return value }
    if let english = object["en"] as? String {
      object[MadeUpLanguage.id] = MadeUpLanguage.text(english)
      return object
    }
    return object.mapValues(addingTexts)
  }

  private static func removing(_ field: ArraySlice<String>, from value: Any) throws -> Any {
    guard let key = field.first else { return value }
    if var array = value as? [Any], let index = Int(key), array.indices.contains(index) {
      array[index] = try removing(field.dropFirst(), from: array[index])
      return array
    }
    guard var object = value as? [String: Any], let member = object[key] else {
      throw HarnessFailure("there is no \(key) to take out")
    }
    object[key] = field.count == 1 ? nil : try removing(field.dropFirst(), from: member)
    return object
  }
}
