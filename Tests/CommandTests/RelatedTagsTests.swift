import Foundation
import TestSupport
import Testing

/// The order `related` of the tags of posts, and of a list with a file.
@Suite struct RelatedTagsTests {
    /// The tags of each post, read by a pattern.
    private static let posts: [Set<String>] = {
        let folder = Project.sample("Blog/content")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".md") }.compactMap { file in
            let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
            guard let text else { return nil }
            let signs = CharacterSet(charactersIn: " \"'-")
            if let list = text.firstMatch(of: /\ntags: *\[(.*?)\]/)?.output.1 {
                return Set(list.split(separator: ",").map { $0.trimmingCharacters(in: signs).lowercased() })
            }
            let list = text.firstMatch(of: /\ntags: *\n((?: *- .*\n)+)/)?.output.1
            return list.map { Set($0.split(separator: "\n").map { $0.trimmingCharacters(in: signs).lowercased() }) }
        }
    }()

    private func names(_ arguments: [String], input: [UInt8] = []) throws -> [String] {
        let result = try Command.run(["render", "--format", "json", "--quiet"] + arguments, input: input)
        try #require(result.status == 0, "\(result.errors)")
        let cloud = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        return try #require(cloud?["tags"] as? [[String: Any]]).compactMap { $0["text"] as? String }
    }

    /// The share of neighbours that have a post in common.
    private func shareInCommon(_ order: String) throws -> Double {
        let names = try names([Project.sample("Blog/content").path, "--from", "posts", "--order", order])
            .map { $0.lowercased() }
        #expect(names.count == 137 && Self.posts.count > 50)
        let pairs = zip(names, names.dropFirst())
        return Double(pairs.count { one, other in Self.posts.contains { $0.contains(one) && $0.contains(other) } })
            / Double(names.count - 1)
    }

    // The figures of the page Selection.
    @Test func neighboursSharePosts() throws {
        let (related, alphabet) = (try shareInCommon("related"), try shareInCommon("alphabetical"))
        #expect((related * 100).rounded() == 88 && (alphabet * 100).rounded() == 5, "\(related) \(alphabet)")
    }

    // Words of a text, by its paragraphs and sentences, which a pattern tells here.
    @Test func neighboursShareSentences() throws {
        let text = try String(contentsOf: Project.sample("weather.txt"), encoding: .utf8).lowercased()
        let sentences = text.split(separator: /[.!?]+["”’]?\s|\n\s*\n/)
        func share(_ order: String) throws -> Double {
            let names = try names([Project.sample("weather.txt").path, "--order", order, "--limit", "100"])
            // The last letter may be that of another form.
            let stems = names.map { $0.lowercased() }.map { $0.count > 3 ? String($0.dropLast()) : $0 }
            let found = zip(stems, stems.dropFirst()).count { one, other in
                sentences.contains { $0.contains(one) && $0.contains(other) }
            }
            return Double(found) / Double(names.count - 1)
        }
        let (related, alphabet) = (try share("related"), try share("alphabetical"))
        #expect(related > 0.85 && alphabet < 0.2, "\(related) \(alphabet)")
    }

    // The order of the site holds for its clouds, for those in its texts, and for those of texts.
    @Test func aSiteRelatesTheTagsOfItsPostsAndTheWordsOfTexts() throws {
        let cloud = "<!-- stratus words.txt from=text limit=40 -->\n<!-- /stratus -->\n"
        var files = [
            "stratus.yml": "title: x\ncloud:\n  order: related\n",
            "content/a.md": TemporaryFolder.post("A", ["pear"], date: "2024-01-01", text: cloud),
            "content/words.txt": try String(contentsOf: Project.sample("weather.txt"), encoding: .utf8),
        ]
        func names(_ page: String, of site: TemporaryFolder) throws -> [String] {
            try site.text(page).matches(of: /<text class="tag[^>]*>([^<]*)/).map { String($0.1) }
        }
        func built() throws -> TemporaryFolder {
            let site = try TemporaryFolder.site(files)
            let result = try site.build()
            #expect(result.status == 0, "\(result.errors)")
            return site
        }
        let plain = try names("public/a/index.html", of: built())
        files["content/a.md"] = files["content/a.md"]?.replacing("limit", with: "order=related limit")
        #expect(try names("public/a/index.html", of: built()) == plain && plain != plain.sorted())
        files["content/a.md"] = TemporaryFolder.post("A", ["pear", "zebra"], date: "2024-01-01")
        files["content/b.md"] = TemporaryFolder.post("B", ["apple", "kiwi"], date: "2024-01-02", text: cloud)
        files["content/b.md"]?.replace("words.txt from=text limit=40", with: "site:tags")
        for page in ["public/tags/index.html", "public/b/index.html"] {
            let site = try built()
            let found = try names(page, of: site)
            let places = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1, $0) })
            #expect(found.count == 4 && abs((places["pear"] ?? 0) - (places["zebra"] ?? 9)) == 1, "\(found)")
        }
    }

    // The clouds of a tag's page follow from the posts of others, and are made again when these change.
    @Test func aChangedPostRelatesItsTagsAnew() throws {
        func post(_ name: String, _ tags: [String]) -> String { TemporaryFolder.post(name, tags, date: "2024-01-01") }
        let site = try TemporaryFolder.site([
            "stratus.yml": "title: x\ncloud:\n  order: related\n", "content/a.md": post("A", ["pear", "zebra"]),
            "content/b.md": post("B", ["apple", "kiwi"]), "content/c.md": post("C", ["apple", "kiwi"]),
            "content/d.md": post("D", ["pear", "zebra"]),
        ])
        #expect(try site.build().status == 0)
        let before = try site.text("public/tags/index.html")
        for name in ["a", "d"] { _ = try site.write(post(name, ["apple", "zebra"]), to: "content/\(name).md") }
        for name in ["b", "c"] { _ = try site.write(post(name, ["pear", "kiwi"]), to: "content/\(name).md") }
        #expect(try site.build().status == 0)
        let after = try site.text("public/tags/index.html")
        #expect(after != before)
        #expect(try site.build(["--no-cache"]).status == 0)
        #expect(try site.text("public/tags/index.html") == after)
    }

    @Test func namesOfTheFileThatAreNoTagsAreTold() throws {
        let folder = try TemporaryFolder()
        let list = Array("- Swift (3)\n- Rust (2)\n- Zig (1)\n".utf8)
        func run(_ text: String) throws -> Command.Result {
            let path = try folder.write(text, to: "related.txt")
            return try Command.run(
                [
                    "render", "-", "--order", "related", "--related-file", path, "--report", "json", "-o",
                    folder.file("c.svg"),
                ],
                input: list)
        }
        let some = try run("swift, Zig\nRust, Swfit\n")
        let told = some.text + some.errors
        #expect(some.status == 0 && told.contains("\"option\":\"related-file\",\"entry\":\"Swfit\""), "\(told)")
        let none = try run("Swfit, Rsut\n")
        #expect(none.status != 0 && none.errors.contains("no name in the file is a tag"), "\(none.errors)")
    }

    @Test func aTextOfOneWordHasItsOwnOrder() throws {
        #expect(try names(["-", "--from", "text", "--order", "related"], input: Array("River. Sea.".utf8)).count == 2)
    }

    @Test func aPhraseIsNotItsWords() throws {
        let text = Array(
            "Tag clouds show words. Tag clouds are old. Rivers flow. A tag is new. Clouds drift over rivers.".utf8)
        let found = try names(
            ["-", "--from", "text", "--order", "related", "--keep", "tag clouds,words,rivers,flow,clouds,drift"],
            input: text)
        let places = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1.lowercased(), $0) })
        #expect(abs((places["tag clouds"] ?? 9) - (places["words"] ?? 0)) == 1, "\(found)")
    }

    @Test func aFileSaysWhatBelongsTogether() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("# pairs\nSwift, ios\nrust, Linux\nLINUX, bash\n", to: "related.txt")
        let list = Array("- Bash\n- iOS\n- Linux\n- Rust\n- Swift\n- Zig\n".utf8)
        let found = try names(["-", "--order", "related", "--related-file", file], input: list)
        #expect(found == ["Bash", "Linux", "Rust", "iOS", "Swift", "Zig"])
        let none = try Command.run(["render", "-", "--order", "related"], input: list)
        #expect(none.status == 64 && none.errors.contains("nothing says which tags are related"), "\(none.errors)")
        let missing = try Command.run(["render", "-", "--order", "related", "--related-file", "/none"], input: list)
        #expect(missing.status == 66 || missing.status == 65, "\(missing.status)")
    }

    // The tags of posts have the order of the alphabet in a cloud, unless another one is asked for; lists keep theirs.
    @Test func tagsOfPostsHaveTheOrderOfTheAlphabet() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\ntags: [zinc, Argon, iron]\n---\n", to: "posts/a.md")
        let posts = [folder.file("posts"), "--from", "posts"]
        #expect(try names(posts) == ["Argon", "iron", "zinc"])
        #expect(try names(posts + ["--order", "given"]) == ["zinc", "Argon", "iron"])
        #expect(try names(["-"], input: Array("- zinc\n- Argon\n".utf8)) == ["zinc", "Argon"])
    }
}
