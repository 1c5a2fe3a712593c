import Foundation
import TestSupport
import Testing

@testable import FileAccess
@testable import SitePreview

@Suite struct FolderWatchTests {
    @Test func aFileThatIsWrittenIsTold() throws {
        let site = try WatchedFolder()
        try site.write("content/a.md")
        #expect(try site.pathsSoFar() == ["content/a.md"])
        try site.write("new.md")
        #expect(try site.pathsSoFar() == ["new.md"])
        try site.remove("content/a.md")
        #expect(try site.pathsSoFar() == ["content/a.md"])
    }

    @Test func nothingIsToldWhereNothingHappens() throws {
        let site = try WatchedFolder()
        _ = try site.folder.text("site/content/a.md")
        #expect(site.watch.wait(atMost: .milliseconds(50)) == nil)
    }

    @Test func whoSavesWithABackupIsToldOnce() throws {
        // As vim does: whether files may be made is tried, the old one is moved away, the new one is written.
        let site = try WatchedFolder()
        try site.write("content/.a.md.swp")
        try site.write("content/4913")
        try site.remove("content/4913")
        site.move("content/a.md", to: "content/a.md~")
        try site.write("content/a.md")
        try site.remove("content/a.md~")
        try site.remove("content/.a.md.swp")
        #expect(site.change() == .paths(["content/a.md"]))
        #expect(try site.pathsSoFar().isEmpty)
    }

    @Test func whoWritesAnotherFileAndMovesItOverIsToldOnce() throws {
        let site = try WatchedFolder()
        try site.write("content/sedX1y2z3")
        site.move("content/sedX1y2z3", to: "content/a.md")
        #expect(site.change() == .paths(["content/a.md"]))
        #expect(try site.pathsSoFar().isEmpty)
    }

    /// A build that was at work meanwhile may have read it.
    @Test func whatHasComeAndGoneWhileSomebodyWorkedIsAChange() throws {
        let site = try WatchedFolder()
        try site.write("content/new.md")
        try site.remove("content/new.md")
        #expect(site.watch.wait(atMost: .seconds(60), afterWork: true) == .paths(["content/new.md"]))
    }

    @Test func whatIsNewAndGoneAgainIsNoChange() throws {
        let site = try WatchedFolder()
        try site.write("content/b.md")
        try site.remove("content/b.md")
        // But what was there before is one.
        try site.remove("content/a.md")
        try site.write("content/a.md")
        try site.remove("content/a.md")
        #expect(try site.pathsSoFar() == ["content/a.md"])
    }

    /// Only what is whole is told without waiting for more.
    @Test func itIsKnownWhetherASaveIsOver() throws {
        let folder = try TemporaryFolder()
        for name in ["a.md", "b.md"] { try folder.write("old", to: name) }
        let root = Array(folder.url.path.utf8)
        let events = try WatchEvents(root, WatchScope(folder.url.path, besides: []), mostWatches: .max)
        var changed: Set<String> = []
        func isSettled(after act: () throws -> Void) throws -> Bool {
            try act()
            _ = try events.take(&changed)
            return events.isSettled
        }
        let file = try OpenFile(folder.file("a.md"))
        #expect(try !isSettled { file.write("x") })
        #expect(try isSettled { file.close() })
        #expect(try isSettled { chmod(folder.file("a.md"), 0o600) })
        #expect(try !isSettled { try folder.write("new", to: "a.new") })
        #expect(try isSettled { rename(folder.file("a.new"), folder.file("a.md")) })
        #expect(try !isSettled { unlink(folder.file("a.md")) })
        #expect(try isSettled { try folder.write("again", to: "a.md") })
        #expect(try !isSettled { rename(folder.file("b.md"), folder.file("a.md")) })
        events.endChange()
        #expect(try !isSettled { mkdir(folder.file("c"), 0o777) })
    }

    @Test(arguments: [
        "content/.a.md.swp", "content/.a.md.swx", "content/.a.md.kate-swp", "content/a.md~", "content/.#a.md",
        "content/#a.md#", ".git/index", "content/.git/x", "node_modules/a/b.js", ".idea/workspace.xml",
        ".stratus/x", "content/.~lock.a.odt#", "content/.goutputstream-ABCDEF",
    ])
    func whatToolsWriteForThemselvesIsNotTold(name: String) throws {
        let site = try WatchedFolder(["content/a.md", ".git/HEAD", "node_modules/a/a.js"])
        try site.write(name)
        #expect(try site.pathsSoFar().isEmpty)
        try site.remove(name)
        #expect(try site.pathsSoFar().isEmpty)
    }

    @Test(arguments: [
        "static/.well-known/x", "static/.htaccess", "content/a~b.md", "4913.md", "content/#1", "static/4913",
        "a/4913/b",
    ])
    func whatOnlyLooksLikeThatIsTold(name: String) throws {
        let site = try WatchedFolder()
        #expect(try site.isWatched(name))
    }

    @Test func aTimeThatIsSetBackIsAChange() throws {
        let site = try WatchedFolder()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: site.path("content/a.md"))
        #expect(site.change() == .paths(["content/a.md"]))
    }

    @Test func aFileThatIsWrittenForLongIsToldOnce() throws {
        let site = try WatchedFolder()
        let file = try OpenFile(site.path("content/a.md"))
        let writer = Thread {
            for _ in 0..<20 {
                file.write("text")
                usleep(10_000)
            }
            file.close()
        }
        writer.start()
        #expect(site.change() == .paths(["content/a.md"]))
        // By then it is closed.
        #expect(writer.isFinished || site.watch.wait(atMost: .milliseconds(20)) == nil)
        #expect(try site.folder.text("site/content/a.md").utf8.count == 80)
    }

    @Test func aFileThatIsWrittenForeverIsTold() throws {
        let site = try WatchedFolder()
        let file = try OpenFile(site.path("content/log"))
        let isOver = Flag()
        let done = DispatchSemaphore(value: 0)
        let writer = Thread {
            while !isOver.isSet {
                file.write("text")
                usleep(1000)
            }
            file.close()
            done.signal()
        }
        writer.start()
        #expect(site.change() == .paths(["content/log"]))
        isOver.set()
        done.wait()
    }

    @Test func waitingEndsWhenItIsInterrupted() throws {
        let site = try WatchedFolder()
        let interruption = site.interruption
        Thread { interruption.interrupt() }.start()
        #expect(site.watch.wait() == nil)
        try site.write("content/a.md")
        #expect(site.watch.wait() == nil)
    }

    @Test func aFolderThatIsNotThereCannotBeWatched() throws {
        #expect {
            try FolderWatch("/nowhere/at/all", besides: [], WatchInterruption())
        } throws: { error in "\(error)".contains("/nowhere/at/all: error: cannot watch the folder: No such file") }
    }

    @Test func namesNeedNotBeText() throws {
        let site = try WatchedFolder()
        let name: [UInt8] = Array(site.path("content/").utf8) + [0xFF, 0xFE]
        _ = FolderPath.call(name) { mkdir($0, 0o777) }
        #expect(site.change() != nil)
        let file = try #require(FolderPath.call(name + Array("/x".utf8), { fopen($0, "w") }) ?? nil)
        fclose(file)
        #expect(site.change() != nil)
    }
}

/// A file that is being written to, on one thread at a time.
private struct OpenFile {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        try #require(descriptor >= 0)
    }

    func write(_ text: String) {
        for byte in text.utf8 { withUnsafeBytes(of: byte) { _ = Foundation.write(descriptor, $0.baseAddress, 1) } }
    }

    func close() { Foundation.close(descriptor) }
}

/// Set on one thread, and seen on another.
final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}
