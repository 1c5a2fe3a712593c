import Glibc
import Testing

@testable import BodyRendering
@testable import DataReading
@testable import FileAccess
@testable import PostReading
@testable import SiteBuilding
@testable import SiteReading
@testable import SiteTemplates
@testable import SourceText
@testable import TagParsing

/// What a build leaves for the next one is read as it was written, field by field.
@Suite struct CacheRoundTripTests {
    private static let name = "posts/e\u{301}.md"
    private static let file = SiteFolder.File(
        name: name, path: "site/content/\(name)", location: "content/\(name)", stamp: stamp(1))

    private static func stamp(_ number: Int) -> FileStamp {
        var status = stat()
        (status.st_dev, status.st_ino, status.st_size) = (.max, .max - UInt(number), number)
        status.st_mtim = timespec(tv_sec: -number, tv_nsec: 999_999_999)
        status.st_ctim = timespec(tv_sec: 1_800_000_000, tv_nsec: number)
        return FileStamp(status)
    }

    private static let diagnostics = [
        Problem(
            SourceText(checked: Array("tags: [Größe,\n".utf8), path: "a.md"), at: 6..<8, severity: .warning,
            "a list has no end",
            hint: "write \"]\""),
        Problem(path: "b.md", severity: .note, "this was read as Markdown"),
        Problem(path: "c.md", severity: .error, "", hint: ""),
    ]

    private static let entries = [
        MetadataEntry("colour", MetadataValue(.scalar("red"), at: 9), keyAt: 1),
        MetadataEntry("none", MetadataValue(.null, at: 3)),
        MetadataEntry(
            "table",
            MetadataValue(
                .table([
                    MetadataEntry(
                        "list",
                        MetadataValue(
                            .list([MetadataValue(.scalar(""), at: 8), MetadataValue(.list([]), at: 9)]), at: 7),
                        keyAt: 6)
                ]), at: 5), keyAt: 4),
    ]

    /// With no field as it is by itself.
    private static var post: Post {
        var post = Post(
            SourceText(emptyAt: file.path), folders: ["posts", "a b"], name: "e\u{301}", kind: .restructuredText,
            role: .sectionIndex,
            metadata: PostMetadata(path: file.path, format: .toml, foreignLanguage: "pl", entries: entries))
        (post.title, post.titleFromName, post.slug) = ("É\0", "é", "e")
        (post.description, post.summary, post.language, post.template) = ("about", "", "de", "special")
        (post.languageFolder, post.weight, post.authors) = ("fr", -3, ["Ann", ""])
        (post.isNamedByDate, post.isDraft, post.isHidden, post.isPageless) = (true, true, true, true)
        post.date = SiteDate(seconds: -62_135_596_800, offsetMinutes: -90)
        post.published = SiteDate(seconds: 253_402_300_799, offsetMinutes: 840)
        (post.updated, post.expires) = (SiteDate(seconds: 1), SiteDate(seconds: 2, offsetMinutes: 1))
        post.writtenPath = WrittenPath(parts: ["e", "x"], endsWithSlash: true)
        post.permalink = try? Permalink("/:year/:slug/")
        post.writtenAliases = [
            WrittenPath(parts: [], endsWithSlash: false), WrittenPath(parts: ["old"], endsWithSlash: true),
        ]
        post.terms = [["Swift", "C++"], [], ["東京"]]
        (post.body, post.addressPlace, post.templatePlace) = (3..<700, 4..<4, 5..<9)
        return post
    }

    private static var body: RenderedBody {
        var body = RenderedBody()
        body.html = [0, 255] + Array("<p id=\"a\"><a href=\"/b/\">b</a></p>".utf8)
        (body.title, body.summary, body.wordCount) = ("A", "b\n", 1)
        body.links = [BodyLink(destination: "/b/", place: 21..<24, offset: 70)]
        let call = ShortcodeCall(
            name: "tabs", named: [ShortcodeCall.Argument(name: "é", value: "\"b\"")], positional: ["c", ""],
            inner: [.text("d"), .call(ShortcodeCall(name: "tab", inner: [])), .text("e\n")])
        body.slots = [
            BodySlot(name: "note", place: 2, offset: 60), BodySlot(.call(call), place: 3, innerCount: 9, offset: 70),
            BodySlot(.address("{page}"), place: 5, level: 1, offset: 75), BodySlot(name: "note", place: 35, offset: 80),
        ]
        body.leftMarks = [LeftMarks(kind: "{% if", label: "{% if … %}", first: diagnostics[0], count: 7)]
        return body
    }

    private static var read: ReadPost {
        let content = PostContent(
            file, post, body, title: "The É", params: entries, bodyHash: .max, hasPlaceholders: true,
            views: PostViews(surroundings: 19, digests: KnownDigests([(1, .max), (2, 0), (.max, 3)])))
        return ReadPost(content: content, warnings: diagnostics, hash: 1 << 63)
    }

    /// All that a value holds, with what it holds, and what each of these holds.
    private func content(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    /// The names of fields with nothing in them: no, nothing, or none.
    private func emptyFields(_ value: Any) -> Set<String> {
        let fields = Mirror(reflecting: value).children.map { (name: $0.label ?? "", text: "\($0.value)") }
        return Set(fields.filter { ["nil", "false", "[]", "0", "0..<0"].contains($0.text) }.map(\.name))
    }

    @Test func aPostIsReadAsItWasWrittenWithEveryField() throws {
        // A field that is new has to be written, too: so none is left as it is by itself but those that are never kept.
        #expect(emptyFields(Self.post) == ["notes"])
        #expect(emptyFields(Self.body) == ["warnings"])
        var cache = SiteCache()
        cache.posts[Self.name] = CachedPost(Self.name, Self.stamp(2), Self.read)
        let other = try SiteCache(cache.bytes())
        let found = try #require(other.posts[Self.name])
        #expect(found.stamp == Self.stamp(2) && found.hash == 1 << 63)
        let read = try #require(found.read(Self.file))
        #expect(content(read.content) == content(Self.read.content))
        #expect(read.warnings == Self.diagnostics)
        // What was read is written again as it stands.
        #expect(other.bytes(jobs: 2) == cache.bytes())
    }

    @Test func aPostIsNotReadForAFileOfTheSameNameInOtherBytes() throws {
        var cache = SiteCache()
        cache.posts[Self.name] = CachedPost(Self.name, nil, Self.read)
        let found = try #require(try SiteCache(cache.bytes()).posts[Self.name])
        let file = SiteFolder.File(name: "posts/\u{E9}.md", path: Self.file.path, location: Self.file.location)
        #expect(found.stamp == nil && found.read(file) == nil)
    }

    @Test(arguments: [PostKind.markdown, .html, .restructuredText, .other], [Post.Role.post, .index, .sectionIndex])
    func aPostIsOfItsKindAndRole(kind: PostKind, role: Post.Role) throws {
        let post = Post(
            SourceText(emptyAt: Self.file.path), folders: [], name: "", kind: kind, role: role,
            metadata: PostMetadata(path: Self.file.path, format: nil, foreignLanguage: nil, entries: []))
        let content = PostContent(
            Self.file, post, RenderedBody(), title: "", params: [], bodyHash: 0, hasPlaceholders: false)
        let cached = CachedPost(Self.name, nil, ReadPost(content: content, warnings: [], hash: 0))
        let read = CachedPost(Self.name, nil, hash: 0, nil, written: cached.encoded).read(Self.file)
        #expect(self.content(try #require(read).content) == self.content(content))
    }

    @Test func pagesAndAWholeBuildAreReadAsTheyWereWritten() throws {
        let page = CachedPage(
            file: "posts/e/index.html", cloudFile: "posts/e/cloud.svg", digest: 7, hasCloud: true, ids: [1, .max],
            targets: [0, 5], pending: [PendingLink(page: 3, fragment: 9, destination: "/b/#c", offset: 12)],
            stamps: [Self.stamp(3), nil])
        let bare = CachedPage(
            file: "", cloudFile: nil, digest: nil, hasCloud: false, ids: [], targets: [], pending: [], stamps: [])
        var report = SiteReport()
        (report.postCount, report.pageCount, report.tagCount, report.cloudCount) = (1, 2, 3, 4)
        report.omittedWarningCount = 5
        report.leftOut = [("a.md", "a draft"), ("b.md", "")]
        report.warnings = Self.diagnostics
        var cache = SiteCache()
        (cache.readingDigest, cache.pages, cache.manifestHash, cache.pathDigest) = (11, [page, bare], 13, 15)
        cache.whole = CachedBuild(
            settings: 17, files: .max, outputs: [Self.stamp(4), nil, Self.stamp(5)], moments: .min..<Int64.max,
            report: report)
        let other = try SiteCache(cache.bytes())
        #expect(other.readingDigest == 11 && other.manifestHash == 13 && other.pathDigest == 15)
        #expect(content(other.pages) == content(cache.pages))
        #expect(content(try #require(other.whole)) == content(try #require(cache.whole)))
        #expect(other.bytes() == cache.bytes())
    }
}
