import Foundation
import TestSupport
import Testing

@testable import SitePreview

/// More than the system tells, and random changes.
@Suite(.serialized) struct FolderWatchLimitTests {
    @Test func tenThousandFilesAtOnceAreTold() throws {
        let site = try WatchedFolder()
        try site.makeFolder("content/many")
        _ = try site.pathsSoFar()
        // Three events each are more than the system keeps while nobody takes them.
        for number in 0..<10_000 {
            let file = try #require(fopen(site.path("content/many/\(number).md"), "w"))
            fputs("text", file)
            fclose(file)
        }
        #expect(site.change() == .everything)
        #expect(try site.isWatched("content/many/77.md"))
        #expect(site.watch.remark == nil)
    }

    @Test func manyFoldersAtOnceAreWatched() throws {
        let site = try WatchedFolder()
        for number in 0..<1000 { try site.makeFolder("content/\(number)/a") }
        site.move("content", to: "notes")
        _ = try site.pathsSoFar()
        #expect(try site.isWatched("notes/999/a/b.md"))
        #expect(try site.isWatched("notes/0/a/b.md"))
    }

    @Test func whatCannotBeWatchedIsLookedAt() throws {
        let site = try WatchedFolder(["a/b/c/d.md", "public/x.html"], besides: ["public"], mostWatches: 3)
        #expect(site.watch.remark?.contains("once a second") == true)
        #expect(site.watch.remark?.contains("fs.inotify.max_user_watches=") == true)
        try site.write("public/y.html")
        try site.write("a/b/c/d.md", "longer")
        #expect(site.change() == .paths(["a/b/c/d.md"]))
        try site.remove("a/b/c")
        #expect(site.change() == .paths(["a/b/c", "a/b/c/d.md"]))
        site.move(site.root, to: site.folder.file("away"))
        #expect(site.change() == .gone)
        site.move(site.folder.file("away"), to: site.root)
        #expect(site.change() == .everything)
    }

    @Test func watchesThatRunOutLaterAreNoEnd() throws {
        let site = try WatchedFolder(["a/b.md"], mostWatches: 4)
        #expect(site.watch.remark == nil)
        try site.write("a/b/c/d/e/f.md")
        #expect(site.change() == .everything)
        #expect(site.watch.remark != nil)
        try site.write("a/b/c/d/e/f.md", "another text")
        #expect(site.change() == .paths(["a/b/c/d/e/f.md"]))
    }

    /// Whatever was done, the last of it is told, and all folders that there are then are watched.
    @Test(arguments: 0..<25) func theLastOfManyChangesIsTold(seed: Int) throws {
        var random = Seeded(seed)
        let site = try WatchedFolder(["a/b/c.md", "b/a/c.md", "c.md"], besides: ["out"])
        let names = [
            "a", "b", "c", "a/b", "b/a", "a/c", "b/c", "a/b/a", "b/a/b", "a/b/c.md", "c.md", "b/c.md", "a/x.md",
        ]
        for _ in 0..<Int.random(in: 1...60, using: &random) {
            let name = names.randomElement(using: &random) ?? "a"
            let other = names.randomElement(using: &random) ?? "b"
            // All that can fail, fails: a file in the way, a folder that is moved into itself.
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2: try? site.write(name + "/f\(Int.random(in: 0..<3, using: &random)).md")
            case 3: try? site.makeFolder(name)
            case 4, 5: site.move(name, to: other)
            case 6: try? site.remove(name)
            default: _ = site.watch.wait(atMost: .milliseconds(Int.random(in: 0...20, using: &random)))
            }
        }
        try site.write("last")
        #expect(site.paths(until: "last").contains("last"))
        let items = FileManager.default.enumerator(atPath: site.root)?.compactMap { $0 as? String } ?? []
        var probes = Set(
            items.filter { item in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: site.path(item), isDirectory: &isFolder)
                    && isFolder.boolValue
            }.map { $0 + "/probe.md" })
        for probe in probes { try site.write(probe) }
        _ = site.change { change in
            if case .paths(let paths) = change { probes.subtract(paths) }
            return probes.isEmpty
        }
        #expect(probes.isEmpty)
    }
}
