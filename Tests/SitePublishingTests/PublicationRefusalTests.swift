import Foundation
import TestSupport
import Testing

@testable import ByteWriting
@testable import FileAccess
@testable import SitePublishing
@testable import SourceText

@Suite struct PublicationRefusalTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(in: URL(filePath: "/dev/shm")) }

    private var output: String { folder.file("public") }

    @discardableResult
    private func publish(_ files: [String: String]) throws -> PublicationSummary {
        let publication = try Publication(output: output, state: folder.record)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { try publication.add(path, Array(text.utf8)) }
        return try publication.publish()
    }

    private func refusal(of files: [String: String]) -> String? {
        do {
            try publish(files)
            return nil
        } catch { return "\(error)" }
    }

    // MARK: - What somebody else made

    @Test func aForeignFileInTheWayIsAnErrorAndNothingIsPublished() throws {
        try folder.write("mine", to: "public/b.html")
        #expect(
            refusal(of: ["a.html": "a", "b.html": "b"])
                == "\(output)/b.html: error: cannot write the output: there is a file of this name that Stratus did not make"
                + "\nhint: move it away, or choose another output folder")
        #expect(try folder.tree("public") == ["b.html": "mine"])
        #expect(try folder.names(in: "public") == ["b.html"])
    }

    @Test func aForeignFileOfTheSameBytesIsTakenOver() throws {
        try folder.write("same", to: "public/a.html")
        let state = try folder.state("public/a.html")
        #expect(try publish(["a.html": "same"]).unchanged == ["a.html"])
        #expect(try folder.state("public/a.html") == state)
        #expect(try publish([:]).deleted == ["a.html"])
    }

    @Test func foreignFilesAndFoldersStay() throws {
        try publish(["posts/a/index.html": "a", "posts/b.html": "b"])
        try folder.write("mine", to: "public/posts/a/mine.txt")
        try folder.write("mine", to: "public/CNAME")
        try FileManager.default.createDirectory(atPath: folder.file("public/empty"), withIntermediateDirectories: true)
        try publish(["index.html": "home"])
        #expect(try folder.tree("public") == ["index.html": "home", "posts/a/mine.txt": "mine", "CNAME": "mine"])
        #expect(FileManager.default.fileExists(atPath: folder.file("public/empty")))
        // The folder is not Stratus's any more, since somebody else has something in it.
        try FileManager.default.removeItem(atPath: folder.file("public/posts/a/mine.txt"))
        try publish([:])
        #expect(FileManager.default.fileExists(atPath: folder.file("public/posts/a")))
    }

    @Test func aFolderThatWasThereBeforeIsNotRemoved() throws {
        try FileManager.default.createDirectory(atPath: folder.file("public/img"), withIntermediateDirectories: true)
        try publish(["img/a.svg": "a", "css/b.css": "b"])
        try publish([:])
        #expect(try folder.names(in: "public") == ["img"])
    }

    @Test func aStaleFileThatSomebodyChangedIsKept() throws {
        try publish(["a.html": "a", "b.html": "b", "c.html": "c"])
        try folder.write("B", to: "public/b.html")
        try folder.write("longer", to: "public/c.html")
        let summary = try publish(["a.html": "a"])
        #expect(summary.deleted.isEmpty)
        #expect(summary.kept.map(\.path) == ["b.html", "c.html"])
        #expect(summary.kept.allSatisfy { $0.reason == "it was changed by somebody else" })
        #expect(try folder.tree("public") == ["a.html": "a", "b.html": "B", "c.html": "longer"])
        // From now on it is theirs.
        #expect(try publish(["a.html": "a"]).kept.isEmpty)
        #expect(refusal(of: ["b.html": "b"]) != nil)
    }

    @Test func aFileOfTheSiteThatSomebodyChangedIsReplacedAndNamed() throws {
        try publish(["a.html": "one", "b.html": "one", "c.html": "one"])
        try folder.write("eno", to: "public/a.html")
        try folder.write("edited", to: "public/b.html")
        let summary = try publish(["a.html": "one", "b.html": "one", "c.html": "two"])
        #expect(summary.replaced == ["a.html", "b.html", "c.html"])
        #expect(summary.overwritten == ["a.html", "b.html"])
        #expect(try folder.tree("public") == ["a.html": "one", "b.html": "one", "c.html": "two"])
    }

    @Test func aFileThatSomebodyRemovedComesBack() throws {
        try publish(["posts/a.html": "a"])
        try FileManager.default.removeItem(atPath: folder.file("public/posts"))
        #expect(try publish(["posts/a.html": "a"]).created == ["posts/a.html"])
        try FileManager.default.removeItem(atPath: folder.file("public/posts"))
        #expect(try publish([:]).deleted.isEmpty)
    }

    @Test(arguments: ["folder", "link", "pipe"])
    func whatIsNoFileIsInTheWayOfOne(kind: String) throws {
        try make(kind, "public/a")
        #expect(refusal(of: ["a": "file"])?.hasPrefix("\(output)/a: error: cannot write the output: t") == true)
        #expect(try folder.names(in: "public") == ["a"])
    }

    @Test(arguments: ["file", "link", "pipe"])
    func whatIsNoFolderIsInTheWayOfOne(kind: String) throws {
        try make(kind, "public/a")
        #expect(refusal(of: ["a/b/c": "file"])?.hasPrefix("\(output)/a: error: cannot write the output: t") == true)
        #expect(try folder.names(in: "public") == ["a"])
    }

    @Test func aFolderWithSomethingForeignIsInTheWayOfAFile() throws {
        try publish(["a/b/c": "ours"])
        try folder.write("mine", to: "public/a/b/mine")
        #expect(refusal(of: ["a": "file"])?.hasPrefix("\(output)/a/b/mine: error: this is in the folder a") == true)
        #expect(try folder.tree("public") == ["a/b/c": "ours", "a/b/mine": "mine"])
    }

    @Test func aChangedFileIsInTheWayOfAFolder() throws {
        try publish(["a": "ours"])
        try folder.write("mine", to: "public/a")
        #expect(refusal(of: ["a/b": "file"])?.contains("this is in the way, and was changed by somebody else") == true)
        #expect(try folder.tree("public") == ["a": "mine"])
    }

    @Test func nothingIsWrittenOrDeletedThroughALinkThatLeadsOut() throws {
        try publish(["posts/a.html": "a", "posts/b.html": "b"])
        try folder.write("a", to: "outside/a.html")
        try folder.write("b", to: "outside/b.html")
        try FileManager.default.removeItem(atPath: folder.file("public/posts"))
        try make("link", "public/posts", to: "../outside")
        #expect(refusal(of: ["posts/a.html": "A"])?.contains("this is a symbolic link") == true)
        let summary = try publish(["index.html": "home"])
        #expect(summary.kept.map(\.path) == ["posts/a.html", "posts/b.html"])
        #expect(summary.kept.allSatisfy { $0.reason == "it was replaced by somebody else" })
        #expect(try folder.tree("outside") == ["a.html": "a", "b.html": "b"])
        #expect(try folder.tree("public") == ["index.html": "home", "posts": "-> ../outside"])
    }

    @Test func aStaleFileThatSomebodyMadeAFolderIsKept() throws {
        try publish(["a.html": "a", "b.html": "b"])
        try FileManager.default.removeItem(atPath: folder.file("public/b.html"))
        try folder.write("mine", to: "public/b.html/mine")
        let summary = try publish(["a.html": "a"])
        #expect(summary.kept.map(\.path) == ["b.html"])
        #expect(try folder.tree("public") == ["a.html": "a", "b.html/mine": "mine"])
        // A file that gives way to a folder of the site is no such one.
        #expect(try publish(["a.html/a": "a"]).kept.isEmpty)
    }

    // MARK: - Paths

    @Test(arguments: [
        "", "/etc/passwd", "../a", "a/../../b", "a/..", ".", "./a", "a//b", "a/", "a\0b", "a\nb", ".stratus/lock",
        ".Stratus/x", ".stratus", String(repeating: "a", count: 256), String(repeating: "a/", count: 64) + "a",
        String(repeating: "abcdefg/", count: 600) + "a",
    ])
    func aPathThatCouldLeadOutIsRefused(path: String) throws {
        let publication = try Publication(output: output, state: folder.record)
        #expect(throws: Problem.self) { try publication.add(path, [1]) }
        #expect(!publication.keep(path))
    }

    @Test(arguments: [
        "...", "..a", "a..", ".well-known/x", ".htaccess", "a b", "stratus/x", ".stratus2", "C:\\x", "東京/é",
    ])
    func aStrangePathIsAPathLikeAnother(path: String) throws {
        let publication = try Publication(output: output, state: folder.record)
        try publication.add(path, [1])
        #expect(try publication.publish().created == [path])
        #expect(try folder.bytes("public/" + path) == [1])
    }

    // MARK: - Records that somebody changed

    @Test(arguments: [
        "", "{}", "{\"stratus\":\"manifest\",\"version\":2}\n", "{\"stratus\":\"journal\",\"version\":1}\n",
        "{\"stratus\":\"manifest\",\"version\":1}\n",
        "{\"stratus\":\"manifest\",\"version\":1}\n{\"end\":\"0000000000000000\"}\n",
    ])
    func aManifestThatIsNotAsStratusWroteItIsAnError(text: String) throws {
        try publish(["a.html": "a"])
        try folder.write(text, to: "record/manifest.json")
        #expect(refusal(of: ["b.html": "b"])?.contains("hint: nothing was changed; ") == true)
        #expect(try folder.tree("public") == ["a.html": "a"])
        #expect(try folder.text("record/manifest.json") == text)
    }

    @Test func aManifestOfANewerStratusSaysSo() throws {
        try publish(["a.html": "a"])
        let manifest = try folder.text("record/manifest.json").replacing(
            "\"version\":1", with: "\"version\":2")
        try folder.write(manifest, to: "record/manifest.json")
        #expect(refusal(of: [:])?.contains("this is a manifest of another Stratus: version 2, expected 1") == true)
    }

    @Test func everyManifestThatIsCutOffOrHasAnotherByteIsAnError() throws {
        try publish(["a.html": "a", "b/c.html": "c"])
        let manifest = try folder.bytes("record/manifest.json")
        for place in manifest.indices {
            #expect(throws: Problem.self) { try PublishedFiles(Array(manifest[..<place])) }
            var other = manifest
            other[place] ^= 1
            #expect(throws: Problem.self) { try PublishedFiles(other) }
        }
    }

    @Test(arguments: ["../outside.txt", "/etc/passwd", "a/../../outside.txt", ".stratus/lock"])
    func aManifestThatLeadsOutIsNotBelieved(path: String) throws {
        try folder.write("x", to: "outside.txt")
        let bytes = RecordFile.bytes(kind: "manifest") { json in
            json.object {
                $0.string("file", path)
                $0.integer("size", 1)
                $0.string("hash", hexadecimal(XXHash64.hash(of: Array("x".utf8))))
            }
            json.endDocument()
        }
        try folder.write(bytes, to: "record/manifest.json")
        #expect(refusal(of: ["b.html": "b"])?.contains("there is a path that Stratus would not write") == true)
        #expect(try folder.text("outside.txt") == "x")
    }

    @Test(arguments: ["../outside.txt", "/etc/passwd", "a/../../outside.txt"])
    func aJournalThatLeadsOutIsNotCarriedOut(path: String) throws {
        try folder.write("x", to: "outside.txt")
        try folder.write("staged", to: "record/staging/0")
        let bytes = RecordFile.bytes(kind: "journal") { json in
            json.object {
                $0.string("replace", path)
                $0.integer("staged", 0)
            }
            json.endDocument()
        }
        try folder.write(bytes, to: "record/journal")
        #expect(refusal(of: ["b.html": "b"])?.contains("hint: nothing was changed; ") == true)
        #expect(try folder.text("outside.txt") == "x")
        #expect(try folder.text("record/staging/0") == "staged")
    }

    @Test(arguments: [[], [0], [UInt8](repeating: 0, count: 4096)])
    func aJournalThatTheDiskLostSaysNothing(bytes: [UInt8]) throws {
        try publish(["a.html": "a", "b.html": "b", "c.html": "c"])
        // As the build that broke off may have left it.
        try folder.write("new", to: "public/a.html")
        try folder.write("d", to: "public/d.html")
        try folder.write("half", to: "record/manifest.new")
        try folder.write("d", to: "record/staging/0")
        try folder.write(bytes, to: "record/journal")
        try publish(["a.html": "new", "b.html": "B", "d.html": "d"])
        #expect(try folder.tree("public") == ["a.html": "new", "b.html": "B", "d.html": "d"])
        #expect(try folder.names(in: "record") == ["lock", "manifest.json"])
    }

    @Test(arguments: [
        "x", "{\"stratus\":\"journal\",\"version\":1}\n",
        "{\"stratus\":\"journal\",\"version\":1}\n{\"delete\":\"a.html\"",
    ])
    func aDamagedJournalIsToldWithAHintThatHelps(text: String) throws {
        try publish(["a.html": "a", "b.html": "b"])
        try folder.write("new", to: "public/a.html")
        try folder.write(text, to: "record/journal")
        let message = refusal(of: ["a.html": "new", "b.html": "B"])
        #expect(
            message?.contains("/record/journal: error: cannot finish the build that broke off here: ") == true)
        #expect(message?.contains("hint: nothing was changed; remove this file, and build again") == true)
        #expect(try folder.tree("public") == ["a.html": "new", "b.html": "b"])
        try FileManager.default.removeItem(atPath: folder.file("record/journal"))
        try publish(["a.html": "new", "b.html": "B"])
        #expect(try folder.tree("public") == ["a.html": "new", "b.html": "B"])
    }

    @Test(arguments: ["manifest.json", "journal"]) func aRecordWithoutBoundIsNotRead(name: String) throws {
        try publish(["a.html": "a"])
        let path = try folder.write("", to: "record/\(name)")
        try #require(truncate(path, 50 << 30) == 0)
        #expect(
            refusal(of: ["b.html": "b"])?.contains("it has 53687091200 bytes, expected at most 1073741824") == true)
        #expect(try folder.tree("public") == ["a.html": "a"])
    }

    @Test func stratussOwnFolderMayNotBeALink() throws {
        try folder.write("mine", to: "elsewhere/staging/0")
        try make("link", "record", to: "../elsewhere")
        let message = refusal(of: ["a": "a"])
        #expect(message?.contains("this is no folder, expected one for what is known of the last build") == true)
        #expect(try folder.tree("elsewhere") == ["staging/0": "mine"])
    }

    @Test func whatSomebodyPutIntoTheStagingFolderStays() throws {
        try publish(["a": "a"])
        try folder.write("mine", to: "record/staging/mine.txt")
        try folder.write("half", to: "record/staging/17")
        try publish(["a": "b"])
        #expect(try folder.names(in: "record/staging") == ["mine.txt"])
    }

    // MARK: - Disks

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func anOutputThatIsReadOnlyIsAnErrorBeforeAnythingIsChanged() throws {
        try publish(["a/x": "1", "b/x": "1"])
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.file("public/b"))
        #expect(refusal(of: ["a/x": "2", "b/x": "2"])?.contains("/b: error: cannot write the output") == true)
        #expect(try folder.tree("public") == ["a/x": "1", "b/x": "1"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("public/b"))
    }

    @Test func anOutputThatIsAFileIsAnError() throws {
        try folder.write("mine", to: "public")
        #expect(refusal(of: ["a": "a"])?.contains("this is no folder, expected one for the site") == true)
    }

    @Test func anOutputInAFolderThatIsNotThereIsAnError() {
        let error = #expect(throws: Problem.self) {
            try Publication(output: folder.file("no/public"), state: folder.record)
        }
        #expect(error?.hint == "make the folder first")
    }

    private func make(_ kind: String, _ name: String, to target: String = "/dev/shm") throws {
        let place = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        switch kind {
        case "folder": try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        case "link": try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        case "pipe": #expect(mkfifo(place.path, 0o666) == 0)
        default: try folder.write("mine", to: name)
        }
    }
}
