/// Pages with placeholders, whose other bytes have to stay; and markup that is only checked.
extension Door {
    static let pages: [Door] = [
        Door(name: "embed", share: 4) { trial in
            let bytes = page.input(&trial.random)
            embed(bytes, trial.random.oneIn(6) ? "page.md" : "page.html", trial)
        },
        Door(name: "placeholders", share: 4) { trial in
            let words = placeholder.input(&trial.random)
            let isElement = trial.random.oneIn(2)
            let start = isElement ? "<stratus-cloud " : "<!-- stratus "
            let end = isElement ? "></stratus-cloud>" : " --><!-- /stratus -->"
            let text =
                "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>T</title></head><body>\n<h2>A</h2><p data-x=\"a, b\">p</p>\n"
            embed(
                Array((text + start).utf8) + words + Array((end + "\n<p>end</p></body></html>\n").utf8), "page.html",
                trial)
        },
        Door(name: "validate", share: 2) { trial in
            trial.put(markup.input(&trial.random), trial.random.oneIn(2) ? "in.svg" : "in.html")
            trial.stratus(["validate", trial.inputs[0].0])
        },
    ]

    private static let page = Language(
        Seeds.files(["Samples/Pages", "Tests/Fuzz/seeds/pages", "Samples/Sites/jekyll"], ["html"], longest: 6000)
            + Seeds.files(["Tests/Fuzz/seeds/pages"], ["md"])
            + Seeds.texts([
                "---\ntags: [a, b]\n---\n<p>x</p>\n<!-- stratus page:front-matter --><!-- /stratus -->\n<h2>a</h2>b<stratus-cloud src=page:headings></stratus-cloud>\n",
                "<p>\r\n<!-- stratus tags=\"a (3), b\" format=list -->\r\nold\r\n<!-- /stratus -->\r\n</p>",
            ]),
        words: [
            "<!-- stratus tags.md -->", "<!-- /stratus -->", "<stratus-cloud data-tags=\"a (2)\">", "</stratus-cloud>",
            "tags=\"a (3)\"", "page:links", "page:data-x",
        ], dictionary: "pages")

    private static let placeholder = Language(
        Seeds.texts([
            "tags.md theme=warm width=720", "tags.md survey.csv limit=40 chip=capsule title=\"A 'b'\"",
            "tags=\"Swift (42), Rust (30)\" format=list",
            "page:headings link-target=_self", "page:data-x unit=\"a|b\" class=\"c\" id=d",
            "src=\"survey.csv\" columns=\"name=1,weight=2\" from=csv",
            "src=\"tags.md\" data-width=300 responsive=false legend heading",
            "tags='a' alias=\"a=b\" exclude='c' link=\"/t/{slug}/\"", "tags.md format=svg", "tags.md format=markdown",
        ]),
        words: [
            "theme=", "width=", "title=\"", "src=", "data-tags=", "tags=\"", "format=svg", "lang=",
            "link=\"javascript:{name}\"", "=\"", "' ", "\" ", "page:", "key=", "font-file=", "theme=../tags.md",
            "class=",
        ],
        dictionary: "pages")

    private static let markup = Language(
        Seeds.files(["Tests/Golden"], ["svg", "html"], longest: 400_000).filter { $0.count < 60_000 },
        words: [
            "<g>", "</g>", "<text>", "<tspan/>", "xmlns=\"a\"", "&#x1;", "<style>", "class=\"", "<!DOCTYPE svg>",
            "<?a?>", "<![CDATA[",
        ], dictionary: "pages")

    /// Fills the placeholders of a page twice.
    private static func embed(_ bytes: [UInt8], _ path: String, _ trial: Trial) {
        trial.put(bytes, path)
        for file in ["clouds.md", "questions.csv"] {
            trial.put(Files.read("\(Files.root)/Samples/Pages/\(file)") ?? [], file)
        }
        for name in ["tags.md", "a.md", "b.md", "c.md", "d.md"] {
            trial.put("- Swift (4)\n- [Rust](/r) (3)\n- a&b\n", name)
        }
        trial.put("name,weight\na,3\nb,2\n", "survey.csv")
        let arguments =
            ["embed", path, "--in-place"]
            + (trial.random.oneIn(3) ? trial.someOptions().filter { $0 != "--pretty" && $0 != "--no-responsive" } : [])
        let result = trial.stratus(arguments)
        let made = Files.read(path) ?? []
        guard result.isDone else {
            if made != bytes { trial.find("half", "the page is another one after a failure") }
            return
        }
        if let problem = PageCheck.problem(before: bytes, after: made) { trial.find("bytes", problem) }
        // Only what stands in the page is ours, and only where it is not to be something else.
        if !arguments.contains("--format"), !String(decoding: bytes, as: UTF8.self).contains("format") {
            for cloud in PageCheck.clouds(before: bytes, after: made) {
                for problem in MarkupCheck(cloud, isFragment: true).problems {
                    trial.find(problem.kind, problem.message)
                }
            }
        }
        trial.stratus(arguments)
        if Files.read(path) != made { trial.find("unstable", "a second run changes the page") }
        if trial.random.oneIn(4) {
            let check = trial.stratus(arguments.map { $0 == "--in-place" ? "--check" : $0 })
            if !check.isDone { trial.find("unstable", "--check says of a page just filled: \(check.text)") }
        }
    }
}

/// Where a page may differ from what it was.
enum PageCheck {
    /// What stands outside of all that might be placeholders has to be there again, in its order.
    ///
    /// Which of the starts and ends are ones depends on what is around them; it is enough if it fits for some of them.
    static func problem(before: [UInt8], after: [UInt8]) -> String? {
        let lower = before.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        let first = lower.indices.first { isStart(lower[$0...]) } ?? lower.count
        let starts = lower.indices.filter { $0 > first && lower[$0 - 1] == UInt8(ascii: ">") }
        let ends = lower.indices.filter { isEnd(lower[$0...]) }
        var seen: Set<[Int]> = []
        var next = [[0, 0]]
        while let places = next.popLast() {
            guard seen.insert(places).inserted, seen.count < 2000 else { continue }
            let same = zip(before[places[0]...], after[places[1]...]).prefix { $0 == $1 }.count
            if places[0] + same == before.count, places[1] + same == after.count { return nil }
            for start in starts where places[0]...(places[0] + same) ~= start {
                for end in ends where end >= start {
                    let marker = before[end..<min(before.count, end + 16)]
                    let from = places[1] + start - places[0]
                    next += after.indices[from...].filter { after[$0...].starts(with: marker) }.map { [end, $0] }
                }
            }
        }
        return seen.count < 2000 ? "bytes outside of placeholders are others" : nil
    }

    /// What stands now where something else stood; a guess, of pages with one placeholder only.
    static func clouds(before: [UInt8], after: [UInt8]) -> [[UInt8]] {
        let lower = before.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        guard lower.indices.count(where: { isStart(lower[$0...]) }) == 1 else { return [] }
        let pieces = pieces(of: before)
        guard pieces.count == 2, after.count > pieces[0].count + pieces[1].count else { return [] }
        let cloud = Array(after[pieces[0].count..<(after.count - pieces[1].count)])
        // Else a `>` in the words of the start was taken for its end.
        let isWhole = ["<div xmlns", "<svg xmlns"].contains { cloud.drop { $0 <= 0x20 }.starts(with: $0.utf8) }
        return isWhole ? [cloud] : []
    }

    /// The page without what stands between the ends of starts and the starts of ends.
    private static func pieces(of page: [UInt8]) -> [ArraySlice<UInt8>] {
        let lower = page.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        var pieces: [ArraySlice<UInt8>] = []
        var (start, place) = (0, 0)
        var isOpen = false
        while place < lower.count {
            let rest = lower[place...]
            if !isOpen, isStart(rest) {
                isOpen = true
            } else if isOpen, let from = opened(rest) {
                // Any `>` may be where the start ends: all behind the first one may be another.
                pieces.append(page[start..<from])
                start = from
                isOpen = false
                if let end = lower.indices[from...].first(where: { isEnd(lower[$0...]) }) { start = end }
                place = max(from, start) - 1
            }
            place += 1
        }
        pieces.append(page[start...])
        return pieces
    }

    private static func isStart(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.starts(with: "<stratus-cloud".utf8) { return true }
        guard rest.starts(with: "<!--".utf8) else { return false }
        return rest.dropFirst(4).drop { $0 <= 0x20 }.starts(with: "stratus".utf8)
    }

    private static func opened(_ rest: ArraySlice<UInt8>) -> Int? {
        rest.first == UInt8(ascii: ">") ? rest.startIndex + 1 : nil
    }

    private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.starts(with: "</stratus-cloud".utf8) { return true }
        guard rest.first == UInt8(ascii: "<") else { return false }
        var tail = rest
        for word in ["<!--", "/", "stratus", "-->"] {
            tail = tail.drop { $0 <= 0x20 }
            guard tail.starts(with: word.utf8) else { return false }
            tail = tail.dropFirst(word.utf8.count)
        }
        return true
    }
}
