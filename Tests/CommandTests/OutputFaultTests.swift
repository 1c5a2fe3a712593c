import Foundation
import TestSupport
import Testing

/// Single files that are written while the system fails, or while somebody ends the command.
@Suite struct OutputFaultTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("- Swift (42)\n", to: "tags.md")
        try folder.write("old", to: "a.svg")
    }

    private let render = ["render", "tags.md", "-o", "a.svg"]

    @Test(arguments: ["INT", "TERM", "HUP"], ["rename", "link", "write", "close"])
    func whoIsAskedToEndLeavesNoHiddenFile(_ signal: String, _ call: String) throws {
        for number in 1...3 {
            let result = try FaultLibrary.run(render, "\(call):\(number):\(signal)", folder: folder.url)
            #expect([0, 129, 130, 143].contains(result.status))
            #expect(try folder.names() == ["a.svg", "tags.md"])
        }
    }

    @Test func whatAKilledProcessLeftTheNextOneRemoves() throws {
        #expect(try FaultLibrary.run(render, "rename:1:KILL", folder: folder.url).status == 137)
        #expect(try folder.names().count == 3)
        #expect(try folder.text("a.svg") == "old")
        // Of a process that lives, and of names that only look alike.
        let others = [".stratus-\(getpid())-0.tmp", ".stratus-1-x.tmp", ".stratus-0-0.tmp", ".stratus-0999995-0.tmp"]
        for name in others { try folder.write("", to: name) }
        #expect(try Command.run(render, folder: folder.url).status == 0)
        #expect(try folder.names() == (others + ["a.svg", "tags.md"]).sorted())
    }

    @Test(arguments: ["stat", "fstatat"])
    func aTargetThatCannotBeLookedAtIsNotReplaced(_ call: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link.svg"), withDestinationPath: "a.svg")
        for number in 1...2 {
            _ = try FaultLibrary.run(
                ["render", "tags.md", "-o", "link.svg"], "\(call)@link.svg:\(number):EIO", folder: folder.url)
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.svg"))
            #expect(target == "a.svg")
        }
    }

    @Test func aManifestThatCannotBeReadFromItsBeginningFails() throws {
        try folder.write("{\"input\": \"tags.md\", \"output\": \"b.svg\"}\n", to: "list.jsonl")
        let result = try FaultLibrary.run(
            ["render", "--manifest", "list.jsonl", "-o", "out"], "lseek@list.jsonl:1:EIO", folder: folder.url)
        #expect(result.status == 74)
        #expect(result.errors.contains("list.jsonl: error: cannot read the input: Input/output error"))
    }

    // MARK: - A new site

    @Test(arguments: 1...4)
    func aSiteThatFindsNoRoomLeavesNothing(_ number: Int) throws {
        let result = try FaultLibrary.run(["init", "new"], "write:\(number)+:ENOSPC", folder: folder.url)
        #expect(result.status == 74)
        #expect(result.errors.contains("No space left on device"))
        #expect(try folder.names() == ["a.svg", "tags.md"])
    }

    @Test(arguments: [1, 2, 3, 4])
    func aSiteThatWasKilledWhileItWasMadeIsFinished(_ number: Int) throws {
        #expect(try FaultLibrary.run(["init", "new"], "link:\(number):KILL", folder: folder.url).status == 137)
        let result = try Command.run(["init", "new"], folder: folder.url)
        #expect(result.status == 0)
        #expect(try Command.run(["init", "whole"], folder: folder.url).status == 0)
        for name in ["stratus.yml", "content/about.md", "content/posts/hello.md", "content/posts/second.md"] {
            #expect(try folder.bytes("new/\(name)") == folder.bytes("whole/\(name)"))
        }
        #expect(try Command.run(["init", "new"], folder: folder.url).status == 73)
    }
}
