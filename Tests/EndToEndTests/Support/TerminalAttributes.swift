import CVterm
import Glibc

/// A terminal's `termios`, comparable.
struct TerminalAttributes: Equatable, Sendable, CustomStringConvertible {
  var input: UInt32
  var output: UInt32
  var control: UInt32
  var local: UInt32
  var characters: [UInt8]

  init(_ attributes: termios) {
    input = attributes.c_iflag
    output = attributes.c_oflag
    control = attributes.c_cflag
    local = attributes.c_lflag
    characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  var echoes: Bool { local & UInt32(ECHO) != 0 }
  var isCanonical: Bool { local & UInt32(ICANON) != 0 }

  var description: String {
    let flags = [input, output, control, local].map { String($0, radix: 16) }
    return "iflag/oflag/cflag/lflag \(flags.joined(separator: "/")) cc \(characters)"
  }
}
