import Foundation
import SourceText
import TestSupport
import Testing

@testable import FileAccess
@testable import SiteBuilding
@testable import SitePublishing

@Suite struct SiteFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(in: URL(filePath: "/dev/shm"))
        try folder.write("title: x", to: "site/stratus.yml")
    }

    private func site() throws -> SiteFolder { try SiteFolder(folder.file("site")) }

    private func names(_ listed: String, _ purpose: SiteFolder.Purpose = .sources) throws -> [String] {
        let listing = try site().files(in: listed, for: purpose)
        #expect(listing.problems.isEmpty, "\(listing.problems)")
        return listing.files.map(\.name)
    }

    private func problems(_ listed: String = "content") throws -> [String] {
        try site().files(in: listed, for: .sources).problems.map {
            $0.description.replacing(folder.url.path, with: "")
        }
    }

    private func link(_ name: String, to target: String) throws {
        let place = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }

    // MARK: - Listing

    @Test func filesComeInTheOrderOfTheirNamesBytes() throws {
        for name in ["b.md", "B.md", "a/z.md", "a-b.md", "é.md", "a/10.md", "a/9.md"] {
            try folder.write("x", to: "site/content/" + name)
        }
        #expect(try names("content") == ["B.md", "a/10.md", "a/9.md", "a/z.md", "a-b.md", "b.md", "é.md"])
    }

    @Test func aFolderThatIsNotThereHasNoFiles() throws {
        #expect(try names("content").isEmpty)
    }

    @Test func hiddenFilesAreNoSourcesAndAreCopiedAllTheSame() throws {
        for name in [
            ".htaccess", ".well-known/security.txt", "_redirects", "a.css", "a.css~", ".a.css.swp", "#a.css#",
            ".#a.css",
            ".DS_Store", ".git/config", ".gitkeep", "._a.css", "node_modules/x/y.js", "b/.stratus/lock", "Thumbs.db",
        ] {
            for part in ["static", "content"] { try folder.write("x", to: "site/\(part)/\(name)") }
        }
        #expect(try names("static", .copies) == [".htaccess", ".well-known/security.txt", "_redirects", "a.css"])
        #expect(try names("content") == ["#a.css#", "Thumbs.db", "_redirects", "a.css", "a.css~"])
    }

    @Test func linksInTheSiteAreFollowed() throws {
        try folder.write("one", to: "site/content/posts/one.md")
        try folder.write("two", to: "site/shared/two.md")
        try link("site/content/two.md", to: "../shared/two.md")
        try link("site/content/shared", to: "../shared")
        try link("site/static", to: "shared")
        #expect(try names("content") == ["posts/one.md", "shared/two.md", "two.md"])
        #expect(try names("static", .copies) == ["two.md"])
        let site = try site()
        for file in site.files(in: "content", for: .sources).files where file.name.hasSuffix("two.md") {
            #expect(try site.read(file) == Array("two".utf8))
        }
    }

    @Test func allThatCannotBeReadIsTold() throws {
        try folder.write("x", to: "site/content/a.md")
        try link("site/content/b", to: "/etc")
        try link("site/content/c", to: "nowhere")
        try link("site/content/d/e/f", to: "../..")
        // As bytes: paths of Foundation have no line breaks, and no slash at their end.
        for name in [Array("g\nh.md".utf8), [UInt8(ascii: "k"), 0xFF]] {
            let path = Array(folder.file("site/content").utf8) + [UInt8(ascii: "/")] + name + [0]
            #expect(mkdir(path.map { CChar(bitPattern: $0) }, 0o777) == 0)
        }
        #expect(mkfifo(folder.file("site/content/i"), 0o666) == 0)
        try link("site/content/j", to: "i")
        #expect(
            try problems() == [
                "/site/content/b: error: the symbolic link leads out of the folder of the site, to /etc"
                    + "\nhint: copy what it leads to into the site",
                "/site/content/c: error: the symbolic link leads nowhere: No such file or directory"
                    + "\nhint: remove it, or mend where it leads",
                "/site/content/d/e/f: error: this leads back to a folder that it is in\nhint: remove the link",
                "/site/content/g\\u{A}h.md: error: there is a control character in the name\nhint: rename it",
                "/site/content/i: error: this is neither file nor folder\nhint: remove it",
                "/site/content/j: error: this is neither file nor folder\nhint: remove it",
                "/site/content/k\u{FFFD}: error: the name is not UTF-8\nhint: rename it",
            ])
        #expect(try site().files(in: "content", for: .sources).files.map(\.name) == ["a.md"])
    }

    @Test func aFolderThatIsALinkOutIsAnError() throws {
        try folder.write("x", to: "elsewhere/a.md")
        try link("site/content", to: "../elsewhere")
        let found = try problems()
        #expect(found.count == 1 && found[0].contains("leads out of the folder of the site, to "))
    }

    @Test func foldersInFoldersEnd() throws {
        let deep = Array(repeating: "d", count: 70).joined(separator: "/")
        try folder.write("x", to: "site/content/\(deep)/a.md")
        #expect(
            try problems().map { $0.suffix(48) } == ["error: the folders are nested in more than 64 levels".suffix(48)])
    }

    @Test func linksToFoldersOfLinksEnd() throws {
        // Each folder has two links to the next one: 2 to the power of 40 ways to the last.
        for level in 0..<40 {
            for name in ["a", "b"] { try link("site/f\(level)/\(name)", to: "../f\(level + 1)") }
        }
        try folder.write("x", to: "site/f40/x.md")
        try link("site/content", to: "f0")
        #expect(try problems().count == 1)
    }

    @Test func theOutputIsNoSource() throws {
        try folder.write("x", to: "site/content/public/a.md")
        let listing = try site().files(in: "content", for: .sources, besides: folder.file("site/content/public"))
        #expect(listing.files.isEmpty)
        #expect(listing.problems.map(\.message) == ["this is the output folder, which would be read the next time"])
    }

    @Test func aSiteThatIsNotThereIsAnError() {
        let error = #expect(throws: Problem.self) { try SiteFolder(folder.file("nothing")) }
        #expect(error?.hint == "stratus init \(folder.file("nothing")) makes a site")
    }

    // MARK: - Reading

    @Test(arguments: [0, 1, 31, 32, 65536, 3_000_001])
    func aFileIsReadAndCopiedWhole(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }
        try folder.write(bytes, to: "site/static/a")
        let site = try site()
        let file = try #require(site.files(in: "static", for: .copies).files.first)
        let isRead = try site.read(file) == bytes
        #expect(isRead)
        for expected in [FileOutcome.created, .unchanged] {
            let publication = try Publication(output: folder.file("public"), state: folder.record)
            #expect(try publication.add("a", copying: file, of: site) == expected)
            _ = try publication.publish()
            let isCopied = try folder.bytes("public/a") == bytes
            #expect(isCopied)
        }
        // The last byte alone.
        guard count > 0 else { return }
        try folder.write(bytes.dropLast() + [bytes[count - 1] ^ 1], to: "site/static/a")
        let publication = try Publication(output: folder.file("public"), state: folder.record)
        #expect(try publication.add("a", copying: file, of: site) == .changed)
        let summary = try publication.publish()
        #expect(summary.replaced == ["a"] && summary.overwritten.isEmpty)
        let isCopied = try folder.bytes("public/a") == bytes.dropLast() + [bytes[count - 1] ^ 1]
        #expect(isCopied)
    }

    @Test func ofPermissionsNothingIsCopied() throws {
        try folder.write("x", to: "site/static/a")
        #expect(chmod(folder.file("site/static/a"), 0o4755) == 0)
        let site = try site()
        let file = try #require(site.files(in: "static", for: .copies).files.first)
        let publication = try Publication(output: folder.file("public"), state: folder.record)
        try publication.add("a", copying: file, of: site)
        _ = try publication.publish()
        let mode = try FileManager.default.attributesOfItem(atPath: folder.file("public/a"))[.posixPermissions] as? Int
        #expect(mode.map { $0 & 0o7111 } == 0)
    }

    @Test(arguments: ["longer than it was", "less", "other"])
    func aFileThatChangesWhileItIsReadIsNotTaken(text: String) throws {
        try folder.write("first", to: "site/content/a.md")
        let site = try site()
        let file = try #require(site.files(in: "content", for: .sources).files.first)
        let source = try site.opened(file)
        let handle = try FileHandle(forWritingTo: folder.url.appending(path: "site/content/a.md"))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        // As coarse as the times of files are, they would be one otherwise.
        var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 2, tv_nsec: 0)]
        #expect(utimensat(AT_FDCWD, file.path, &times, 0) == 0)
        let bytes = try source.bytes()
        #expect(bytes == nil)
        #expect(try site.read(file) == Array(text.utf8))
    }

    @Test func aFileThatIsReplacedWhileItIsReadIsTheOldOneWhole() throws {
        try folder.write("first", to: "site/content/a.md")
        let site = try site()
        let file = try #require(site.files(in: "content", for: .sources).files.first)
        let source = try site.opened(file)
        try FileManager.default.removeItem(atPath: file.path)
        try folder.write("other", to: "site/content/a.md")
        let bytes = try source.bytes()
        #expect(bytes == Array("first".utf8))
    }

    @Test func aFileThatBecameAPipeIsNotWaitedFor() throws {
        try folder.write("x", to: "site/content/a.md")
        let site = try site()
        let file = try #require(site.files(in: "content", for: .sources).files.first)
        try FileManager.default.removeItem(atPath: folder.file("site/content/a.md"))
        #expect(mkfifo(folder.file("site/content/a.md"), 0o666) == 0)
        #expect(throws: Problem.self) { try site.read(file) }
    }

    // MARK: - The output

    @Test(arguments: [
        ("site/.stratus", "where Stratus keeps what it knows of outputs"),
        ("site/.stratus/public", "where Stratus keeps what it knows of outputs"),
        ("site", "this is the folder of the site itself"), ("site/", "this is the folder of the site itself"),
        ("site/content/../../site", "this is the folder of the site itself"),
        (".", "the folder of the site is in this one"),
        ("site/content", "this is in the folder content of the site"),
        ("site/content/public", "this is in the folder content of the site"),
        ("site/static/new", "this is in the folder static of the site"),
        ("site/way", "this is in the folder content of the site"),
        ("site/src", "the folder src/data of the site is in this one"),
    ])
    func anOutputThatWouldBeReadIsRefused(output: String, reason: String) throws {
        try folder.write("x", to: "site/content/a.md")
        try folder.write("x", to: "site/src/data/a.yml")
        try link("site/way", to: "content")
        let error = #expect(throws: Problem.self) {
            try site().checkOutput(folder.file(output), folders: ["content", "static", "src/data"])
        }
        #expect(error?.message.contains(reason) == true)
    }

    /// What is known of it would be kept by another name, and its pages taken for those of somebody else.
    @Test func anOutputThatCannotBeFollowedIsRefused() throws {
        try folder.write("x", to: "site/content/a.md")
        try link("loop", to: "loop")
        let long = String(repeating: "a/", count: 3000)
        for (output, reason) in [("loop/public", "symbolic links"), (long, "name too long")] {
            let path = folder.file(output)
            for body in [{ try $0.checkOutput(path, folders: []) }, { _ = try $0.statePlace(of: path, in: nil) }]
                as [(SiteFolder) throws -> Void]
            {
                let error = #expect(throws: Problem.self) { try body(site()) }
                #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
            }
        }
    }

    @Test(arguments: ["site/public", "site/contents", "public", "site/new/public", "site/public/"])
    func anOutputElsewhereIsFine(output: String) throws {
        try folder.write("x", to: "site/content/a.md")
        #expect(throws: Never.self) { try site().checkOutput(folder.file(output), folders: ["content", "static"]) }
    }
}
