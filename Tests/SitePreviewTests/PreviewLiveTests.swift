import SiteReading
import TestSupport
import Testing

@testable import SiteBuilding
@testable import SitePreview
@testable import SourceText

extension PreviewTests {
    @Suite("Live reload") struct PreviewLiveTests {
        static func failure(_ message: String = "no post of this name") -> SiteError {
            var problems = SiteProblems()
            let source = SourceText(checked: Array("title: \"</script>\n".utf8), path: "posts/a<b>.md")
            problems.append(Problem(source, at: 7..<17, message, hint: "write </b> & \"it\""))
            return SiteError(problems)
        }

        @Test("What a build changed says what is to be exchanged, and whether the page is to be loaded again")
        func kinds() async throws {
            try await Preview.run(["index.html": "x", "a.css": "y"]) { preview in
                let build = preview.server.events.state.build
                let page = try await preview.listen(build: build)
                let head = try await page.read(until: "retry: 500\n\n")
                #expect(head.contains("200 OK") && head.contains("Content-Type: text/event-stream\r\n"))
                #expect(head.contains("Cache-Control: no-store") && !head.contains("Content-Length"))
                #expect(!head.contains("event:"))
                preview.show(["a.css", "index.html"], changed: ["a.css"])
                #expect(try await page.read(until: "\n\n") == "event: styles\nid: \(build + 1)\ndata: 0\n\n")
                preview.show(["a.css", "index.html"], changed: ["index.html"])
                #expect(
                    try await page.read(until: "\n\n") == "event: pages\nid: \(build + 2)\ndata: {\"styles\":false}\n\n"
                )
                preview.show(["a.css", "index.html"], changed: ["a.css", "index.html"])
                #expect(
                    try await page.read(until: "\n\n") == "event: pages\nid: \(build + 3)\ndata: {\"styles\":true}\n\n")
                preview.show(["a.css", "a.png", "index.html"], changed: ["a.png"])
                #expect(try await page.read(until: "\n\n") == "event: reload\nid: \(build + 4)\ndata: 0\n\n")
            }
        }

        @Test("A build that changed nothing is not told, and one that took a file away is")
        func unchanged() async throws {
            try await Preview.run(["index.html": "x", "b.html": "y"]) { preview in
                let build = preview.server.events.state.build
                let page = try await preview.listen(build: build)
                _ = try await page.read(until: "retry: 500\n\n")
                preview.show(["b.html", "index.html"])
                #expect(preview.server.events.state.build == build)
                preview.show(["index.html"])
                #expect(
                    try await page.read(until: "\n\n") == "event: pages\nid: \(build + 1)\ndata: {\"styles\":false}\n\n"
                )
            }
        }

        @Test(
            "A file's kind is known by its name",
            arguments: [
                ("a.css", "styles"), ("a/B.CSS", "styles"), ("index.html", "pages"), ("a.htm", "pages"),
                ("feed.xml", "pages"), ("feed.json", "pages"), ("robots.txt", "pages"), ("a.svg", "all"),
                ("a.js", "all"),
                ("a.woff2", "all"), ("css", "all"), ("", "all"), ("a.css.map", "all"), ("é.PNG", "all"),
            ])
        func names(path: String, kind: String) { #expect("\(ChangeKind(of: path))" == kind) }

        @Test("Errors are told with place, line, caret and hint, and that they are gone, too")
        func errors() async throws {
            try await Preview.run(["index.html": "x"]) { preview in
                let build = preview.server.events.state.build
                let page = try await preview.listen(build: build)
                _ = try await page.read(until: "retry: 500\n\n")
                preview.server.show(Self.failure())
                let told = try await page.read(until: "\n\n")
                #expect(
                    told == #"""
                        event: failed
                        id: \#(build)
                        data: {"errors":[{"place":"posts/a\u003cb>.md:1:8","message":"no post of this name","line":"title: \"\u003c/script>","caret":"       ^~~~~~~~~~","hint":"write \u003c/b> & \"it\""}],"more":0}


                        """#)
                // The last build stays below.
                let below = try await preview.get("/")
                #expect(below.status == 200 && below.text.hasPrefix("x<script"))
                preview.show(["index.html"])
                #expect(try await page.read(until: "\n\n") == "event: mended\nid: \(build)\ndata: 0\n\n")
            }
        }

        @Test("A page that is opened while the build is broken hears of it at once")
        func broken() async throws {
            try await Preview.run(["index.html": "x"]) { preview in
                preview.server.show(Self.failure())
                let page = try await preview.listen(build: preview.server.events.state.build)
                #expect(try await page.read(until: "event: failed").contains("200 OK"))
            }
        }

        @Test("Where there never was a build, a page of its own shows the errors until there is one")
        func neverBuilt() async throws {
            try await Preview.run { preview in
                preview.server.show(Self.failure())
                let answer = try await preview.get("/some/page")
                #expect(answer.status == 503)
                #expect(answer.text.contains("posts/a&lt;b&gt;.md:1:8: error: no post of this name"))
                #expect(!answer.text.contains("</script>\n"))
                let build = try #require(answer.text.firstMatch(of: /data-build="(\d+)"/).flatMap { Int($0.output.1) })
                let page = try await preview.listen(build: build)
                #expect(try await page.read(until: "\"more\":0}\n\n").contains("event: failed"))
                try preview.folder.write("<p>built", to: "some/page.html")
                preview.show(["some/page.html"])
                #expect(try await page.read(until: "event: mended").contains("event: reload"))
                let built = try await preview.get("/some/page")
                #expect(built.status == 200)
            }
        }

        @Test(
            "A page that missed builds hears what it needs",
            arguments: [
                (0, "", ""), (-1, "styles", "0"), (-2, "styles", "0"), (-3, "pages", "{\"styles\":true}"),
                (-4, "pages", "{\"styles\":true}"), (-5, "reload", "0"), (-100, "reload", "0"), (5, "reload", "0"),
            ])
        func missed(distance: Int, event: String, data: String) async throws {
            try await Preview.run(["index.html": "x", "a.css": "y"]) { preview in
                for changed in ["a.png", "feed.xml", "index.html", "a.css", "a.css"] {
                    preview.show(["a.css", "index.html"], changed: [changed])
                }
                let build = preview.server.events.state.build
                // What a page heard last counts more than what it was loaded from.
                for (loaded, fields) in [(build + distance, []), (1, ["Last-Event-ID: \(build + distance)"])] {
                    let page = try await preview.listen(build: loaded, fields)
                    preview.server.events.beat()
                    let told = try await page.read(until: event.isEmpty ? "retry: 500\n\n" : "data: \(data)\n\n")
                    #expect(event.isEmpty ? !told.contains("event:") : told.contains("event: \(event)\nid: \(build)\n"))
                }
            }
        }

        @Test("A page that is loaded names the build that it shows, and the next run has greater numbers")
        func numbers() async throws {
            try await Preview.run(["index.html": "<BODY>x</Body >"]) { preview in
                let build = preview.server.events.state.build
                let answer = try await preview.get("/")
                let element = #"<script async="" src="/.stratus/live.js" data-build="\#(build)"></script>"#
                #expect(answer.text == "<BODY>x\(element)</Body >")
                let script = try await preview.get("/.stratus/live.js")
                #expect(script.fields["content-type"] == "text/javascript; charset=utf-8")
                #expect(Array(script.text.utf8) == PackageResources.live_js)
                #expect(script.text.contains("\"\(PreviewPath.script)\"") && script.text.contains(PreviewPath.events))
                let other = try await preview.get("/.stratus/else")
                #expect(other.status == 404)
            }
        }

        @Test("A page that listens hears a sign of life now and then, and one that has gone is forgotten")
        func heartbeats() async throws {
            let limits = PreviewLimits(heartbeat: .milliseconds(40))
            try await Preview.run(["index.html": "x"], limits) { preview in
                var page: PreviewClient? = try await preview.listen()
                _ = try await page?.read(until: "retry: 500\n\n")
                #expect(try await page?.read(until: ": \n\n: \n\n") != nil)
                #expect(preview.server.events.listenerCount == 1)
                page = nil
                try await reaches { preview.server.events.listenerCount == 0 && preview.server.table.count == 0 }
            }
        }

        @Test("Two hundred pages hear of a build, and are forgotten when they have gone")
        func many() async throws {
            try await Preview.run(["index.html": "x"]) { preview in
                var pages: [PreviewClient] = []
                for _ in 0..<200 { pages.append(try await preview.listen()) }
                for page in pages { _ = try await page.read(until: "retry: 500\n\n") }
                #expect(preview.server.events.listenerCount == 200)
                preview.show(["index.html"], changed: ["index.html"])
                for page in pages { #expect(try await page.read(until: "\n\n").contains("event: pages")) }
                pages = []
                try await reaches { preview.server.events.listenerCount == 0 && preview.server.table.count == 0 }
            }
        }

        @Test(
            "Pages of others may not listen",
            arguments: [
                (["Sec-Fetch-Site: cross-site"], 403), (["Sec-Fetch-Site: same-site"], 403),
                (["Origin: https://evil.example"], 403), (["Origin: null"], 403), (["Origin: http://localhost:1"], 403),
                (["Origin: https://localhost:PORT"], 403), (["Sec-Fetch-Site: same-origin"], 200),
                (["Origin: http://localhost:PORT", "Sec-Fetch-Site: same-origin"], 200), ([], 200),
            ])
        func origins(fields: [String], status: Int) async throws {
            try await Preview.run(["index.html": "x"]) { preview in
                let page = try await preview.listen(fields.map { $0.replacing("PORT", with: "\(preview.port)") })
                let head = try await page.read(until: "\r\n\r\n")
                #expect(head.hasPrefix("HTTP/1.1 \(status) "))
            }
        }
    }
}

/// Waits until something is true, and fails when that takes too long.
func reaches(_ isTrue: () -> Bool) async throws {
    let end = ContinuousClock.now + PreviewClient.deadline
    while !isTrue() {
        guard ContinuousClock.now < end else { throw PreviewClient.Failure.late("") }
        await Task.yield()
    }
}

extension PreviewTests {
    @Suite("The script in a page") struct PreviewInjectionTests {
        @Test(
            "It stands before the last end of a body, else at the end",
            arguments: [
                ("<body>a</body></html>", "<body>a|</body></html>"), ("<BODY>a</BODY>", "<BODY>a|</BODY>"),
                ("a</bOdY\n>", "a|</bOdY\n>"), ("a</body", "a</body|"), ("a</bodyguard>", "a</bodyguard>|"),
                ("", "|"), ("a", "a|"), ("<!-- </body> --><p></body>", "<!-- </body> --><p>|</body>"),
                ("<p></body><!-- </body> -->", "<p>|</body><!-- </body> -->"),
                ("</body><style>\"</body>\"</style>", "|</body><style>\"</body>\"</style>"),
                ("</body>", "|</body>"), ("\u{FEFF}é</body>", "\u{FEFF}é|</body>"), ("a<\u{F}body>", "a<\u{F}body>|"),
                ("</BODY/>", "|</BODY/>"), ("<\u{0F}BODY></body\t>", "<\u{0F}BODY>|</body\t>"),
            ])
        func places(page: String, expected: String) {
            let element = #"<script async="" src="/.stratus/live.js" data-build="7"></script>"#
            let made = ScriptInjection.page(Array(page.utf8), build: 7)
            #expect(String(decoding: made, as: UTF8.self) == expected.replacing("|", with: element))
        }

        @Test(
            "It knows how many scripts the page came with",
            arguments: [
                ("<script>", " data-scripts=\"1\""), ("a<SCRIPT a></script><scrIpt>", " data-scripts=\"2\""),
                ("<scrip", ""), ("</script>&lt;script", ""), ("<<script>", " data-scripts=\"1\""),
                ("<!-- <script> --><style><script></style>", ""),
            ])
        func scripts(page: String, attribute: String) {
            let made = String(decoding: ScriptInjection.page(Array(page.utf8), build: 7), as: UTF8.self)
            #expect(
                made == page + "<script async=\"\" src=\"/.stratus/live.js\" data-build=\"7\"\(attribute)></script>")
        }

        @Test("Bytes that are no UTF-8 stay as they are")
        func bytes() {
            let made = ScriptInjection.page([0xFF, 0x00, 0xC3], build: 1)
            #expect(made.starts(with: [0xFF, 0x00, 0xC3]) && made.count > 3)
        }
    }
}
