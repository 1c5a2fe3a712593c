import Foundation
import SourceText
import Stratus
import TestSupport
import Testing

@Suite struct PostFolderTests {
    private func tally(
        _ path: String, _ keys: [String] = ["tags"], includingDrafts: Bool = false
    ) throws -> (tags: [String], notes: [String]) {
        let list = try TagList(readingPosts: path, keys: keys, includingDrafts: includingDrafts)
        let start = path.count + 1
        let notes = list.notes.map { note in
            String(note.path.dropFirst(start)) + (note.line.map { ":\($0)" } ?? "") + ": " + note.text
        }
        return (list.tags.map { "\($0.name) \(Int($0.weight))" }, notes)
    }

    private func sample(_ name: String) -> String { Project.sample("Posts/\(name)").path }

    private func errors(_ path: String) throws -> [String] {
        do {
            _ = try TagList(readingPosts: path)
            return []
        } catch let error as Problem {
            return error.all.map { "\(($0.path ?? "").dropFirst(path.count)): \($0.message)" }
        }
    }

    // MARK: - Samples

    @Test func countsTheTagsOfHugo() throws {
        let found = try tally(sample("hugo"))
        #expect(
            found.tags == [
                "clouds 3", "weather 2", "Cumulus 1", "typography 1", "kerning 1", "swift 1", "machine-learning 1",
                "Typography 1", "bread 1", "fermentation 1", "fog 1", "Swift 1", "machine learning 1",
            ])
        #expect(found.notes == ["content/posts/ligatures.md: a draft, not counted"])
        #expect(try tally(sample("hugo"), ["params.topics"]).tags == ["baking 1"])
        let drafts = try tally(sample("hugo"), includingDrafts: true)
        #expect(drafts.tags.contains("typography 2") && drafts.tags.contains("ligatures 1") && drafts.notes.isEmpty)
    }

    @Test func countsTheTagsOfJekyll() throws {
        let found = try tally(sample("jekyll"))
        #expect(
            found.tags == [
                "clouds 2", "weather 1", "bread 1", "rye 1", "typography 1", "serif type 1", "rain 1", "Weather 1",
            ])
        #expect(
            found.notes == [
                "_drafts/noctilucent.md: a draft, not counted",
                "_posts/2024-04-01-unpublished.md: a draft, not counted", ": 1 post has no tags: index.html",
            ])
        let categories = try tally(sample("jekyll"), ["categories"])
        #expect(categories.tags == ["Sky 1", "slow food 1", "letters 1", "history 1"])
        #expect(
            categories.notes.last == ": 2 posts have no categories, the first of them _posts/2024-03-20-nimbostratus.md"
        )
        // The folder of the posts is Jekyll's by its own name, too.
        #expect(try tally(sample("jekyll/_posts")).tags == found.tags)
        #expect(try tally(sample("jekyll"), includingDrafts: true).tags.prefix(2) == ["clouds 4", "night 1"])
    }

    @Test func countsTheTagsOfZola() throws {
        let found = try tally(sample("zola"))
        #expect(
            found.tags == [
                "bread 1", "France 2", "clouds 1", "ice 2", "typography 1", "Garamond 1", "Clouds 1", "light 1",
            ])
        #expect(
            found.notes == [
                "content/blog/kelvin-helmholtz.md: a draft, not counted",
                ": 1 post has no tags: content/blog/untagged.md",
            ])
        #expect(try tally(sample("zola"), ["authors"]).tags == ["Marie 2"])
    }

    @Test func countsTheTagsOfEleventy() throws {
        let found = try tally(sample("eleventy"))
        #expect(
            found.tags == [
                "bread 1", "post 4", "typography 1", "no 1", "clouds 2", "wind 1", "Typography 1", "fonts 1",
            ])
        #expect(
            found.notes == [
                "posts/hidden.md: a draft, not counted", "posts/pi.md: JavaScript front matter is not read",
            ])
    }

    @Test func countsTheTagsOfPelican() throws {
        let found = try tally(sample("pelican"))
        #expect(
            found.tags == [
                "clouds 2", "aviation 1", "machine learning 1", "typography 1", "fonts 1", "Typography 1",
                "Venice, 1501 1", "mist & fog 1", "bread 1", "Machine Learning 1",
            ])
        #expect(found.notes == ["content/articles/pretzel.md: a draft, not counted"])
    }

    // MARK: - Folders

    @Test func foldersAboveThePostsOfJekyllAreCategories() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: S\n", to: "site/_config.yml")
        try folder.write("---\ncategory: own\n---\n", to: "site/blog/news/_posts/2020-01-01-a.md")
        try folder.write("---\ntitle: B\n---\n", to: "site/_posts/deep/2020-01-02-b.md")
        let expected = ["blog 1", "news 1", "own 1"]
        for path in ["site", "site/blog", "site/blog/news/_posts", ""] {
            #expect(try tally(folder.file(path), ["categories"]).tags == expected, "\(path)")
        }
        let post = folder.file("site/blog/news/_posts/2020-01-01-a.md")
        #expect(try tally(post, ["categories"]).tags == expected)
        let bounded = try SiteTaxonomies(readingPosts: folder.file("site")).taxonomies
        #expect(bounded.map(\.key) == ["categories"] && bounded[0].list.tags.map(\.name) == ["blog", "news", "own"])
    }

    @Test func theKeyFolderCountsThePostsOfEachFolder() throws {
        let folder = try TemporaryFolder()
        for name in ["swift/a", "swift/b", "code/swift/c", "git/d", "README", "code/_index", "code/page/index"] {
            try folder.write("# No front matter\n", to: "til/\(name).md")
        }
        try folder.write("---\nfolder: elsewhere\ntags: [git, merge]\n---\n", to: "til/git/e.md")
        try folder.write("---\ndraft: true\n---\n", to: "til/git/f.md")
        let found = try tally(folder.file("til"), ["folder"])
        #expect(found.tags == ["code 1", "swift 3", "git 2"])
        #expect(
            found.notes == ["git/f.md: a draft, not counted", ": 1 post has no folder: README.md"])
        #expect(
            try tally(folder.file("til"), ["folder", "tags"]).tags == ["code 1", "swift 3", "git 2", "merge 1"])
        #expect(try tally(folder.file("til/git/d.md"), ["folder"]).tags == ["git 1"])
        #expect(try SiteTaxonomies(readingPosts: folder.file("til"), keys: ["folder"]).taxonomies[0].title == "Folder")
    }

    @Test func twoSpellingsInOnePostCountOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\ntags: [Git, git]\n---\n", to: "posts/a.md")
        try folder.write("---\ntags: [git, vim]\n---\n", to: "posts/b.md")
        let list = try TagList(readingPosts: folder.file("posts"))
        #expect(try TagCollection([list]).tags.map { "\($0.name) \(Int($0.weight))" } == ["git 2", "vim 1"])
        let exact = try TagCollection([list], overrides: [OptionSetting("merge", .text("exact"))])
        #expect(exact.tags.map { "\($0.name) \(Int($0.weight))" } == ["Git 1", "git 2", "vim 1"])
        // The posts of two inputs stay apart.
        #expect(try TagCollection([list, list]).tags.map { "\($0.name) \(Int($0.weight))" } == ["git 4", "vim 2"])
    }

    @Test func aSinglePostMayHaveAnyEnding() throws {
        let folder = try TemporaryFolder()
        #expect(try tally(folder.write("---\ntags: [a]\n---\n", to: "post.txt")).tags == ["a 1"])
        #expect(try tally(folder.write("Tags: a\n\n", to: "post.md")).tags == ["a 1"])
    }

    @Test func whatGeneratorsMakeIsNotRead() throws {
        let folder = try TemporaryFolder()
        for name in [".git", "node_modules", "_site", "public", "output", "blog/public", "blog/_site"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
            try folder.write("---\ntags: ['\(name)']\n---\n", to: "\(name)/post.md")
        }
        try folder.write("---\ntags: [hidden]\n---\n", to: ".post.md")
        #expect(try tally(folder.url.path).tags == ["blog/public 1", "output 1", "public 1"])
        try folder.write("", to: "hugo.toml")
        try folder.write("", to: "pelicanconf.py")
        #expect(try tally(folder.url.path).tags == ["blog/public 1"])
    }

    @Test func linksToFoldersAreNotFollowedAndLinksToPostsAreRead() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "a"), withIntermediateDirectories: true)
        try folder.write("---\ntags: [a]\n---\n", to: "a/post.md")
        try FileManager.default.createSymbolicLink(atPath: folder.file("a/loop"), withDestinationPath: "..")
        try FileManager.default.createSymbolicLink(atPath: folder.file("z.md"), withDestinationPath: "a/post.md")
        let found = try tally(folder.url.path)
        #expect(found.tags == ["a 2"])
        #expect(found.notes == ["a/loop: a symbolic link to a folder, not followed"])
        // Whoever names a link means what it leads to.
        try FileManager.default.createSymbolicLink(atPath: folder.file("b"), withDestinationPath: "a")
        #expect(try tally(folder.file("b/")).tags == ["a 1"])
    }

    @Test func allErrorsAreNamedTogether() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\ntags: [a]\n---\n", to: "a.md")
        try folder.write("---\ntags: [a\n---\n", to: "b.md")
        try folder.write("+++\ntags = 1\n", to: "c.md")
        try FileManager.default.createSymbolicLink(atPath: folder.file("d.md"), withDestinationPath: "nothing")
        #expect(mkfifo(folder.file("e.md"), 0o600) == 0)
        try folder.write("---\n" + String(repeating: "x: y\n", count: 20_000) + "---\n", to: "f.md")
        #expect(
            try errors(folder.url.path) == [
                "/b.md: the front matter is not YAML: did not find expected ',' or ']'",
                "/c.md: the front matter in TOML has no end",
                "/d.md: cannot read the post: No such file or directory",
                "/e.md: this is no file, expected a post",
                "/f.md: the front matter in YAML has no end within 65536 bytes",
                ": 5 of 6 posts cannot be read",
            ])
    }

    @Test func aFolderWithoutPostsIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("- a tag (1)", to: "list.txt")
        #expect(
            try errors(folder.url.path) == [
                ": there is no post in the folder, expected files that end in .md, .markdown, .html, .rst, .njk, "
                    + ".liquid or .adoc"
            ])
        try folder.write("no front matter", to: "a.md")
        try folder.write("no front matter", to: "b.md")
        #expect(try errors(folder.url.path) == [": none of the 2 posts has tags to count"])
        #expect(try errors(folder.file("a.md")) == [": the post has no tags to count"])
        #expect(throws: Problem.self) { try TagList(readingPosts: folder.file("nowhere")) }
    }

    @Test func longFrontMatterIsReadAndTheBodyIsNot() throws {
        let folder = try TemporaryFolder()
        let long = "title: \(String(repeating: "é", count: 10_000))\n"
        try folder.write("---\n\(long)tags: [a]\n---\n", to: "a.md")
        try folder.write("{\"x\": \"\(String(repeating: "y", count: 40_000))\", \"tags\": [\"b\"]}\n", to: "b.md")
        try Data(Array("\u{FEFF}---\ntags: [c]\n---\n".utf8) + [UInt8](repeating: 0xFF, count: 100_000)).write(
            to: folder.url.appending(path: "c.md"))
        try folder.write("\u{FEFF}---\n\(long)tags: [e]\n---\n" + long, to: "e.md")
        try folder.write("Note: " + String(repeating: "a long line ", count: 10_000), to: "f.md")
        try folder.write("<p>" + String(repeating: "text ", count: 100_000), to: "d.html")
        let found = try tally(folder.url.path)
        #expect(found.tags == ["a 1", "b 1", "c 1", "e 1"])
        #expect(found.notes == [": 2 posts have no tags, the first of them d.html"])
    }

    @Test func namesThatAreNoUTF8AreRead() throws {
        let folder = try TemporaryFolder()
        let path = Array(folder.url.path.utf8CString.dropLast()) + [0x2F, -1, 0x0A, 0x2E, 0x6D, 0x64, 0]
        let text = Array("---\ntags: [a]\ndraft: true\n---\n".utf8)
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        // Some file systems refuse such names.
        guard descriptor >= 0 else { return }
        #expect(write(descriptor, text, text.count) == text.count)
        close(descriptor)
        #expect(try tally(folder.url.path, includingDrafts: true).tags == ["a 1"])
        try folder.write("---\ntags: [b]\n---\n", to: "b.md")
        #expect(try tally(folder.url.path).notes == ["\u{FFFD}\\u{A}.md: a draft, not counted"])
    }

    @Test func foldersAreReadToABound() throws {
        let folder = try TemporaryFolder()
        let deep = Array(repeating: "d", count: 70).joined(separator: "/")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: deep), withIntermediateDirectories: true)
        let found = try errors(folder.url.path)
        #expect(found.count == 1 && found[0].hasSuffix("the folders are nested in more than 64 levels"))
    }
}
