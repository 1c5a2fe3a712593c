import Foundation
import TestSupport
import Testing

/// A build one of whose calls to the system fails: nothing is lost, and what is said is true.
@Suite struct BuildFaultTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (name, tag) in [("one", "ink"), ("two", "press")] {
            try folder.write(
                "---\ntitle: \(name)\ndate: 2026-01-02\ntags: [\(tag)]\n---\nText.\n", to: "s/content/\(name).md")
        }
        try folder.write("title: S\nstatic: files\ntemplates: looks\ndata: facts\n", to: "s/stratus.yml")
        try folder.write("A note.\n", to: "s/files/note.txt")
        try folder.write("<p>{{title}}</p>", to: "s/looks/note.mustache")
        try folder.write("{\"one\": 1}", to: "s/facts/numbers.json")
        #expect(try build().status == 0)
    }

    private func build(_ arguments: String...) throws -> Command.Result {
        try Command.run(["build", "s", "--jobs", "1", "--now", "2026-11-22"] + arguments, folder: folder.url)
    }

    private func build(meeting fault: String, _ arguments: String...) throws -> Command.Result {
        try FaultLibrary.run(
            ["build", "s", "--jobs", "1", "--now", "2026-11-22"] + arguments, fault, folder: folder.url)
    }

    /// What is published, without the records.
    private func published() throws -> [String: [UInt8]] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.file("s/public"))
        return try Dictionary(
            uniqueKeysWithValues: names.filter { !$0.hasPrefix(".stratus") && URL(filePath: $0).pathExtension != "" }
                .map { ($0, try folder.bytes("s/public/\($0)")) })
    }

    // MARK: - Staging

    @Test(arguments: ["openat@staging:1:EIO", "openat@staging:1:EMFILE", "fstat@staging:1:ESTALE"])
    func whatIsStagedIsPublishedByTheNextBuildWhereItsFolderCouldNotBeOpened(_ fault: String) throws {
        try folder.write("---\ntitle: one\ndate: 2026-01-02\n---\nOther words.\n", to: "s/content/one.md")
        // One that is killed in the midst leaves the rest to the next one, which cannot open what is staged.
        #expect(try build(meeting: "rename@one/index.html:1:KILL", "--no-cache").status == 137)
        let failed = try build(meeting: fault, "--no-cache")
        #expect(failed.status == 74)
        #expect(failed.errors.contains("the site is published in part only"))
        let next = try build()
        #expect(next.status == 0)
        #expect(!next.errors.contains("somebody else"))
        #expect(try folder.text("s/public/one/index.html").contains("Other words."))
    }

    /// Where the folder of the site cannot be written to, the record of what was made may stand elsewhere.
    @Test func aRecordThatCannotBeKeptNamesTheOption() throws {
        let failed = try build(meeting: "mkdir@.stratus:1:EACCES", "-o", "elsewhere")
        #expect(failed.status == 73, "\(failed.errors)")
        #expect(failed.errors.contains("s/.stratus: error: cannot keep a record of what is built: "))
        #expect(failed.errors.contains("hint: name another folder for it with --state"))
        #expect(try build("-o", "elsewhere", "--state", "record").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("record")).count == 1)
    }

    /// What becomes of the records of a build that was killed, and what the next one says.
    @Test(arguments: [
        (": > manifest.new", "manifest.new beside it is damaged"),
        ("cd staging; for f in *; do : > $f; done", "was changed by somebody else, or by the disk"),
        ("cd staging; for f in *; do ln -sf /etc/hostname $f; done", "was changed by somebody else, or by the disk"),
        ("cd staging; for f in *; do rm $f; mkdir $f; done", "was changed by somebody else, or by the disk"),
    ])
    func nothingIsPublishedThatIsNotAsItWasMade(_ damage: String, _ message: String) throws {
        try folder.write("---\ntitle: one\ndate: 2026-01-02\n---\nOther words.\n", to: "s/content/one.md")
        #expect(try build(meeting: "rename@one/index.html:1:KILL", "--no-cache").status == 137)
        let before = try published()
        let shell = try Command.run(
            ["-c", "cd s/.stratus/public && \(damage)"], folder: folder.url, executable: "/bin/sh")
        #expect(shell.status == 0)
        for _ in 1...2 {
            let result = try build()
            #expect(result.status == 73 && result.errors.contains(message), "\(result.errors)")
            #expect(result.errors.contains("hint: nothing was changed; remove this file, and build again"))
            #expect(try published() == before)
        }
        try FileManager.default.removeItem(atPath: folder.file("s/.stratus/public/journal"))
        if damage.contains("mkdir") {
            try FileManager.default.removeItem(atPath: folder.file("s/.stratus/public/staging"))
        }
        #expect(try build().status == 0)
        #expect(try folder.text("s/public/one/index.html").contains("Other words."))
    }

    /// Also where the sources are those of the build before the one that was killed.
    @Test(arguments: [[], ["--no-cache"], ["--minify"]])
    func whatIsFinishedIsTold(_ arguments: [String]) throws {
        #expect(try build(meeting: "rename@one/index.html:1:KILL", "--minify").status == 137)
        let result = try Command.run(
            ["build", "s", "--jobs", "1", "--now", "2026-11-22"] + arguments, folder: folder.url)
        #expect(result.status == 0)
        #expect(
            result.errors.contains(
                "s/public:1:1: note: a build that was ended while it published is finished: its pages are published now"
            ),
            "\(result.errors)")
    }

    @Test func aLockThatCannotBeLookedAtEndsTheBuild() throws {
        #expect(try build(meeting: "fstatat@lock:1+:EIO", "--no-cache").status == 73)
    }

    // MARK: - What cannot be looked at is there

    @Test(arguments: ["content", "files", "looks", "facts"], ["EIO", "EACCES", "ESTALE"])
    func aFolderThatCannotBeLookedAtIsNotEmpty(_ name: String, _ error: String) throws {
        let before = try published()
        for call in [
            "fstatat@\(name):1", "fstatat@\(name):2", "openat@\(name):1", "readlink@\(name):1", "getdents@\(name):1",
        ] {
            for arguments in [["--no-cache"], ["--keep-going", "--no-cache"]] {
                let result = try FaultLibrary.run(
                    ["build", "s", "--jobs", "1"] + arguments, "\(call):\(error)", folder: folder.url)
                // Some are looked at once only.
                guard result.status != 0 else { continue }
                #expect(result.errors.contains("error:"))
            }
            #expect(try published() == before)
        }
    }

    /// A link, its target, and whether the rest may be published: all that is in a folder of posts or in a template is
    /// in other pages, too.
    @Test(arguments: [
        ("content", "gone", false), ("content/more", "../gone", false), ("content/two.md", "two.md", true),
        ("content/two.md", "gone.md", true), ("files", "gone", false), ("files/note.txt", "gone", true),
        ("files/note.txt", "/etc/hostname", true), ("looks", "gone", false), ("looks/note.mustache", "gone", false),
        ("facts/numbers.json", "gone", false),
    ])
    func whatALinkHidesIsNotDeletedByABuildThatKeepsGoing(_ name: String, _ target: String, _ goesOn: Bool) throws {
        try folder.write("---\ntitle: three\n---\nText.\n", to: "s/content/more/three.md")
        #expect(try build().status == 0)
        let before = try published()
        try FileManager.default.removeItem(atPath: folder.file("s/\(name)"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("s/\(name)"), withDestinationPath: target)
        for arguments in [[], ["--no-cache"]] {
            let result = try Command.run(["build", "s", "--keep-going"] + arguments, folder: folder.url)
            #expect(result.status == (goesOn ? 1 : 65), "\(result.errors)")
            #expect(result.errors.contains("s/\(name):1:1: error: the symbolic link leads "))
            let after = try published()
            #expect(Set(before.keys).isSubset(of: after.keys))
            if !goesOn { #expect(after == before) }
        }
        let strict = try build()
        #expect(strict.status == 65 && strict.errors.contains("--keep-going publishes") == goesOn)
    }

    @Test func aPostThatCannotBeLookedAtSaysWhy() throws {
        let before = try published()
        let result = try build(meeting: "fstat@content/two.md:1+:EIO", "--no-cache")
        #expect(result.errors.contains("s/content/two.md:1:1: error: cannot read the file: Input/output error"))
        #expect(try result.status == 65 && published() == before)
    }

    @Test(arguments: ["looks/note.mustache", "facts/numbers.json"])
    func pagesAreNotMadeWithoutATemplateOrDataThatCannotBeRead(_ name: String) throws {
        let before = try published()
        let result = try build(meeting: "openat@\(name):1:EIO", "--keep-going", "--no-cache")
        #expect(result.status == 65 && result.errors.contains("s/\(name):1:1: error: cannot read the file"))
        #expect(try published() == before)
    }

    @Test(arguments: ["static", "templates", "data"])
    func aFolderThatTheConfigurationNamesIsThere(_ key: String) throws {
        let before = try published()
        let text = try folder.text("s/stratus.yml")
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(key) })
        try folder.write(text.replacing(line, with: "\(key): misspelt"), to: "s/stratus.yml")
        let result = try build()
        #expect(result.status == 65)
        #expect(result.errors.contains("error: there is no folder \"misspelt\" in the site s\n  \(key): misspelt\n  ^"))
        #expect(try published() == before)
    }

    @Test(arguments: ["nowhere.yml", "stratus.yml"])
    func aConfigurationThatIsALinkToNothingIsNoDefault(_ target: String) throws {
        let before = try published()
        try FileManager.default.removeItem(atPath: folder.file("s/stratus.yml"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("s/stratus.yml"), withDestinationPath: target)
        let result = try build()
        #expect(result.status != 0)
        #expect(result.errors.contains("s/stratus.yml:1:1: error: this is a symbolic link, expected a file"))
        #expect(try published() == before)
    }

    @Test func aConfigurationThatCannotBeLookedAtIsNoDefault() throws {
        let before = try published()
        #expect(try build(meeting: "openat@stratus.yml:1:EIO").status != 0)
        #expect(try build(meeting: "fstatat@stratus.yml:1:EIO").status == 74)
        #expect(try published() == before)
    }

    // MARK: - What the system has too little of

    /// Of a container that may have few processes.
    @Test func whereNoThreadIsToBeHadTheOneThatIsThereDoesAll() throws {
        let before = try published()
        for first in 1...4 {
            let result = try build(meeting: "thread:\(first)+:EAGAIN", "--jobs", "4", "--no-cache", "--minify")
            #expect(result.status == 0)
            #expect(try build("--no-cache").status == 0)
            #expect(try published() == before)
        }
    }

    @Test func whatCannotBeWrittenIsNoFaultOfTheSite() throws {
        let result = try build(meeting: "write@staging/3:1+:EFBIG", "--no-cache", "--minify")
        #expect(result.status == 74)
        #expect(result.errors.contains("cannot write the output: File too large\nhint: let the program write larger"))
        let json = try build(meeting: "openat@lock:1:EIO", "--no-cache", "--report", "json")
        #expect(json.status == 73)
        #expect(json.errors.hasPrefix("{\"output\":") && json.errors.contains("\"message\":\"cannot write the output"))
    }

    // MARK: - What is only looked at

    @Test func aCheckTellsOfDeletions() throws {
        try FileManager.default.removeItem(atPath: folder.file("s/files/note.txt"))
        let before = try published()
        let result = try build("--check", "--report", "json")
        #expect(result.status == 1 && result.errors.contains("\"deleted\":[\"note.txt\"]"))
        #expect(try published() == before)
        let told = try build("--report", "json")
        #expect(told.status == 0 && told.errors == result.errors)
    }

    @Test func aCheckPublishesNothing() throws {
        try folder.write("---\ntitle: one\ndate: 2026-01-02\n---\nOther words.\n", to: "s/content/one.md")
        #expect(try build(meeting: "rename@one/index.html:1:KILL", "--no-cache").status == 137)
        let before = try published()
        for arguments in [["--check"], ["--check", "--no-cache"]] {
            let result = try Command.run(["build", "s"] + arguments, folder: folder.url)
            #expect(result.status == 73 && result.errors.contains("is not finished yet\nhint: build the site"))
            #expect(try published() == before)
        }
        #expect(try build().status == 0)
        #expect(try folder.text("s/public/one/index.html").contains("Other words."))
    }

    // MARK: - What is to be deleted

    @Test(arguments: [
        "unlink@tags/ink/index.html:1:EIO", "read@tags/ink/index.html:1:EIO", "openat@index.html:1+:EMFILE",
    ])
    func aPageThatCannotBeDeletedIsDeletedByTheNextBuild(_ fault: String) throws {
        try folder.write("---\ntitle: one\ndate: 2026-01-02\ntags: [serif]\n---\nText.\n", to: "s/content/one.md")
        let failed = try build(meeting: fault, "--no-cache")
        if failed.status == 0 {
            #expect(failed.errors.contains("public/tags/ink/index.html:1:1: warning: it cannot be removed"))
            #expect(failed.errors.contains("the next build tries again"))
        }
        #expect(!failed.errors.contains("somebody else"))
        #expect(FileManager.default.fileExists(atPath: folder.file("s/public/tags/ink/index.html")))
        let next = try build()
        #expect(next.status == 0)
        #expect(!next.errors.contains("somebody else"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("s/public/tags/ink")))
        #expect(try build("--no-cache").errors.contains("unchanged"))
    }

    @Test func mostPagesAreDeletedOnlyByThoseWhoSayIt() throws {
        for number in 0..<60 {
            try folder.write(
                "---\ntitle: Post \(number)\ndate: 2026-01-02\n---\nText.\n", to: "s/content/more/\(number).md")
        }
        #expect(try build().status == 0)
        let before = try published()
        try FileManager.default.moveItem(atPath: folder.file("s/content/more"), toPath: folder.file("more"))
        let refused = try build()
        #expect(refused.status == 73)
        #expect(
            refused.errors.contains("s/public: error: this build would delete 69 of the 77 pages that are published"))
        #expect(refused.errors.contains("hint: --yes deletes them"))
        #expect(try published() == before)
        let check = try build("--check")
        #expect(check.status == 1 && check.errors.contains("warning: this build would delete 69 of the 77 pages"))
        #expect(try build("--yes").status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.file("s/public/more")))
    }
}
