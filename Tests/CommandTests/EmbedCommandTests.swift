import Foundation
import TestSupport
import Testing

@Suite struct EmbedCommandTests {
    private static let tags = "# Colours\n\n- red (3)\n- [blue](/blue) (2)\n- green\n"

    /// A folder with pages, and the tag list `tags.md`.
    private func site(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files.merging(["tags.md": Self.tags], uniquingKeysWith: { first, _ in first }) {
            try folder.write(text, to: name)
        }
        return folder
    }

    private func embed(_ folder: TemporaryFolder, _ arguments: [String]) throws -> Command.Result {
        try Command.run(["embed"] + arguments, folder: folder.url)
    }

    @Test(arguments: [
        ("<!-- stratus tags.md -->", "<!-- /stratus -->"), ("<!--stratus \"tags.md\"-->", "<!--/stratus-->"),
        ("<stratus-cloud src=\"tags.md\">", "</stratus-cloud>"),
        ("<STRATUS-CLOUD id=c data-src='tags.md'>", "</Stratus-Cloud >"),
    ])
    func aPlaceholderIsFilledAndEveryOtherByteStays(start: String, end: String) throws {
        let (before, after) = (
            "<!doctype html><DIV CLASS = x>one\t&nbsp  \n", "\n<svg><PATH d='M0 0'/></svg> <b>two</p></b>\r"
        )
        let folder = try site(["page.html": before + start + "old" + end + after])
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(result.errors == "1 page: 1 changed; 1 cloud\n")
        let page = try folder.text("page.html")
        #expect(page.hasPrefix(before + start) && page.hasSuffix(end + after))
        let content = page.dropFirst((before + start).count).dropLast((end + after).count)
        // What stands there is the fragment, as it is rendered alone.
        let fragment = try Command.run(["render", "tags.md", "--format", "fragment", "--quiet"], folder: folder.url)
        #expect(String(content) == "\n" + fragment.text)
    }

    @Test func theSampleGivesItsGoldenBytes() throws {
        let result = try Command.run(["embed", Project.sample("Pages/station.html").path, "-o", "-"])
        #expect(result.status == 0)
        let warnings = result.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(warnings.count == 1 && warnings[0].contains("station.html:61:41: "))
        let difference = try differenceFromGolden(result.output, "station.html")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = try site(["page.html": "a<!-- stratus tags.md -->\n<!-- /stratus -->b"])
        #expect(try embed(folder, ["page.html", "--in-place"]).status == 0)
        let first = try folder.state("page.html")
        let second = try embed(folder, ["page.html", "--in-place"])
        #expect(second.status == 0 && second.errors == "1 page: 1 up to date; 1 cloud\n")
        // Not even the file is another one.
        #expect(try folder.state("page.html") == first)
    }

    @Test func aPageWithoutPlaceholdersIsLeftAlone() throws {
        let folder = try site(["page.html": "<p>stratus is a cloud</p>"])
        let first = try folder.state("page.html")
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == 0 && result.errors == "1 page: 1 up to date; 0 clouds\n")
        #expect(try folder.state("page.html") == first)
    }

    @Test func checkListsStalePagesAndChangesNothing() throws {
        let stale = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site([
            "a/one.html": stale, "a/two.html": "<p></p>", "a/b/three.htm": stale, "a/tags.md": Self.tags,
            "a/b/tags.md": Self.tags,
        ])
        let check = try embed(folder, ["a", "--check"])
        #expect(check.status == 1 && check.text == "a/b/three.htm\na/one.html\n")
        #expect(check.errors == "3 pages: 2 not up to date, 1 up to date; 2 clouds\n")
        #expect(try folder.text("a/one.html") == stale)
        #expect(try embed(folder, ["a", "--in-place"]).status == 0)
        let again = try embed(folder, ["a", "--check"])
        #expect(again.status == 0 && again.output.isEmpty)
        // Tags that have changed show.
        try folder.write(Self.tags + "- white\n", to: "a/tags.md")
        #expect(try embed(folder, ["a", "--check"]).text == "a/one.html\n")
    }

    @Test(arguments: [
        ("<!-- stratus tags.md -->", 65, "page.html:2:5: error:", "end marker"),
        ("<stratus-cloud src=tags.md />", 65, "page.html:2:5: error:", "</stratus-cloud>"),
        ("<!-- /stratus -->", 65, "page.html:2:5: error:", "hint: "),
        (
            "<!-- stratus tags.md them=dark --><!-- /stratus -->", 65, "page.html:2:26: error: unknown option \"them\"",
            "did you mean \"theme\"?"
        ),
        ("<!-- stratus tags.md width=wide --><!-- /stratus -->", 65, "page.html:2:26: error:", "\"wide\""),
        (
            "<!-- stratus tags.md theme=drak --><!-- /stratus -->", 65, "page.html:2:26: error:",
            "did you mean \"dark\"?"
        ),
        ("<!-- stratus tags.md padding=400 --><!-- /stratus -->", 65, "page.html:2:26: error:", "padding 400"),
        ("<!-- stratus tgas.md --><!-- /stratus -->", 66, "page.html:2:18: error:", "tgas.md"),
        ("<!-- stratus --><!-- /stratus -->", 65, "page.html:2:5: error:", "names no tags"),
        ("<!-- stratus tags.md from=cvs --><!-- /stratus -->", 65, "page.html:2:26: error:", "csv"),
        ("<!-- stratus tags.md format=html --><!-- /stratus -->", 65, "page.html:2:33: error:", "fragment"),
        ("<!-- stratus https://example.org/t.md --><!-- /stratus -->", 65, "page.html:2:18: error:", "curl"),
        ("<!-- stratus bad.md --><!-- /stratus -->", 65, "bad.md:1:6: error:", "page.html:2:18: error:"),
        ("<!-- stratus tags=\"a (1,2)\" --><!-- /stratus -->", 65, "page.html:2:", "error:"),
        ("<!-- stratus page:haedings --><!-- /stratus -->", 65, "page.html:2:18: error:", "page:headings"),
    ])
    func whatIsWrongIsSaidWithItsPlaceAndThePageStays(
        placeholder: String, status: Int32, place: String, words: String
    ) throws {
        let text = "<p>one</p>\n    \(placeholder)\n"
        let folder = try site(["page.html": text, "bad.md": "- a (1,2)\n"])
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == status, "\(result.errors)")
        #expect(result.errors.contains(place) && result.errors.contains(words), "\(result.errors)")
        #expect(try folder.text("page.html") == text)
        #expect(try folder.names().sorted() == ["bad.md", "page.html", "tags.md"])
    }

    @Test func onePageThatFailsDoesNotHoldUpTheOthers() throws {
        let good = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site(["a.html": good, "b.html": "<!-- stratus none.md --><!-- /stratus -->", "c.html": good])
        let result = try embed(folder, ["a.html", "b.html", "missing.html", "c.html", "--in-place"])
        #expect(result.status == 1)
        #expect(result.errors.contains("4 pages: 2 changed, 2 failed and left as they were; 2 clouds"))
        let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.count == 2 && errors[0].hasPrefix("b.html:1:14") && errors[1].hasPrefix("missing.html:"))
        #expect(try folder.text("a.html") == folder.text("c.html"))
        #expect(try folder.text("c.html").contains("<svg"))
    }

    @Test func aFlagBeatsThePlaceholderWhichBeatsFrontMatter() throws {
        let list = "---\nwidth: 400\npadding: 20\nmax-size: 30\n---\n" + Self.tags
        let folder = try site([
            "tags.md": list, "page.html": "<!-- stratus tags.md width=500 padding=30 --><!-- /stratus -->",
        ])
        #expect(try embed(folder, ["page.html", "--in-place", "--width", "600"]).status == 0)
        let rendered = try Command.run(
            [
                "render", "tags.md", "--format", "fragment", "--width", "600", "--padding", "30", "--max-size", "30",
                "--quiet",
            ], folder: folder.url)
        #expect(try folder.text("page.html").contains(rendered.text))
    }

    @Test func pathsAreAsSeenFromThePage() throws {
        let theme = try String(contentsOf: Project.root.appending(path: "Templates/themes/warm.css"), encoding: .utf8)
        let page = "<!-- stratus ../data/tags.md theme=../look/mine.css --><!-- /stratus -->"
        let folder = try site(["blog/page.html": page, "data/tags.md": Self.tags, "look/mine.css": theme])
        let result = try embed(folder, ["blog/page.html", "--in-place"])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(arguments: ["../secret.md", "link.md", "sub/../../secret.md"])
    func withAFolderOfSourcesNothingElseIsRead(source: String) throws {
        let text = "<!-- stratus \(source) --><!-- /stratus -->"
        let folder = try site([
            "page.html": text, "secret.md": "- secret\n", "data/tags.md": Self.tags, "data/sub/x.md": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("data/link.md"), withDestinationPath: folder.file("secret.md"))
        let result = try embed(folder, ["page.html", "--in-place", "--sources", "data"])
        #expect(result.status == 65 && result.errors.contains("leads out of the folder data"), "\(result.errors)")
        #expect(try folder.text("page.html") == text)
        try folder.write("<!-- stratus tags.md --><!-- /stratus -->", to: "page.html")
        #expect(try embed(folder, ["page.html", "--in-place", "--sources", "data"]).status == 0)
    }

    @Test(arguments: [
        ["page.html"], ["--in-place"], ["page.html", "--in-place", "--check"], ["page.html", "--in-place", "-o", "x"],
        ["page.html", "-o", ""], ["a.html", "b.html", "-o", "-"], ["page.html", "--check", "--print-csp"],
        ["-", "-o", "out"], ["page.html", "--in-place", "--key", ""], ["page.html", "--in-place", "--from", "x"],
    ])
    func wrongArgumentsAreToldBeforeAnythingIsRead(arguments: [String]) throws {
        let text = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site(["page.html": text])
        let result = try embed(folder, arguments)
        #expect(result.status == 64 && result.errors.contains("hint: "), "\(result.errors)")
        #expect(try folder.text("page.html") == text)
    }

    // The hashes by Python's hashlib, of what stands in the elements of the page as it is written.
    @Test(arguments: ["utf-8", "iso-8859-1"], ["\n", "\r\n"])
    func thePolicyHasTheHashesOfAllStylesOfThePage(encoding: String, lineEnd: String) throws {
        let lines = [
            "<!doctype html><meta charset=\(encoding)><title>x</title>", "<!-- stratus tags.md --><!-- /stratus -->",
            "<!-- stratus tags=\"Zürich\" format=list --><!-- /stratus -->", "<!-- stratus tags.md chip=box -->",
            "<!-- /stratus -->", "",
        ]
        let text = lines.joined(separator: lineEnd)
        let folder = try site([:])
        try folder.write(
            encoding == "utf-8" ? Array(text.utf8) : text.unicodeScalars.map { UInt8($0.value) }, to: "page.html")
        let policy = try embed(folder, ["page.html", "--print-csp"])
        #expect(policy.status == 0 && policy.errors.isEmpty, "\(policy.errors)")
        let untouched = try folder.text("page.html")
        #expect(!untouched.contains("<svg"))
        #expect(try embed(folder, ["page.html", "--in-place"]).status == 0)
        let program = """
            import base64, hashlib, re, sys
            page = open("page.html", encoding="\(encoding)", newline="").read().replace("\\r\\n", "\\n")
            styles = set(re.findall("<style>(.*?)</style>", page, re.S))
            hashes = sorted(base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in styles)
            print("style-src " + " ".join("'sha256-%s'" % h for h in hashes))
            """
        let expected = try Command.run(
            ["python3", "-c", program], folder: folder.url, executable: "/usr/bin/env")
        #expect(expected.status == 0 && policy.text == expected.text, "\(expected.errors)")
        #expect(policy.text.components(separatedBy: "'sha256-").count >= 6)
    }

    @Test func theNumberOfWorkersDoesNotShow() throws {
        var files: [String: String] = [:]
        for number in 0..<40 {
            let source = number % 7 == 3 ? "none.md" : "tags.md"
            files["p\(number).html"] =
                "<p>\(number)<!-- stratus \(source) width=\(400 + number % 5) --><!-- /stratus -->"
        }
        let results = try [1, 4].map { jobs in
            let folder = try site(files)
            let result = try embed(folder, [".", "--in-place", "--jobs", "\(jobs)"])
            return (result.errors, result.status, try files.keys.sorted().map { try folder.bytes($0) })
        }
        #expect(results[0].0 == results[1].0 && results[0].1 == 1 && results[1].1 == 1)
        #expect(results[0].2 == results[1].2)
    }

    @Test func tagsOfThePageItself() throws {
        let text = """
            <title>T</title><h2 id=one>First part</h2><p>Some words here.</p><h2>Second</h2><p>More.</p>
            <i data-topic="red, blue"></i><i data-topic="red (2)"></i>
            <!-- stratus page:headings title=a --><!-- /stratus -->
            <!-- stratus page:data-topic title=b --><!-- /stratus -->
            <!-- stratus tags="x (3), y" title=c --><!-- /stratus -->
            <stratus-cloud data-tags="x (3), y &amp; z" title=d></stratus-cloud>
            """
        let folder = try site(["page.html": text])
        let result = try embed(folder, ["page.html", "--in-place", "--report", "json"])
        #expect(result.status == 0, "\(result.errors)")
        let page = try folder.text("page.html")
        #expect(page.contains("<a href=\"#one\"") && page.contains(">First part<"))
        #expect(page.contains("data-weight=\"3\">red<") && page.contains("data-weight=\"1\">blue<"))
        #expect(page.contains(">y &amp; z<"))
        #expect(page.components(separatedBy: "data-weight=\"3\">x<").count == 3)
        // What was filled in is no part of the page that is read.
        #expect(try embed(folder, ["page.html", "--check"]).status == 0)
    }

    @Test func theReportIsData() throws {
        let folder = try site([
            "a.html": "\n<!-- stratus tags.md limit=2 --><!-- /stratus -->",
            "b.html": "<!-- stratus x.md --><!-- /stratus -->",
        ])
        let result = try embed(folder, ["a.html", "b.html", "--in-place", "--report", "json"])
        let json = try #require(JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
        let pages = try #require(json["pages"] as? [[String: Any]])
        #expect(pages.map { $0["path"] as? String } == ["a.html", "b.html"])
        #expect(pages.map { $0["state"] as? String } == ["changed", "failed"])
        let cloud = try #require((pages[0]["clouds"] as? [[String: Any]])?.first)
        #expect(cloud["line"] as? Int == 2)
        let report = try #require(cloud["report"] as? [String: Any])
        #expect((report["dropped"] as? [Any])?.count == 1 && report["placed"] as? Int == 2)
        #expect((pages[1]["errors"] as? [String])?.first?.hasPrefix("b.html:1:14: error:") == true)
    }
}
