import Foundation
import TestSupport
import Testing

/// What is no text, or a strange one, is an answer and no crash.
@Suite struct CountHostileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ bytes: [UInt8], to name: String) throws -> String {
        try Data(bytes).write(to: folder.url.appending(path: name))
        return folder.file(name)
    }

    @Test(arguments: ["1", "4"]) func aBadByteHasItsPlaceInTheLastPartOfALargeText(jobs: String) throws {
        let line = "hello dear world.\n"
        var bytes = Array(String(repeating: line, count: 130_000).utf8)
        bytes[line.utf8.count * 120_000 + 6] = 0xFF
        // Another one behind it is not told: the first one is.
        bytes[bytes.count - 5] = 0xFE
        let path = try write(bytes, to: "large.txt")
        let result = try Command.run(["count", path, "--jobs", jobs])
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(
            result.errors.hasPrefix(
                "\(path):120001:7: error: the byte 0xFF at offset \(line.utf8.count * 120_000 + 6) is not UTF-8"),
            "\(result.errors)")
        #expect(!result.errors.contains("0xFE"))
    }

    @Test func aLineOfMegabytesIsReadAndItsColumnsAreCounted() throws {
        let words = String(repeating: "tree oak ", count: 300_000)
        let path = try folder.write("first\n" + words, to: "long.txt")
        let result = try Command.run(["count", path, "--format", "csv", "--phrases", "off"])
        #expect(result.status == 0 && result.rows.prefix(2) == ["oak 300000", "tree 300000"], "\(result.errors)")
        let bad = try write(Array("first\n\(words)".utf8) + [0xFF], to: "bad.txt")
        #expect(try Command.run(["count", bad]).errors.hasPrefix("\(bad):2:2700001: error: the byte 0xFF"))
    }

    @Test func otherEncodingsAreReadWhenTheyAreNamedOrMarked() throws {
        let text = "Écoles écoles école"
        let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let latin = text.unicodeScalars.map { UInt8($0.value) }
        func list(_ bytes: [UInt8], _ arguments: [String] = []) throws -> Command.Result {
            try Command.run(["count", write(bytes, to: "a.txt"), "--stems", "plurals"] + arguments)
        }
        let expected = try list(Array(text.utf8), ["--language", "fr"]).text
        #expect(expected == "- école (3)\n")
        for (bytes, arguments) in [
            (latin, ["--encoding", "latin-1"]), (utf16, ["--encoding", "utf-16le"]), ([0xFF, 0xFE] + utf16, []),
            ([0xEF, 0xBB, 0xBF] + Array(text.utf8), []),
        ] {
            let result = try list(bytes, arguments + ["--language", "fr"])
            #expect(result.text == expected, "\(result.errors)")
        }
        let refused = try list(latin)
        #expect(refused.status == 65 && refused.errors.contains(":1:1: error: the byte 0xC9 at offset 0 is not UTF-8"))
        #expect(try list(utf16).errors.contains("U+0000"))
        let lossy = try list(latin, ["--lossy", "--language", "none"])
        #expect(lossy.status == 0 && lossy.text.contains("coles"), "\(lossy.errors)")
    }

    @Test func whatIsNoTextIsRefused() throws {
        let png = try write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], to: "a.txt")
        #expect(try Command.run(["count", png]).errors.contains("a PNG picture"))
        let result = try Command.run(["count"], input: Array("a tree\nan oak".utf8) + [0] + Array("elm".utf8))
        #expect(
            result.status == 65
                && result.errors.hasPrefix("<standard input>:2:7: error: the character U+0000 at offset 13"),
            "\(result.errors)")
    }

    @Test(arguments: [
        ("", "there is no word in the text\nhint: words of any script are looked for"),
        (" \n\t\n", "there is no word in the text\nhint: "), ("!?", "there is no word in the text\n"),
        ("42 3.14, https://a.b/c", "there is no word in the text, only 2 numbers, 1 link\nhint: "),
        ("the of and", "no word is left: of 3 different ones, 3 are stop words\nhint: --keep"),
        ("the", "no word is left: of 1 different one, 1 is a stop word\nhint: "),
    ])
    func aTextOfNothingSaysWhatWasLookedFor(text: String, message: String) throws {
        let result = try count(text)
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("<standard input>: error: \(message)"), "\(result.errors)")
    }

    // ICU's dictionaries have these words; a sentence of each script beside English.
    @Test func scriptsWithoutSpacesAreWords() throws {
        let result = try count(
            "ภาษาไทย ภาษา. 我学习中文，中文。 The tree.", ["--format", "csv", "--phrases", "off", "--report", "text"])
        #if Full
            for word in ["ภาษา 2", "ไทย 1", "中文 2", "学习 1", "tree 1"] {
                #expect(result.rows.contains(word), "\(result.rows)")
            }
        #endif
        #expect(result.status == 0 && result.errors.contains("language: ") && result.errors.contains("Thai"))
    }

    @Test func strangeWordsAreNoTrouble() throws {
        let marks = "a" + String(repeating: "\u{301}", count: 10_000)
        let long = String(repeating: "x", count: 5000)
        for arguments in [[], ["--plain"]] {
            let result = try count("tree \(marks) tree \(long) oak", arguments + ["--report", "text"])
            #expect(result.status == 0 && result.text.contains("- tree (2)"), "\(result.errors)")
            #expect(result.errors.contains("left out: 2 words of more than 4,000 bytes"), "\(result.errors)")
        }
    }

    @Test func everyTextThatCannotBeReadIsNamed() throws {
        let good = try folder.write("tree", to: "good.txt")
        let (bad, worse) = (try write([0x61, 0xFF], to: "bad.txt"), try write([0x61, 0], to: "worse.txt"))
        let both = try Command.run(["count", bad, good, worse])
        #expect(both.status == 65 && both.output.isEmpty)
        #expect(both.errors.contains("\(bad):1:2: error: ") && both.errors.contains("\(worse):1:2: error: "))
        let none = try Command.run(["count", folder.url.path, good, folder.file("none.txt")])
        #expect(
            none.status == 66 && none.errors.contains("this is a folder")
                && none.errors.contains("none.txt: error: cannot read"))
    }

    @Test func thereMayBeMoreTextsThanOpenFiles() throws {
        for number in 0..<120 { try folder.write("tree", to: "\(number).txt") }
        let result = try Command.run(
            ["-c", "ulimit -n 40; exec \"$0\" count *.txt", Command.binary], folder: folder.url, executable: "/bin/bash"
        )
        #expect(result.status == 0 && result.text == "- tree (120)\n", "\(result.errors.prefix(300))")
    }

    @Test func temporaryFilesThatCannotBeAreNamedOnce() throws {
        // Many different words, and little memory.
        var text = ""
        for number in 0..<40_000 { text += "word\(number * 7919)x " + (number % 8 == 0 ? "end.\n" : "") }
        let path = try folder.write(text, to: "many.txt")
        let other = try folder.write(text, to: "other.txt")
        let arguments = ["count", path, other, "--memory", "1MB", "--jobs", "2"]
        let result = try Command.run(arguments + ["--temporary-folder", "/none"])
        #expect(result.status == 74 && result.output.isEmpty)
        #expect(
            result.errors == """
                /none: error: cannot make a temporary file: No such file or directory
                hint: name another folder with --temporary-folder, or allow more memory with --memory

                """)
        let full = try Command.run(
            ["-c", "ulimit -f 50; exec \"$0\" \"$@\"", Command.binary] + arguments + [
                "--temporary-folder", folder.url.path,
            ],
            executable: "/bin/bash")
        #expect(full.status == 74 && full.errors.contains("cannot write a temporary file: "), "\(full.errors)")
        #expect(try folder.names() == ["many.txt", "other.txt"])
        let enough = try Command.run(arguments + ["--temporary-folder", folder.url.path])
        let inMemory = try Command.run(["count", path, other])
        #expect(enough.status == 0 && enough.output == inMemory.output)
    }

    @Test func standardOutputClosedEarlyEndsQuietly() throws {
        var text = ""
        for number in 0..<20_000 { text += "word\(number)x\n" }
        let path = try folder.write(text, to: "a.txt")
        for arguments in ["--plain", "--partial"] {
            let result = try Command.run(
                [
                    "-c", "\"$0\" count \"$1\" \"$2\" --quiet | head -c 5; echo \" ${PIPESTATUS[0]}\"", Command.binary,
                    path, arguments,
                ],
                executable: "/bin/bash")
            #expect(result.text.hasSuffix(" 0\n") && result.errors.isEmpty, "\(result.text) \(result.errors)")
        }
    }
}
