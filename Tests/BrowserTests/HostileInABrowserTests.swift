import Foundation
import TestSupport
import Testing

/// A corpus of what should not work: whatever is not refused is opened in a browser, where nothing may run, load or
/// leave its place, and where it reads as it was given.
@Suite(.serialized) struct HostileInABrowserTests {
    private static let elements: Set = [
        "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "p", "div", "ul", "li", "span", "br",
        "svg",
        "desc", "rect", "ellipse", "g", "a", "text",
    ]
    private static let attributes: Set = [
        "display",
        "xmlns", "lang", "dir", "charset", "name", "content", "class", "viewBox", "width", "height", "x", "y", "rx",
        "ry", "cx",
        "cy", "font-size", "textLength", "lengthAdjust", "data-weight", "aria-label", "aria-hidden", "role",
        "transform", "href",
        "rel", "target", "title", "tabindex",
    ]

    private func check(_ hostile: HostileClouds, _ findings: [HostileClouds.Finding]) {
        #expect(findings.count == hostile.clouds.count && !findings.isEmpty)
        for refusal in hostile.refusals {
            #expect(refusal.isStated, "\(refusal.name): \(refusal.status), \(refusal.errors.prefix(300))")
        }
        for (cloud, finding) in zip(hostile.clouds, findings) {
            #expect(!finding.ran, "\(cloud.name) runs")
            #expect(finding.loaded == [], "\(cloud.name) loads")
            #expect(Set(finding.elements).subtracting(Self.elements) == [], "\(cloud.name)")
            #expect(Set(finding.attributes).subtracting(Self.attributes) == [], "\(cloud.name)")
            for style in finding.styles {
                let names = ["url(", "@import", "image-set(", "src(", "expression(", "<"].filter { style.contains($0) }
                #expect(names == [], "\(cloud.name): \(names)")
            }
            for link in finding.links {
                let isHarmless =
                    link.firstMatch(of: /^(?i:https?:\/\/|mailto:)/) != nil
                    || !link.prefix { !"/?#".contains($0) }.contains(":")
                #expect(isHarmless, "\(cloud.name): \(link)")
            }
        }
    }

    /// How a text reads: runs of white space are one space, and there is none at its ends.
    private func readable(_ text: String) -> String {
        text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
    }

    /// What is broken into lines has spaces only where they were, and a hyphen where a soft one was.
    private func letters(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{AD}" && $0 != "-" }))
    }

    /// Text of which nothing is to be seen is not drawn.
    private func isSeen(_ text: String) -> Bool {
        text.unicodeScalars.contains { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }
    }

    @Test func aHostileTextReadsAsGivenWhereverItStands() async throws {
        let texts: [String] = try HostileClouds.corpus("texts")
        let positions = ["name", "details", "group", "title", "description", "source", "unit"]
        var hostile = try HostileClouds()
        // Where one place refuses it, it stands in each of them alone; no argument can hold a NUL.
        // A unit has rules of its own.
        let together = try texts.enumerated().filter { !$0.element.contains("\0") }.map {
            try HostileClouds.job($0.element, number: $0.offset, in: positions.filter { $0 != "unit" })
        }
        let refused = Set(try await hostile.render(together).map(\.text))
        let alone = try texts.enumerated().filter { refused.contains($0.element) || $0.element.contains("\0") }.flatMap
        { pair in
            try positions.filter { !pair.element.contains("\0") || ["name", "details", "group"].contains($0) }.map {
                try HostileClouds.job(pair.element, number: pair.offset, in: [$0])
            }
        }
        try await hostile.render(alone)
        #expect(texts.count > 120 && hostile.clouds.count > 500)
        let findings = try hostile.open()
        check(hostile, findings)
        for (cloud, finding) in zip(hostile.clouds, findings) {
            let text = readable(cloud.text)
            if cloud.positions.contains("name") {
                #expect(finding.names.contains { letters($0) == letters(text) }, "\(cloud.name): \(finding.names)")
                #expect(finding.labels.contains { readable($0).hasPrefix(text) }, "\(cloud.name): \(finding.labels)")
            }
            if cloud.positions.contains("title") { #expect(readable(finding.title) == text, "\(cloud.name)") }
            if cloud.positions.contains("description"), cloud.form != "list" {
                #expect(readable(finding.description) == text, "\(cloud.name)")
            }
            for position in ["group", "source"]
            where cloud.positions.contains(position) && text.utf8.count < 200 && isSeen(letters(text)) {
                #expect(letters(finding.texts).contains(letters(text)), "\(cloud.name): \(position)")
            }
        }
    }

    @Test func aHostileLinkIsRefusedOrLeadsWhereItSays() async throws {
        let links: [String] = try HostileClouds.corpus("links")
        var hostile = try HostileClouds()
        try await hostile.render(
            links.enumerated().map { number, link in
                let input = try JSONEncoder().encode([["name": "plain", "link": link]])
                return HostileClouds.Job(
                    name: "link \(number)", text: link, arguments: ["--from", "json"], input: Array(input))
            })
        #expect(hostile.refusals.count > 25 && hostile.clouds.count > 60)
        let findings = try hostile.open()
        check(hostile, findings)
        for (cloud, finding) in zip(hostile.clouds, findings) where !cloud.text.isEmpty {
            let link = try #require(finding.links.first, "\(cloud.name)")
            let given = cloud.text.removingPercentEncoding ?? cloud.text
            #expect(
                finding.links.count == 1 && (link.removingPercentEncoding ?? link) == given, "\(cloud.name): \(link)")
        }
    }

    @Test func aHostileOptionIsRefusedOrDoesNoHarm() async throws {
        let options: [[String]] = try HostileClouds.corpus("options")
        var hostile = try HostileClouds()
        try await hostile.render(
            options.map {
                HostileClouds.Job(name: "\($0)", arguments: $0, input: Array("- [plain](/x) (3)\n- other (1)\n".utf8))
            })
        #expect(options.count > 250 && hostile.refusals.count > 150)
        check(hostile, try hostile.open())
    }

    @Test func aHostileListIsRefusedOrDoesNoHarm() async throws {
        let lists: [String] = try HostileClouds.corpus("lists")
        // Halves of surrogates, bytes that begin and do not end, and what no text has.
        let bytes: [[UInt8]] = [
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xC0, 0xBC], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80], [0xFF], [0],
        ]
        var hostile = try HostileClouds()
        let counts: [String] = ["--counts=tooltip", "--heading", "--legend"]
        try await hostile.render(
            lists.enumerated().map { HostileClouds.Job(name: "list \($0)", arguments: counts, input: Array($1.utf8)) }
                + bytes.map {
                    HostileClouds.Job(
                        name: "bytes \($0)", arguments: counts, input: Array("- a".utf8) + $0 + Array("b\n".utf8))
                })
        #expect(hostile.refusals.count > 10)
        check(hostile, try hostile.open())
    }

    @Test func aHostileThemeIsRefusedOrStaysInItsCloud() async throws {
        let folder = Project.fixture("hostile/themes")
        let themes = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var hostile = try HostileClouds()
        try await hostile.render(
            themes.map {
                HostileClouds.Job(
                    name: "theme \($0)", arguments: ["--theme", folder.appending(path: $0).path],
                    input: Array("- [plain](/x) (3)\n- other (1)\n".utf8))
            })
        #expect(themes.count == 35 && hostile.refusals.count > 15)
        check(hostile, try hostile.open())
    }

    @Test func aHostileTextIsTextInMarkdown() async throws {
        let texts: [String] = try HostileClouds.corpus("texts")
        for (number, text) in texts.enumerated() where !text.contains("\0") {
            let job = try HostileClouds.job(text, number: number, in: ["name", "title"])
            let result = try Command.run(
                ["render", "--quiet", "--format", "markdown"] + job.arguments, input: job.input)
            guard result.status == 0 else {
                #expect((result.status == 64 || result.status == 65) && result.output.isEmpty, "\(number)")
                continue
            }
            let tree = try Command.run(
                ["-t", "xml", "-e", "table", "-e", "strikethrough", "-e", "autolink"], input: result.output,
                executable: "/usr/bin/cmark-gfm")
            #expect(tree.status == 0 && !tree.text.contains("<html_"), "\(number): \(result.text)")
            let links = tree.text.matches(of: /<(?:link|image) destination="([^"]*)"/).map { String($0.1) }
            #expect(links.allSatisfy { $0 == "/plain" }, "\(number): \(links)")
            #expect(!tree.text.contains("<image"), "\(number)")
        }
    }
}
