import Foundation
import TestSupport
import Testing

@testable import SitePreview

extension PreviewTests {
    @Suite("What the preview does not let out") struct PreviewPathTests {
        /// Spellings of a way out of the folder, to a file that is there.
        static let spellings = [
            "/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E/secret.txt", "/.%2e/secret.txt", "/%2e./secret.txt",
            "/..%2fsecret.txt", "/..%2Fsecret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt",
            "/%2e%2e%5csecret.txt", "/posts/../../secret.txt", "/posts/%2e%2e/%2e%2e/secret.txt", "/./../secret.txt",
            "//../secret.txt", "///secret.txt", "/posts//../../secret.txt", "/%252e%252e/secret.txt",
            "/%252e%252e%252fsecret.txt", "/%c0%ae%c0%ae/secret.txt", "/%c0%ae%c0%ae%c0%afsecret.txt",
            "/..%c0%afsecret.txt", "/%e0%80%ae%e0%80%ae/secret.txt", "/%uff0e%uff0e/secret.txt", "/..;/secret.txt",
            "/..%00/secret.txt", "/index.html%00../../secret.txt", "/%00", "/..%0d%0a/secret.txt", "/.../secret.txt",
            "/index.html/../../secret.txt", "/..", "/../", "/%2e%2e", "/posts/..", "/.", "/secret.txt", "secret.txt",
            "../secret.txt", "/%", "/%2", "/%zz", "/%ff%fe", "/file:///secret.txt", "http://localhost/../secret.txt",
            "*", "?", "/#/../secret.txt", "/posts/%2e%2e%2f%2e%2e%2fsecret.txt", "/link.txt", "/linked/secret.txt",
            "/linked/../secret.txt", "/hollow", "/pipe", "/~/secret.txt", "/posts%2f..%2f..%2fsecret.txt",
            "/\u{FF0E}\u{FF0E}/secret.txt", "/%EF%BC%8E%EF%BC%8E/secret.txt", "/..%e2%88%95secret.txt",
            "/..%252fsecret.txt",
        ]

        @Test("No spelling leads out of the folder", arguments: spellings)
        func traversal(target: String) async throws {
            let parent = try TemporaryFolder()
            let secret = try parent.write("the secret", to: "secret.txt")
            let site = parent.file("site")
            try parent.write("<body>Home</body>", to: "site/index.html")
            try parent.write("<body>Posts</body>", to: "site/posts/index.html")
            try parent.write("<body>unbuilt</body>", to: "site/other.html")
            let files = FileManager.default
            try files.createSymbolicLink(atPath: site + "/link.txt", withDestinationPath: secret)
            try files.createSymbolicLink(atPath: site + "/linked", withDestinationPath: parent.url.path)
            try files.createDirectory(atPath: site + "/hollow", withIntermediateDirectories: false)
            #expect(mkfifo(site + "/pipe", 0o600) == 0)
            try await Preview.run { preview in
                // As if a build had named them, and as if a table held what no build names.
                preview.server.show(
                    [
                        "index.html", "posts/index.html", "link.txt", "linked/secret.txt", "hollow", "pipe",
                        "../secret.txt", "posts/../../secret.txt", "/secret.txt", "",
                    ], in: site, changed: [])
                let answer = try await preview.get(target)
                #expect(answer.status == 400 || answer.status == 404)
                #expect(!answer.text.contains("the secret"))
                #expect(try await preview.get("/").status == 200)
            }
        }

        @Test("A file that a link has replaced since is not served, nor one behind a folder that has become a link")
        func replaced() async throws {
            let parent = try TemporaryFolder()
            try parent.write("the secret", to: "away/page.html")
            try parent.write("<body>1</body>", to: "site/page.html")
            try parent.write("<body>2</body>", to: "site/deep/page.html")
            let site = parent.file("site")
            try await Preview.run { preview in
                preview.server.show(["page.html", "deep/page.html"], in: site, changed: [])
                #expect(try await preview.get("/page").status == 200)
                #expect(try await preview.get("/deep/page").status == 200)
                let files = FileManager.default
                try files.removeItem(atPath: site + "/page.html")
                try files.createSymbolicLink(atPath: site + "/page.html", withDestinationPath: "../away/page.html")
                try files.removeItem(atPath: site + "/deep")
                try files.createSymbolicLink(atPath: site + "/deep", withDestinationPath: "../away")
                #expect(try await preview.get("/page").status == 404)
                #expect(try await preview.get("/deep/page").status == 404)
            }
        }

        @Test("Two spellings of a letter are two files")
        func spellingsOfLetters() async throws {
            try await Preview.run(["\u{E9}.txt": "composed"]) { preview in
                let same = try await preview.get("/%C3%A9.txt")
                let other = try await preview.get("/e%CC%81.txt")
                #expect(same.status == 200 && other.status == 404)
            }
        }
    }
}
