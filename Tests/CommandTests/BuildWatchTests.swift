import Foundation
import TestSupport
import Testing

@Suite struct BuildWatchTests {
    private typealias Folder = TemporaryFolder

    private func site() throws -> Folder {
        try Folder.site([
            "content/posts/a.md": Folder.post("A", text: "old"), "content/posts/b.md": Folder.post("B"),
            "data/names.yml": "- Ada\n",
        ])
    }

    private func watch(_ site: Folder, _ arguments: [String] = []) throws -> RunningCommand {
        try RunningCommand(["build", ".", "--watch", "--now", "2026-11-22"] + arguments, folder: site.url)
    }

    @Test func whatIsSavedIsBuilt() throws {
        let site = try site()
        let command = try watch(site)
        #expect(command.line(with: "public: 2 posts") != nil)
        #expect(command.line(with: "watching .; Ctrl-C ends") != nil)
        try site.write(Folder.post("A", text: "new"), to: "content/posts/a.md")
        let line = try #require(command.line(with: "public: "))
        #expect(line.wholeMatch(of: #/\d\d:\d\d:\d\d public: \d+ written, in \d+ ms \(content/posts/a\.md\)/#) != nil)
        #expect(try site.text("public/posts/a/index.html").contains("new"))
        try FileManager.default.removeItem(atPath: site.file("content/posts/b.md"))
        #expect(command.line(with: " deleted, in ")?.contains("(content/posts/b.md)") == true)
        #expect(!site.files().contains { $0.hasPrefix("posts/b/") })
        // Nothing that was said is said of what the builds have written.
        #expect(command.end() == 0)
        #expect(command.errors.split(separator: "\n").count == 4, "\(command.errors)")
        #expect(!FileManager.default.fileExists(atPath: site.file(".stratus/public/journal")))
    }

    @Test func afterChangesTheSiteIsThatOfAFreshBuild() throws {
        let site = try site()
        let command = try watch(site)
        #expect(command.line(with: "watching") != nil)
        try site.write(Folder.post("C", ["new"]), to: "content/more/deep/c.md")
        try site.write("x", to: "static/.well-known/x")
        rename(site.file("content/posts/a.md"), site.file("content/posts/z.md"))
        try site.write("title: Other\n", to: "stratus.yml")
        try site.write(Folder.post("Last"), to: "content/posts/last.md")
        let fresh = try TemporaryFolder()
        // In how many builds they come depends on the machine.
        var isFresh = false
        while !isFresh, command.line(with: "public: ") != nil {
            #expect(try site.build(["-o", fresh.file("site")]).status == 0)
            isFresh = try fresh.contents(of: "site") == site.contents()
        }
        #expect(isFresh)
        #expect(command.end(SIGTERM) == 0)
        #expect(try site.text("public/index.html").contains("Other"))
    }

    /// The first one lets it be completed, for which it would have to wait here.
    @Test func aSecondSignalEndsABuildAtOnce() throws {
        let site = try site()
        #expect(try site.build().status == 0)
        let lock = open(site.file(".stratus/public/lock"), O_RDWR)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let command = try watch(site)
        #expect(command.line(with: "another build is at work here; waiting for it") != nil)
        command.send(SIGINT)
        #expect(command.end(SIGTERM) == 128 + SIGTERM)
    }

    @Test func aFailureIsToldAndTheNextSaveIsBuilt() throws {
        let site = try site()
        let command = try watch(site)
        #expect(command.line(with: "watching") != nil)
        try site.write(Folder.post("A", text: "[x](gone.md)"), to: "content/posts/a.md")
        #expect(command.line(with: "content/posts/a.md:6:5: error: ") != nil)
        #expect(command.line(with: ": 1 error, nothing was written, in ") != nil)
        #expect(try site.text("public/posts/a/index.html").contains("old"))
        try site.write(Folder.post("A", text: "mended"), to: "content/posts/a.md")
        #expect(command.line(with: " written, in ") != nil)
        #expect(try site.text("public/posts/a/index.html").contains("mended"))
        #expect(command.end() == 0)
    }

    /// It makes the output, and removes it again: that must not be a change.
    @Test func aFirstBuildThatFailsWaits() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A", text: "[x](gone.md)")])
        let command = try watch(site)
        #expect(command.line(with: "nothing was written") != nil)
        #expect(command.line(with: "watching") != nil)
        try site.write(Folder.post("A"), to: "content/posts/a.md")
        #expect(command.line(with: " written, in ")?.contains("(content/posts/a.md)") == true)
        #expect(command.end() == 0)
        #expect(command.errors.components(separatedBy: "nothing was written").count == 2, "\(command.errors)")
    }

    @Test(arguments: ["public", "out/of/site", "../\(UUID().uuidString)"]) func whatBuildsWriteIsNoChange(
        output: String
    ) throws {
        let site = try site()
        defer { if output.hasPrefix("..") { try? FileManager.default.removeItem(atPath: site.file(output)) } }
        if output.hasPrefix("out") { try site.write("", to: "out/of/x") }
        let command = try watch(site, output.hasPrefix("..") ? ["-o", output] : [])
        if !output.hasPrefix("..") {
            #expect(command.line(with: "watching") != nil)
            // What is written from now on goes elsewhere.
            try site.write("output: \(output)\n", to: "stratus.yml")
            #expect(command.line(with: "(stratus.yml)") != nil)
        } else {
            #expect(command.line(with: "watching") != nil)
        }
        try site.write(Folder.post("A", text: "new"), to: "content/posts/a.md")
        let line = command.line(with: "\(output): ")
        #expect(line?.contains("(content/posts/a.md)") == true)
        try site.write(Folder.post("A", text: "newer"), to: "content/posts/a.md")
        #expect(command.line(with: "\(output): ")?.contains("(content/posts/a.md)") == true)
        #expect(command.end() == 0)
    }

    /// Such as the log of this very command: each line of it would be a change otherwise.
    @Test func whatNoBuildReadsIsNoChange() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", text: "<!-- stratus ../../survey.csv --><!-- /stratus -->"),
            "stratus.yml": "cloud:\n  theme: looks/mine.css\n", "looks/mine.css": ".stratus { --background: #fff }\n",
            "survey.csv": "name,weight\nada,3\n", "notes/b.md": Folder.post("B"),
        ])
        try FileManager.default.createSymbolicLink(
            atPath: site.file("content/posts/b.md"), withDestinationPath: "../../notes/b.md")
        let command = try watch(site)
        #expect(command.line(with: "watching") != nil, "\(command.errors)")
        for path in ["build.log", "logs/today", "looks/other.css", "stratus.yml.bak", "contents/c.md"] {
            try site.write("x\n", to: path)
        }
        for (path, text) in [
            ("survey.csv", "name,weight\nada,3\nbea,1\n"), ("looks/mine.css", ".stratus { --background: #eee }\n"),
            ("notes/b.md", Folder.post("B", text: "new")), ("stratus.yml", "title: T\n"), ("data/new.yml", "- 1\n"),
        ] {
            try site.write("x\n", to: "build.log")
            try site.write(text, to: path)
            let line = try #require(command.line(with: "public: "), "\(path)")
            #expect(line.hasSuffix(" ms (\(path))") || line.hasSuffix("(\(path) and 1 more)"), "\(line)")
        }
        #expect(command.end() == 0)
    }

    @Test func aClockThatIsSetBackHidesNoChange() throws {
        let site = try site()
        let command = try watch(site)
        #expect(command.line(with: "watching") != nil)
        let name = "content/posts/a.md"
        let copy = try site.write(Folder.post("A", text: "from the past"), to: "../\(UUID().uuidString)")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: copy)
        rename(copy, site.file(name))
        #expect(command.line(with: " written, in ") != nil)
        #expect(try site.text("public/posts/a/index.html").contains("from the past"))
        #expect(command.end() == 0)
    }

    @Test func reportsAreObjectsALine() throws {
        let site = try site()
        let command = try watch(site, ["--report", "json"])
        #expect(command.line(with: "\"output\":\"public\"") != nil)
        try site.write(Folder.post("A", text: "[x](gone.md)"), to: "content/posts/a.md")
        #expect(command.line(with: "\"line\":6") != nil)
        #expect(command.end() == 0)
        let lines = command.errors.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines { #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)") }
    }

    @Test func aFolderThatGoesAwayIsWaitedFor() throws {
        let folder = try TemporaryFolder()
        try folder.write(Folder.post("A"), to: "site/content/posts/a.md")
        let command = try RunningCommand(["build", "--watch", "site"], folder: folder.url)
        #expect(command.line(with: "watching site") != nil)
        rename(folder.file("site"), folder.file("away"))
        #expect(command.line(with: "site: the folder is gone; waiting for it") != nil)
        rename(folder.file("away"), folder.file("site"))
        #expect(command.line(with: "site/public: nothing to do, in ") != nil)
        #expect(command.end() == 0)
    }

    @Test(arguments: [
        (["a", "b", "--watch"], Int32(64), "--watch takes one site, and there are 2"),
        (["a", "--watch", "--shard", "1/2"], 64, "--watch takes one site, and no --shard"),
        (["--watch", "--check"], 64, "--watch and --check exclude each other"),
        (["nowhere", "--watch"], 66, "nowhere: error: cannot watch the folder: No such file or directory"),
        (["site", "--watch", "--theme", "nothing"], 64, "nothing"),
    ])
    func whatCannotBeWatchedIsToldAtOnce(arguments: [String], status: Int32, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Folder.post("A"), to: "site/content/posts/a.md")
        let result = try Command.run(["build"] + arguments, folder: folder.url)
        #expect(result.status == status)
        #expect(result.errors.contains(text), "\(result.errors)")
    }
}
