import Glibc

/// Times `stratus count` as a whole process, beside a small C program that counts words between spaces.
///
/// The programs take turns, so that what else the machine does meets all of them.
struct CountTimes {
    struct Row {
        let text: String
        let program: String
        let jobs: Int
        let bytes: Int
        let process: MeasuredProcess
        /// Whether the peak may be that of this process.
        let hidesPeak: Bool
        /// How many times the wall time of the C program over the same text.
        let ratio: Double
    }

    private struct Program {
        let name: String
        let jobs: Int
        let arguments: [String]
        var input: String?
    }

    static let runs = 9

    private(set) var rows: [Row] = []
    /// The peak of `stratus count` over more and more of the same text.
    private(set) var growth: [(bytes: Int, kilobytes: Int)] = []

    /// - Parameters:
    ///   - stratus: the command.
    ///   - yardstick: the C program.
    init(_ texts: CountTexts, stratus: String, yardstick: String) throws {
        let bible = try texts.bible(times: 10)
        try time(
            "KJV × 10", bible, yardstick,
            [
                Self.count("count --plain", stratus, bible, ["--plain", "--jobs", "1"], jobs: 1),
                Self.count("count --plain", stratus, bible, ["--plain", "--jobs", "2"], jobs: 2),
                Self.count("count", stratus, bible, ["--jobs", "1"], jobs: 1),
                Self.count("count", stratus, bible, ["--jobs", "2"], jobs: 2),
                Self.count("count --phrases off", stratus, bible, ["--phrases", "off", "--jobs", "1"], jobs: 1),
            ])
        // Without stop words that are known, runs are long, and phrases cost more than in a text that somebody wrote.
        for (name, text, language) in [
            ("with umlauts", try texts.umlauts(times: 10), "de"), ("in Cyrillic", try texts.cyrillic(times: 10), "ru"),
        ] {
            let flags = ["--language", language, "--jobs", "1"]
            try time(
                name, text, yardstick,
                [
                    Self.count("count, \(language)", stratus, text, flags, jobs: 1),
                    Self.count("count --phrases off", stratus, text, flags + ["--phrases", "off"], jobs: 1),
                ])
        }
        for text in [try texts.bible(times: 1), bible, try texts.bible(times: 100)] {
            let runs = try (0..<3).map { _ in
                try MeasuredProcess([stratus, "count", text.path, "--quiet"], output: "/dev/null")
            }
            growth.append((text.bytes, MeasuredProcess.median(runs).peakKilobytes))
        }
        unlink(texts.path("bible-100.txt"))
    }

    private static func count(
        _ name: String, _ stratus: String, _ text: CountTexts.Text, _ flags: [String], jobs: Int
    ) -> Program {
        Program(name: name, jobs: jobs, arguments: [stratus, "count", text.path, "--quiet"] + flags)
    }

    private mutating func time(
        _ name: String, _ text: CountTexts.Text, _ yardstick: String, _ programs: [Program]
    ) throws {
        let programs = [Program(name: "C", jobs: 1, arguments: [yardstick], input: text.path)] + programs
        var runs = programs.map { _ in [MeasuredProcess]() }
        for _ in 0..<Self.runs {
            for (index, program) in programs.enumerated() {
                runs[index].append(
                    try MeasuredProcess(program.arguments, input: program.input, output: "/dev/null"))
            }
        }
        let medians = runs.map { MeasuredProcess.median($0) }
        for (program, process) in zip(programs, medians) {
            rows.append(
                Row(
                    text: name, program: program.name, jobs: program.jobs, bytes: text.bytes, process: process,
                    hidesPeak: process.peakKilobytes <= MeasuredProcess.leastPeakKilobytes,
                    ratio: process.wallSeconds / medians[0].wallSeconds))
        }
    }

    // MARK: - Equality

    /// Whether the C program and `count --plain` have found the same words equally often.
    static func areEqual(_ texts: CountTexts, stratus: String, yardstick: String) throws -> Bool {
        let bible = try texts.bible(times: 10)
        let (list, table) = (texts.path("yardstick.txt"), texts.path("words.tsv"))
        _ = try MeasuredProcess([yardstick], input: bible.path, output: list)
        _ = try MeasuredProcess(
            [stratus, "count", bible.path, "--plain", "--quiet", "--format", "tsv", "-o", table])
        let expected = try lines(list)
        // The first line says what the columns are. A name with a quotation mark stands between quotation marks.
        let found = try lines(table).filter { $0 != "name\tweight" }.map { line in
            let fields = line.split(separator: "\t")
            guard let name = fields.first, let weight = fields.last else { return line }
            guard name.utf8.first == UInt8(ascii: "\""), name.utf8.count > 1 else { return "\(name) \(weight)" }
            let quoted = Array(name.utf8.dropFirst().dropLast())
            var bytes: [UInt8] = []
            for byte in quoted where byte != UInt8(ascii: "\"") || bytes.last != byte { bytes.append(byte) }
            return "\(String(decoding: bytes, as: UTF8.self)) \(weight)"
        }
        return expected.sorted() == found.sorted() && !expected.isEmpty
    }

    private static func lines(_ path: String) throws -> [String] {
        try CountTexts.read(path).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}
