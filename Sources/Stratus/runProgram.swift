import Glibc
import SourceText

/// How a program that was run came to its end.
enum ProgramOutcome {
    /// With a status; 128 and more is a signal.
    case ended(Int32)
    case notStarted(String)
    /// It was ended, since it took too long.
    case late
}

/// Runs a program without a shell, with nothing to read and its output thrown away.
///
/// - Parameters:
///   - variable: is set for it beside the environment that we have.
///   - errors: the file that takes what it complains of.
///   - timeLimit: in seconds.
func run(
    _ program: String, _ arguments: [String], setting variable: String, to value: String, errors: String,
    timeLimit: Int
) -> ProgramOutcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    // The signals that end us end it, too, whatever this thread has blocked.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let environment = currentEnvironment().filter { !$0.hasPrefix(variable + "=") } + ["\(variable)=\(value)"]
    var process = pid_t()
    let status = withCStrings([program] + arguments) { arguments in
        withCStrings(environment) { posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
    }
    guard status == 0 else { return .notStarted(errorText(status)) }
    return wait(for: process, timeLimit: timeLimit)
}

private func wait(for process: pid_t, timeLimit: Int) -> ProgramOutcome {
    var status: Int32 = 0
    // Looks every 5 ms, which is little beside the time that any drawing takes.
    for _ in 0..<timeLimit * 200 {
        let ended = waitpid(process, &status, WNOHANG)
        if ended == process { return .ended(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F) }
        if ended < 0, errno != EINTR { return .notStarted(errorText()) }
        usleep(5000)
    }
    kill(process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return .late
}

private func currentEnvironment() -> [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
        variables.append(String(cString: variable))
        next += 1
    }
    return variables
}

/// The texts as C takes a list of them, with nil behind the last.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}
