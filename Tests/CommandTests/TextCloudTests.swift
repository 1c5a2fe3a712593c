import TestSupport
import Testing

/// Clouds of texts: what they are called, which words they show, and what a comparison says.
@Suite struct TextCloudTests {
    private func render(_ arguments: [String]) throws -> Command.Result { try Command.run(["render"] + arguments) }

    /// So many words that occur twice, and so many that occur once.
    private func text(twice: Int, once: Int) -> String {
        let letters = Array("bcdfghjklm")
        func word(_ start: String, _ number: Int) -> String {
            start + String(letters[number / 10 % 10]) + "o" + String(letters[number % 10]) + "ur. "
        }
        return (0..<twice).map { word("wa", $0) + word("wa", $0) }.joined()
            + (0..<once).map { word("zu", $0) }.joined()
    }

    @Test func aTextIsCalledAfterItsFileAndItsHeading() throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write("Apples and pears and apples.", to: "annual-report_2026.txt")
        let marked = try folder.write(
            "---\ntitle: Post\n---\n\nApples.\n\n## Small\n\n# On *fruit*\n\nPears, apples.", to: "notes.md")
        func title(_ arguments: [String]) throws -> String {
            let svg = try render(["--format", "svg"] + arguments).text
            return svg.split(separator: "<title>").dropFirst().first.map { String($0.prefix { $0 != "<" }) } ?? ""
        }
        #expect(try title([plain]) == "Annual report 2026")
        #expect(try title(["--from", "text", marked]) == "On fruit")
        #expect(try title([plain, "--title", "Mine"]) == "Mine")
        #expect(try render([plain, "--format", "svg"]).text.contains("<desc>5 words</desc>"))
        #expect(try render([plain, "--format", "svg", "--lang", "de"]).text.contains("<desc>5 Wörter</desc>"))
        #expect(try render([plain, "--format", "svg"]).text.contains("aria-label=\"apples, 2 times\""))
    }

    @Test(arguments: [(60, 30, 60), (10, 50, 40), (10, 5, 15)])
    func wordsThatOccurOnceAreLeftOutWhereThereAreOthers(twice: Int, once: Int, placed: Int) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text(twice: twice, once: once), to: "speech.txt")
        let options = ["--phrases", "off", "--language", "none", "--format", "svg"]
        let result = try render([path, "--report", "text"] + options)
        #expect(result.errors.contains("\(twice + once) distinct, \(placed) placed"), "\(result.errors)")
        let left = twice + once - placed
        #expect(result.errors.contains("\(left) that occur once") == (left > 0))
        let lines = result.errors.split(separator: "\n").filter {
            $0.hasSuffix("is a word that occurs once (min-weight 1 keeps these)")
        }
        #expect(lines.count == left)
        for more in [["--min-weight", "1"], ["--limit", "all"]] {
            #expect(try render([path] + options + more).errors.contains("\(twice + once) placed"), "\(more)")
        }
        #expect(try Command.run(["count", path] + options.prefix(4)).errors.contains("\(twice + once) placed"))
    }

    @Test func aReferenceAloneIsAComparisonUnderItsNames() throws {
        let folder = try TemporaryFolder()
        let ours = try folder.write(String(repeating: "Apple pear. ", count: 40), to: "a/text.txt")
        let theirs = try folder.write(String(repeating: "Pear plum. Plum. ", count: 40), to: "b/text.txt")
        let compared = [ours, "--reference", theirs, "--names", "Genesis,Exodus", "--phrases", "off"]
        let list = try Command.run(["count"] + compared)
        #expect(
            list.text == """
                ## Genesis
                - Apple (89.26) {title="Genesis 40 (500 ‰), Exodus 0 (0 ‰)" text-count="40" text-rate="500" reference-count="0" reference-rate="0"}
                - pear (5.538) {title="Genesis 40 (500 ‰), Exodus 40 (333.3 ‰)" text-count="40" text-rate="500" reference-count="40" reference-rate="333.3"}

                ## Exodus
                - plum (116.4) {title="Genesis 0 (0 ‰), Exodus 80 (666.7 ‰)" text-count="0" text-rate="0" reference-count="80" reference-rate="666.7"}

                """, "\(list.text) \(list.errors)")
        let table = try Command.run(["count", "--format", "tsv"] + compared).text
        #expect(
            table.hasPrefix(
                "name\tweight\tgroup\ttext-count\ttext-rate\treference-count\treference-rate\nApple\t89.26\tGenesis\t40\t500\t0\t0\n"
            ),
            "\(table)")
        let json = try Command.run(["count", "--format", "json"] + compared).text
        #expect(json.contains("\"reference-count\":80,\"reference-rate\":666.7"), "\(json)")
        let svg = try render(["--format", "svg", "--report", "text"] + compared)
        #expect(svg.text.contains("<title>Genesis – Exodus</title>"))
        #expect(svg.text.contains("<desc>Genesis: 80 words; Exodus: 120 words</desc>"))
        #expect(
            svg.text.contains("aria-label=\"Apple, 89.26 log-likelihood: Genesis 40 (500 ‰), Exodus 0 (0 ‰)\""),
            "\(svg.text)")
        #expect(svg.text.contains(">Genesis</text>") && svg.text.contains(">Exodus</text>"))
        #expect(
            svg.errors.contains("compared: \"plum\" (116.4): Genesis 0 (0 ‰), Exodus 80 (666.7 ‰)"), "\(svg.errors)")
        let data = try render(["--format", "json"] + compared).text
        #expect(data.contains("\"comparison\":\"Genesis 40 (500 ‰), Exodus 0 (0 ‰)\""))
        #expect(
            try render(["--format", "text"] + compared).text == """
                Genesis – Exodus

                Genesis
                Apple (89.26; Genesis 40 (500 ‰), Exodus 0 (0 ‰))  pear (5.54; Genesis 40 (500 ‰), Exodus 40 (333.3 ‰))

                Exodus
                plum (116.4; Genesis 0 (0 ‰), Exodus 80 (666.7 ‰))

                """)
        let markdown = try render(["--format", "markdown"] + compared).text
        #expect(markdown == "Genesis: Apple · pear\n\nExodus: **plum**\n")
        // Two files of one name are two groups all the same.
        let plain = try Command.run(["count", ours, "--reference", theirs]).text
        #expect(plain.split(separator: "\n").filter { $0.hasPrefix("## ") }.count == 2)
    }

    @Test(arguments: [
        ["--names", "A,B"], ["--reference", "x.txt", "--names", "A"], ["--reference", "x.txt", "--names", "A,A"],
        ["--reference", "x.txt", "--names", "A,B,C"], ["--reference", "x.txt", "--names", ",B"],
    ])
    func namesAreThoseOfTwoTexts(arguments: [String]) throws {
        let result = try Command.run(["count"] + arguments, input: Array("tree".utf8))
        #expect(result.status == 64 && result.errors.contains("--names") && result.errors.contains("hint: "))
    }

    @Test func aSizeAndAnotherWidthContradictEachOther() throws {
        let list = Array("- one (1)\n- two (2)\n".utf8)
        let flags = try Command.run(["render", "--size", "1280x720", "--width", "800"], input: list)
        #expect(flags.status == 64 && flags.errors.contains("they contradict each other"), "\(flags.errors)")
        let matter = try Command.run(
            ["render"], input: Array("---\nwidth: 800\nsize: 1280x720\n---\n- one".utf8))
        #expect(matter.status == 65 && matter.errors.contains("<standard input>:3:1: error: "), "\(matter.errors)")
        let size = try Command.run(
            ["render", "--size", "800x400", "--format", "svg"], input: Array("---\nwidth: 500\n---\n- one".utf8))
        #expect(size.text.contains("viewBox=\"0 0 800 400\""), "\(size.errors)")
    }
}
