import Foundation
import TestSupport
import Testing

/// Where pages go, and what they keep.
@Suite struct EmbedOutputTests {
    private static let tags = "# Colours\n\n- red (3)\n- [blue](/blue) (2)\n- green\n"

    /// A folder with pages, and the tag list `tags.md`.
    private func site(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files.merging(["tags.md": Self.tags], uniquingKeysWith: { first, _ in first }) {
            try folder.write(text, to: name)
        }
        return folder
    }

    private func embed(_ folder: TemporaryFolder, _ arguments: [String]) throws -> Command.Result {
        try Command.run(["embed"] + arguments, folder: folder.url)
    }

    @Test func aReadOnlyPageStays() throws {
        let text = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site(["page.html": text])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file("page.html"))
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == 73 && result.errors.hasPrefix("page.html: error: "), "\(result.errors)")
        #expect(try folder.text("page.html") == text)
        // It can be read, and so written elsewhere.
        #expect(try embed(folder, ["page.html", "-o", "out"]).status == 0)
    }

    @Test func permissionsAreKept() throws {
        let folder = try site(["page.html": "<!-- stratus tags.md --><!-- /stratus -->"])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("page.html"))
        #expect(try embed(folder, ["page.html", "--in-place"]).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("page.html"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func aLinkStaysOneAndItsTargetIsFilled() throws {
        let folder = try site([
            "real/page.html": "<!-- stratus tags.md --><!-- /stratus -->", "real/tags.md": Self.tags,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("page.html"), withDestinationPath: "real/page.html")
        #expect(try embed(folder, ["page.html", "--in-place"]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("page.html")) == "real/page.html")
        #expect(try folder.text("real/page.html").contains("<svg"))
    }

    @Test func linksInAFolderAreNotFollowed() throws {
        let text = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site([
            "site/page.html": text, "site/tags.md": Self.tags, "outside.html": text, "other/x.html": text,
        ])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.file("site/out.html"), withDestinationPath: "../outside.html")
        try files.createSymbolicLink(atPath: folder.file("site/other"), withDestinationPath: "../other")
        let result = try embed(folder, ["site", "--in-place"])
        #expect(result.status == 0 && result.errors.hasSuffix("1 page: 1 changed; 1 cloud\n"), "\(result.errors)")
        #expect(try folder.text("outside.html") == text && folder.text("other/x.html") == text)
    }

    @Test func anOutputFolderGetsAllPagesUnderTheirNames() throws {
        let filled = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site([
            "in/a.html": filled, "in/b/c.html": "plain", "in/b/d.css": "p{}", "in/tags.md": Self.tags,
        ])
        #expect(try embed(folder, ["in", "-o", "out"]).status == 0)
        #expect(try folder.text("out/a.html").contains("<svg"))
        #expect(try folder.text("out/b/c.html") == "plain")
        #expect(!FileManager.default.fileExists(atPath: folder.file("out/b/d.css")))
        #expect(try folder.text("in/a.html") == filled)
    }

    @Test(arguments: [
        (["in/a.html", "-o", "in"], "would"), (["in", "-o", "in"], "would"),
        (["in/a.html", "other/a.html", "-o", "out"], "both are a.html"), (["in", "-o", "trap"], "symbolic link"),
    ])
    func anOutputFolderIsNoTrap(arguments: [String], words: String) throws {
        let text = "<!-- stratus tags.md --><!-- /stratus -->"
        let folder = try site([
            "in/a.html": text, "in/b/c.html": text, "other/a.html": text, "in/tags.md": Self.tags, "trap/x": "",
            "in/b/tags.md": Self.tags, "other/tags.md": Self.tags, "out/keep.txt": "kept",
        ])
        for (name, target) in [("trap/b", "../other"), ("trap/a.html", "../other/a.html")] {
            try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: target)
        }
        let result = try embed(folder, arguments)
        #expect(result.status != 0 && result.errors.contains(words), "\(result.errors)")
        #expect(try folder.text("in/a.html") == text && folder.text("other/a.html") == text)
        #expect(try folder.text("out/keep.txt") == "kept")
        #expect(!FileManager.default.fileExists(atPath: folder.file("other/c.html")))
    }

    @Test func standardInputGoesToStandardOutput() throws {
        let folder = try site([:])
        let result = try Command.run(
            ["embed", "-", "-o", "-"], input: Array("x<!-- stratus tags.md --><!-- /stratus -->y".utf8),
            folder: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(
            result.text.hasPrefix("x<!-- stratus tags.md -->\n<div")
                && result.text.hasSuffix("</div>\n<!-- /stratus -->y"))
    }

    @Test func aPageInLatin1KeepsItsBytesAndGetsReferences() throws {
        let folder = try site(["tags.md": "- Zürich (2)\n- 東京\n"])
        let head =
            Array("<meta charset=iso-8859-1>\r\n<p>caf".utf8) + [0xE9] + Array("</p>\r\n<!-- stratus tags.md -->".utf8)
        let tail = Array("<!-- /stratus -->\r\n".utf8) + [0xFC, 0x0D, 0x0A]
        try folder.write(head + tail, to: "page.html")
        let result = try embed(folder, ["page.html", "--in-place"])
        #expect(result.status == 0, "\(result.errors)")
        let page = try folder.bytes("page.html")
        #expect(page.starts(with: head) && page.suffix(tail.count).elementsEqual(tail))
        let content = page.dropFirst(head.count).dropLast(tail.count)
        #expect(content.allSatisfy { $0 < 0x80 })
        let text = String(decoding: content, as: UTF8.self)
        #expect(text.contains("Z&#xFC;rich") && text.contains("&#x6771;&#x4EAC;"))
        // Every line ends as those of the page.
        let feeds = content.indices.filter { content[$0] == 0x0A }
        #expect(feeds.count > 3)
        #expect(feeds.allSatisfy { $0 > content.startIndex && content[$0 - 1] == 0x0D })
    }

    @Test func utf16IsRefusedWhereACloudIsWanted() throws {
        let folder = try site([:])
        for (text, status) in [("<p>x</p><!-- stratus tags.md --><!-- /stratus -->", 65), ("<p>x</p>", 0)] {
            let bytes: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }
            try folder.write(bytes, to: "page.html")
            let result = try embed(folder, ["page.html", "--in-place"])
            #expect(result.status == status, "\(result.errors)")
            #expect(status == 0 || result.errors.contains("UTF-16") && result.errors.contains("hint:"))
            #expect(try folder.bytes("page.html") == bytes)
        }
    }
}
