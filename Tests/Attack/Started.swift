import Glibc

/// Bounds a process that runs already; Glibc's header shows it to GNU's own dialect of C only.
@_silgen_name("prlimit")
private func prlimit(
    _ process: pid_t, _ resource: CInt, _ new: UnsafePointer<rlimit>, _ old: UnsafeMutablePointer<rlimit>?
) -> CInt

/// A run of the command, as another process.
struct Started {
    enum End: Hashable {
        case status(Int32)
        case signal(Int32)
        /// It needed too long by the clock, and was ended.
        case endless
    }

    let end: End
    let output: [UInt8]
    let errors: [UInt8]
    /// The most memory that it had, in kilobytes.
    let memory: Int

    /// Seconds of a core, seconds by the clock, and bytes of memory and of a file that it may have.
    private static let limits: (cpu: UInt, clock: Int, memory: UInt, file: UInt) = (20, 300, 6 << 30, 512 << 20)

    /// Waits for children without a thread for each: this signal is only taken by those who wait for it.
    private static let childEnds: sigset_t = {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGCHLD)
        sigprocmask(SIG_BLOCK, &set, nil)
        return set
    }()

    /// - Parameters:
    ///   - input: what it reads on standard input.
    ///   - scratch: a folder for what it reads and prints; files, so that no pipe fills up.
    init(_ program: String, _ arguments: [String], input: [UInt8], scratch: String) {
        var set = Self.childEnds
        let names = ["in", "out", "err"].map { "\(scratch)/\($0)" }
        Files.write(input, to: names[0])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, names[0], O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, names[1], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, names[2], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let environment = [
            "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(scratch)", "TMPDIR=\(scratch)", "SWIFT_BACKTRACE=enable=no",
        ]
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { for text in argv + envp { free(text) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, &attributes, &argv, &envp)
        precondition(code == 0, "cannot start \(program): \(String(cString: strerror(code)))")
        for (resource, limit) in [
            (RLIMIT_CPU, Self.limits.cpu), (RLIMIT_AS, Self.limits.memory), (RLIMIT_FSIZE, Self.limits.file),
            (RLIMIT_CORE, 0),
        ] {
            var bound = rlimit(rlim_cur: limit, rlim_max: limit)
            _ = prlimit(child, CInt(resource.rawValue), &bound, nil)
        }
        var (status, usage, isEndless): (Int32, rusage, Bool) = (0, rusage(), false)
        while wait4(child, &status, WNOHANG, &usage) == 0 {
            var patience = timespec(tv_sec: Self.limits.clock, tv_nsec: 0)
            if sigtimedwait(&set, nil, &patience) < 0, errno == EAGAIN {
                isEndless = true
                kill(child, SIGKILL)
            }
        }
        let signal = status & 0x7F
        end = isEndless ? .endless : signal != 0 ? .signal(signal) : .status(status >> 8 & 0xFF)
        memory = usage.ru_maxrss
        output = Files.read(names[1]) ?? []
        errors = Files.read(names[2]) ?? []
    }

    var text: String { String(decoding: errors, as: UTF8.self) }
    var isDone: Bool { end == .status(0) }
}
