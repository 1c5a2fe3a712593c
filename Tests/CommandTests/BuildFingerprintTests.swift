import Foundation
import TestSupport
import Testing

/// Files whose names change with their content.
@Suite struct BuildFingerprintTests {
    private typealias Folder = TemporaryFolder

    private static let files = [
        "stratus.yml": "base-url: https://example.org/blog/\nfingerprints: true\n",
        "content/posts/one.md": Folder.post(
            "One", ["a"], "image: /img/b.png\n",
            text: """
                ![b](b.png) [b](/img/b.png?x=1) <img src="b.png" srcset="../b.png 1x, ../../img/b.png 2x"/> [t](t.txt)
                <video poster="https://example.org/blog/img/b.png"></video> ![c](https://example.com/img/b.png)
                <object data='/blog/img/b.png'></object>
                """),
        "content/posts/two.md": Folder.post("Two", ["b"], text: "No picture."),
        "content/posts/b.png": "picture 1", "content/posts/t.txt": "text",
        "static/img/b.png": "picture 2", "static/img/c.png": "picture 3", "static/robots.txt": "User-agent: *\n",
        "static/.well-known/x.css": "x{}", "static/favicon.ico": "icon",
        "static/main.css": "@import \"css/part.css\";\n/* url(img/c.png) */ a { background: url( 'img/b.png?z' ) }\n",
        "static/css/part.css": "b { background: url(../img/b.png) } c { d: url(data:image/png;base64,x.png) }\n",
        "static/css/one.css": "@import url(two.css);\n", "static/css/two.css": "@import 'one.css';\n",
        "templates/layout.mustache": """
        <!DOCTYPE html>
        <html lang="en"><head><title>{{$title}}{{/title}}</title><link rel="stylesheet" href="{{site.css}}"/>
        <link rel="stylesheet" href="{{site.root}}main.css"/><link rel="stylesheet" href="{{site.root}}css/one.css"/>
        <meta property="og:image" content="{{page.image}}"/>{{$head}}{{/head}}</head>
        <body>{{$main}}{{/main}}</body></html>
        """,
    ]

    /// Addresses of the site in all pages, feeds and style sheets, decoded.
    private func addresses(_ site: TemporaryFolder) throws -> [(file: String, address: String)] {
        var all: [(String, String)] = []
        for (name, bytes) in try site.contents() {
            var text = String(decoding: bytes, as: UTF8.self).replacing(/\/\*.*?\*\//, with: "")
            if name.hasSuffix(".xml") || name.hasSuffix(".json") {
                text = text.replacing("&quot;", with: "\"").replacing("\\\"", with: "\"").replacing("\\/", with: "/")
                    .replacing("&#39;", with: "'")
            } else if !name.hasSuffix(".html"), !name.hasSuffix(".css") {
                continue
            }
            for match in text.matches(of: /(?:(?:href|src|poster|data|content)=["']|url\( ?'?|@import ['"])([^"')\s]+)/)
            {
                all.append((name, String(match.1)))
            }
            for match in text.matches(of: /srcset="([^"]+)"/) {
                for part in match.1.split(separator: ",") {
                    all.append((name, String(part.split(separator: " ")[0])))
                }
            }
        }
        return all
    }

    private let fingerprint = /\.[0-9a-f]{10}\./

    @Test func everyAddressLeadsToAFileThatIsNamedByItsContent() throws {
        let site = try Folder.site(Self.files)
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let files = Set(site.files())
        for name in ["site.css", "img/b.png", "main.css", "css/part.css", "posts/b.png", "css/one.css", "robots.txt"] {
            #expect(files.contains(name))
        }
        func named(_ file: String) -> [String] {
            files.filter { $0.replacing(fingerprint, with: ".") == file && $0 != file }
        }
        for name in ["site.css", "img/b.png", "img/c.png", "main.css", "css/part.css", "posts/b.png", "css/two.css"] {
            #expect(named(name).count == 1, "\(name)")
        }
        for name in ["robots.txt", "posts/t.txt", "favicon.ico", ".well-known/x.css", "cloud.svg", "index.html"] {
            #expect(named(name).isEmpty, "\(name)")
        }
        var marked = 0
        for (file, address) in try addresses(site) {
            // Those in a text are relative to its post.
            let isFeed = file.hasSuffix(".xml") || file.hasSuffix(".json")
            let place = isFeed ? "posts/one/" : file
            guard let base = URL(string: "https://example.org/blog/\(place)"),
                let url = URL(string: address, relativeTo: base),
                url.host() == "example.org", url.scheme == "https", address.contains(/\.(css|png|jpg|svg)/)
            else { continue }
            let path = String(url.absoluteURL.path().dropFirst("/blog/".count))
            #expect(files.contains(path), "\(address) in \(file)")
            // Plain style sheets name what they did.
            let isPlain = file.hasSuffix(".css") && !file.contains(fingerprint)
            if !path.hasSuffix("cloud.svg"), !isPlain, !path.hasPrefix("css/one.css"), !path.hasPrefix("css/two.css") {
                #expect(path.contains(fingerprint), "\(address) in \(file)")
                marked += 1
            }
        }
        #expect(marked > 40)
        let page = try site.text("public/posts/one/index.html")
        #expect(page.contains("?x=1\""))
        #expect(page.contains("\"https://example.com/img/b.png\""))
        #expect(page.contains("content=\"https://example.org/blog/\(try #require(named("img/b.png").first))\""))
        for feed in ["public/feed.xml", "public/feed.json"] {
            #expect(try site.text(feed).contains(try #require(named("posts/b.png").first).dropFirst("posts/".count)))
        }
        // In a circle one is named plainly.
        let one = try site.text("public/\(try #require(named("css/one.css").first))")
        #expect(one.contains(fingerprint))
        #expect(try site.text("public/\(try #require(named("css/two.css").first))") == "@import 'one.css';\n")
        // All is as it was.
        #expect(try site.build(["--check"]).status == 0)
    }

    @Test func aByteOfAPictureChangesItsNameAndWhatNamesIt() throws {
        let site = try Folder.site(Self.files)
        #expect(try site.build().status == 0)
        let before = try site.contents()
        try site.write("picture 4", to: "static/img/b.png")
        #expect(try site.build().status == 0)
        let after = try site.contents()
        func plain(_ names: [String]) -> Set<String> { Set(names.map { $0.replacing(fingerprint, with: ".") }) }
        #expect(plain(Array(before.keys)) == plain(Array(after.keys)))
        let new = after.keys.filter { before[$0] == nil }
        #expect(plain(new) == ["img/b.png", "main.css", "css/part.css"])
        let changed = Set(after.keys.filter { before[$0] != nil && before[$0] != after[$0] })
        // All pages have main.css, which names the picture.
        let pages = after.keys.filter { $0.hasSuffix(".html") }
        let feeds = ["feed.xml", "feed.json"]
        #expect(changed == Set(pages + feeds + ["img/b.png"]))
    }

    @Test func withoutTheSettingThereIsNone() throws {
        var files = Self.files
        files["stratus.yml"] = "base-url: https://example.org/blog/\n"
        let site = try Folder.site(files)
        #expect(try site.build().status == 0)
        #expect(!site.files().contains { $0.contains(fingerprint) })
    }

    @Test func aLinkThatLeadsToNothingIsToldWhereItIsWritten() throws {
        var files = Self.files
        files["content/posts/one.md"] = Folder.post("One", text: "![b](b.png)  <b>x</b> ![b](b.png) [no](no.png)")
        let site = try Folder.site(files)
        let plain = try site.build()
        #expect(plain.status == 65)
        #expect(plain.errors.contains("one.md:6:"), "\(plain.errors)")
        let minified = try site.build(["--minify"])
        #expect(minified.errors == plain.errors)
    }
}
