/// Names of runs, by which a result is recorded once.
public enum RunID {
  /// A name that no other run has: 128 random bits of the system as 32 hexadecimal digits.
  public static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return hexadecimal(generator.next()) + hexadecimal(generator.next())
  }

  /// A number in 16 digits.
  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
