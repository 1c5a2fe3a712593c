import Foundation
import TestSupport
import Testing

@testable import SitePreview

/// Folders that come, go and move while they are watched.
@Suite struct FolderWatchFolderTests {
    @Test func whatIsInANewFolderIsTold() throws {
        let site = try WatchedFolder()
        try site.write("content/new/deep/b.md")
        #expect(try site.pathsSoFar().isSuperset(of: ["content/new", "content/new/deep/b.md"]))
        #expect(try site.isWatched("content/new/deep/c.md"))
    }

    /// The folder and what is in it can be there before it is watched, or come in the midst.
    @Test func aFolderThatIsFilledAtOnceIsWatched() throws {
        let site = try WatchedFolder()
        for round in 0..<50 {
            try site.write("content/\(round)/x/y/z.md")
            #expect(site.paths(until: "content/\(round)/x/y/z.md").contains("content/\(round)/x/y/z.md"))
        }
        for round in 0..<50 { #expect(try site.isWatched("content/\(round)/x/y/again.md")) }
    }

    @Test func aFolderThatIsMovedAwayAndBackIsWatched() throws {
        let site = try WatchedFolder(["content/posts/2026/a.md"])
        let away = site.folder.file("away")
        site.move("content/posts", to: away)
        #expect(try site.pathsSoFar() == ["content/posts"])
        // Of what it does elsewhere nobody is told.
        try "x".write(toFile: away + "/2026/b.md", atomically: false, encoding: .utf8)
        #expect(try site.pathsSoFar().isEmpty)
        site.move(away, to: "content/posts")
        #expect(try site.pathsSoFar().isSuperset(of: ["content/posts", "content/posts/2026/b.md"]))
        #expect(try site.isWatched("content/posts/2026/c.md"))
    }

    @Test func aFolderThatIsMovedWithinIsToldByItsNewName() throws {
        let site = try WatchedFolder(["content/posts/2026/a.md"])
        site.move("content/posts", to: "content/notes")
        #expect(try site.pathsSoFar() == ["content/posts", "content/notes", "content/notes/2026/a.md"])
        #expect(try site.isWatched("content/notes/2026/b.md"))
    }

    @Test func foldersThatChangePlacesAreToldByTheirNewNames() throws {
        let site = try WatchedFolder(["one/a/x.md", "two/b/y.md"])
        site.move("one", to: "three")
        site.move("two", to: "one")
        site.move("three", to: "two")
        #expect(try site.pathsSoFar().isSuperset(of: ["one", "two"]))
        #expect(try site.isWatched("one/b/y.md"))
        #expect(try site.isWatched("two/a/x.md"))
    }

    @Test func aFolderThatIsMovedIntoANewOneIsWatchedThere() throws {
        let site = try WatchedFolder(["one/a/x.md"])
        try site.makeFolder("new/deep")
        site.move("one", to: "new/deep/one")
        #expect(try site.pathsSoFar().contains("one"))
        #expect(try site.isWatched("new/deep/one/a/x.md"))
        // And what is put in its place.
        #expect(try site.isWatched("one/a/x.md"))
    }

    @Test func aFolderThatIsDeletedAndMadeAgainIsWatched() throws {
        let site = try WatchedFolder(["content/posts/a.md"])
        try site.remove("content")
        try site.write("content/posts/b.md")
        #expect(try site.pathsSoFar().isSuperset(of: ["content", "content/posts/b.md"]))
        #expect(try site.isWatched("content/posts/c.md"))
    }

    @Test func aFolderThatMayBeReadAgainIsWatched() throws {
        // Whoever may do everything can read it all the time.
        let site = try WatchedFolder(["content/posts/a.md"])
        chmod(site.path("content/posts"), 0)
        _ = try site.pathsSoFar()
        chmod(site.path("content/posts"), 0o755)
        _ = try site.pathsSoFar()
        #expect(try site.isWatched("content/posts/b.md"))
    }

    // MARK: - The folder itself

    @Test func theFolderItselfIsWaitedForAndWatchedAgain() throws {
        let site = try WatchedFolder()
        let away = site.folder.file("away")
        site.move(site.root, to: away)
        #expect(site.change() == .gone)
        #expect(site.watch.wait(atMost: .milliseconds(100)) == nil)
        site.move(away, to: site.root)
        #expect(site.change() == .everything)
        #expect(try site.isWatched("content/b.md"))
    }

    @Test func anotherFolderInItsPlaceIsWatched() throws {
        let site = try WatchedFolder()
        try site.folder.write("x", to: "next/content/posts/a.md")
        site.move(site.root, to: site.folder.file("old"))
        site.move(site.folder.file("next"), to: site.root)
        #expect(site.change { $0 != .gone } == .everything)
        #expect(try site.isWatched("content/posts/a.md"))
    }

    @Test func theFolderItselfCanBeDeletedAndMadeAgain() throws {
        let site = try WatchedFolder()
        try FileManager.default.removeItem(atPath: site.root)
        #expect(site.change { $0 == .gone } == .gone)
        try site.write("content/a.md")
        #expect(site.change() == .everything)
        #expect(try site.isWatched("content/a.md"))
    }

    /// No event tells of it.
    @Test func aLinkThatLeadsElsewhereIsFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "one/a.md")
        try folder.write("2", to: "two/a.md")
        let link = folder.file("current")
        symlink("one", link)
        let watch = try FolderWatch(link, besides: [], WatchInterruption())
        symlink("two", folder.file("next"))
        rename(folder.file("next"), link)
        #expect(watch.wait(atMost: .seconds(60)) == .everything)
        try folder.write("3", to: "two/a.md")
        #expect(watch.wait(atMost: .seconds(60)) == .paths(["a.md"]))
    }

    // MARK: - The output

    @Test func theOutputIsNobodysBusiness() throws {
        let site = try WatchedFolder(besides: ["public"])
        try site.write("public/index.html")
        try site.write("public/.stratus/manifest.json")
        try site.write("public/posts/a/index.html")
        try site.remove("public")
        try site.write("public/index.html")
        #expect(try site.pathsSoFar().isEmpty)
        // One of that name elsewhere is another one.
        #expect(try site.isWatched("content/public/a.md"))
    }

    @Test func theFoldersOnTheWayToTheOutputAreNoChange() throws {
        let site = try WatchedFolder(besides: ["out/of/site"])
        try site.write("out/of/site/index.html")
        try site.remove("out")
        try site.write("out/of/site/index.html")
        #expect(try site.pathsSoFar().isEmpty)
        #expect(try site.isWatched("out/of/other.md"))
    }

    @Test func anOutputBehindALinkIsNobodysBusiness() throws {
        let site = try WatchedFolder(["build/pages/index.html", "content/a.md"])
        symlink("build/pages", site.path("public"))
        let watch = try FolderWatch(site.root, besides: [site.path("public")], site.interruption)
        try site.write("build/pages/index.html")
        #expect(watch.wait(atMost: .milliseconds(100)) == nil)
        try site.write("content/a.md")
        #expect(watch.wait(atMost: .seconds(60)) == .paths(["content/a.md"]))
    }

    @Test func theOutputCanBecomeAnotherOne() throws {
        let site = try WatchedFolder(besides: ["public"])
        site.watch.leaveOut([site.path("docs")])
        try site.write("docs/index.html")
        #expect(try site.pathsSoFar().isEmpty)
        #expect(try site.isWatched("public/index.html"))
    }

    @Test func anOutputElsewhereLeavesNothingOut() throws {
        let site = try WatchedFolder(besides: ["/tmp", "/", "", "."])
        #expect(try site.isWatched("content/a.md"))
    }
}
