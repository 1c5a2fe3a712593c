import Foundation
import TestSupport
import Testing

/// Partial counts through the command: what is wrong with one is said with its path.
@Suite struct CountPartialTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func partial(_ text: String, _ arguments: [String] = [], _ name: String = "a.count") throws -> String {
        let path = folder.file(name)
        let result = try count(text, ["--partial", "-o", path] + arguments)
        #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
        return path
    }

    private func merge(_ paths: [String], _ arguments: [String] = []) throws -> Command.Result {
        try Command.run(["count", "--merge"] + paths + arguments)
    }

    @Test func sumsAreWhatOneCountSays() throws {
        let texts = ["The tree. A maple river.", "Trees and the maple river, DNA.", "der Baum und das Haus"]
        let partials = try texts.enumerated().map { try partial($1, [], "\($0).count") }
        let paths = try texts.enumerated().map { try folder.write($1, to: "\($0).txt") }
        let whole = try Command.run(["count", "--report", "json"] + paths)
        let sum = try merge(partials.reversed(), ["--report", "json"])
        #expect(sum.status == 0 && sum.output == whole.output && sum.errors == whole.errors)
        let left = folder.file("left.count")
        #expect(try merge(Array(partials[..<2]), ["--partial", "-o", left]).status == 0)
        #expect(try merge([partials[2], left]).output == whole.output)
        // By a pipe, too, and one behind the other.
        let piped = try Command.run(
            ["-c", "cat \"$@\" | \"$0\" count --merge -", Command.binary] + partials, executable: "/bin/bash")
        #expect(piped.output == whole.output, "\(piped.errors)")
    }

    @Test func whatWasCountedOtherwiseIsRefused() throws {
        let path = try partial("the tree")
        for arguments in [["--language", "de"], ["--phrases", "off"], ["--keep", "the"], ["--numbers"], ["--plain"]] {
            let result = try merge([path], arguments)
            #expect(result.status == 65 && result.output.isEmpty, "\(arguments)")
            #expect(result.errors.hasPrefix("\(path): error: it was counted with "), "\(result.errors)")
            let other = try partial("the oak", arguments, "other.count")
            let both = try merge([path, other])
            #expect(both.status == 65 && both.errors.hasPrefix("\(other):1: error: the setting "), "\(both.errors)")
        }
        // What is chosen when all is counted may differ.
        #expect(try merge([path], ["--stems", "off", "--min-length", "2", "--phrases", "30"]).status == 0)
    }

    @Test func theOrderOfStopWordsIsNone() throws {
        let one = try folder.write("oak elm", to: "one")
        let other = try folder.write("elm\noak\nelm\n", to: "other")
        let path = try partial("oak tree", ["--stop-words", one])
        #expect(try merge([path], ["--stop-words", other]).text == "- tree (1)\n")
    }

    // More words than a line may have bytes.
    @Test func anyNumberOfStopWordsIsRemembered() throws {
        let words = (0..<100_000).map { "stopword\($0)" }
        let many = try folder.write(words.joined(separator: "\n"), to: "many")
        let fewer = try folder.write(words.dropLast().joined(separator: "\n"), to: "fewer")
        let path = try partial("tree stopword5", ["--stop-words", many])
        #expect(try merge([path], ["--stop-words", many]).text == "- tree (1)\n")
        let result = try merge([path], ["--stop-words", fewer])
        #expect(result.status == 65 && result.errors.contains("stop-words \"100000 words, "), "\(result.errors)")
    }

    @Test func whatIsNoPartialCountIsRefused() throws {
        let text = try folder.write("the tree\n", to: "a.txt")
        let result = try merge([text])
        #expect(
            result.status == 65 && result.errors.hasPrefix("\(text):1: error: this is not a partial count"),
            "\(result.errors)")
        #expect(try merge([folder.file("none")]).status == 66)
        #expect(try merge([folder.url.path]).status != 0)
        let whole = String(decoding: try Data(contentsOf: URL(filePath: partial("the tree and a tree"))), as: UTF8.self)
        let newer = try folder.write(whole.replacing("stratus-count 1 ", with: "stratus-count 2 "), to: "newer")
        let version = try merge([newer])
        #expect(
            version.status == 65 && version.errors.hasPrefix("\(newer):1: error: this is a partial count of version 2"))
        for length in [whole.utf8.count - 1, whole.utf8.count / 2, 30] {
            let short = try folder.write(String(whole.prefix(length)), to: "short")
            let result = try merge([short])
            #expect(
                result.status == 65 && result.output.isEmpty && result.errors.contains("cut short"), "\(result.errors)")
        }
        let changed = try folder.write(whole.replacing("ree", with: "rea"), to: "changed")
        #expect(try merge([changed]).status == 65)
    }

    /// A partial count with records of someone's own making.
    private func forged(_ records: [(key: String, count: UInt64)]) throws -> String {
        let whole = String(decoding: try Data(contentsOf: URL(filePath: partial("tree"))), as: UTF8.self)
        let first = try #require(whole.split(separator: "\n").first)
        var bytes = Array((first + "\n").utf8)
        for (key, count) in records { bytes += Array("0\t\(key)\t\(count)\n".utf8) }
        // CRC-32 by its definition, a bit at a time.
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        let digits = String(~sum, radix: 16)
        let end = "end \(records.count) \(bytes.count) \(String(repeating: "0", count: 8 - digits.count))\(digits)\n"
        return try folder.write(String(decoding: bytes, as: UTF8.self) + end, to: "forged")
    }

    @Test(
        arguments: [
            [("1 en Swift", 1 << 63), ("1 en swift", 1 << 63)], [("1 en DNA", 1 << 63)], [("3 en DNA", .max)],
            [("0 en words", .max)], [("2 en " + [String](repeating: "w", count: 600).joined(separator: " "), 3)],
            [("1 en ^", 3)], [("9 en x", 3)], [("1 xx x", 3)], [("0 en nothing", 3)],
        ] as [[(key: String, count: UInt64)]])
    func aForgedCountIsAnErrorAndNoTrap(records: [(key: String, count: UInt64)]) throws {
        // The keys share nothing only where each begins otherwise; here the first one is enough.
        for part in [Array(records.prefix(1)), Array(records.suffix(1))] {
            let result = try merge([forged(part)])
            #expect(result.status == 65 && result.output.isEmpty, "\(result.status) \(result.errors)")
            #expect(result.errors.contains("error: ") && result.errors.contains("hint: "))
        }
    }

    @Test func aPartialCountGoesToStandardOutput() throws {
        let result = try count("tree", ["--partial"])
        #expect(result.status == 0 && result.text.hasPrefix("stratus-count 1 ") && result.errors.isEmpty)
        let full = try Command.run(["count", "--partial", "-o", "/dev/full"], input: Array("tree".utf8))
        #expect(full.status == 74 && full.errors.contains("No space left on device"), "\(full.errors)")
    }
}
