import Foundation
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import FileAccess
@testable import SitePublishing

@Suite struct PublicationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(in: URL(filePath: "/dev/shm")) }

    private var output: String { folder.file("public") }

    @discardableResult
    private func publish(_ files: [String: String], keeping kept: [String] = []) throws -> PublicationSummary {
        let publication = try Publication(output: output, state: folder.record)
        for (path, text) in files { try publication.add(path, Array(text.utf8)) }
        for path in kept { publication.keep(path) }
        return try publication.publish()
    }

    @Test func aSiteIsPublishedChangedAndLessened() throws {
        let first = try publish(["index.html": "home", "posts/a/index.html": "a", "posts/b/index.html": "b"])
        #expect(first.created == ["index.html", "posts/a/index.html", "posts/b/index.html"])
        #expect(
            try folder.tree("public") == ["index.html": "home", "posts/a/index.html": "a", "posts/b/index.html": "b"])
        let second = try publish(["index.html": "home", "posts/a/index.html": "A!", "tags/c.html": "c"])
        #expect(second.unchanged == ["index.html"])
        #expect(second.replaced == ["posts/a/index.html"])
        #expect(second.created == ["tags/c.html"])
        #expect(second.deleted == ["posts/b/index.html"])
        #expect(second.kept.isEmpty && second.overwritten.isEmpty)
        #expect(try folder.tree("public") == ["index.html": "home", "posts/a/index.html": "A!", "tags/c.html": "c"])
        // The folder that became empty is gone, and of the build only what the next one needs is left.
        #expect(!FileManager.default.fileExists(atPath: folder.file("public/posts/b")))
        #expect(try folder.names(in: "record") == ["lock", "manifest.json"])
    }

    @Test func whatDidNotChangeKeepsItsTimeAndItsPlaceOnTheDisk() throws {
        let files = ["index.html": "home", "posts/a/index.html": "a", "empty.txt": ""]
        try publish(files)
        let names = ["index.html", "posts/a/index.html", "empty.txt"].map { "public/" + $0 } + ["record/manifest.json"]
        let before = try names.map(folder.state)
        let summary = try publish(files)
        #expect(summary.unchanged.count == 3)
        #expect(try names.map(folder.state) == before)
    }

    @Test func aSiteThatIsGivenUpLeavesTheOldOneAsItWas() throws {
        try publish(["index.html": "old"])
        do {
            let publication = try Publication(output: output, state: folder.record)
            try publication.add("index.html", Array("new".utf8))
            try publication.add("more.html", Array("more".utf8))
            publication.abandon()
        }
        #expect(try folder.tree("public") == ["index.html": "old"])
        #expect(try folder.names(in: "record") == ["lock", "manifest.json"])
    }

    @Test func ofAFirstSiteThatIsGivenUpNothingIsLeft() throws {
        do {
            let publication = try Publication(output: output, state: folder.record)
            try publication.add("index.html", Array("new".utf8))
        }
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test func aFileOfTheLastSiteCanBeKept() throws {
        try publish(["a.html": "a", "b.html": "b"])
        let summary = try publish(["a.html": "A"], keeping: ["b.html", "never.html"])
        #expect(summary.carried == ["b.html"])
        #expect(try folder.tree("public") == ["a.html": "A", "b.html": "b"])
        // It is still Stratus's own.
        #expect(try publish(["a.html": "A"]).deleted == ["b.html"])
    }

    @Test func aFileMakesWayForAFolderAndAFolderForAFile() throws {
        try publish(["a": "file", "b/c/d": "deep", "b/e": "flat"])
        let summary = try publish(["a/b/c": "deep", "b": "file"])
        #expect(try folder.tree("public") == ["a/b/c": "deep", "b": "file"])
        #expect(Set(summary.deleted) == ["a", "b/c/d", "b/e"])
    }

    @Test func aFileAndAFolderOfOneNameAreRefused() throws {
        let error = #expect(throws: Problem.self) {
            try publish(["a": "file", "a/b": "deep", "a-c": "other"])
        }
        #expect(error?.all.map(\.path) == [output + "/a"])
        #expect(error?.message == "the site has a file and a folder of this path")
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test func twoFilesOfOnePathAreRefused() throws {
        let publication = try Publication(output: output, state: folder.record)
        try publication.add("a", [1])
        try publication.add("a", [1])
        #expect(throws: Problem.self) { try publication.publish() }
    }

    @Test func namesInTwoNormalFormsAreTwoFiles() throws {
        let (composed, decomposed) = ("caf\u{E9}.html", "cafe\u{301}.html")
        let publication = try Publication(output: output, state: folder.record)
        try publication.add(composed, [1])
        try publication.add(decomposed, [2])
        _ = try publication.publish()
        #expect(try folder.bytes("public/" + composed) == [1] && folder.bytes("public/" + decomposed) == [2])
        let next = try Publication(output: output, state: folder.record)
        try next.add(composed, [1])
        #expect(try next.publish().deleted.map { Array($0.utf8) } == [Array(decomposed.utf8)])
    }

    @Test func theManifestIsTheSameWhateverTheOrder() throws {
        try publish(["b/x": "1", "a": "2", "b-c": "3"])
        let manifest = try folder.text("record/manifest.json")
        // XXH64 of "2", "3" and "1", by xxhsum.
        #expect(
            manifest.hasPrefix(
                """
                {"stratus":"manifest","version":1}
                {"file":"a","size":1,"hash":"\(Self.hashOf2)"}
                {"file":"b-c","size":1,"hash":"\(Self.hashOf3)"}
                {"file":"b/x","size":1,"hash":"\(Self.hashOf1)"}
                {"folder":"b"}
                {"end":"
                """))
    }

    private static let (hashOf1, hashOf2, hashOf3) = ("b7b41276360564d4", "6021b5621680598b", "26167c2af5162ca4")

    @Test func manyThreadsAddAtOnce() throws {
        let publication = try Publication(output: output, state: folder.record)
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
            for number in 0..<100 {
                _ = try? publication.add("w\(worker)/\(number % 10)/\(number).html", Array("\(worker) \(number)".utf8))
            }
        }
        #expect(try publication.publish().created.count == 800)
        let tree = try folder.tree("public")
        #expect(tree.count == 800 && tree["w3/7/17.html"] == "3 17")
    }

    @Test func aSecondBuildSaysThatThereIsOneAlready() throws {
        let first = try Publication(output: output, state: folder.record)
        let error = #expect(throws: Problem.self) { try Publication(output: output, state: folder.record) }
        #expect(error?.message == "another build is at work in this folder")
        try first.add("a", [1])
        _ = try first.publish()
    }

    @Test func aSecondBuildWaitsForTheFirst() throws {
        let output = output
        var first: Publication? = try Publication(output: output, state: folder.record)
        try first?.add("a", [1])
        let second = WaitingBuild(output, folder.record)
        second.isWaiting.wait()
        _ = try first?.publish()
        first = nil
        let publication = try second.publication()
        #expect(try publication.add("a", [1]) == .unchanged)
    }

    @Test func aBuildThatWaitedForOneThatWasGivenUpHasTheFolderForItself() throws {
        let output = output
        var first: Publication? = try Publication(output: output, state: folder.record)
        try first?.add("a", [1])
        let second = WaitingBuild(output + "/.", folder.record)
        second.isWaiting.wait()
        // Something of somebody else keeps the folder.
        try folder.write("mine", to: "public/mine.txt")
        first = nil
        let publication = try second.publication()
        #expect(throws: Problem.self) { try Publication(output: output, state: folder.record) }
        try publication.add("b", [1])
        #expect(try publication.publish().created == ["b"])
    }

    /// Each of them makes the folder, and removes it again while others wait for it.
    @Test func buildsThatAreGivenUpLeaveTheFolderToOthers() throws {
        let output = output
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<50 {
                do {
                    let publication = try Publication(
                        output: output, state: folder.record, waiting: Waiting(seconds: 60))
                    try publication.add("a", [1])
                    usleep(2_000)
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
        }
        #expect(failures.withLock { $0 } == [])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { $0 != "public" } == [])
    }

    /// Earlier versions left it in the output.
    @Test func aRecordInTheOutputIsTakenOver() throws {
        try publish(["a.html": "a", "b.html": "b"])
        try FileManager.default.moveItem(atPath: folder.file("record"), toPath: folder.file("public/.stratus"))
        let summary = try publish(["a.html": "A"])
        #expect(summary.replaced == ["a.html"] && summary.deleted == ["b.html"])
        #expect(try folder.names(in: "public") == ["a.html"])
        #expect(try folder.names(in: "record") == ["lock", "manifest.json"])
    }

    /// An output that somebody removed is made anew, and nothing of it is left to be deleted.
    @Test func anOutputThatIsGoneIsMadeAnewWithoutAQuestion() throws {
        try publish(Dictionary(uniqueKeysWithValues: (0..<60).map { ("\($0).html", "old") }))
        try FileManager.default.removeItem(atPath: output)
        let publication = try Publication(output: output, state: folder.record)
        try publication.add("a.html", [1])
        let summary = try publication.publish(mayDelete: { _ in
            Issue.record("asked")
            return false
        })
        #expect(summary.created == ["a.html"] && summary.deleted.isEmpty)
        #expect(try folder.names(in: "public") == ["a.html"])
    }

    /// What stands there with the bytes that would be written is Stratus's from then on, and all else is not.
    @Test func aFileWithTheSameBytesIsTakenOver() throws {
        try folder.write("a", to: "public/a.html")
        try folder.write("mine", to: "public/mine.html")
        #expect(try publish(["a.html": "a"]).unchanged == ["a.html"])
        #expect(try publish(["b.html": "b"]).deleted == ["a.html"])
        #expect(try folder.names(in: "public") == ["b.html", "mine.html"])
    }

    @Test func anOutputThatIsALinkIsFollowedOnce() throws {
        try folder.write("mine", to: "real/mine.txt")
        try FileManager.default.createSymbolicLink(atPath: output, withDestinationPath: "real")
        try publish(["a.html": "a"])
        #expect(try folder.tree("real") == ["a.html": "a", "mine.txt": "mine"])
    }
}

/// A build in a thread of its own, which waits for another one.
private final class WaitingBuild: Sendable {
    let isWaiting = DispatchSemaphore(value: 0)
    private let isDone = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<Publication, any Error>?>(nil)

    init(_ output: String, _ place: StatePlace) {
        Thread { [self] in
            let opened = Result {
                try Publication(output: output, state: place, waiting: Waiting(seconds: 60) { self.isWaiting.signal() })
            }
            result.withLock { $0 = opened }
            isDone.signal()
        }.start()
    }

    func publication() throws -> Publication {
        isDone.wait()
        return try #require(result.withLock { $0.take() }).get()
    }
}
