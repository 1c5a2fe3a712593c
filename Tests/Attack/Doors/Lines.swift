/// What is read line by line: boxes, texts that are measured, manifests of clouds.
extension Door {
    static let lines: [Door] = [
        Door(name: "layout", share: 3, run: layout), Door(name: "measure", share: 1, run: measure),
        Door(name: "manifests", share: 3, run: manifests),
    ]

    private static let boxes = Language(
        Seeds.files(["Samples"], ["jsonl"]).flatMap { $0.split(separator: 10).map(Array.init) }.filter {
            $0.starts(with: "{\"width\"".utf8)
        }
            + Seeds.texts([
                "{\"width\":300,\"height\":null,\"axis\":\"vertical\",\"direction\":\"rtl\",\"lineOrder\":\"reverse\",\"itemSpacing\":1,\"lineSpacing\":2,\"justify\":\"stretch\",\"lastLine\":\"same\",\"maxGap\":3,\"items\":[{\"width\":5,\"height\":2,\"maxWidth\":null,\"priority\":1}]}",
                "{\"width\":100,\"align\":\"lastBaseline\",\"lines\":\"evenly\",\"height\":500,\"sizing\":\"fill\",\"items\":[{\"width\":50,\"height\":20,\"firstBaseline\":15,\"lastBaseline\":16,\"guides\":{\"top\":1},\"breakBefore\":true},{\"width\":60,\"height\":1}]}",
                "{\"width\":100,\"tabStops\":[0,30,60],\"items\":[{\"width\":5,\"height\":2},{\"width\":5,\"height\":2}]}",
                "{\"lineWidths\":[{\"x\":10,\"width\":30},{\"x\":0,\"width\":50}],\"items\":[{\"width\":25,\"height\":2},{\"width\":25,\"height\":2}]}",
                "{\"width\":100,\"lineWidths\":\"ellipse\",\"breaking\":\"optimal\",\"items\":[{\"width\":25,\"height\":2},{\"width\":25,\"height\":2}]}",
                "{\"width\":50,\"order\":\"packed\",\"maxMove\":1,\"minLines\":2,\"maxLines\":3,\"items\":[{\"width\":25,\"height\":2},{\"width\":35,\"height\":3}]}",
            ]),
        words: [
            "\"axis\":\"vertical\",", "\"direction\":\"rtl\",", "\"breaking\":\"optimal\",",
            "\"breaking\":\"balanced\",", "\"order\":\"packed\",", "\"justify\":\"between\",",
            "\"justify\":\"stretch\",", "\"justify\":\"around\",", "\"lastLine\":\"same\",",
            "\"align\":\"stretch\",", "\"align\":\"firstBaseline\",", "\"lines\":\"stretch\",", "\"fitBox\":true,",
            "\"height\":50,", "\"minLines\":2,", "\"maxLines\":1,", "\"maxMove\":1,", "\"maxGap\":1,",
            "\"tabStops\":40,", "\"lineWidths\":\"ellipse\",",
            "\"sizing\":\"fill\",", "{\"width\":5,\"height\":7},", "1e14", "1e-14", "0", "null",
            "\"lineOrder\":\"reverse\",", "\"itemSpacing\":0,", "\"lineSpacing\":-5,",
        ])

    /// Forty objects in one process; those that break it are looked for one by one.
    @Sendable private static func layout(_ trial: Trial) {
        let objects = (0..<40).map { _ in
            var object = boxes.input(&trial.random).map { $0 == 10 || $0 == 13 ? 0x20 : $0 }
            // A blank line is no object, and neither is a byte order mark.
            let content = object.starts(with: [0xEF, 0xBB, 0xBF]) ? object.dropFirst(3) : object[...]
            if content.allSatisfy({ $0 == 0x20 || $0 == 9 }) { object = [UInt8(ascii: "0")] }
            return object
        }
        if !solve(objects, trial).isEmpty {
            for object in objects {
                for problem in solve([object], trial) { trial.find(problem.kind, problem.message) }
            }
        }
    }

    private static func solve(_ objects: [[UInt8]], _ trial: Trial) -> [(kind: String, message: String)] {
        let result = trial.stratus(["layout"], input: Array(objects.joined(separator: [10])) + [10], answers: true)
        switch result.end {
        case .status(let status) where status <= 1: break
        default: return [("answer", "layout ends with \(result.end)")]
        }
        let answers = result.output.split(separator: 10)
        guard answers.count == objects.count else {
            return [("answer", "there are fewer or more answers than objects")]
        }
        for (answer, object) in zip(answers, objects) {
            guard let answer = JSONText(answer) else { return [("answer", "an answer is no JSON")] }
            if answer["error"] != nil { continue }
            guard let frames = answer["frames"]?.items, let lines = answer["lines"]?.items else {
                return [("answer", "an answer without frames or lines")]
            }
            if let items = JSONText(object[...])?["items"]?.items, items.count != frames.count {
                return [("answer", "an item has no frame")]
            }
            for frame in frames {
                guard let numbers = frame.items else { continue }
                for case .number(let number) in numbers.suffix(2) where number < 0 {
                    return [("answer", "a frame has a size below zero")]
                }
            }
            var places = 0
            for line in lines {
                guard let range = line["items"]?.items, range.count == 2, range[0].number == Double(places),
                    let count = range[1].number.flatMap({ Int(exactly: $0) }), count > 0
                else { return [("answer", "the lines do not follow each other")] }
                places += count
            }
            let order = answer["order"]?.items?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
            let hidden = answer["hidden"]?.items?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
            // What is hidden stands behind all lines.
            guard order.sorted() == Array(frames.indices), places <= order.count,
                order[places...].sorted() == hidden.sorted()
            else {
                return [("answer", "an item is lost, or there twice")]
            }
            if lines.isEmpty, frames.contains(where: { $0.items != nil }) {
                return [("answer", "there are frames and no lines")]
            }
        }
        return []
    }

    private static let words = Language(
        Seeds.files(["Tests/Fuzz/seeds/tokens", "Tests/Fixtures/words"], ["txt"], longest: 2000)
            + Seeds.texts(["Swift\nMachine learning\nمتن\n"]), dictionary: "tokens")

    @Sendable private static func measure(_ trial: Trial) {
        let input = words.input(&trial.random)
        let flags = trial.random.pick([
            [], ["--font", "serif"], ["--font", "mono", "--font-weight", "bold"], ["--size", "16"],
            ["--font-file", "\(Files.root)/Tests/Fixtures/fonts/plain.ttf"],
        ])
        let result = trial.stratus(["measure"] + flags, input: input)
        guard result.isDone else { return }
        let lines = result.output.split(separator: 10)
        if lines.contains(where: { JSONText($0) == nil }) { trial.find("answer", "an answer is no JSON") }
        if trial.stratus(["measure"] + flags, input: input).output != result.output {
            trial.find("unstable", "another width the second time")
        }
    }

    // MARK: - Manifests

    private static let manifest = Language(
        Seeds.texts([
            "{\"input\": \"tags.md\", \"output\": \"tags.svg\"}\n{\"input\": \"tags.md\", \"options\": {\"width\": 320, \"theme\": \"dark\", \"limit\": 20}, \"output\": \"small/tags.svg\"}\n",
            "{\"input\": [\"tags.md\", \"survey.csv\"], \"options\": {\"title\": \"Type\", \"order\": \"alphabetical\"}, \"output\": \"type.html\"}\n{\"id\": \"a\", \"tags\": {\"red\": 3, \"green\": 2}, \"format\": \"text\"}\n",
            "{\"id\": 7, \"tags\": [{\"name\": \"Swift\", \"weight\": 42, \"link\": \"https://a.b\"}, [\"Rust\", 30], \"Zig\"]}\n{\"text\": \"# T\\n\\n- Ada (3)\\n\", \"output\": \"t.md\"}\n",
            "{\"input\": \"tags.md\", \"output\": \"list.html\", \"format\": \"list\"}\n{\"input\": \"tags.md\", \"output\": \"f.html\", \"format\": \"fragment\", \"options\": {\"chip\": \"capsule\", \"exclude\": [\"a\", \"b\"], \"cards\": true}}\n{\"input\": \"none.md\", \"output\": \"n.json\"}\n",
            "{\"tags\": {\"a\": 3, \"\\u05e9\\u05dc b\": 2, \"\\ud83d\\ude00\": 1}, \"output\": \"a.png\", \"options\": {\"density\": 1}}\n{\"input\": \"tags.md\", \"format\": \"pdf\", \"output\": \"b.pdf\", \"options\": {\"chip\": \"box\", \"heading\": true}}\n",
        ]),
        words: [
            "\"output\": \"../tags.svg\"", "\"output\": \"/tmp/a.svg\"", "\"output\": \"tags.svg\"",
            "\"input\": \"tags.md\"", "\"id\": null,", "\"options\": {", "\"format\": \"json\",",
            "\"format\": \"png\",",
            "\"link\": \"javascript:a()\"", "\\u0000", "\\ud800", "\"font-file\": \"tags.md\"",
            "\"theme\": \"../x.css\"", "{", "}", "[", "]", ",", "\n",
        ])

    @Sendable private static func manifests(_ trial: Trial) {
        trial.put(manifest.input(&trial.random), "clouds.jsonl")
        trial.put("- Swift (4)\n- [Rust](/r) (3)\n- a&b\n", "tags.md")
        trial.put("name,weight\na,3\nb,2\n", "survey.csv")
        let before = Files.tree(".")
        let arguments =
            ["render", "--manifest", "clouds.jsonl", "-o", trial.random.oneIn(4) ? "-" : "out"]
            + trial.random.pick([[], ["--jobs", "3"], ["--report", "json"], ["--shard", "1/2"]])
        let result = trial.stratus(arguments)
        for line in result.output.split(separator: 10) where JSONText(line) == nil {
            // An id is the asker's own, as it was written, also if it is a number that no Double is.
            if String(decoding: line, as: UTF8.self).contains(/"id":-?[0-9.]+[eE]/) { continue }
            trial.find("answer", "an answer is no JSON")
        }
        let after = Files.tree(".")
        for (path, bytes) in before where after[path] != bytes { trial.find("foreign", "\(path) is another one") }
        for path in after.keys where before[path] == nil && !path.hasPrefix("out/") {
            trial.find("foreign", "\(path) was written outside of the outputs")
        }
        for (path, bytes) in after.sorted(by: { $0.key < $1.key })
        where before[path] == nil && (path.hasSuffix(".svg") || path.hasSuffix(".html")) {
            // What a line calls its output need not be what it asks for: JSON, or text.
            guard bytes.first == UInt8(ascii: "<"), !bytes.starts(with: "<!".utf8) else { continue }
            for problem in MarkupCheck(bytes, isFragment: true).problems {
                trial.find(problem.kind, problem.message)
            }
        }
        if trial.random.oneIn(3) {
            let again = trial.stratus(arguments)
            if again.output != result.output || Files.tree(".") != after {
                trial.find("unstable", "the clouds of a manifest are others the second time")
            }
        }
    }
}
