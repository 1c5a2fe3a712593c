import Glibc

/// What writing partial counts and adding them up costs, as whole processes.
struct PartialTimes {
    struct Row {
        let name: String
        let records: Int
        let process: MeasuredProcess
    }

    private(set) var rows: [Row] = []

    init(_ texts: CountTexts, stratus: String) throws {
        let bible = try texts.bible(times: 1)
        let different = try texts.different(2_000_000)
        let parts = (0..<8).map { texts.path("part-\($0).count") }
        for (name, text, flags) in [("KJV", bible, [String]()), ("2 million words, --plain", different, ["--plain"])] {
            let count = [stratus, "count", "--jobs", "1"] + flags
            for part in parts { _ = try MeasuredProcess(count + ["--partial", text.path, "-o", part]) }
            let records = try Self.records(parts[0])
            try time("count --partial, \(name)", records, count + ["--partial", text.path])
            try time("--merge --partial of 8, \(name)", 8 * records, count + ["--merge", "--partial"] + parts)
            // What takes longest then is to write two million tags.
            guard flags.isEmpty else { continue }
            try time("--merge of 8, \(name)", 8 * records, count + ["--merge", "--quiet"] + parts)
        }
    }

    private mutating func time(_ name: String, _ records: Int, _ arguments: [String]) throws {
        let runs = try (0..<5).map { _ in try MeasuredProcess(arguments, output: "/dev/null") }
        rows.append(Row(name: name, records: records, process: .median(runs)))
    }

    /// The last line says how many there are.
    private static func records(_ path: String) throws -> Int {
        let last = try CountTexts.read(path).split(separator: UInt8(ascii: "\n")).last ?? []
        let fields = String(decoding: last, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
    }
}
