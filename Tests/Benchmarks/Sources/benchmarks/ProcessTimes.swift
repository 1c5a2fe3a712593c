import Glibc

/// What a whole process costs: medians of several runs.
struct ProcessTimes {
    let cpuSeconds: Double
    let wallSeconds: Double
    let peakKilobytes: Int

    init(binary: String, list: String, command: String = "render", arguments: [String] = []) throws {
        let input = "/tmp/stratus-benchmark-\(getpid()).md"
        defer { unlink(input) }
        guard let file = fopen(input, "w") else { throw MeasuredProcess.Failure(program: input, status: errno) }
        fputs(list, file)
        fclose(file)
        try self.init(binary: binary, path: input, command: command, arguments: arguments)
    }

    init(binary: String, path input: String, command: String, arguments: [String] = []) throws {
        let output = "/tmp/stratus-benchmark-\(getpid())-output.\(command == "tags" ? "md" : "svg")"
        defer { unlink(output) }
        let median = try MeasuredProcess.median(
            (0..<9).map { _ in try MeasuredProcess([binary, command, input, "-o", output, "--quiet"] + arguments) })
        (cpuSeconds, wallSeconds, peakKilobytes) = (median.cpuSeconds, median.wallSeconds, median.peakKilobytes)
    }
}
