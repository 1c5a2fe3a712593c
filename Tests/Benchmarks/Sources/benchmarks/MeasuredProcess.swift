import Glibc

/// What one run of a program cost, as the operating system accounts it.
struct MeasuredProcess {
    let wallSeconds: Double
    let cpuSeconds: Double
    /// At least that of this process so far: a process takes over the peak of the one that starts it.
    let peakKilobytes: Int

    /// What no process that is started from here can show less of.
    static var leastPeakKilobytes: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }

    struct Failure: Error {
        let program: String
        let status: Int32
    }

    /// - Parameters:
    ///   - arguments: the program, a path or the name of an installed one, and what it is given.
    ///   - input: a file as standard input; nil for that of this process.
    ///   - output: a file that takes standard output; nil for that of this process.
    init(_ arguments: [String], input: String? = nil, output: String? = nil) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0) }
        if let output {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        var process = pid_t()
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        let clock = ContinuousClock()
        let start = clock.now
        let code = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
        guard code == 0 else { throw Failure(program: arguments[0], status: code) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {}
        let duration = clock.now - start
        guard status == 0 else { throw Failure(program: arguments[0], status: status) }
        wallSeconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        cpuSeconds =
            Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
        peakKilobytes = usage.ru_maxrss
    }

    private init(wallSeconds: Double, cpuSeconds: Double, peakKilobytes: Int) {
        (self.wallSeconds, self.cpuSeconds, self.peakKilobytes) = (wallSeconds, cpuSeconds, peakKilobytes)
    }

    /// Of several runs, each figure on its own.
    static func median(_ runs: [MeasuredProcess]) -> MeasuredProcess {
        let middle = runs.count / 2
        return MeasuredProcess(
            wallSeconds: runs.map(\.wallSeconds).sorted()[middle],
            cpuSeconds: runs.map(\.cpuSeconds).sorted()[middle],
            peakKilobytes: runs.map(\.peakKilobytes).sorted()[middle])
    }
}
