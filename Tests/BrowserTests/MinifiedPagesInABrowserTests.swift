import Foundation
import TestSupport
import Testing

/// A minified page is the same page: a browser shows each of its elements where it was, and reads the same text.
@Suite("Minified pages in a browser", .serialized) struct MinifiedPagesInABrowserTests {
    private static let looks = """
        return [...document.querySelectorAll('iframe')].map(frame => {
          const page = frame.contentDocument;
          const boxes = [...page.querySelectorAll('body, body *')].map(element => {
            const box = element.getBoundingClientRect();
            return [element.localName, box.x, box.y, box.width, box.height].join(' ');
          });
          return [page.body.innerText, ...boxes];
        });
        """

    /// Some of the pages of the sample blog, with their style sheet in them.
    private func pages(_ arguments: [String]) throws -> [String] {
        let output = try TemporaryFolder()
        let result = try Command.run(
            [
                "build", Project.sample("Blog").path, "-o", output.file("public"), "--state", output.file("state"),
                "--now", "2026-11-22", "--quiet",
            ]
                + arguments)
        #expect(result.status == 0, "\(result.errors)")
        func text(_ name: String) throws -> String {
            try String(contentsOf: output.url.appending(path: "public/\(name)"), encoding: .utf8)
        }
        let styles = "<style>\(try text("site.css"))</style>"
        let names = (FileManager.default.enumerator(atPath: output.file("public"))?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".html") }.sorted()
        let chosen =
            ["index.html", "404.html", "page/2/index.html", "tags/index.html", "letters/index.html"]
            + stride(from: 0, to: names.count, by: names.count / 20).map { names[$0] }
        return try chosen.map { try text($0).replacing(/<link rel="stylesheet"[^>]*>/, with: styles) }
    }

    @Test(arguments: [390, 1280]) func everyElementIsWhereItWas(width: Int) throws {
        let (plain, minified) = (try pages([]), try pages(["--minify"]))
        #expect(plain != minified)
        #expect(plain.count > 20)
        // Side by side all of them would be one page of many megabytes.
        for start in stride(from: 0, to: plain.count, by: 5) {
            let range = start..<min(start + 5, plain.count)
            let frames = (plain[range] + minified[range]).map { page in
                "<iframe style=\"border:0;width:\(width)px;height:900px\" srcdoc=\"\(Browser.attributeValue(page))\"></iframe>\n"
            }
            let looks: [[String]] = try Browser.evaluate(Self.looks, body: frames.joined())
            #expect(looks.count == range.count * 2)
            for (one, other) in zip(looks.prefix(range.count), looks.suffix(range.count)) {
                #expect(one.count > 20)
                #expect(one.count == other.count)
                let differences = zip(one, other).filter { $0 != $1 }
                #expect(differences.isEmpty, "\(differences.prefix(3))")
            }
        }
    }
}
