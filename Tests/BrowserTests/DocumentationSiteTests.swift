import Foundation
import TestSupport
import Testing

/// The documentation as a site, as `make site` builds it. That its links lead somewhere is a part of its build.
@Suite(.serialized)
struct DocumentationSiteTests {
    /// The built site: its addresses are paths of its files, so that pages find their style sheets without a server.
    private struct Site {
        let folder: TemporaryFolder
        let result: Command.Result
        var pages: [String] = []

        init() throws {
            folder = try TemporaryFolder()
            let base = "https://example.org\(folder.file("public"))/"
            result = try Command.run(
                [
                    Project.root.appending(path: "Tools/site.py").path, Command.binary, folder.url.path, "--base-url",
                    base,
                ],
                executable: "/usr/bin/python3")
            let files = FileManager.default.enumerator(atPath: folder.file("public"))
            pages = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".html") }.sorted()
        }

        func path(_ page: String) -> String { folder.file("public/\(page)") }
    }

    private static let site = Result { try Site() }

    @Test func everyPageOfTheCatalogueIsAPage() throws {
        let site = try Self.site.get()
        #expect(site.result.status == 0, "\(site.result.text)\(site.result.errors)")
        // The front page, the index and 404 are the site's own.
        #expect(site.pages.count == Documentation.pages.count - 1 + 3)
        for page in site.pages {
            let text = try String(contentsOfFile: site.path(page), encoding: .utf8)
            #expect(!text.contains("\\\n\n"), "\(page) has a command that goes on behind an empty line")
            #expect(!text.contains("&lt;doc:") && !text.contains(#/``[A-Z]/#), "\(page) has what only DocC reads")
        }
    }

    @Test(
        .enabled(
            if: Checkers.nu != nil || Checkers.isStrict, "there is no Nu checker, or no Java: make test installs both"))
    func theNuCheckerHasNothingToSay() throws {
        let checker = try #require(Checkers.nu, "there is no Nu checker, or no Java: \(Checkers.hint)")
        let site = try Self.site.get()
        try #require(!site.pages.isEmpty)
        let result = try Command.run(
            ["java", "-jar", checker, "--no-langdetect", "--format", "gnu"] + site.pages.map(site.path),
            executable: "/usr/bin/env")
        #expect((result.text + result.errors).split(separator: "\n") == [])
    }

    private struct Finding: Decodable {
        let page: String
        let rules: Int
        let violations: [String]
        let isWide: Bool
    }

    /// Each page on a phone, a tablet and a desk, in light and in dark.
    @Test(
        .enabled(if: Checkers.axe != nil || Checkers.isStrict, "there is no axe: make test installs it"),
        arguments: [(390, true), (768, false), (1280, false), (1280, true)])
    func axeFindsNothingToMendAndNothingScrollsSideways(width: Int, isDark: Bool) throws {
        let script = try #require(Checkers.axe, "there is no axe: \(Checkers.hint)")
        let site = try Self.site.get()
        let frames = site.pages.map {
            "<iframe name=\"\($0)\" src=\"file://\(site.path($0))\" style=\"border:0;width:\(width)px;height:900px\"></iframe>\n"
        }
        let findings: [Finding] = try Browser.evaluate(
            """
            const results = [];
            for (const frame of document.querySelectorAll('iframe')) {
              const page = frame.contentDocument, view = frame.contentWindow;
              await new Promise((resolve, reject) => {
                const script = page.createElement('script');
                script.src = 'file://\(script)';
                script.onload = resolve; script.onerror = reject;
                page.head.append(script);
              });
              const found = await view.axe.run(page, {resultTypes: ['violations']});
              results.push({page: frame.name, rules: found.passes.length,
                violations: found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 160)}`)),
                isWide: page.scrollingElement.scrollWidth > page.scrollingElement.clientWidth});
            }
            return results;
            """, body: frames.joined(),
            arguments: ["--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--allow-file-access-from-files"])
        #expect(findings.count == site.pages.count)
        for finding in findings {
            #expect(finding.rules > 10, "\(finding.page) was looked at")
            #expect(finding.violations == [], "\(finding.page)")
            #expect(!finding.isWide, "\(finding.page) scrolls sideways at \(width) pixels")
        }
    }
}
