/// A complete environment for a program; nothing of the test runner's own gets in.
///
/// - Parameters:
///   - home: HOME, and the folder that the program starts in unless told otherwise.
///   - colorTerm: COLORTERM, nil to leave it out.
///   - others: more variables; nil removes one of the above.
func environment(
  home: TemporaryFolder,
  term: String? = "xterm-256color",
  colorTerm: String? = "truecolor",
  language: String? = "C.UTF-8",
  others: [String: String?] = [:]
) -> [String: String] {
  var variables: [String: String?] = [
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": home.path,
    "TERM": term,
    "COLORTERM": colorTerm,
    "LANG": language,
  ]
  variables.merge(others) { _, other in other }
  return variables.compactMapValues { $0 }
}
