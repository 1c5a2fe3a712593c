import Foundation
import TestSupport
import Testing

@testable import CloudRendering

/// Texts come in blocks of whole characters, whatever they are read from, and a message knows its line and column.
@Suite struct TextInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ bytes: [UInt8], to name: String = "a.txt") throws -> String {
        try Data(bytes).write(to: folder.url.appending(path: name))
        return folder.file(name)
    }

    private func text(_ random: inout Seeded, pieces: Int) -> [UInt8] {
        let choices = ["a", "é", "東", "😀", " ", "\n", "word", "\r\n", "house.\n", "a longer line of words\n"]
        return (0..<pieces).flatMap { _ in Array(choices[Int.random(in: 0..<choices.count, using: &random)].utf8) }
    }

    /// Reads a text, and leaves some of each block for the next one.
    private func read(
        _ input: TextInput, _ range: Range<Int>? = nil, length: Int, leaving: () -> Int = { 0 }
    ) throws -> [UInt8] {
        var result: [UInt8] = []
        try input.forEachBlock(of: range, length: length) { block, isLast in
            var done = isLast ? block.count : max(0, block.count - leaving())
            // Only whole characters are done.
            while done > 0, done < block.count, block[done] & 0xC0 == 0x80 { done -= 1 }
            result += block[..<done]
            return done
        }
        return result
    }

    @Test(arguments: 0..<40) func blocksAreTheText(seed: Int) throws {
        var random = Seeded(seed)
        let bytes = text(&random, pieces: Int.random(in: 0...400, using: &random))
        let path = try write(seed % 2 == 0 ? bytes : [0xEF, 0xBB, 0xBF] + bytes)
        for length in [8, 9, 64, 1 << 18] {
            let found = try read(TextInput(path), length: length) { Int.random(in: 0...6, using: &random) }
            #expect(found == bytes, "blocks of \(length) bytes")
        }
    }

    @Test(arguments: 0..<60) func aByteThatIsNoTextHasItsLineAndColumn(seed: Int) throws {
        var random = Seeded(100 + seed)
        var bytes = text(&random, pieces: 200)
        // Of lines that are longer than blocks, too.
        if seed % 4 == 0 { bytes = bytes.map { $0 == 0x0A ? 0x20 : $0 } }
        var place = Int.random(in: 0..<bytes.count, using: &random)
        while bytes[place] & 0xC0 == 0x80 { place -= 1 }
        let isNUL = seed % 2 == 0
        bytes.insert(isNUL ? 0 : 0xFF, at: place)
        let line = 1 + bytes[..<place].count { $0 == 0x0A }
        let column = place - (bytes[..<place].lastIndex(of: 0x0A) ?? -1)
        let path = try write(bytes)
        func complaint(_ input: TextInput, _ range: Range<Int>? = nil, _ length: Int) -> String {
            do {
                _ = try read(input, range, length: length) { Int.random(in: 0...6, using: &random) }
                return "nothing"
            } catch { return "\(error)" }
        }
        let expected = ":\(line):\(column): error: the \(isNUL ? "character U+0000" : "byte 0xFF") at offset \(place)"
        for length in [8, 33, 1 << 18] {
            let found = complaint(try TextInput(path), nil, length)
            #expect(found.hasPrefix(path + expected), "blocks of \(length) bytes: \(found)")
            // As a part that begins with this line.
            let start = (bytes[..<place].lastIndex(of: 0x0A) ?? -1) + 1
            let part = complaint(try TextInput(path), start..<bytes.count, length)
            #expect(part.hasPrefix(path + expected), "a part in blocks of \(length) bytes: \(part)")
            // A pipe cannot be looked at again.
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            #expect(Glibc.write(ends[1], bytes, bytes.count) == bytes.count)
            close(ends[1])
            let pipe = "/proc/self/fd/\(ends[0])"
            let piped = complaint(try TextInput(pipe), nil, length)
            close(ends[0])
            #expect(piped.hasPrefix(pipe + expected), "a pipe in blocks of \(length) bytes: \(piped)")
        }
    }

    // What looks like the mark of another encoding is none in the middle of a text.
    @Test func aMarkInTheMiddleIsABadByte() throws {
        let path = try write(Array("ab cd\n".utf8) + [0xFF, 0xFE] + Array(" x".utf8))
        #expect {
            try read(TextInput(path), length: 8)
        } throws: { "\($0)".hasPrefix("\(path):2:1: error: the byte 0xFF at offset 6 is not UTF-8") }
    }

    @Test func aMarkIsNoPartOfAColumn() throws {
        let path = try write([0xEF, 0xBB, 0xBF] + Array("ab cd ef gh ij kl mn op".utf8) + [0xFF])
        #expect {
            try read(TextInput(path), length: 8)
        } throws: { "\($0)".hasPrefix("\(path):1:24: error: the byte 0xFF at offset 26") }
    }

    @Test func aTextIsReadAsFarAsItWentWhenItWasOpened() throws {
        let bytes = Array(String(repeating: "apple pear\n", count: 100).utf8)
        let path = try write(bytes)
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seekToEnd()
        var found: [UInt8] = []
        try TextInput(path).forEachBlock(length: 64) { block, _ in
            found += block
            file.write(Data("plum\n".utf8))
            return block.count
        }
        #expect(found == bytes)
    }

    @Test func aTextThatBecomesShorterIsAnError() throws {
        let path = try write(Array(String(repeating: "apple pear\n", count: 100).utf8))
        #expect {
            try TextInput(path).forEachBlock(length: 64) { block, _ in
                truncate(path, 70)
                return block.count
            }
        } throws: {
            "\($0)" == "\(path): error: the file became shorter while it was read\nhint: read it when it is complete"
        }
    }

    @Test(arguments: 0..<30) func partsAreTheWholeAndEndAtBorders(seed: Int) throws {
        var random = Seeded(200 + seed)
        let bytes = text(&random, pieces: Int.random(in: 1...600, using: &random))
        let input = try TextInput(write(bytes))
        let count = Int.random(in: 1...9, using: &random)
        let parts = try input.parts(count) { $0[$1] == UInt8(ascii: "\n") }
        #expect(parts.count <= count && parts.first?.lowerBound == 0 && parts.last?.upperBound == bytes.count)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(parts.dropLast().allSatisfy { bytes[$0.upperBound - 1] == UInt8(ascii: "\n") })
        let found = try parts.flatMap { try self.read(input, $0, length: 16) }
        #expect(found == bytes)
        #expect(try input.parts(count) { _, _ in false } == [0..<bytes.count])
    }

    @Test func whatCannotBeOpenedIsNamed() throws {
        #expect { try TextInput("/none/a.txt") } throws: {
            "\($0)".hasPrefix("/none/a.txt: error: cannot read the input: No such")
        }
        #expect { try TextInput("/tmp") } throws: { "\($0)".hasPrefix("/tmp: error: this is a folder") }
    }
}
