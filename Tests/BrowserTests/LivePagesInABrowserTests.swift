import Foundation
import TestSupport
import Testing

/// What `stratus serve` does with a page that is open while its files are saved.
@Suite("Live pages in a browser", .serialized) struct LivePagesInABrowserTests {
    /// A site that is shown.
    private final class Site {
        let folder: TemporaryFolder
        private let scratch: TemporaryFolder
        private let command: RunningCommand
        let address: String

        init(_ files: [String: String]) throws {
            folder = try TemporaryFolder()
            scratch = try TemporaryFolder()
            for (name, text) in files { try folder.write(text, to: name) }
            command = try RunningCommand(
                ["serve", "--port", "0"], folder: folder.url, environment: ["TMPDIR": scratch.url.path])
            let line = command.line(with: " at http://127.0.0.1:") ?? ""
            let found = try #require(line.firstMatch(of: #/http:\S+/#), "\(command.errors)")
            address = String(found.output)
        }

        deinit { _ = command.end() }

        /// As many editors save: the file is there at once.
        func save(_ text: String, to name: String) throws {
            try folder.write(text, to: ".new~")
            rename(folder.file(".new~"), folder.file(name))
        }
    }

    private static func post(_ title: String, lang: String = "en", _ text: String) -> String {
        let filling = String(repeating: "\n\nA line of text that makes the page a long one.", count: 100)
        return "---\ntitle: \(title)\ndate: 2026-01-02\nlang: \(lang)\ntags: [clouds]\n---\n\(text)\(filling)\n"
    }

    /// A page of the site's own markup; its last paragraph tells its version.
    private static func page(
        _ version: String, head: String = "", body: String = "", doctype: String = "<!DOCTYPE html>"
    )
        -> String
    {
        """
        \(doctype)
        <html lang="en"><head><title>\(version)</title>\(head)</head>
        <body>\(body)<p id="version">\(version)</p></body></html>
        """
    }

    /// Whether the document is still the one that was asked before.
    private static let isMarked = "window.isMarked === true"
    private static func mark(_ page: LivePage) async throws {
        let _: Bool = try await page.value("window.isMarked = true")
    }

    /// What is in the document, but for white space in the head and the number of the build.
    private static let content = """
        JSON.stringify([
          [...document.documentElement.attributes].map(a => a.name + '=' + a.value).sort(),
          [...document.head.children].map(e => e.outerHTML), document.body.outerHTML, document.title, document.compatMode,
          [...document.querySelectorAll('p, h1, main')].map(e => JSON.stringify(e.getBoundingClientRect())),
        ]).replace(/data-build=.{2}[0-9]+/g, '')
        """

    @Test func aSavedPostIsShownInItsPlaceAndNothingIsLoadedAgain() async throws {
        let name = "content/posts/a.md"
        let site = try Site([name: Self.post("Old", "first")])
        let browser = try LiveBrowser()
        let page = try await browser.open(site.address + "posts/a/")
        try await Self.mark(page)
        let _: Bool = try await page.value("(scrollTo(0, 700), scrollY === 700)")
        for number in 1...3 {
            try site.save(Self.post("New \(number)", lang: number == 2 ? "de" : "en", "text \(number)"), to: name)
            try await page.wait(until: "document.body.innerText.includes('text \(number)')")
            #expect(try await page.value("document.title.startsWith('New \(number) ')"))
            #expect(try await page.value("document.documentElement.lang") == (number == 2 ? "de" : "en"))
            #expect(try await page.value(Self.isMarked))
            #expect(try await page.value("scrollY") == 700)
            #expect(try await page.value("document.querySelectorAll('script').length") == 1)
        }
        #expect(
            try await page.value("performance.getEntriesByType('resource').filter(e => e.name.includes('.css')).length")
                == 1)
        let fresh = try await browser.open(site.address + "posts/a/")
        let _: Bool = try await fresh.value("(scrollTo(0, 700), true)")
        let (exchanged, loaded): (String, String) = (
            try await page.value(Self.content), try await fresh.value(Self.content)
        )
        #expect(exchanged == loaded)
        #expect(page.exceptions.isEmpty, "\(page.exceptions)")
    }

    @Test func errorsStandAboveThePageUntilTheyAreMended() async throws {
        let name = "content/posts/a.md"
        let site = try Site([name: Self.post("A", "first")])
        let page = try await LiveBrowser().open(site.address + "posts/a/")
        try await Self.mark(page)
        let panel = "document.querySelector('stratus-errors')"
        for number in 1...2 {
            try site.save(Self.post("A", "[x](gone.md)"), to: name)
            try await page.wait(until: "\(panel)?.shadowRoot.textContent.includes('gone.md')")
            try site.save(Self.post("A", "mended \(number)"), to: name)
            try await page.wait(until: "!\(panel) && document.body.innerText.includes('mended \(number)')")
        }
        #expect(try await page.value(Self.isMarked))
        #expect(page.exceptions.isEmpty, "\(page.exceptions)")
    }

    @Test func aSheetAndAPageAreExchangedTogether() async throws {
        func sheet(_ color: String) -> String { "#version { color: \(color) }" }
        let link = #"<link rel="stylesheet" href="a.css">"#
        let site = try Site([
            "content/posts/a.md": Self.post("A", "text"), "static/a.css": sheet("rgb(1, 1, 1)"),
            "static/a.html": Self.page("old", head: link), "static/b.css": sheet("rgb(9, 9, 9)"),
        ])
        let page = try await LiveBrowser().open(site.address + "a.html")
        try await Self.mark(page)
        let color = "getComputedStyle(document.querySelector('#version')).color"
        // The paragraph is never seen without a sheet, and not in the colour of the old one.
        let _: Bool = try await page.value(
            """
            (window.seen = [], setInterval(() => seen.push(document.querySelector('#version').textContent + \(color)), 1), true)
            """)
        for number in 2...4 {
            try site.save(sheet("rgb(\(number), \(number), \(number))"), to: "static/a.css")
            try site.save(Self.page("version \(number)", head: link), to: "static/a.html")
            try await page.wait(
                until: """
                    document.querySelector('#version').textContent === 'version \(number)'
                      && \(color) === 'rgb(\(number), \(number), \(number))'
                    """)
        }
        // Another sheet is there before the text that it is for.
        try site.save(Self.page("other", head: #"<link rel="stylesheet" href="b.css">"#), to: "static/a.html")
        try await page.wait(until: "document.querySelector('#version').textContent === 'other'")
        #expect(try await page.value(color) == "rgb(9, 9, 9)")
        let seen: [String] = try await page.value("[...new Set(seen)]")
        #expect(!seen.contains { $0.hasSuffix("rgb(0, 0, 0)") }, "\(seen)")
        // A sheet alone.
        try site.save(sheet("rgb(7, 7, 7)"), to: "static/b.css")
        try await page.wait(until: "\(color) === 'rgb(7, 7, 7)'")
        #expect(try await page.value("document.querySelectorAll('link').length") == 1)
        #expect(try await page.value(Self.isMarked))
        #expect(page.exceptions.isEmpty, "\(page.exceptions)")
    }

    private struct Case {
        let old: String, new: String
        let isLoaded: Bool
    }

    /// Pages, and whether their second version can only be shown by loading it.
    private static let cases: [Case] = {
        func both(_ head: String = "", _ body: String = "", isLoaded: Bool = true) -> Case {
            Case(old: page("old", head: head, body: body), new: page("new", head: head, body: body), isLoaded: isLoaded)
        }
        func added(_ head: String = "", _ body: String = "", isLoaded: Bool = true) -> Case {
            Case(old: page("old"), new: page("new", head: head, body: body), isLoaded: isLoaded)
        }
        func removed(_ body: String) -> Case { Case(old: page("old", body: body), new: page("new"), isLoaded: true) }
        let data = #"<script type="application/ld+json">{"a": "b"}</script>"#
        return [
            both("<script>var a = 1</script>"), added("", "<script>var a = 1</script>"),
            removed("<script>var a = 1</script>"), removed("<script>document.currentScript.remove()</script>"),
            both(#"<script type="module">1</script>"#), both("", #"<svg><script>var a = 1</script></svg>"#),
            added(#"<script type="speculationrules">{}</script>"#),
            both(data, data, isLoaded: false), added(data, isLoaded: false),
            both("", #"<button onclick="a = 1">b</button>"#), added("", #"<img alt="" src="data:," onerror="a = 1">"#),
            both("", #"<a href="javascript:void 0">b</a>"#), both("", "<noscript>b</noscript>"),
            both("", #"<svg><a xlink:href="JavaScript:void 0"><text>b</text></a></svg>"#),
            both(#"<base href="/">"#), both("", #"<iframe srcdoc="a"></iframe>"#), both("", "<video></video>"),
            added(#"<meta http-equiv="refresh" content="600">"#),
            added(#"<meta http-equiv="Content-Security-Policy" content="style-src 'none'">"#),
            both(#"<meta http-equiv="X-UA-Compatible" content="IE=edge">"#, isLoaded: false),
            added(#"<meta name="viewport" content="width=300">"#),
            both(#"<meta name="viewport" content="width=device-width">"#, isLoaded: false),
            both("", #"<div><template shadowrootmode="open">a</template></div>"#), both("", "<input autofocus>"),
            both("<style>@import 'b.css'</style>"),
            both("<style>p { color: red }</style>", "<style>p { margin: 0 }</style>", isLoaded: false),
            added("<style>p { margin: 1px }</style>", "<style>p { margin: 0 }</style>", isLoaded: false),
            added(
                #"<link rel="stylesheet" href="b.css"><link rel="stylesheet" href="c.css" media="print">"#,
                isLoaded: false),
            both("", #"<link rel="stylesheet" href="b.css">"#),
            both("", "<form><input value=a><select><option>b</select><input type=checkbox></form>", isLoaded: false),
            both("", "<details><summary>a</summary>b</details><dialog>c</dialog><x-y>d</x-y>", isLoaded: false),
            added("", "<table><td>a</td></table></body><p>after", isLoaded: false),
            Case(old: page("old"), new: page("new", doctype: ""), isLoaded: true),
            Case(old: page("old", doctype: ""), new: page("new", doctype: ""), isLoaded: false),
            Case(
                old: page("old"),
                new: page("new", doctype: #"<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">"#),
                isLoaded: true),
            Case(old: page("old"), new: "<p id=version class=\"a\u{300}\">new", isLoaded: true),
            Case(old: page("old"), new: "<!DOCTYPE html><p id=version>new", isLoaded: false),
            Case(
                old: page("old"), new: page("new").replacing("<html lang", with: "<html dir=rtl class=a lang"),
                isLoaded: false),
        ]
    }()

    @Test func whatCannotBeExchangedIsLoaded() async throws {
        let site = try Site([
            "content/posts/a.md": Self.post("A", "text"), "static/a.html": Self.page("old"),
            "static/b.css": "p { margin: 3px }",
            "static/c.css": "p { margin: 4px }",
        ])
        let browser = try LiveBrowser()
        let address = site.address + "a.html"
        let fresh = try await browser.open(site.address + "b.css")
        for (number, test) in Self.cases.enumerated() {
            // Each begins with an address of its own, since a page is loaded once for a build.
            try site.save(test.old.replacing("old", with: "old \(number)"), to: "static/a.html")
            let page = try await browser.open(address)
            try await page.wait(until: "document.querySelector('#version').textContent === 'old \(number)'")
            try await page.wait(until: "document.readyState === 'complete'")
            try await Self.mark(page)
            try site.save(test.new, to: "static/a.html")
            try await page.wait(
                until: "document.readyState === 'complete' && document.querySelector('#version')?.textContent === 'new'"
            )
            let isLoaded: Bool = try await page.value("!(\(Self.isMarked))")
            #expect(isLoaded == test.isLoaded, "\(test.new)")
            try await fresh.load(address)
            let (shown, expected): (String, String) = (
                try await page.value(Self.content), try await fresh.value(Self.content)
            )
            #expect(shown == expected)
            #expect(page.exceptions.isEmpty, "\(page.exceptions)")
            try await page.close()
        }
    }

    @Test func thePartThatTheAddressNamesIsStillItsTarget() async throws {
        let body = #"<div style="height:3000px"></div><h2 id="part">Part</h2><div style="height:900px"></div>"#
        let style = "<style>:target { color: rgb(1, 2, 3) }</style>"
        let site = try Site([
            "content/posts/a.md": Self.post("A", "text"), "static/a.html": Self.page("old", head: style, body: body),
        ])
        let page = try await LiveBrowser().open(site.address + "a.html#part")
        try await Self.mark(page)
        let place: Double = try await page.value("(scrollBy(0, -100), scrollY)")
        #expect(place > 2000)
        try site.save(Self.page("new", head: style, body: body), to: "static/a.html")
        try await page.wait(until: "document.querySelector('#version').textContent === 'new'")
        #expect(try await page.value(Self.isMarked))
        #expect(try await page.value("scrollY") == place)
        #expect(try await page.value("document.querySelector(':target')?.id") == "part")
        #expect(try await page.value("getComputedStyle(document.querySelector('h2')).color") == "rgb(1, 2, 3)")
        #expect(page.exceptions.isEmpty, "\(page.exceptions)")
    }

    @Test func aPageThatCannotBeHadStaysAndIsAskedForAgain() async throws {
        let site = try Site(["content/posts/a.md": Self.post("A", "text"), "static/a.html": Self.page("old")])
        let page = try await LiveBrowser().open(site.address + "a.html")
        try await Self.mark(page)
        let _: Bool = try await page.value(
            "(window.own = fetch, window.fetch = () => { window.isAsked = true; return Promise.reject(new TypeError()) }, true)"
        )
        try site.save(Self.page("new"), to: "static/a.html")
        try await page.wait(until: "window.isAsked")
        #expect(try await page.value("document.querySelector('#version').textContent") == "old")
        let _: Bool = try await page.value("(window.fetch = own, true)")
        try await page.wait(until: "document.querySelector('#version').textContent === 'new'")
        #expect(try await page.value(Self.isMarked))
        #expect(page.exceptions.isEmpty, "\(page.exceptions)")
    }

    @Test func aPictureThatIsAnotherOneIsLoaded() async throws {
        func picture(_ width: Int) -> String {
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="10"></svg>"#
        }
        let site = try Site([
            "content/posts/a.md": Self.post("A", "text"), "static/a.svg": picture(10),
            "static/a.html": Self.page("old", body: #"<img src="a.svg" alt="">"#),
        ])
        let page = try await LiveBrowser().open(site.address + "a.html")
        try await Self.mark(page)
        try site.save(picture(20), to: "static/a.svg")
        try await page.wait(until: "document.querySelector('img')?.naturalWidth === 20")
        #expect(try await !page.value(Self.isMarked))
        // One that stays the same is there at once.
        try await Self.mark(page)
        try site.save(Self.page("new", body: #"<img src="a.svg" alt="">"#), to: "static/a.html")
        try await page.wait(until: "document.querySelector('#version').textContent === 'new'")
        try await page.wait(
            until: "document.querySelector('img').complete && document.querySelector('img').naturalWidth === 20")
        #expect(try await page.value(Self.isMarked))
        #expect(page.exceptions.isEmpty, "\(page.exceptions)")
    }
}
