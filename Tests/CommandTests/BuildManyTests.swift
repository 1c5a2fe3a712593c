import Foundation
import TestSupport
import Testing

@Suite struct BuildManyTests {
    private typealias Folder = TemporaryFolder

    private func sites(_ names: [String], _ more: [String: String] = [:]) throws -> Folder {
        var files = more
        for name in names {
            files["\(name)/content/posts/a.md"] = Folder.post("A of \(name)", ["one", name])
            files["\(name)/stratus.yml"] = files["\(name)/stratus.yml"] ?? "title: \(name)\n"
        }
        return try Folder.site(files)
    }

    private func build(_ folder: Folder, _ arguments: [String]) throws -> Command.Result {
        try Command.run(["build", "--now", "2026-11-22"] + arguments, folder: folder.url)
    }

    @Test func eachIsBuiltByItself() throws {
        let names = ["b", "a", "c"]
        let folder = try sites(names)
        let result = try build(folder, names)
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["a/public", "b/public", "c/public", "stratus"])
        #expect(lines.last?.hasPrefix("stratus: 3 sites: 3 built; 3 posts, ") == true)
        let single = try sites(names)
        for name in names {
            #expect(try build(single, [name]).status == 0)
            #expect(try folder.contents(of: "\(name)/public") == single.contents(of: "\(name)/public"))
        }
    }

    @Test(arguments: [1, 2, 16]) func theNumberOfJobsChangesNothing(jobs: Int) throws {
        let names = (0..<12).map { "site-\($0)" }
        let (folder, other) = (try sites(names), try sites(names))
        let results = [
            try build(folder, names + ["--jobs", "\(jobs)"]), try build(other, names.reversed() + ["--jobs", "4"]),
        ]
        #expect(results[0].status == 0)
        #expect(results[0].errors == results[1].errors)
        for name in names { #expect(try folder.contents(of: "\(name)/public") == other.contents(of: "\(name)/public")) }
    }

    @Test func oneThatFailsDoesNotStopTheOthers() throws {
        let folder = try sites(
            ["a", "b", "c"], ["b/content/posts/b.md": Folder.post("B", date: "2020-13-45"), "file": "no site"])
        let result = try build(folder, ["a", "b", "c", "file", "nowhere"])
        #expect(result.status == 1)
        #expect(result.errors.contains("b/content/posts/b.md:3:12: error: "))
        #expect(result.errors.contains("\nb: 1 error, nothing was written"))
        #expect(result.errors.contains("\nfile: error: cannot read the folder of the site: Not a directory\n"))
        #expect(result.errors.contains("\nnowhere: error: cannot read the folder of the site: No such file"))
        #expect(result.errors.contains("\nstratus: 5 sites: 2 built, 3 failed; 2 posts, "))
        #expect(folder.files(in: "a/public").contains("posts/a/index.html"))
        #expect(folder.files(in: "c/public").contains("posts/a/index.html"))
        #expect(folder.files(in: "b/public").isEmpty)
        #expect(try build(folder, ["b", "file"]).status == 65)
        let partial = try build(folder, ["a", "b", "--keep-going"])
        #expect(partial.status == 1)
        #expect(partial.errors.contains("2 sites: 1 built, 1 in part; "), "\(partial.errors)")
    }

    @Test func withAFolderEachHasOneInIt() throws {
        let folder = try sites(["x/a", "x/b"])
        let result = try build(folder, ["x/a", "x/b/", "-o", "out"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.text("out/a/index.html").contains("a"))
        #expect(folder.files(in: "out/b").contains("posts/a/index.html"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("x/a/public")))
    }

    @Test(arguments: ["content", "static", "templates", "data", "words"])
    func anOutputInWhatAnotherSiteIsReadFromIsRefused(source: String) throws {
        let folder = try sites(["a", "b", "\(source)"], ["b/stratus.yml": source == "words" ? "content: words\n" : ""])
        try folder.write("output: ../b/\(source)/new\n", to: "a/stratus.yml")
        let before = folder.files(in: "b")
        let place = "/b/\(source)"
        for arguments in [["a", "b"], ["b", "a"], ["a", "b", "--shard", "1/2"], ["a", "b", "--check"]] {
            let result = try build(folder, arguments)
            #expect(result.status == 64, "\(arguments)")
            #expect(result.errors.contains("the output folder of the site a, "), "\(result.errors)")
            #expect(
                result.errors.contains("\(place)/new, is in ")
                    && result.errors.contains("\(place), which the site b is read from"), "\(result.errors)")
        }
        // By -o, too, of which the last part is the name of a site.
        let named = try build(folder, [source, "b", "-o", "b"])
        #expect(named.status == 64 && named.errors.contains("the output folder of the site \(source), "))
        #expect(folder.files(in: "b") == before)
        #expect(!FileManager.default.fileExists(atPath: folder.file("b/\(source)/new")))
    }

    @Test func anOutputAroundAnotherSiteIsRefused() throws {
        let folder = try sites(
            ["a", "b", "x/c"], ["a/stratus.yml": "output: ../b\n", "b/stratus.yml": "output: ../pages\n"])
        let result = try build(folder, ["a", "b"])
        #expect(result.status == 64)
        #expect(
            result.errors.contains("/b/content, which the site b is read from, is in the output folder of the site a, ")
        )
        #expect(!FileManager.default.fileExists(atPath: folder.file("b/index.html")))
        try folder.write("output: ../x\n", to: "a/stratus.yml")
        #expect(try build(folder, ["a", "x/c"]).status == 64)
    }

    @Test func aSiteMayLieInAnother() throws {
        let folder = try sites([".", "blog"])
        let result = try build(folder, [".", "blog"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try build(folder, [".", "blog", "-o", "public/all"]).status == 0)
    }

    @Test func sitesThatWouldShareAnOutputAreRefused() throws {
        let folder = try sites(
            ["x/a", "y/a", "b", "c", "d"],
            [
                "b/stratus.yml": "output: ../pages\n", "c/stratus.yml": "output: ../pages\n",
                "d/stratus.yml": "output: ../pages/d\n",
            ])
        let cases: [(arguments: [String], text: String)] = [
            (["x/a", "y/a", "-o", "out"], "the sites x/a and y/a would both be built into out/a"),
            (["x/a", "c", "b"], "the sites b and c have the same output folder, "),
            (["d", "b"], "the output folder of the site d, "), (["x/a", "./x/a"], "have the same output folder"),
            (["x/a", "x/a"], "have the same output folder"),
        ]
        for (arguments, text) in cases {
            let result = try build(folder, arguments)
            #expect(result.status == 64, "\(arguments)")
            #expect(result.errors.contains(text), "\(result.errors)")
            // Nor by the part that would be this machine's.
            #expect(try build(folder, arguments + ["--shard", "1/2"]).status == 64)
        }
        for name in ["out", "pages", "x/a/public", "y/a/public"] {
            #expect(!FileManager.default.fileExists(atPath: folder.file(name)))
        }
    }

    @Test(arguments: [1, 3, 16]) func thePartsTogetherAreTheWhole(count: Int) throws {
        let names = (0..<7).map { "site-\($0)" }
        let folder = try sites(names)
        var built: [String] = []
        for number in (1...count).reversed() {
            // In whatever order they are given.
            let result = try build(
                folder, (number % 2 == 0 ? names : names.reversed()) + ["--shard", "\(number)/\(count)"])
            #expect(result.status == 0)
            built += result.errors.split(separator: "\n").dropLast().map { String($0.prefix { $0 != "/" }) }
        }
        #expect(built.sorted() == names)
    }

    @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/1000000000"]) func whatIsNoPartIsRefused(
        shard: String
    ) throws {
        let folder = try sites(["a"])
        let result = try build(folder, ["a", "--shard=\(shard)"])
        #expect(result.status == 64)
        #expect(result.errors.contains("--shard is \"\(shard)\", expected which part of how many, at most 1000000"))
        #expect(result.errors.contains("hint: such as 3/16"))
    }

    @Test func aReportIsOneObject() throws {
        let folder = try sites(["a", "b"], ["b/content/posts/b.md": Folder.post("B", date: "2020-13-45")])
        let result = try build(folder, ["b", "a", "nowhere", "--report", "json"])
        #expect(result.status == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
        let sites = try #require(report["sites"] as? [[String: Any]])
        #expect(sites.map { $0["site"] as? String } == ["a", "b", "nowhere"])
        #expect(sites.map { ($0["errors"] as? [Any])?.count } == [0, 1, 1])
        #expect(sites[0]["posts"] as? Int == 1)
        #expect(report["built"] as? Int == 1 && report["failed"] as? Int == 2)
        let empty = try build(folder, ["a", "--shard", "2/2", "--report", "json"])
        #expect(empty.status == 0)
        let none = try #require(try JSONSerialization.jsonObject(with: Data(empty.errors.utf8)) as? [String: Any])
        #expect((none["sites"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [["a"], ["a", "b"]]) func aReportIsOneObjectAlsoWhereABuildIsWaitedFor(names: [String]) throws {
        let folder = try sites(["a", "b"])
        #expect(try build(folder, ["a"]).status == 0)
        let lock = open(folder.file("a/.stratus/public/lock"), O_RDWR)
        defer { close(lock) }
        try #require(flock(lock, LOCK_EX) == 0)
        let command = try RunningCommand(["build", "--report", "json"] + names, folder: folder.url)
        // It has opened the lock, and so stands before it.
        #expect(command.opens(folder.file("a/.stratus/public/lock")))
        flock(lock, LOCK_UN)
        #expect(command.end(0) == 0)
        #expect((try? JSONSerialization.jsonObject(with: Data(command.errors.utf8))) != nil, "\(command.errors)")
    }

    @Test func aFolderWithoutANameIsToldAsSuch() throws {
        for arguments in [[""], ["a", ""], ["--watch", ""]] {
            let result = try build(try sites(["a"]), arguments)
            #expect(result.status == 64)
            #expect(result.errors.hasPrefix("stratus: error: the name of a site's folder is empty\nhint: "))
        }
    }

    @Test func checkingTellsWhichAreStale() throws {
        let folder = try sites(["a", "b"])
        #expect(try build(folder, ["a"]).status == 0)
        let result = try build(folder, ["a", "b", "--check"])
        #expect(result.status == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.file("b/public")))
        #expect(try build(folder, ["a", "b"]).status == 0)
        #expect(try build(folder, ["a", "b", "--check"]).status == 0)
    }

    @Test func theAddressOfOneIsNotThatOfSeveral() throws {
        let folder = try sites(["a", "b"])
        let result = try build(folder, ["a", "b", "--base-url", "https://example.org/"])
        #expect(result.status == 64)
        #expect(result.errors.contains("--base-url is the address of one site, and there are 2"))
    }

    @Test func quietlyOnlyWhatIsWrongIsTold() throws {
        let folder = try sites(["a", "b"])
        let result = try build(folder, ["a", "b", "--quiet"])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
}
