/// A problem in a JSON document and where it is.
struct JSONError: Error {
  let problem: JSONProblem
  /// Where in the document: "choices[0].content.en". Nil for the whole of it.
  var path: String?
  /// Line and column, counted from 1 in characters; known for syntax errors only.
  var position: (line: Int, column: Int)?
}
