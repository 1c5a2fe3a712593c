/// Texts whose words are counted, the files of names that go with them, and partial counts.
extension Door {
    static let texts: [Door] = [
        Door(name: "texts", share: 3) { trial in
            let path = "in.\(trial.random.pick(["txt", "md", "html"]))"
            trial.put(text.input(&trial.random), path)
            let flags = (0..<trial.random.below(4)).flatMap { _ in trial.random.pick(counting) }
            let format = trial.random.pick(["tags", "csv", "tsv", "json", "jsonl"])
            let arguments = ["count", path, "--format", format] + flags
            let result = trial.stratus(arguments)
            guard result.isDone else { return }
            trial.check(result.output, .init(format: format == "jsonl" ? "tags" : format, suffix: ""))
            guard trial.random.oneIn(3) else { return }
            let again = trial.stratus(arguments + (flags.contains("--jobs") ? [] : ["--jobs", "3"]))
            if again.output != result.output { trial.find("unstable", "other words with other workers") }
            if trial.random.oneIn(2) { trial.renderCloud([path, "--from", "text"] + trial.someOptions()) }
        },
        Door(name: "names", share: 3, run: names),
        Door(name: "partials", share: 3, run: partials),
    ]

    private static let text = Language(
        Seeds.files(
            ["Samples", "Samples/Spark/texts", "Tests/Fuzz/seeds/tokens", "Tests/Fuzz/seeds/texts"],
            ["txt", "md", "html"], longest: 3000), dictionary: "tokens")

    private static let counting = [
        ["--phrases", "off"], ["--phrases", "3"], ["--stems", "off"], ["--stems", "plurals"], ["--language", "de"],
        ["--language", "zh"], ["--language", "en,fr,th"],
        ["--numbers"], ["--links"], ["--code"], ["--raw"], ["--min-count", "2"], ["--min-length", "3"], ["--lossy"],
        ["--report", "text"], ["--report", "json"], ["--limit", "all"],
        ["--encoding", "latin-1"], ["--encoding", "utf-16"], ["--markup", "markdown"], ["--markup", "html"],
        ["--jobs", "2"], ["--memory", "1MB"], ["--alias", "a b=c d"],
        ["--exclude", "a*,weather station"],
    ]

    // MARK: - Names

    private static let nameFile = Language(
        Seeds.texts([
            "# a comment\nthe\nweather station\nSw*\n?b\n", "ML, machine-learning = machine learning\njs=JavaScript\n",
            "a\r\nb\r\nc\\*d\n\n# x\n", "é\nE\u{301}\nß\nSS\n",
        ]),
        words: ["=", ",", "*", "?", "\\", "# ", "\n", "\\=", " = ", "**", "a*b*c*d*"], dictionary: "tokens")

    @Sendable private static func names(_ trial: Trial) {
        trial.put(nameFile.input(&trial.random), "names.txt")
        trial.put("---\nwidth: 400\n---\n- Swift (3)\n- machine learning\n- weather station (2)\n- ML\n- é\n", "in.md")
        trial.put("The weather station of machine learning in JavaScript; the weather station.\n", "in.txt")
        switch trial.random.below(3) {
        case 0: trial.writeList(["in.md", "--\(trial.random.pick(["keep", "exclude", "alias"]))-file", "names.txt"])
        case 1:
            trial.renderCloud(
                ["in.md", "--\(trial.random.pick(["keep", "exclude", "alias"]))-file", "names.txt"]
                    + trial.someOptions())
        default:
            let flag = trial.random.pick(["--stop-words", "--exclude-file", "--alias-file", "--reference"])
            let weights =
                flag == "--reference" ? ["--weights", trial.random.pick(["tfidf", "difference", "comparison"])] : []
            let result = trial.stratus(["count", "in.txt", flag, "names.txt", "--report", "text"] + weights)
            if result.isDone { trial.check(result.output, .init(format: "tags", suffix: "")) }
        }
    }

    // MARK: - Partial counts

    private static let counts = Language(
        Seeds.files(["Tests/Fuzz/seeds/texts"], ["count", "txt"])
            + Seeds.texts(["stratus-count 1 language=en merge=folded\n0\ttea\t12\n3\tm\t1\n1\trée\t40\n"]),
        words: [
            "0\t", "\t1\n", "\n1\t", "\t18446744073709551615\n", "\t9223372036854775807\n", "stratus-count 1 ",
            "words=unicode-2", "language=", "end 1 2 3\n",
        ], dictionary: "texts")

    /// Partial counts, most of them with lengths and a checksum that fit.
    @Sendable private static func partials(_ trial: Trial) {
        var bytes = counts.input(&trial.random)
        if !trial.random.oneIn(4) {
            // What this program writes itself, with other records.
            trial.put(text.input(&trial.random), "in.txt")
            let result = trial.stratus(["count", "--partial", "in.txt", "--lossy", "-o", "own.count"])
            if result.isDone, let own = Files.read("own.count") { bytes = counts.mutation.mutate(own, &trial.random) }
        }
        if !trial.random.oneIn(4) { bytes = mended(bytes) }
        trial.put(bytes, "in.count")
        let output = ["-o", "sum.count"]
        let first = trial.stratus(["count", "--merge", "--partial", "in.count"] + output)
        if first.isDone, let sum = Files.read("sum.count") {
            trial.put(sum, "copy.count")
            let second = trial.stratus(["count", "--merge", "--partial", "copy.count"] + output)
            if !second.isDone || Files.read("sum.count") != sum {
                trial.find("unstable", "a sum alone is another one: \(second.text)")
            }
        } else if Files.read("sum.count") != nil {
            trial.find("half", "a sum was written in spite of a failure")
        }
        trial.stratus(["count", "--merge", "in.count", "--report", "text"])
    }

    private static func mended(_ bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: true)
        if lines.last?.starts(with: "end ".utf8) == true { lines.removeLast() }
        let start = Array("stratus-count 1 language=en merge=folded".utf8)
        if lines.first?.starts(with: "stratus-count ".utf8) != true { lines.insert(start[...], at: 0) }
        let body = Array(lines.joined(separator: [10])) + [10]
        let digits = String(checksum(body), radix: 16)
        return body
            + Array(
                "end \(lines.count - 1) \(body.count) \(String(repeating: "0", count: 8 - digits.count))\(digits)\n"
                    .utf8)
    }

    /// CRC-32, bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        return ~sum
    }
}
