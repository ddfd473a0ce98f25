/// A problem in a JSON document and where it is.
struct JSONError: Error {
  let problem: JSONProblem
  var path = JSONPath.root
  /// Line and column, counted from 1 in characters; known for syntax errors only.
  var position: (line: Int, column: Int)?
}
