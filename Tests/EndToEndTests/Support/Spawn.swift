import CVterm
import Glibc

/// One `posix_spawn` of a session leader: what its descriptors are, then its start.
///
/// The program gets descriptors 0 to 2 and nothing else, default signals and an empty mask.
struct Spawn: ~Copyable {
  private var actions = posix_spawn_file_actions_t()

  /// The first terminal that a new session leader opens becomes its controlling terminal.
  init(slavePath: String) {
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, slavePath, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
  }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  /// Puts something else in the place of the terminal.
  mutating func connect(_ descriptor: Int32, to stream: ProgramStream, pipe: ProgramPipe) {
    let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
    switch stream {
    case .terminal: break
    case .null: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    case .pipe: posix_spawn_file_actions_adddup2(&actions, pipe.programEnd, descriptor)
    }
  }

  mutating func start(
    _ path: String, arguments: [String], environment: [String: String], directory: String
  ) throws -> pid_t {
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    posix_spawn_file_actions_addchdir_np(&actions, directory)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    posix_spawnattr_setflags(&attributes, cvterm_spawn_flags())
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var arguments = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let error = posix_spawn(&pid, path, &actions, &attributes, &arguments, &variables)
    guard error == 0 else {
      throw HarnessFailure("cannot start \(path): \(String(cString: strerror(error)))")
    }
    return pid
  }
}
