/// What the program tells its caller, after <sysexits.h>.
enum ExitStatus: Int32 {
  /// The test was finished or left.
  case success = 0
  /// The command line is wrong.
  case usage = 64
  /// A question file, a sheet of answers or the program's own data is wrong, or input ended in
  /// mid-test.
  case data = 65
  /// There is no terminal that can be used.
  case unavailable = 69
  /// Reading or writing failed.
  case inputOutput = 74
}
