/// What a result can be saved as.
public enum ExportFormat: CaseIterable, Sendable {
  /// All of it to read.
  case markdown
  /// All of it for programs.
  case json
  /// A card with the picture and the bars, to show.
  case svg

  /// The end of a file's name, without the dot.
  public var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .json: "json"
    case .svg: "svg"
    }
  }
}
