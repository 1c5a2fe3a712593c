import Glibc

/// The peak memory of `stratus tags` for tag lists of several sizes with the same 20,000 names.
///
/// A process takes over the peak of the one that starts it, so this is measured before anything large is made.
struct InputMemory {
    private(set) var rows: [(megabytes: Int, kilobytes: Int)] = []

    init(megabytes: [Int], binary: String) throws {
        let path = "/tmp/stratus-benchmark-memory-\(getpid()).md"
        defer { unlink(path) }
        for size in megabytes {
            guard let file = fopen(path, "w") else { throw MeasuredProcess.Failure(program: path, status: errno) }
            var written = 0
            var index = 0
            while written < size * 1_000_000 {
                index += 1
                written += Int(fputs("- name \(index * 7919 % 20_000) (\(index % 97 + 1))\n", file)) + 17
            }
            fclose(file)
            rows.append((size, try ProcessTimes(binary: binary, path: path, command: "tags").peakKilobytes))
        }
    }
}
