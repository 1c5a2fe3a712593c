/// Clouds and lists that a trial has the command make, and what has to hold for them.
extension Trial {
    /// A form of output: the flag, and the extension of the file.
    struct Form: Sendable {
        let format: String
        let suffix: String

        static let all = [
            Form(format: "svg", suffix: "svg"), Form(format: "svg", suffix: "svg"),
            Form(format: "html", suffix: "html"),
            Form(format: "html", suffix: "html"), Form(format: "fragment", suffix: "html"),
            Form(format: "list", suffix: "html"),
            Form(format: "json", suffix: "json"), Form(format: "text", suffix: "txt"),
            Form(format: "markdown", suffix: "md"),
        ]
    }

    static let options: [[String]] = [
        ["--width", "200"], ["--height", "300", "--fit-box"], ["--chip", "capsule"],
        ["--chip", "rounded", "--counts", "badge"], ["--cards"],
        ["--heading", "--legend"], ["--order", "packed"], ["--breaking", "balanced"],
        ["--axis", "vertical", "--height", "300"],
        ["--theme", "dark"], ["--color", "group", "--legend"], ["--color", "hash"], ["--responsive"],
        ["--no-responsive"], ["--direction", "rtl"],
        ["--max-tag-width", "60", "--max-tag-lines", "2"], ["--line-widths", "ellipse"], ["--link", "/t/{slug}/"],
        ["--link", "/t/{hugo}/"],
        ["--link", "/?q={name}"], ["--pretty"], ["--report", "text"], ["--report", "json"], ["--report", "json"],
        ["--scale", "log"],
        ["--scale", "rank"],
        ["--scale", "area"], ["--unit", "post|posts"], ["--counts", "text"], ["--counts", "tooltip"],
        ["--order", "groups,alphabetical"],
        ["--merge", "exact"], ["--justify", "stretch"], ["--lossy"], ["--limit", "5"],
        ["--link-base", "https://example.org/a/"],
        ["--text", "outlines", "--font-file", "\(Files.root)/Tests/Fixtures/fonts/plain.ttf"],
        ["--font", "serif", "--font-style", "italic"],
    ]

    func someOptions() -> [String] {
        (0..<random.below(4)).flatMap { _ in random.pick(Self.options) }
    }

    /// Makes a cloud of the inputs, in a form of its own choice, and checks it.
    func renderCloud(_ arguments: [String], form: Form? = nil) {
        let form = form ?? random.pick(Form.all)
        let path = "cloud.\(form.suffix)"
        let old = Array("what was there before\n".utf8)
        Files.write(old, to: path)
        let command = ["render"] + arguments + ["--format", form.format, "-o", path]
        let result = stratus(command)
        let made = Files.read(path) ?? []
        guard result.isDone else {
            if made != old { find("half", "the output is another one after a failure") }
            return
        }
        if made == old { find("half", "the output is the old one") }
        check(made, form)
        if form.format == "json", !arguments.contains("vertical"), !arguments.contains("--cards") { checkPlaces(made) }
        let report = arguments.lastIndex(of: "--report").map { arguments[$0 + 1] }
        if report == "json" { check(report: result.errors, isSummed: arguments.contains("--from")) }
        if random.oneIn(4) {
            stratus(command)
            if Files.read(path) != made { find("unstable", "a second run makes other bytes") }
        }
        if random.oneIn(4), ["svg", "html", "fragment", "list"].contains(form.format) {
            let verdict = stratus(["validate", path])
            if !verdict.isDone { find("invalid", "validate refuses it: \(verdict.text)") }
        }
    }

    func check(_ bytes: [UInt8], _ form: Form) {
        switch form.format {
        case "json": if JSONText(bytes[...]) == nil { find("markup", "the output is no JSON") }
        case "text", "markdown", "tags", "csv", "tsv":
            if let sign = controlSigns(in: bytes, isData: true) {
                find("control", "\(sign) in \(form.format)")
            }
        default:
            let check = MarkupCheck(bytes, isFragment: form.format == "fragment" || form.format == "list")
            for problem in check.problems { find(problem.kind, problem.message) }
        }
    }

    /// Nothing is lost: what was read is placed, is left out with a reason, or went into another tag of its name.
    ///
    /// - Parameter isSummed: of readers that add up what occurs often, and tell of it once.
    private func check(report bytes: [UInt8], isSummed: Bool) {
        guard let report = JSONText(bytes[...]) else { return find("markup", "the report is no JSON") }
        guard !isSummed, report["words"] == nil, let read = report["read"]?.number,
            let placed = report["placed"]?.number,
            let dropped = report["dropped"]?.items, let merged = report["merged"]?.items
        else { return }
        let others = merged.map { tag in
            (tag["spellings"]?.items ?? []).reduce(-1.0) { $0 + ($1["entries"]?.number ?? 0) }
        }
        let found = placed + Double(dropped.count) + others.reduce(0, +)
        if read != found { find("lost", "\(read) tags were read, \(found) are told of") }
    }

    /// No tag lies on another one of its line, or outside of the cloud.
    private func checkPlaces(_ json: [UInt8]) {
        guard let cloud = JSONText(json[...]), let width = cloud["width"]?.number, let height = cloud["height"]?.number
        else { return }
        var ends: [Double: [(start: Double, end: Double)]] = [:]
        for tag in cloud["tags"]?.items ?? [] {
            guard let x = tag["x"]?.number, let length = tag["width"]?.number, let baseline = tag["baseline"]?.number,
                let line = tag["line"]?.number
            else { return find("places", "a tag without a place") }
            if x < -0.01 || x + length > width + 0.02 || baseline < 0 || baseline > height {
                find(
                    "places",
                    "a tag lies outside of the cloud: x \(x), width \(length) of \(width), baseline \(baseline) of \(height)"
                )
            }
            ends[line, default: []].append((x, x + length))
        }
        for line in ends.values.map({ $0.sorted { $0 < $1 } }) {
            if let pair = zip(line, line.dropFirst()).first(where: { $0.end > $1.start + 0.02 }) {
                find("places", "two tags of a line lie on each other: \(pair)")
            }
        }
    }

    /// Reads tags and writes them as a list, which then is read to the same list.
    func writeList(_ arguments: [String]) {
        let format = random.pick(["tags", "csv", "tsv", "json", "jsonl"])
        let first = stratus(["tags"] + arguments + ["--format", format])
        guard first.isDone else {
            if !first.output.isEmpty { find("half", "a list was printed in spite of a failure") }
            return
        }
        if format == "json", JSONText(first.output[...]) == nil { find("markup", "the list is no JSON") }
        if format == "jsonl", first.output.split(separator: 10).contains(where: { JSONText($0) == nil }) {
            find("markup", "a line of the list is no JSON")
        }
        // Names that differ in case only would be added up now.
        let merge = arguments.contains("exact") ? ["--merge", "exact"] : []
        let second = stratus(["tags", "--from", format, "--format", format, "-"] + merge, input: first.output)
        if !second.isDone { find("unstable", "the list that was written is refused: \(second.text)") }
        if second.isDone, second.output != first.output {
            find("unstable", "the list is another one when it is read back (\(format))")
        }
    }
}
