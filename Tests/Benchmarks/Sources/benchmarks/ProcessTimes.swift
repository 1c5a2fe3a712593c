import Glibc

/// What a whole process costs, as the operating system accounts it: medians of several runs.
struct ProcessTimes {
    private(set) var cpuSeconds = 0.0
    private(set) var wallSeconds = 0.0
    private(set) var peakKilobytes = 0

    struct Failure: Error { let status: Int32 }

    init(binary: String, list: String, command: String = "render") throws {
        let input = "/tmp/stratus-benchmark-\(getpid()).md"
        defer { unlink(input) }
        guard let file = fopen(input, "w") else { throw Failure(status: errno) }
        fputs(list, file)
        fclose(file)
        try self.init(binary: binary, path: input, command: command)
    }

    init(binary: String, path input: String, command: String) throws {
        let output = "/tmp/stratus-benchmark-\(getpid())-output.\(command == "tags" ? "md" : "svg")"
        defer { unlink(output) }
        var cpu: [Double] = []
        var wall: [Double] = []
        var peak: [Int] = []
        for _ in 0..<9 {
            let clock = ContinuousClock()
            let start = clock.now
            let usage = try run([binary, command, input, "-o", output, "--quiet"])
            let duration = clock.now - start
            wall.append(Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
            cpu.append(
                Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
                    + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6)
            peak.append(usage.ru_maxrss)
        }
        cpuSeconds = cpu.sorted()[4]
        wallSeconds = wall.sorted()[4]
        peakKilobytes = peak.sorted()[4]
    }

    private func run(_ arguments: [String]) throws -> rusage {
        var process = pid_t()
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        guard posix_spawn(&process, arguments[0], nil, nil, &pointers, environ) == 0 else {
            throw Failure(status: errno)
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {}
        guard status == 0 else { throw Failure(status: status) }
        return usage
    }
}
