import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CloudRendering
@testable import SourceText
@testable import TagParsing

private typealias Tag = TagParsing.Tag

/// An input is the same however it comes.
@Suite struct ReadingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let inputs: [(name: String, text: String)] = [
        (
            "a.md",
            "\u{FEFF}---\ntitle: T\n---\n# é\n\n- a (2)\r\n- é東 (3)\n<!-- x\ny -->\n## G\n| tag | n |\n|--|--|\n| b | 4 |\n- [c](/d)\nTags: e, f\n- a"
        ),
        ("b.csv", "\u{FEFF}name,weight\r\n\"a\r\nb, \"\"c\"\"\",3\r\né東,4\r\n\"x\n\ny\",5\r\n\r\n"),
        ("c.csv", "a,1\nb\n\"c\n\",0\nd,2\n\"e,1\n"),
        ("d.jsonl", "\"a\"\n[\"é\", 2]\n\n{\"name\": \"x\", \"weight\": 3}\n[1]\n{"),
        ("e.md", "- a (0)\n- b\n\n- \u{7}\n| x |\n- c (1,5)\n"), ("f.md", "---\ntitle: x\n- a\n"),
        ("g.csv", "name\n\"a"),
    ]

    private func outcome(_ path: String, _ blockLength: Int) -> String {
        do {
            let list = try TagList(reading: path, InputOptions(), blockLength: blockLength)
            let tags = list.tags.map { "\($0.name)|\($0.weight)|\($0.group ?? "")|\($0.entries)" }
            return (tags + list.notes.map(\.description) + ["\(list.entryCount) \(list.title ?? "")"]).joined(
                separator: "\n")
        } catch let error as Problem {
            return error.all.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }.joined(separator: "\n")
        } catch { return "\(error)" }
    }

    @Test(arguments: [
        "Swift 42\nRust 30\n", "Swift: 42\n\nRust: 30", "     42 Swift\n     30 Rust\n", "- Swift (42)\n- Rust (30)\n",
        "Swift 1,204\nRust 30\n",
    ])
    func aListThatIsATextByItsExtensionIsAnError(text: String) throws {
        let path = try folder.write(text, to: "words.txt")
        #expect {
            try TagList(reading: path)
        } throws: { error in
            let text = "\(error)"
            return text.contains("words.txt:1:") && text.contains("the lines have numbers beside names")
                && text.contains("hint: --from tags reads the numbers as weights, --from text counts the words")
        }
        var options = InputOptions()
        options.format = .text
        #expect(try TagList(reading: path, options).tags.map(\.name).sorted() == ["Rust", "Swift"])
    }

    @Test(arguments: [
        "Swift 42\nRust\n", "Swift 42\n", "1 2\n3 4\nand words", "It was in the summer of the year 1999\nSwift 3\n",
    ])
    func otherTextsAreCounted(text: String) throws {
        #expect(throws: Never.self) { try TagList(reading: try folder.write(text, to: "words.txt")) }
    }

    // Front matter has to come whole, so the pieces are never smaller than it.
    @Test(arguments: inputs.indices, [32, 33, 40, 64, 1 << 18])
    func theSizeOfThePiecesMakesNoDifference(input: Int, blockLength: Int) throws {
        let (name, text) = Self.inputs[input]
        let path = try folder.write(text, to: name)
        #expect(outcome(path, blockLength) == outcome(path, 1 << 20))
        if !text.hasPrefix("---") && !text.hasPrefix("\u{FEFF}---") {
            #expect(outcome(path, 1) == outcome(path, 1 << 20))
        }
    }

    // Behind a mark, in the first piece, and in a later one.
    @Test(arguments: [1, 16, 1 << 18])
    func theOffsetOfAByteThatIsNoTextIsThatOfTheFile(blockLength: Int) throws {
        let lines = Array("\u{FEFF}- a\n- b\n- c\n- d\n- e\n- f".utf8)
        let path = folder.file("a.md")
        for offset in [4, 9, 21, 25] {
            var bytes = lines
            bytes[offset] = 0xFF
            try Data(bytes).write(to: URL(filePath: path))
            let error = outcome(path, blockLength)
            #expect(error.contains("the byte 0xFF at offset \(offset) is not UTF-8"), "\(error)")
            #expect(error.hasPrefix("\(1 + bytes[..<offset].count { $0 == 0x0A }):"), "\(error)")
        }
    }

    /// Reads a file a byte at a time, and lets `change` happen to it once some of it was read.
    private func outcome(_ path: String, whileReading change: @escaping @Sendable () -> Void) -> String {
        let changer = Changer(path: path, change)
        defer { changer.stop() }
        return outcome(path, 1)
    }

    /// Waits on a thread of its own, since the pool of the tests may be busy.
    private final class Changer: Sendable {
        private let isStopped = Mutex(false)

        init(path: String, _ change: @escaping @Sendable () -> Void) {
            Thread.detachNewThread { [self] in
                while !isStopped.withLock({ $0 }) {
                    if Self.hasBegun(path) { return change() }
                }
            }
        }

        func stop() { isStopped.withLock { $0 = true } }

        /// Linux shows the files that are open, and how far each was read.
        private static func hasBegun(_ path: String) -> Bool {
            let files = FileManager.default
            return ((try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).contains { number in
                guard (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == path,
                    let info = try? String(contentsOfFile: "/proc/self/fdinfo/\(number)", encoding: .utf8)
                else { return false }
                return info.split(separator: "\n").first.flatMap { Int($0.dropFirst(5)) } ?? 0 > 100
            }
        }
    }

    @Test func aFileThatBecomesShorterWhileItIsReadIsAnError() throws {
        let path = try folder.write(String(repeating: "- a\n", count: 200_000), to: "shorter.md")
        let result = outcome(path) { truncate(path, 50) }
        #expect(result.contains("the file became shorter while it was read"), "\(result)")
    }

    @Test func aFileThatVanishesWhileItIsReadIsReadToItsEnd() throws {
        let path = try folder.write(String(repeating: "- a\n", count: 40_000), to: "vanishing.md")
        #expect(outcome(path) { unlink(path) }.hasPrefix("a|40000.0|"))
        #expect(access(path, F_OK) != 0)
    }

    @Test func equalTagsOfALongFileAreOne() throws {
        // Ten million bytes of two tags are two tags.
        let path = try folder.write(String(repeating: "- a (2)\n- b\n", count: 800_000), to: "a.md")
        let list = try TagList(reading: path)
        #expect(list.tags.map(\.weight) == [1_600_000, 800_000] && list.entryCount == 1_600_000)
    }
}
