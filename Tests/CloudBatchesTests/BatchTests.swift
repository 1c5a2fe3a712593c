import Foundation
import TestSupport
import Testing

@testable import CloudBatches
@testable import FileAccess
@testable import SourceText

/// Manifests are read in blocks of lines, whatever they come from, and hold no more than they need.
@Suite struct BatchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func lines(_ path: String, blockLength: Int, longestLine: Int = 1000) throws -> [String] {
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var reader = ManifestReader(descriptor, path: "m", blockLength: blockLength, longestLine: longestLine)
        var lines: [String] = []
        while let block = try reader.next() {
            for line in block.lines {
                let text = line.isTooLong ? "too long" : block.source.string(line.range)
                lines.append("\(line.number) \(line.index) \(text)")
            }
        }
        return lines
    }

    @Test(arguments: 0..<30) func blocksAreTheLines(seed: Int) throws {
        var random = Seeded(seed)
        let texts = (0..<Int.random(in: 0...60, using: &random)).map { _ -> String in
            let length = [0, 0, 1, 5, 30, 99, 100, 101, 400].randomElement(using: &random) ?? 0
            return String(repeating: "é", count: length / 2) + String(repeating: "x", count: length % 2)
        }
        let path = try folder.write(
            texts.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : ""), to: "m.jsonl")
        var index = -1
        let expected = texts.enumerated().compactMap { number, text -> String? in
            guard !text.isEmpty else { return nil }
            index += 1
            return "\(number + 1) \(index) \(text.utf8.count > 100 ? "too long" : text)"
        }
        for length in [1, 7, 64, 1 << 16] {
            #expect(try lines(path, blockLength: length, longestLine: 100) == expected, "\(length)")
        }
    }

    @Test(arguments: [
        "", "\u{FEFF}", "\n", "\u{FEFF}\n", "\u{FEFF}a\nb", "a\nb\n", "\u{FEFF}{\"tags\": [\"a\", \"b\"]}\n{}\n",
    ])
    func bytesMayComeOneAtATime(text: String) throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (readEnd, writeEnd) = (ends[0], ends[1])
        let writer = Thread {
            for byte in Array(text.utf8) {
                _ = withUnsafeBytes(of: byte) { write(writeEnd, $0.baseAddress, 1) }
                // The next byte comes when this one was taken.
                var count: Int32 = 1
                while ioctl(readEnd, UInt(FIONREAD), &count) == 0, count > 0 { usleep(100) }
            }
            close(writeEnd)
        }
        writer.start()
        defer { close(readEnd) }
        var reader = ManifestReader(readEnd, path: "m", blockLength: 1000, longestLine: 1000)
        var lines: [String] = []
        while let block = try reader.next() { lines += block.lines.map { block.source.string($0.range) } }
        #expect(lines == text.split(separator: "\n").map { $0.filter { $0 != "\u{FEFF}" } }.filter { !$0.isEmpty })
    }

    @Test(arguments: [
        ("a.svg", "a.svg"), ("./a.svg", "a.svg"), ("x/../a.svg", "a.svg"), ("x//y/./a.svg", "x/y/a.svg"),
        ("x/y/../../a.svg", "a.svg"), ("a b/ü.svg", "a b/ü.svg"), ("...", "..."),
    ])
    func pathsOfOneFileAreOne(path: String, normal: String) throws {
        #expect(try OutputPath(inManifest: path).bytes == Array(normal.utf8))
    }

    @Test(arguments: ["", "/a", "..", "../a", "a/../../b", ".", "a/", "a/.", "a/..", "a\n", "a\u{7F}"])
    func pathsThatLeadOutAreNone(path: String) {
        #expect(throws: Problem.self) { try OutputPath(inManifest: path) }
    }

    @Test(arguments: 0..<5) func theFirstLineOfAPathIsKept(seed: Int) {
        var random = Seeded(seed)
        var table = PathTable()
        var expected: [String: Int] = [:]
        for line in 1...20_000 {
            let path = "/out/\(Int.random(in: 0..<15_000, using: &random)).svg"
            table.insert(path, line: line)
            expected[path] = expected[path] ?? line
        }
        #expect((0..<15_000).allSatisfy { table.line(of: "/out/\($0).svg") == expected["/out/\($0).svg"] })
    }

    @Test(arguments: [1, 2, 5]) func resultsAreInTheOrderOfTheLines(jobs: Int) throws {
        let lines = (1...1500).map { "{\"tags\": {\"a\": \($0), \"b\": \($0 % 7)}, \"output\": \"\($0 % 900).svg\"}\n" }
        let path = try folder.write(lines.joined(), to: "m.jsonl")
        var options = BatchOptions()
        options.jobs = jobs
        options.outputFolder = folder.file("out")
        options.blockLength = 5000
        var seen: [Int] = []
        let summary = try renderBatch(of: path, options: options) { result in
            seen.append(result.line)
            let isRepeated = result.line > 900
            let isFailed = isRepeated || result.line % 7 == 0
            #expect((result.state == .failed) == isFailed && (result.error != nil) == isFailed)
        }
        #expect(seen == Array(1...1500) && summary.written + summary.failed == 1500)
    }

    @Test func whatTheCallerThrowsEndsTheBatch() throws {
        struct Enough: Error {}
        let path = try folder.write(String(repeating: "{\"tags\": [\"a\"]}\n", count: 100), to: "m.jsonl")
        var count = 0
        #expect(throws: Enough.self) {
            _ = try renderBatch(of: path) { _ in
                count += 1
                if count == 5 { throw Enough() }
            }
        }
        #expect(count == 5)
    }
}
