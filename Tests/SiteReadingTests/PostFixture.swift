import Testing

@testable import PostReading
@testable import SiteReading
@testable import SourceText
@testable import TagParsing

enum PostFixture {
    /// Reads a post of a site, by its path below the content.
    static func read(
        _ text: String, _ path: String = "posts/hello.md", taxonomies: [String] = ["tags", "categories"]
    ) throws -> Post {
        var folders = path.split(separator: "/").map(String.init)
        let name = folders.removeLast()
        return try readPost(
            source: try SourceText(path: "content/" + path, text: text), folders: folders, fileName: name,
            kind: try #require(PostKind(fileName: Array(name.utf8)[...])), taxonomyKeys: taxonomies)
    }
}
