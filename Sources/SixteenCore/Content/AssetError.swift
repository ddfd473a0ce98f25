/// A fault in the program's own data. It is for whoever builds the program; a user can only report
/// it.
public struct AssetError: Error, Hashable, Sendable {
  /// What can be wrong with an asset.
  public enum Problem: Hashable, Sendable {
    /// There is no such asset.
    case absent
    /// A problem of the JSON document.
    case json(JSONProblem)
    /// Not the code of a type.
    case unknownType(String)
    /// Nothing is said about this type.
    case missingType(String)
    /// The same type, language or text a second time.
    case duplicate(String)
    /// A text is not there in this language.
    case missingLanguage(Language.ID)
    /// A picture has something else in this line, counted from 1.
    case malformedPicture(line: Int)
  }

  /// The path of the file inside assets/.
  public let asset: String
  /// Where in a JSON file, such as "personalities[3].name.en".
  public let field: String?
  /// What is wrong there.
  public let problem: Problem

  init(asset: String, field: String? = nil, problem: Problem) {
    self.asset = asset
    self.field = field
    self.problem = problem
  }

  init(asset: String, _ error: JSONError) {
    self.init(asset: asset, field: error.path, problem: .json(error.problem))
  }
}

extension AssetError: CustomStringConvertible {
  /// File, field and problem in English, for whoever builds the program.
  public var description: String {
    [asset, field, reason].compactMap(\.self).joined(separator: ", ")
  }

  /// The problem in English.
  public var reason: String {
    switch problem {
    case .absent: "is not in the list of assets"
    case .json(let problem): "\(problem)"
    case .unknownType(let code): "\(code) is no type"
    case .missingType(let code): "nothing about \(code)"
    case .duplicate(let name): "\(name) twice"
    case .missingLanguage(let language): "nothing in \(language)"
    case .malformedPicture(let line): "line \(line) is wrong"
    }
  }
}
