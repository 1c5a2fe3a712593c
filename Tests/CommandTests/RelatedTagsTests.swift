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
