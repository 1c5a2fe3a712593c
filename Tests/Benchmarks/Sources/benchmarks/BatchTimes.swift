import Foundation

/// Times `stratus render --manifest` with clouds of a hundred tags, and a process for each of them.
struct BatchTimes {
    struct Row {
        let clouds: Int
        let jobs: Int
        let seconds: Double
        let peakKilobytes: Int
    }

    private(set) var rows: [Row] = []
    /// Of a process that makes one of the clouds.
    private(set) var processSeconds = 0.0

    private static let tagCount = 100

    init(stratus: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stratus-batch-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (manifest, output) = (folder.appending(path: "m.jsonl"), folder.appending(path: "out"))
        for clouds in [1_000, 3_000, 10_000] {
            // Line by line, since a process takes over the peak of the one that starts it.
            try Data().write(to: manifest)
            let file = try FileHandle(forWritingTo: manifest)
            for number in 0..<clouds { try file.write(contentsOf: Data((Self.line(number) + "\n").utf8)) }
            try file.close()
            for jobs in [1, 2] {
                let runs = try (0..<3).map { _ in
                    // All files are written, none is found up to date.
                    try? FileManager.default.removeItem(at: output)
                    return try MeasuredProcess([
                        stratus, "render", "--manifest", manifest.path, "-o", output.path, "--jobs", "\(jobs)",
                        "--quiet",
                    ])
                }
                let run = MeasuredProcess.median(runs)
                rows.append(
                    Row(clouds: clouds, jobs: jobs, seconds: run.wallSeconds, peakKilobytes: run.peakKilobytes))
            }
        }
        let list = folder.appending(path: "tags.json")
        try Data("{\(Self.tags(0))}".utf8).write(to: list)
        let runs = try (0..<100).map { _ in
            try MeasuredProcess([stratus, "render", list.path, "-o", folder.appending(path: "a.svg").path, "--quiet"])
        }
        processSeconds = MeasuredProcess.median(runs).wallSeconds
    }

    private static func line(_ number: Int) -> String {
        "{\"tags\": {\(tags(number))}, \"options\": {\"title\": \"Cloud \(number)\"}, \"output\": \"\(number % 50)/\(number).svg\"}"
    }

    static func tags(_ number: Int) -> String {
        (0..<tagCount).map { "\"word\((number * 31 + $0 * 17) % 5000) \($0)\": \((number + $0 * $0) % 97 + 1)" }
            .joined(separator: ", ")
    }
}

/// Prints the table of ``BatchTimes``.
func printBatches(stratus: String) throws {
    print("batches: clouds of 100 tags in one process; the ratio is to one process a cloud, one after the other\n")
    print("clouds                             jobs           s    clouds/s × processes     peak MB")
    let times = try BatchTimes(stratus: stratus)
    for row in times.rows {
        let perCloud = row.seconds / Double(row.clouds)
        let cells = [
            "\(row.jobs)", number(row.seconds), number(1 / perCloud), number(times.processSeconds / perCloud),
            "\(row.peakKilobytes / 1024)",
        ]
        let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        let name = "\(row.clouds)"
        print(name + String(repeating: " ", count: max(1, 27 - name.count)) + padded.joined())
    }
    print("one process a cloud: \(number(times.processSeconds * 1e3)) ms\n")
}
