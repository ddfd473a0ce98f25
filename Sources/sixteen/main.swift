import Glibc
import Terminal

CharacterSet.adopt()
do {
  exit(try Program(arguments: CommandLine.arguments).run().rawValue)
} catch {
  // Without its texts the program cannot say this in any language but this one.
  try? StandardOutput.write("sixteen: broken installation: \(error)\n", to: 2)
  exit(ExitStatus.data.rawValue)
}
