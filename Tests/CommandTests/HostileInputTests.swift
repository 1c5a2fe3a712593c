import Foundation
import TestSupport
import Testing

@Suite struct HostileInputTests {
    @Test(arguments: [
        ("", 65, "there is no tag in the input"), ("- a (0)", 65, "not above zero"), ("- a (-1)", 65, "not above zero"),
        ("- a (NaN)", 65, "not a finite number"), ("- a (１２)", 65, "digits 0 to 9"), ("- a\u{0}", 65, "U+0000"),
        ("- [a](javascript:alert(1))", 65, "not allowed"), ("- [a](JAVASCRIPT:alert(1))", 65, "not allowed"),
        ("- [a](<java\tscript:alert(1)>)", 65, "control character"),
        ("- [a](javascript%3aalert(1))", 65, "not allowed"),
    ])
    func badInputIsRefusedWithItsReason(input: String, status: Int32, message: String) throws {
        let result = try Command.run(["render"], input: Array(input.utf8))
        #expect(result.status == status && result.output.isEmpty)
        #expect(result.errors.contains(message) && result.errors.contains("\nhint: "), "\(result.errors)")
    }

    @Test func invalidUTF8IsRefusedWithItsOffset() throws {
        let result = try Command.run(["render"], input: Array("- a\n- b".utf8) + [0xFF, 0x0A])
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("<standard input>:2:4: error: the byte 0xFF at offset 7 is not UTF-8"))
    }

    @Test func theLargestWeightIsTaken() throws {
        let result = try Command.run(["render"], input: Array("- a (1e308)\n- b (1)\n".utf8))
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.contains("aria-label=\"a, 100,000,000,"))
    }

    @Test(arguments: [
        "</text><script>alert(1)</script>", "\"\u{301}onload=x", "\u{338}<\u{338}>", "]]>", "&amp;", "'\"<>&",
    ])
    func aHostileNameIsText(name: String) throws {
        for format in ["svg", "html", "fragment"] {
            let result = try Command.run(["render", "--format", format], input: Array("- x\(name) (3)".utf8))
            #expect(result.status == 0 && !result.text.contains("<script"), "\(result.errors)")
        }
    }

    @Test(arguments: ["0", "1", "-5", "1e9", "nan"])
    func aWidthOutOfRangeIsAUsageError(width: String) throws {
        let result = try Command.run(["render", "--width", width], input: Array("- a".utf8))
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.contains("expected a number"), "\(result.errors)")
    }

    @Test func widthsAtTheBoundsWork() throws {
        for width in ["80", "100000"] {
            let result = try Command.run(
                ["render", "--width", width, "--quiet"], input: Array("- Donaudampfschifffahrt (9)\n- b".utf8))
            #expect(result.status == 0 && result.text.contains("viewBox=\"0 0 \(width) "), "\(result.errors)")
        }
    }

    // A short run of what `make stress` does with a million tags and 100 MB.
    @Test func manyTagsAndLongLinesAreReadInLinearTime() throws {
        var list = ""
        for index in 0..<20_000 { list += "- tag \(index) (\(index % 97 + 1))\n" }
        let result = try Command.run(["render", "--quiet"], input: Array(list.utf8))
        #expect(result.status == 0 && result.text.matches(of: /<text\s/).count == 20_000)
        let long = try Command.run(["render"], input: Array(("- " + String(repeating: "a ", count: 1_000_000)).utf8))
        #expect(
            long.status == 65 && long.errors.contains("1999999 bytes") && long.errors.utf8.count < 2000,
            "\(long.errors.prefix(300))")
    }
}

@Suite struct OutputTests {
    private let list = Array("- a (2)\n- b\n".utf8)

    @Test func aFolderThatDoesNotExistIsNamed() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("none/cloud.svg")
        let result = try Command.run(["render", "-o", path], input: list)
        #expect(result.status == 73)
        #expect(
            result.errors
                == "\(path): error: cannot write the output: No such file or directory\nhint: make the folder first\n")
    }

    @Test func aFolderAsOutputIsRefused() throws {
        let folder = try TemporaryFolder()
        let result = try Command.run(["render", "-o", folder.url.path, "--format", "svg"], input: list)
        #expect(result.status == 73 && result.errors.contains("this is a folder"))
    }

    // The superuser writes where the permissions say no, so the program gives up that power first.
    @Test func aReadOnlyFolderIsAnErrorAndTheOldFileStays() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "cloud.svg")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        for name in [path, folder.file("new.svg")] {
            let arguments = ["render", "-o", name]
            let denied =
                geteuid() == 0
                ? try Command.run(
                    ["--reuid=65534", "--regid=65534", "--clear-groups", Command.binary] + arguments, input: list,
                    executable: "/usr/bin/setpriv")
                : try Command.run(arguments, input: list)
            #expect(denied.status == 73, "\(denied.errors)")
            #expect(denied.errors.hasPrefix("\(name): error: cannot write the output: Permission denied"))
            #expect(denied.errors.hasSuffix("hint: choose a place that you may write to\n"))
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(try folder.names() == ["cloud.svg"])
    }

    @Test func aFullDiskIsAnErrorAndTheOldFileStays() throws {
        let full = try Command.run(["render", "-o", "/dev/full", "--format", "svg"], input: list)
        #expect(full.status == 74 && full.errors.contains("No space left on device"), "\(full.errors)")
        // A limit on the size of files breaks a write off as a full disk does.
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "cloud.svg")
        var long = ""
        for index in 0..<200 { long += "- tag \(index)\n" }
        let limited = try Command.run(
            ["-c", "ulimit -f 1; exec \"$0\" render -o \"$1\"", Command.binary, path],
            input: Array(long.utf8), executable: "/bin/bash")
        #expect(limited.status == 74, "\(limited.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(try folder.names() == ["cloud.svg"])
    }

    @Test func standardOutputClosedEarlyEndsQuietly() throws {
        var long = ""
        for index in 0..<5000 { long += "- tag \(index)\n" }
        let folder = try TemporaryFolder()
        let input = try folder.write(long, to: "tags.md")
        let result = try Command.run(
            ["-c", "\"$0\" render \"$1\" --quiet | head -c 10; echo \" ${PIPESTATUS[0]}\"", Command.binary, input],
            executable: "/bin/bash")
        #expect(result.text == "<svg xmlns 0\n" && result.errors.isEmpty, "\(result.text) \(result.errors)")
        let closed = try Command.run(
            ["-c", "exec \"$0\" render \"$1\" >&-", Command.binary, input], executable: "/bin/bash")
        #expect(closed.status == 74 && closed.errors.contains("<standard output>: error:"), "\(closed.errors)")
    }

    @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
    func anOpenDescriptorIsWrittenToAsItIs(name: String) throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("- a\n", to: "tags.md")
        let page = folder.file("page.html")
        let result = try Command.run(
            [
                "-c", "{ echo head; \"$0\" render \"$1\" -o \"$2\" --format fragment --quiet; echo foot; } > \"$3\"",
                Command.binary, input, name, page,
            ], executable: "/bin/bash")
        let text = try String(contentsOfFile: page, encoding: .utf8)
        #expect(text.hasPrefix("head\n<div ") && text.hasSuffix("</div>\nfoot\n"), "\(result.errors)")
    }

    @Test func anOutputIsNeverAnInput() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("- a\n", to: "tags.md")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link.svg"), withDestinationPath: "tags.md")
        try FileManager.default.linkItem(atPath: input, toPath: folder.file("hard.svg"))
        for output in [input, folder.file("link.svg"), folder.file("hard.svg")] {
            let result = try Command.run(["render", input, "-o", output, "--format", "svg"])
            #expect(result.status == 64 && result.errors.contains("would replace the input"), "\(result.errors)")
            #expect(try String(contentsOfFile: input, encoding: .utf8) == "- a\n")
        }
    }

    @Test func aLinkToNothingYetIsFollowed() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.file("link.svg"), withDestinationPath: "new.svg")
        #expect(try Command.run(["render", "-o", folder.file("link.svg"), "--quiet"], input: list).status == 0)
        #expect(try folder.names() == ["link.svg", "new.svg"])
        try FileManager.default.createSymbolicLink(atPath: folder.file("loop.svg"), withDestinationPath: "loop.svg")
        #expect(try Command.run(["render", "-o", folder.file("loop.svg")], input: list).status == 73)
    }

    @Test func anInputLargerThanAnythingSensibleIsRefusedAtOnce() throws {
        let folder = try TemporaryFolder()
        // What is read whole is refused by its size, what is read in pieces by its first one.
        for (name, status, message) in [
            ("sparse.json", 65, "more than 256 MiB"), ("sparse.md", 65, "U+0000 at offset 0"),
        ] {
            let path = try folder.write("", to: name)
            #expect(truncate(path, 10_000_000_000_000) == 0)
            let result = try Command.run(["render", path])
            #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test func anExistingFileKeepsItsPermissionsAndALinkStaysALink() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "real.svg")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let link = folder.file("link.svg")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.svg")
        #expect(try Command.run(["render", "-o", link, "--quiet"], input: list).status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg"))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.svg")
    }

    @Test(
        arguments: [
            (["render", "/none.md"], 66, "/none.md: error: cannot read the input: No such file or directory"),
            (["render", "/"], 66, "this is a folder, expected a file"),
            (["render", "--format", "gif", "-"], 64, "--format is \"gif\""),
            (["render", "--cards", "true"], 64, "\"true\" is no file, and no flag takes it as a value"),
            (["render", "-o", "cloud.gif", "-"], 64, "the extension .gif of cloud.gif names no format"),
            (["render", "-o", "", "-"], 64, "-o names no file"),
            (["render", "--report", "xml", "-"], 64, "--report is \"xml\""),
            (["paint"], 64, "paint"), (["validate", "/none.svg"], 66, "No such file"),
            (
                ["measure", "--font", "Comic Sans", "a"], 64,
                "font is \"Comic Sans\", expected a family by one of its names"
            ),
            (["fonts", "Robotto"], 64, "did you mean \"roboto\"?"),
            (["measure", "--size", "-1", "a"], 64, "above 0"),
        ] as [([String], Int32, String)])
    func wrongArgumentsHaveTheirStatusAndMessage(arguments: [String], status: Int32, message: String) throws {
        let result = try Command.run(arguments, input: list)
        #expect(result.status == status && result.output.isEmpty)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}

@Suite struct MeasureAndValidateTests {
    // From HarfBuzz: A, V, A at 1366, 1366, 1366 of 2048 units, kerned by -152 twice; T and o at 1251 and 1139, kerned by -227.
    @Test func widthsAreKernedAdvances() throws {
        let result = try Command.run(["measure", "--size", "2048", "AVA", "To", "x"])
        let widths = try result.text.split(separator: "\n").map { line in
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(Set(object.keys) == ["text", "width", "ascent", "descent", "clusters", "exact"])
            return try #require(object["width"] as? Double)
        }
        #expect(widths.map { $0.rounded() } == [3794, 2163, 1024])
    }

    @Test(arguments: [
        ("", 0), ("\n", 1), ("\r\n", 1), ("\r", 1), ("a", 1), ("a\n", 1), ("a\r", 1), ("\n\r", 2), ("\n\n", 2),
    ])
    func whatIsBehindTheLastLineFeedIsALine(input: String, count: Int) throws {
        #expect(try Command.run(["measure"], input: Array(input.utf8)).text.split(separator: "\n").count == count)
    }

    @Test func withoutTextEveryLineOfStandardInputIsMeasured() throws {
        let result = try Command.run(
            ["measure", "--font-weight", "bold"], input: Array("a\r\n\"b\"\n\n東\u{1F600}".utf8))
        let lines = result.text.split(separator: "\n")
        #expect(
            lines.count == 4 && lines[1].hasPrefix("{\"text\":\"\\\"b\\\"\"")
                && lines[2].hasPrefix("{\"text\":\"\",\"width\":0,"))
        #expect(lines[3].contains("\"width\":35.921875,") && lines[3].contains("\"clusters\":2,\"exact\":false"))
    }

    @Test func linesBeforeABadOneAreAnsweredAndItsPlaceIsThatOfTheInput() throws {
        var lines = ""
        for index in 0..<20_000 { lines += "\(index)\n" }
        let result = try Command.run(["measure"], input: Array(lines.utf8) + [0x61, 0xFF, 0x0A])
        #expect(result.status == 65 && result.text.split(separator: "\n").count == 20_000)
        #expect(
            result.errors.hasPrefix(
                "<standard input>:20001:2: error: the byte 0xFF at offset \(lines.utf8.count + 1) is not UTF-8"),
            "\(result.errors)")
    }

    @Test func validateNamesTheLineAndGoesOnWithTheNextFile() throws {
        let folder = try TemporaryFolder()
        let good = folder.file("good.svg")
        #expect(try Command.run(["render", "-o", good], input: Array("- a".utf8)).status == 0)
        let text = try String(contentsOfFile: good, encoding: .utf8)
        let bad = try folder.write(text.replacing("role=\"list\"", with: "role=\"list\" onclick=\"x\""), to: "bad.svg")
        let other = try folder.write("hello", to: "other.txt")
        let result = try Command.run(["validate", bad, other, good])
        #expect(result.status == 65)
        #expect(result.errors.contains("\(bad):") && result.errors.contains("onclick"))
        #expect(
            result.errors.contains("\(other):1: error: neither SVG nor HTML")
                && result.errors.contains("\(good): valid"))
    }
}
