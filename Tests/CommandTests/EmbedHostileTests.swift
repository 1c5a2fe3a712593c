import Foundation
import TestSupport
import Testing

/// What pages and sources of others may try.
@Suite struct EmbedHostileTests {
    private static let placeholder = "<!-- stratus tags.md --><!-- /stratus -->"

    private func site(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("- red (3)\n- green\n", to: "data/tags.md")
        try folder.write("B = SECRET\n- SECRET\n", to: "secret.md")
        for (name, text) in files { try folder.write(text, to: name) }
        return folder
    }

    private func embed(_ folder: TemporaryFolder, _ arguments: [String]) throws -> Command.Result {
        try Command.run(["embed"] + arguments, folder: folder.url)
    }

    /// To Unicode the two names are the same text; to the file system they are two folders.
    @Test func aFolderOfTheSameLettersIsAnotherOne() throws {
        let folder = try site(["\u{E9}/list.md": "- A", "page.html": "<!-- stratus list.md --><!-- /stratus -->"])
        let other = folder.file("e\u{301}")
        let script = "mkdir \"$1\" && cp secret.md \"$1\"/list.md && ln -sf \"$1\"/list.md \u{E9}/list.md"
        #expect(try Command.run(["-c", script, "sh", other], folder: folder.url, executable: "/bin/sh").status == 0)
        let result = try embed(folder, ["page.html", "-o", "-", "--sources", "\u{E9}"])
        #expect(result.status != 0 && !result.text.contains("SECRET"), "\(result.text)")
        #expect(result.errors.contains("leads out of the folder"), "\(result.errors)")
    }

    // Front matter of a list is as much of a placeholder's words as they are themselves.
    @Test(
        arguments: ["alias-file", "keep-file", "exclude-file", "font-file", "theme"], ["../secret.md", "/etc/passwd"])
    func frontMatterNamesNoFileOutsideOfTheSources(option: String, path: String) throws {
        // A theme is known as a file by its ending, or by a slash.
        let value = option == "theme" && path.hasPrefix("..") ? "../x.css" : path
        let folder = try site([
            "data/list.md": "---\n\(option): \(value)\n---\n- A (3)\n- B\n",
            "page.html": "<!-- stratus list.md --><!-- /stratus -->", "x.css": ".tag{}",
        ])
        let result = try embed(folder, ["page.html", "-o", "-", "--sources", "data"])
        #expect(result.status != 0 && !result.text.contains("SECRET") && !result.errors.contains("root:"))
        #expect(result.errors.contains("leads out of the folder data"), "\(result.errors)")
    }

    @Test func linksInAFolderOfPostsDoNotLeadOutOfTheSources() throws {
        let folder = try site([
            "data/posts/a.md": "---\ntags: [Open]\n---\n", "hidden.md": "---\ntags: [SECRET]\n---\n",
            "page.html": "<!-- stratus posts from=posts --><!-- /stratus -->",
            "all.html": "<!-- stratus . from=posts --><!-- /stratus -->",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("data/posts/l.md"), withDestinationPath: "../../hidden.md")
        let result = try embed(folder, ["page.html", "-o", "-", "--sources", "data"])
        #expect(
            result.status == 0 && result.text.contains("Open") && !result.text.contains("SECRET"), "\(result.errors)")
        // The folder of the sources is one of them.
        #expect(try embed(folder, ["all.html", "-o", "-", "--sources", "data/posts"]).text.contains("Open"))
        // Without such a folder a link is a post.
        try folder.write("<!-- stratus data/posts from=posts --><!-- /stratus -->", to: "page.html")
        #expect(try embed(folder, ["page.html", "-o", "-"]).text.contains("SECRET"))
    }

    @Test(.timeLimit(.minutes(1))) func nobodyWaitsForAPipe() throws {
        let folder = try site(["page.html": "<!-- stratus pipe.md --><!-- /stratus -->", "out/x": "", "q.html": "x"])
        for name in ["pipe.md", "out/q.html"] { #expect(mkfifo(folder.file(name), 0o600) == 0) }
        let source = try embed(folder, ["page.html", "--in-place"])
        #expect(source.status == 65 && source.errors.contains("is no file"), "\(source.errors)")
        let output = try embed(folder, ["q.html", "-o", "out"])
        #expect(output.status == 73 && output.errors.contains("is no file"), "\(output.errors)")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["<stratus-cloud @></stratus-cloud>", "<!-- stratus @ --><!-- /stratus -->"])
    func tensOfThousandsOfWordsAreOneError(form: String) throws {
        let words = (0..<50_000).map { "a\($0)=x" }.joined(separator: " ")
        let folder = try site(["page.html": form.replacing("@", with: words)])
        let result = try embed(folder, ["page.html", "--check"])
        #expect(result.status == 65 && result.errors.utf8.count < 2000)
        #expect(result.errors.contains("more than 1000"))
    }

    @Test func whatIsNotSaidIsCounted() throws {
        let folder = try site(["page.html": String(repeating: "<!-- /stratus -->\n", count: 80)])
        let result = try embed(folder, ["page.html", "--check"])
        #expect(result.errors.components(separatedBy: ": error: ").count == 51)
        #expect(result.errors.contains("page.html: and 30 more\n"), "\(result.errors.suffix(200))")
    }

    @Test(arguments: [
        "@\n<!doctype html><html><head><title>x</title></head>", "<!doctype html>@<html><head><title>x</title></head>",
        "<html>@<head><link></head>",
    ])
    func nothingStandsBeforeTheHead(page: String) throws {
        let text = page.replacing("@", with: Self.placeholder)
        let folder = try site(["page.html": text, "tags.md": "- a\n"])
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == 65 && result.errors.contains("before the page begins"), "\(result.errors)")
        #expect(try folder.text("page.html") == text)
    }

    @Test(arguments: ["@<p>x</p>", "<!doctype html><title>x</title>@<header>y</header>", "<!doctype html><body>@"])
    func apartOfAPageMayBeginWithACloud(page: String) throws {
        let folder = try site(["page.html": page.replacing("@", with: Self.placeholder), "tags.md": "- a\n"])
        #expect(try embed(folder, ["page.html", "--in-place"]).status == 0)
    }

    // MathML has no element of this name.
    @Test func theForeignObjectOfAFormulaIsNone() throws {
        let folder = try site([
            "page.html": "<!doctype html><body><math><svg><foreignObject>\(Self.placeholder)", "tags.md": "- a\n",
        ])
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == 65 && result.errors.contains("cannot stand in"), "\(result.errors)")
    }

    @Test func anOutputFolderAmongThePagesIsNoPage() throws {
        let folder = try site(["site/a.html": "x", "site/b/c.html": "y"])
        for _ in 0..<3 {
            let result = try embed(folder, ["site", "-o", "site/new"])
            #expect(result.errors.hasPrefix("2 pages: "), "\(result.errors)")
        }
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.file("site/new")).sorted() == [
                "a.html", "b", "b/c.html",
            ])
    }

    // A name that is code in a page, in every form that a page can hold.
    @Test(
        arguments: ["fragment", "list", "svg"],
        [
            "<img src=x onerror=alert(1)>", "</svg><script>alert(1)</script>", "--><!-- /stratus -->", "</style><b>",
            "]]>", "</stratus-cloud>", "<textarea>", "<plaintext>", "<!-- stratus tags.md -->",
        ])
    func aNameIsText(format: String, name: String) throws {
        let json = String(decoding: try JSONEncoder().encode([["name": name], ["name": "b"]]), as: UTF8.self)
        let folder = try site([
            "tags.json": json,
            "page.html": "<p>a</p><!-- stratus tags.json format=\(format) --><!-- /stratus --><p>z</p>",
        ])
        #expect(try embed(folder, ["page.html", "--in-place"]).status == 0)
        let page = try folder.text("page.html")
        #expect(
            page.contains(name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")))
        #expect(page.components(separatedBy: "<!--").count == 3 && page.hasSuffix("<!-- /stratus --><p>z</p>"))
        #expect(!page.contains("<img") && !page.contains("<script") && !page.contains("<textarea"))
        #expect(try embed(folder, ["page.html", "--check"]).status == 0)
    }
}
