/// What a program has as its standard input, output or error.
enum ProgramStream: Equatable, Sendable {
  /// The pseudo-terminal. It is the controlling terminal whatever the streams are.
  case terminal
  case null
  case closed
  /// Read for an input; created and emptied for an output.
  case file(String)
  /// Written with `sendToPipe` for an input; collected for an output.
  case pipe
}
