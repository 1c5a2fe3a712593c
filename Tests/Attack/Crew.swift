import Glibc

/// As many workers as there are cores, each a process, and the sum of what they found.
struct Crew {
    let seed: String
    let limit: String
    /// All of them where there is none.
    let doors: [String]
    let findings: String
    let memory: String

    /// - Returns: the exit status.
    func run() -> Int32 {
        Files.remove(findings)
        Files.makeFolder("\(findings)/.seen")
        let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        let scratches = (0..<count).map { "\(memory)/stratus-attack-\(getpid())-\($0)" }
        let workers = scratches.enumerated().map { number, scratch in
            start(["\(CommandLine.arguments[0])", seed, "--worker", "\(number)", "\(count)", limit, scratch] + doors)
        }
        var (totals, isWhole) = (Totals(), true)
        for (worker, scratch) in zip(workers, scratches) {
            var status: Int32 = 0
            while waitpid(worker, &status, 0) < 0, errno == EINTR {}
            if status != 0 {
                isWhole = false
                print("a worker broke off: \(status)")
            }
            totals.add(writtenTo: "\(scratch)/totals")
            Files.remove(scratch)
        }
        totals.printTable()
        if getenv("REASONS") != nil { totals.printReasons() }
        if totals.findings > 0 { print("findings, with a script each: \(findings)") }
        return totals.findings == 0 && isWhole ? 0 : 1
    }

    private func start(_ arguments: [String]) -> pid_t {
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for text in argv { free(text) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, "/proc/self/exe", nil, nil, &argv, environ)
        precondition(code == 0, "cannot start a worker: \(String(cString: strerror(code)))")
        return child
    }
}
