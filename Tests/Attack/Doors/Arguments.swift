import Glibc

/// Flags with values of any kind, and the files that options name: themes and fonts.
extension Door {
    static let arguments: [Door] = [
        Door(name: "flags", share: 5, run: flags),
        Door(name: "themes", share: 3) { trial in
            trial.put(theme.input(&trial.random), "own.css")
            trial.put("# T\nD.\n## G\n- Swift (4)\n- [Rust](/r) (3) {color=#f00}\n## H\n- a\n", "in.md")
            trial.renderCloud(
                ["in.md", "--theme", "own.css"]
                    + trial.random.pick([
                        [], ["--color", "group", "--legend"], ["--chip", "capsule"], ["--cards", "--heading"],
                        ["--responsive"],
                    ]))
        },
        Door(name: "fonts", share: 3, run: fonts),
    ]

    private static let theme = Language(
        Seeds.files(["Templates/themes", "Templates/themes", "Tests/Fixtures/hostile/themes"], ["css"]),
        words: [
            "--stratus-", "{", "}", ":root{", "@media (prefers-color-scheme: dark) {", "@import url(a);", "url(a)",
            "#f00", "rgb(0 0 0 / 50%)", "hsl(", "color-mix(in srgb, red, blue)", "var(--a)", "calc(1px*1e9)",
            "!important", "/*", "*/", "\\", "\\0", "\"", "'", ";", "</style>", "]]>", "oklch(",
            "currentColor", "expression(", "1e999", "content: \"a\"", "font-family: \"<\"",
        ])

    // MARK: - Flags

    /// The flags of each command, as its own help lists them.
    nonisolated(unsafe) private static var known: [String: [String]] = [:]

    private static func flags(of command: String, _ trial: Trial) -> [String] {
        if let flags = known[command] { return flags }
        let help = String(decoding: trial.stratus([command, "--help"]).output, as: UTF8.self)
        var flags: Set<String> = []
        for line in help.split(separator: "\n") where line.hasPrefix("  -") {
            for word in line.split(whereSeparator: { " ,/".contains($0) }) where word.hasPrefix("--") {
                flags.insert(String(word))
            }
        }
        // They wait, or write where they like.
        known[command] = flags.subtracting(["--watch", "--memory", "--temporary-folder"]).sorted()
        return known[command] ?? []
    }

    private static let values = [
        "1", "40", "300", "a", "tags.md", "survey.csv", "svg", "json", "text", "html", "2026-01-01", "1/2", "red",
        "a=b", "1,2,3", "center", "", "-", "--", "-1", "1e3", "0.5", "de", "sans", "bold", "/t/{slug}/", "{name}",
        "https://a.b/", "*", "?", "a*b*c", "ellipse", "100:200", "packed", "groups,weight", "site", ".",
    ]

    @Sendable private static func flags(_ trial: Trial) {
        for (path, bytes) in [
            ("tags.md", "# T\n- Swift (4)\n- [Rust](/r) (3)\n## G\n- a b\n"), ("survey.csv", "name,weight\na,3\nb,2\n"),
            ("in.txt", "A text of words, a text.\n"),
            ("page.html", "<p><!-- stratus tags.md --><!-- /stratus --></p>\n"),
        ] { trial.put(bytes, path) }
        var (command, inputs) = trial.random.pick([
            ("render", ["tags.md"]), ("render", ["tags.md"]), ("tags", ["survey.csv"]), ("count", ["in.txt"]),
            ("embed", ["page.html"]), ("measure", ["Swift", "a"]), ("build", ["site"]), ("fonts", []),
            ("validate", ["page.html"]), ("layout", []), ("init", ["new"]),
        ])
        let flags = flags(of: command, trial)
        if command == "build" { for (path, bytes) in siteFiles(&trial.random) { trial.put(bytes, "site/\(path)") } }
        for _ in 0..<1 + trial.random.below(4) where !flags.isEmpty {
            inputs.append(trial.random.pick(flags))
            guard !trial.random.oneIn(5) else { continue }
            switch trial.random.below(4) {
            case 0, 1: inputs.append(trial.random.pick(values))
            case 2: inputs.append(trial.random.pick(Tokens.numbers))
            default:
                let value = Mutation(longest: 2000).mutate(Array(trial.random.pick(values).utf8), &trial.random)
                inputs.append(String(decoding: value, as: UTF8.self))
            }
        }
        if trial.random.oneIn(10) {
            inputs.insert(
                String(decoding: Mutation().token(&trial.random), as: UTF8.self),
                at: trial.random.below(inputs.count + 1))
        }
        // Paths that lead out of the room would be written for good.
        inputs = inputs.map {
            $0.hasPrefix("/") && !$0.hasPrefix("/t/") || $0.contains("../") || $0.hasPrefix("~") ? "out" : $0
        }
        let before = Files.tree(".")
        let result = trial.stratus([command] + inputs)
        if command == "render", result.isDone, !inputs.contains("-o"), !inputs.contains("--output"),
            result.output.starts(with: "<svg".utf8)
        {
            trial.check(result.output, .init(format: "svg", suffix: "svg"))
        }
        if result.end != .status(0), result.end != .status(1), Files.tree(".") != before {
            trial.find("half", "\(command) wrote something in spite of a failure")
        }
    }

    // MARK: - Fonts

    private static let fontFiles = Seeds.files(["Tests/Fixtures/fonts"], ["ttf", "otf", "ttc"])

    @Sendable private static func fonts(_ trial: Trial) {
        var bytes = trial.random.pick(fontFiles)
        for _ in 0..<1 + trial.random.below(4) { mutate(font: &bytes, &trial.random) }
        if !trial.random.oneIn(3) { mend(font: &bytes) }
        trial.put(bytes, "own.ttf")
        trial.put(
            "# T\n- AVAVA (4)\n- **fi ffl** (3)\n- [To](/r) (3)\n- abcdefghijklmnopqrstuvwxyz ABC é 123\n- العربية 東\n",
            "in.md")
        if trial.random.oneIn(4) {
            let result = trial.stratus(["measure", "--font-file", "own.ttf", "AVAVA", "fi ffl", "é"])
            if result.isDone, result.output.split(separator: 10).contains(where: { JSONText($0) == nil }) {
                trial.find("answer", "an answer is no JSON")
            }
        } else {
            trial.renderCloud(
                ["in.md", "--font-file", "own.ttf", "--text", trial.random.pick(["live", "outlines", "embedded"])]
                    + trial.random.pick([[], ["--chip", "box"], ["--font-weight", "bold"]]))
        }
    }

    /// Changes bytes of one table, or of the directory.
    private static func mutate(font bytes: inout [UInt8], _ random: inout Random) {
        guard bytes.count > 12 else { return }
        let count = random.oneIn(6) ? 0 : tables(bytes).count
        guard count > 0 else {
            bytes = Mutation(isTextual: false).mutate(bytes, &random)
            return
        }
        let table = random.pick(tables(bytes))
        guard !table.isEmpty else { return }
        let place = table.lowerBound + random.below(min(table.count, random.oneIn(2) ? 64 : .max))
        switch random.below(4) {
        case 0: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1: bytes[place] = UInt8(random.below(256))
        case 2:
            for offset in 0..<2 where place + offset < bytes.count {
                bytes[place + offset] = random.pick([0, 0x7F, 0x80, 0xFF])
            }
        default: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
        }
    }

    /// Where the tables are that lie within the file.
    private static func tables(_ bytes: [UInt8]) -> [Range<Int>] {
        records(bytes).compactMap { record in
            let (start, length) = (number(bytes, record + 8), number(bytes, record + 12))
            return start + length <= bytes.count ? start..<start + length : nil
        }
    }

    /// Where the records of the directory begin.
    private static func records(_ bytes: [UInt8]) -> [Int] {
        guard bytes.count > 12, !bytes.starts(with: "ttcf".utf8) else { return [] }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        return (0..<count).map { 12 + 16 * $0 }.filter { $0 + 16 <= bytes.count }
    }

    /// Makes the sums of the tables fit.
    private static func mend(font bytes: inout [UInt8]) {
        for (record, table) in zip(records(bytes), tables(bytes)) {
            var sum: UInt32 = 0
            for place in stride(from: table.lowerBound, to: table.upperBound, by: 4) {
                sum &+= UInt32(truncatingIfNeeded: number(bytes, place))
            }
            for byte in 0..<4 { bytes[record + 4 + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte)) }
        }
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | (place + $1 < bytes.count ? Int(bytes[place + $1]) : 0) }
    }
}
