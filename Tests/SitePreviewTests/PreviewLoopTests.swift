import Foundation
import TestSupport
import Testing

@testable import SitePreview

@Suite struct PreviewLoopTests {
    /// What is saved during a build is built by the next one; what builds write is not.
    @Test func itBuildsOnceAndAgainAfterEachChange() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "content/a.md")
        let interruption = try WatchInterruption()
        let output = folder.file("public")
        let loop = PreviewLoop(folder.url.path, interruption, outputs: { [output] }, report: { _ in })
        var changes: [FolderChange?] = []
        var failure: (any Error)?
        try loop.run { change, _ in
            changes.append(change)
            do {
                try folder.write("\(changes.count)", to: "public/index.html")
                switch changes.count {
                case 1: try folder.write("2", to: "content/a.md")
                case 2: try folder.write("3", to: "content/b.md")
                default: interruption.interrupt()
                }
            } catch {
                failure = error
                interruption.interrupt()
            }
        }
        #expect(failure == nil)
        #expect(changes == [nil, .paths(["content/a.md"]), .paths(["content/b.md"])])
    }

    @Test func itGoesOnWhereTheOutputBecomesAnotherOne() throws {
        let folder = try TemporaryFolder()
        try folder.write("public", to: "stratus.yml")
        let interruption = try WatchInterruption()
        let loop = PreviewLoop(
            folder.url.path, interruption, outputs: { [folder.file((try? folder.text("stratus.yml")) ?? "")] },
            report: { _ in })
        var changes: [FolderChange?] = []
        try loop.run { change, _ in
            changes.append(change)
            let name = (try? folder.text("stratus.yml")) ?? ""
            _ = try? folder.write("\(changes.count)", to: name + "/index.html")
            switch changes.count {
            case 1: _ = try? folder.write("docs", to: "stratus.yml")
            case 2: _ = try? folder.write("", to: "last.md")
            default: interruption.interrupt()
            }
        }
        #expect(changes == [nil, .paths(["stratus.yml"]), .paths(["last.md"])])
    }

    @Test func itTellsWhatKeepsItFromWorkingAndWaits() throws {
        let folder = try TemporaryFolder()
        let root = folder.file("site")
        try folder.write("1", to: "site/content/a.md")
        let interruption = try WatchInterruption()
        var told: [String] = []
        let loop = PreviewLoop(
            root, interruption, outputs: { [] },
            report: {
                told.append($0)
                rename(folder.file("away"), root)
            })
        var changes: [FolderChange?] = []
        try loop.run { change, _ in
            changes.append(change)
            if change == nil { rename(root, folder.file("away")) } else { interruption.interrupt() }
        }
        #expect(changes == [nil, .everything])
        #expect(told == ["\(root): the folder is gone; waiting for it"])
    }

    @Test func summariesNameOneFile() {
        #expect(FolderChange.paths(["b.md"]).summary == "b.md")
        #expect(FolderChange.paths(["a", "a/x.md", "a/y.md"]).summary == "a/x.md and 2 more")
        #expect(FolderChange.everything.summary == "everything")
    }
}
