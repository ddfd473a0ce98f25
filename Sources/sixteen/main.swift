import Glibc
import Terminal

CharacterSet.adopt()
// A limit of the size of files is an error of the write, which is told; not a reason to die.
signal(SIGXFSZ, SIG_IGN)
do {
  exit(try Program(arguments: CommandLine.arguments).run().rawValue)
} catch {
  // Without its texts the program cannot say this in any language but this one.
  try? StandardOutput.write("sixteen: broken installation: \(error)\n", toError: true)
  exit(ExitStatus.data.rawValue)
}
