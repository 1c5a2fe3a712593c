import TestSupport
import Testing

@testable import SitePreview

extension PreviewTests {
    @Suite("What the preview answers") struct PreviewAnswerTests {
        private let site = [
            "index.html": "<!DOCTYPE html><body><p>Home</p></body></html>", "about.html": "<body>About</body>",
            "posts/index.html": "<body>Posts</body>", "posts/one.html": "<body>One</body>", "style.css": "p{color:red}",
            "a b/ü.txt": "spaced", "film.mp4": "0123456789", "empty.txt": "",
        ]

        @Test(
            "A path finds its page",
            arguments: [
                ("/", "Home"), ("/index.html", "Home"), ("/about", "About"), ("/about.html", "About"),
                ("/about?a=b&c=%zz", "About"), ("/posts/", "Posts"), ("/posts/one", "One"),
                ("/a%20b/%C3%BC.txt", "spaced"), ("/%61bout", "About"),
            ])
        func pages(target: String, text: String) async throws {
            try await Preview.run(site) { preview in
                let answer = try await preview.get(target)
                #expect(answer.status == 200 && answer.text.contains(text))
                #expect(answer.fields["content-length"] == "\(answer.body.count)")
                #expect(answer.fields["cache-control"] == "no-store")
                #expect(answer.fields["x-content-type-options"] == "nosniff")
            }
        }

        @Test(
            "A folder without its slash leads to the one with it",
            arguments: [
                ("/posts", "/posts/"), ("/posts?page=2&x=%20", "/posts/?page=2&x=%20"), ("/%70osts", "/%70osts/"),
            ])
        func folders(target: String, place: String) async throws {
            try await Preview.run(site) { preview in
                let answer = try await preview.get(target)
                #expect(answer.status == 308 && answer.fields["location"] == place)
            }
        }

        @Test("What was not built is not found, with the site's own page where there is one")
        func notFound() async throws {
            try await Preview.run(site) { preview in
                let plain = try await preview.get("/none")
                #expect(
                    plain.status == 404 && plain.text.contains("Not found") && plain.text.contains("/.stratus/live.js"))
                #expect(plain.fields["content-type"] == "text/html; charset=utf-8")
                try preview.folder.write("<body>Lost?</body>", to: "404.html")
                preview.show(site.keys + ["404.html"])
                let own = try await preview.get("/none")
                #expect(own.status == 404 && own.text.hasPrefix("<body>Lost?<script"))
                #expect(own.fields["content-length"] == "\(own.body.count)")
                // It stands in the folder, and no build made it.
                try preview.folder.write("mine", to: "notes.txt")
                #expect(try await preview.get("/notes.txt").status == 404)
            }
        }

        @Test("HEAD has the header of GET and no body", arguments: ["/", "/film.mp4", "/none", "/posts"])
        func heads(target: String) async throws {
            try await Preview.run(site) { preview in
                let get = try await preview.get(target)
                let head = try await preview.get(target, method: "HEAD")
                #expect(head.body.isEmpty && head.status == get.status && head.fields == get.fields)
            }
        }

        @Test(
            "Other methods are told which there are", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get"])
        func methods(method: String) async throws {
            try await Preview.run(site) { preview in
                let answer = try await preview.get("/", method: method, ["Content-Length: 5"])
                #expect(answer.status == 405 && answer.fields["allow"] == "GET, HEAD")
            }
        }

        @Test(
            "A film is read in parts",
            arguments: [
                ("bytes=0-", 206, "0123456789", "bytes 0-9/10"), ("bytes=2-4", 206, "234", "bytes 2-4/10"),
                ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=8-99", 206, "89", "bytes 8-9/10"),
                ("bytes=-99", 206, "0123456789", "bytes 0-9/10"), ("Bytes=0-0", 206, "0", "bytes 0-0/10"),
                ("bytes=10-", 416, "The file ends before that.\n", "bytes */10"),
                ("bytes=-0", 416, "The file ends before that.\n", "bytes */10"),
                ("bytes=4-2", 200, "0123456789", nil), ("bytes=0-1,3-4", 200, "0123456789", nil),
                ("bytes=-", 200, "0123456789", nil), ("bytes=a-b", 200, "0123456789", nil),
                ("bytes=99999999999999999999-", 416, "The file ends before that.\n", "bytes */10"),
                ("bytes=1-99999999999999999999", 206, "123456789", "bytes 1-9/10"),
                ("items=0-1", 200, "0123456789", nil),
            ] as [(String, Int, String, String?)])
        func parts(field: String, status: Int, text: String, range: String?) async throws {
            try await Preview.run(site) { preview in
                let answer = try await preview.get("/film.mp4", ["Range: \(field)"])
                #expect(answer.status == status && answer.text == text && answer.fields["content-range"] == range)
                #expect(answer.fields["content-length"] == "\(text.utf8.count)")
            }
        }

        @Test("A large file comes whole, and an empty one as nothing")
        func sizes() async throws {
            try await Preview.run(site) { preview in
                let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
                try preview.folder.write(bytes, to: "large.bin")
                preview.show(site.keys + ["large.bin"])
                let large = try await preview.get("/large.bin")
                #expect(large.status == 200 && large.body == bytes)
                #expect(large.fields["content-type"] == "application/octet-stream")
                let empty = try await preview.get("/empty.txt")
                #expect(empty.status == 200 && empty.body.isEmpty && empty.fields["content-length"] == "0")
            }
        }

        @Test(
            "A file has the type of its ending",
            arguments: [
                ("a.html", "text/html; charset=utf-8"), ("A.HTML", "text/html; charset=utf-8"),
                ("a.css", "text/css; charset=utf-8"), ("a.js", "text/javascript; charset=utf-8"),
                ("a.mjs", "text/javascript; charset=utf-8"), ("a.json", "application/json"),
                ("feed.xml", "application/atom+xml; charset=utf-8"),
                ("x/feed.xml", "application/atom+xml; charset=utf-8"),
                ("sitemap.xml", "application/xml; charset=utf-8"), ("a.svg", "image/svg+xml; charset=utf-8"),
                ("a.png", "image/png"), ("a.jpg", "image/jpeg"), ("a.jpeg", "image/jpeg"), ("a.webp", "image/webp"),
                ("a.avif", "image/avif"), ("a.gif", "image/gif"), ("favicon.ico", "image/x-icon"),
                ("a.woff2", "font/woff2"), ("a.woff", "font/woff"), ("a.ttf", "font/ttf"), ("a.pdf", "application/pdf"),
                ("a.txt", "text/plain; charset=utf-8"), ("a.md", "text/markdown; charset=utf-8"),
                ("a.webmanifest", "application/manifest+json"), ("a.wasm", "application/wasm"), ("a.mp4", "video/mp4"),
                ("a.webm", "video/webm"), ("a.mp3", "audio/mpeg"), ("a.html.bak", "application/octet-stream"),
                ("html", "application/octet-stream"), ("x.css/html", "application/octet-stream"),
            ])
        func types(path: String, type: String) {
            #expect(ContentType(of: Array(path.utf8)).value == type)
        }

        @Test("Before the first build there is a page that waits for it")
        func waiting() async throws {
            try await Preview.run { preview in
                let answer = try await preview.get("/any/thing")
                #expect(answer.status == 503 && answer.text.contains("being built"))
                #expect(answer.text.contains("/.stratus/live.js"))
            }
        }
    }
}
