import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Folders that are not as they should be, and builds that do not come to their end.
@Suite struct BuildHostileTests {
    private typealias Folder = TemporaryFolder

    private func shell(_ script: String, in site: TemporaryFolder) throws -> Command.Result {
        try Command.run(["-c", script, Command.binary], folder: site.url, executable: "/bin/sh")
    }

    /// Starts a build, and kills it after so many seconds; false where it was done before.
    private func wasKilled(after delay: Double, in site: TemporaryFolder) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: Command.binary)
        process.arguments = ["build", ".", "--now", "2026-11-22", "--quiet"]
        process.currentDirectoryURL = site.url
        try process.run()
        usleep(UInt32(delay * 1_000_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    /// Its name is no text: a path without links is none either, and leads nowhere once it is made one.
    @Test(.timeLimit(.minutes(1))) func theWorkingFolderMayHaveAnyName() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A", ["ink", "press"])])
        try site.write("- ink (2)\n- press\n", to: "data/tags.md")
        try site.write("<!-- stratus tags.md --><!-- /stratus -->", to: "page.html")
        try site.write("{\"input\": \"data/tags.md\", \"output\": \"a.svg\"}\n", to: "clouds.jsonl")
        let commands = """
            d=$(printf 'd\\377'); mkdir "$d" e; cp -r content data page.html clouds.jsonl "$d"
            mv content data page.html clouds.jsonl e
            for f in "$d" e; do
              cd "$f"
              for command in 'build . --now 2026-11-22' 'build . --now 2026-11-22' 'embed page.html -o - --sources data' \
                'embed --clouds-from content/posts --into data/clouds' 'render --manifest clouds.jsonl -o out' \
                'render data/tags.md -o b.svg' 'count content/posts/a.md' 'render content --from posts -o c.svg'
              do "$0" $command 2>&1 || echo "$command: $?"; done
              cd ..
            done > told
            mv "$d" f; diff -r -x .stratus e f
            """
        let result = try shell(commands, in: site)
        #expect(result.status == 0 && result.text.isEmpty, "\(result.text) \(result.errors)")
        let told = try site.text("told")
        #expect(told.contains("unchanged") && !told.contains("error:"), "\(told)")
    }

    @Test(.timeLimit(.minutes(1))) func inAFolderThatWasRemovedNothingIsMade() throws {
        let site = try Folder.site(["content/a.md": Folder.post("A")])
        let result = try shell("s=$PWD; mkdir x && cd x && rmdir ../x && exec \"$0\" build \"$s\" -o .", in: site)
        #expect(result.status == 73)
        #expect(result.errors.contains(".: error: cannot write the output: No such file or directory"))
    }

    @Test func tagsOfAnyKindHaveEachItsPage() throws {
        let names = [
            "C++", "C#", "c", ";)", "!!!", "東京", "a/b", "..", "index", "CON", "Foo Bar", "foo-bar", "404", "feed",
            "page", "cloud",
            "<script>", "a&b", "\"", "{{title}}", "%2e%2e", "..%2f", "ﷺ", "🙂", "é", "ẞ",
            String(repeating: "long ", count: 60),
            "\u{202E}abc", "a\u{0}b".replacing("\u{0}", with: ""), ".", "tags", "-", "_", "nul", "C", "FOO BAR",
            "e\u{301}",
        ]
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", names), "content/posts/b.md": Folder.post("B", ["c", "index"]),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let index = try #require(
            try JSONSerialization.jsonObject(with: Data(site.text("public/tags/index.json").utf8)) as? [String: Any])
        let tags = try #require(index["terms"] as? [[String: Any]])
        // C, FOO BAR and the decomposed é are spellings of others.
        #expect(tags.count == names.count - 3)
        let addresses = tags.compactMap { $0["url"] as? String }
        #expect(Set(addresses).count == tags.count)
        for (tag, address) in zip(tags, addresses) {
            let path = try #require(address.removingPercentEncoding)
            #expect(path.hasPrefix("/tags/") && !path.contains("/../"))
            let page = try site.text("public" + path + "index.html")
            // Each page is its own.
            let name = try #require(tag["name"] as? String).trimmingCharacters(in: .whitespaces)
            let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            #expect(page.replacing("&quot;", with: "\"").contains("<title>\(escaped) · "), "\(name) at \(path)")
        }
    }

    @Test func aLinkThatLeadsOutOfTheSiteIsAnError() throws {
        let other = try Folder.site(["secret.md": Folder.post("Secret")])
        for place in ["content/posts/a.md", "static/a.txt", "templates/post.mustache", "data/a.yml"] {
            let site = try Folder.site(["content/posts/right.md": Folder.post("Right")])
            let link = site.url.appending(path: place)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: other.url.appending(path: "secret.md"))
            let result = try site.build()
            #expect(result.status == 65, "\(result.errors)")
            #expect(result.errors.contains(place), "\(result.errors)")
        }
    }

    @Test func aNameThatIsNotUTF8IsAnError() throws {
        let site = try Folder.site(["content/posts/right.md": Folder.post("Right")])
        #expect(try shell("cp content/posts/right.md \"content/posts/$(printf 'a\\377').md\"", in: site).status == 0)
        let result = try site.build()
        #expect(result.status == 65 && result.errors.contains("UTF-8"), "\(result.errors)")
    }

    @Test func whatIsNoFileIsNotWaitedFor() throws {
        let site = try Folder.site(["content/posts/right.md": Folder.post("Right")])
        #expect(try shell("mkfifo content/posts/pipe.md", in: site).status == 0)
        let result = try site.build()
        #expect(result.status == 65 && result.errors.contains("pipe.md"), "\(result.errors)")
    }

    @Test func aPostThatIsNoTextIsAnErrorWithItsPlace() throws {
        let site = try Folder.site(["content/posts/right.md": Folder.post("Right")])
        try site.write([UInt8](Folder.post("Latin", text: "caf").utf8) + [0xE9, 0x0A], to: "content/posts/latin.md")
        let result = try site.build()
        #expect(result.status == 65 && result.errors.contains("content/posts/latin.md:7:1: "), "\(result.errors)")
    }

    @Test(arguments: ["content: contnet\n", nil]) func aSiteWithoutContentTakesNothingAway(settings: String?) throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A")])
        #expect(try site.build().status == 0)
        let before = try site.contents()
        if let settings {
            try site.write(settings, to: "stratus.yml")
        } else {
            try FileManager.default.removeItem(at: site.url.appending(path: "content"))
        }
        let result = try site.build()
        let (status, text): (Int32, String) = settings == nil ? (66, "is no site") : (65, "there is no folder")
        #expect(result.status == status && result.errors.contains(text), "\(result.errors)")
        #expect(try site.contents() == before)
    }

    @Test(arguments: [
        "https://example.org/b\u{FC}cher/", "https://example.org/a%20b/c/", "https://example.org/~me/a&b/",
    ])
    func theBaseAddressMayHaveAnyLetters(address: String) throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A", text: "[home](/) [self](a.md#top)")])
        let result = try site.build(["--base-url", address])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func settingsThatAreAPipeAreNotWaitedFor() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A")])
        #expect(try shell("mkfifo stratus.yml", in: site).status == 0)
        #expect(try site.build().status == 65)
    }

    @Test func aPlaceholderReadsFilesOfTheSiteOnly() throws {
        let other = try Folder.site(["secret.csv": "tag,weight\nsecret,3\n"])
        let path = other.url.appending(path: "secret.csv").path
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", text: "<!-- stratus \(path) -->\n<!-- /stratus -->"),
            "content/posts/tags.csv": "tag,weight\nopen,3\n",
        ])
        let result = try site.build()
        #expect(result.status == 65 && result.errors.contains("leads out of the folder"), "\(result.errors)")
        try site.write(
            Folder.post("A", text: "<!-- stratus tags.csv -->\n<!-- /stratus -->"), to: "content/posts/a.md")
        #expect(try site.build().status == 0)
        #expect(try site.text("public/posts/a/index.html").contains(">open<"))
    }

    @Test func aPageThatSomebodyChangedIsMadeAnewWithAWarning() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A")])
        #expect(try site.build().status == 0)
        let page = try site.text("public/posts/a/index.html")
        try site.write(page + "more", to: "public/posts/a/index.html")
        let result = try site.build()
        #expect(
            result.status == 0 && result.errors.contains("public/posts/a/index.html:1:1: warning: "), "\(result.errors)"
        )
        #expect(try site.text("public/posts/a/index.html") == page)
    }

    @Test func aFullDiskLeavesTheOldSite() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A", text: "old")])
        #expect(try site.build().status == 0)
        let before = try site.contents()
        try site.write(Folder.post("A", text: String(repeating: "new ", count: 2000)), to: "content/posts/a.md")
        // Files of more than 2048 bytes cannot be written.
        let result = try shell("ulimit -f 4; exec \"$0\" build . --now 2026-11-22", in: site)
        #expect(result.status == 74 || result.status == 65, "\(result.errors)")
        #expect(try site.contents() == before)
        #expect(try site.build().status == 0)
        #expect(try site.text("public/posts/a/index.html").contains("new new"))
    }

    @Test func theOutputMayBeALinkAndIsNoFolderOfTheSite() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A")])
        #expect(try shell("mkdir real; ln -s real public", in: site).status == 0)
        #expect(try site.build().status == 0)
        #expect(site.files(in: "real").contains("posts/a/index.html"))
        for output in ["content", "content/out", "static/out", "."] {
            let result = try site.build(["-o", output])
            #expect(result.status == 73 || result.status == 65, "\(output): \(result.errors)")
        }
        #expect(site.files(in: "content") == ["posts/a.md"])
    }

    @Test func nothingIsWrittenThroughALinkInTheOutput() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A"), "elsewhere/keep.txt": "keep"])
        #expect(try shell("mkdir public; ln -s ../elsewhere public/posts", in: site).status == 0)
        let result = try site.build()
        #expect(result.status != 0 && result.errors.contains("public/posts"), "\(result.errors)")
        #expect(site.files(in: "elsewhere") == ["keep.txt"])
    }

    @Test func aFileOfSomebodyElseInTheWayIsAnError() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A"), "public/posts/index.html": "mine"])
        let result = try site.build()
        #expect(result.status != 0 && result.errors.contains("public/posts/index.html"), "\(result.errors)")
        #expect(site.files() == ["posts/index.html"])
        #expect(try site.text("public/posts/index.html") == "mine")
    }

    /// A hundred moments; whatever is there afterwards is old or new, and the next build makes it new.
    @Test func aBuildThatIsKilledLeavesOldOrNewFiles() throws {
        var files: [String: String] = [:]
        for number in 0..<40 {
            files["content/posts/p\(number).md"] = Folder.post("Old \(number)", ["tag \(number % 9)"])
        }
        let site = try Folder.site(files)
        #expect(try site.build().status == 0)
        let old = try site.contents()
        for number in 0..<40 where number % 3 != 0 {
            try site.write(Folder.post("New \(number)", ["tag \(number % 7)"]), to: "content/posts/p\(number).md")
        }
        try FileManager.default.removeItem(at: site.url.appending(path: "content/posts/p3.md"))
        #expect(try site.build(["-o", "reference"]).status == 0)
        let new = try site.contents(of: "reference")
        #expect(
            try shell("mkdir saved && cp -a public saved/pages && cp -a .stratus/public saved/record", in: site).status
                == 0)
        let wholeTime = ContinuousClock().measure { _ = try? site.build(["-o", "reference2"]) }
        // It follows how long builds take now: on a busy machine more than a moment ago.
        var latest = max(0.02, wholeTime / .seconds(1))
        var seeded = Seeded(11)
        var killed = 0
        for _ in 0..<100 {
            let restored = try shell(
                "rm -rf public .stratus/public && cp -a saved/pages public && cp -a saved/record .stratus/public",
                in: site)
            #expect(restored.status == 0)
            if try wasKilled(after: Double.random(in: 0..<latest, using: &seeded), in: site) {
                killed += 1
                latest *= 1.05
            } else {
                latest *= 0.9
            }
            for (name, bytes) in try site.contents() {
                #expect(bytes == old[name] || bytes == new[name], "\(name) is neither old nor new")
            }
            for (name, bytes) in old where new[name] == bytes {
                #expect(FileManager.default.fileExists(atPath: site.url.appending(path: "public/" + name).path))
            }
            #expect(try site.build(["--quiet"]).status == 0)
            #expect(try site.contents() == new)
        }
        // Else the moments were all too late.
        #expect(killed > 10)
    }

    @Test func ofTwoBuildsAtOnceTheSecondWaits() throws {
        var files: [String: String] = [:]
        for number in 0..<100 {
            files["content/posts/p\(number).md"] = Folder.post("Post \(number)", ["tag \(number)"])
        }
        let site = try Folder.site(files)
        let statuses = Mutex<[Int32]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let status = (try? site.build(["--quiet"]))?.status ?? -1
            statuses.withLock { $0.append(status) }
        }
        #expect(statuses.withLock { $0 } == [0, 0, 0, 0])
        #expect(try site.build(["--check"]).status == 0)
    }
}
