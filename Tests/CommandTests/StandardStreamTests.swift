import Foundation
import TestSupport
import Testing

/// What comes in pieces, and what cannot be written.
@Suite struct StandardStreamTests {
    /// Gives the command its input a byte at a time: a socket of packets hands out no two of them together.
    private func run(_ arguments: [String], byteByByte input: String) throws -> Command.Result {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
        let (reader, writer) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
        for byte in input.utf8 { _ = try #require([byte].withUnsafeBytes { write(writer, $0.baseAddress, 1) } == 1) }
        close(writer)
        return try Command.run(arguments, standardInput: reader)
    }

    private static let object = #"{"width":9,"items":[{"width":8,"height":1}]}"#

    @Test(arguments: [
        ("layout", ["\n", "\r", "\r\n", "\n\n\n", " \n\t\r\n ", "\u{FEFF}", "\u{FEFF}\n", "\n\u{FEFF}\n"]),
        (
            "layout",
            [object, object + "\n", "\n\(object)\r\n\n\(object)", "\u{FEFF}\(object)\r\n\r", "\r\n{\n\r{}\r\n"]
        ),
        ("measure", ["\n", "\r", "\r\n", "\n\n", "a\r\n\nb\r", "\ra\r\r\n", "é\n\r\u{301}", "\u{FEFF}\na", "\0\n\n"]),
    ])
    func linesAreTheSameInWhateverPiecesTheyCome(command: String, inputs: [String]) throws {
        for input in inputs {
            let whole = try Command.run([command], input: Array(input.utf8))
            let pieces = try run([command], byteByByte: input)
            #expect(pieces.status == whole.status && whole.status <= 1, "\(input.debugDescription): \(whole.errors)")
            #expect(pieces.text == whole.text && pieces.errors == whole.errors, "\(input.debugDescription)")
        }
    }

    @Test(arguments: [
        ["--help"], ["--version"], ["help", "render"], ["render", "--help"], ["--generate-completion-script", "bash"],
        ["fonts"],
    ])
    func whatCannotBePrintedIsAnError(arguments: [String]) throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let result = try Command.run(arguments, standardOutput: full)
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("<standard output>: error: cannot write the output: "), "\(result.errors)")
        // Nobody reads: that is how `| head` ends.
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let unread = try Command.run(arguments, standardOutput: pipe.fileHandleForWriting)
        #expect(unread.status == 0 && unread.errors.isEmpty)
    }

    /// Made text, the name would be that of another file.
    @Test(arguments: ["render t.md -o", "init", "measure", "render", "--bogus"])
    func argumentsAreText(command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("- a", to: "t.md")
        try folder.write("precious", to: "r\u{FFFD}.svg")
        let result = try Command.run(
            ["-c", "exec \"$0\" \(command) \"$(printf 'r\\377.svg')\"", Command.binary], folder: folder.url,
            executable: "/bin/sh")
        #expect(result.status == 64)
        #expect(result.errors.contains("\"r\u{FFFD}.svg\", is not UTF-8\nhint: if it names a file, rename that"))
        #expect(try folder.text("r\u{FFFD}.svg") == "precious")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    }

    /// Only the answers are for who reads them.
    @Test func allOfAManifestIsMadeAlsoIfNobodyReadsTheAnswers() throws {
        let folder = try TemporaryFolder()
        let lines = (1...40).map { "{\"tags\":[\"a\"]}\n{\"tags\":[\"a\"],\"output\":\"\($0).svg\"}\n" }.joined()
        try folder.write(lines + "{\"tags\":[]}\n", to: "clouds.jsonl")
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let result = try Command.run(
            ["render", "--manifest", "clouds.jsonl", "-o", "out"], folder: folder.url,
            standardOutput: pipe.fileHandleForWriting)
        #expect(result.status == 1 && result.errors.contains("clouds.jsonl:81:"), "\(result.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).count == 40)
    }

    private static let hiding = ["unshare -m", "unshare -rm"].first { unshare in
        let script = "\(unshare) mount -t tmpfs none /proc 2>/dev/null"
        return (try? Command.run(["-c", script], executable: "/bin/sh").status) == 0
    }

    @Test(.enabled(if: hiding != nil, "this container lets nobody hide /proc"))
    func argumentsAreReadWithoutProc() throws {
        let folder = try TemporaryFolder()
        let script = """
            \(Self.hiding ?? "") sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@"
            """
        func run(_ arguments: [String]) throws -> Command.Result {
            try Command.run(
                ["-c", script, Command.binary] + arguments, input: Array("- a".utf8), executable: "/bin/sh")
        }
        #expect(try run(["--version"]).text == Command.run(["--version"]).text)
        #expect(try run(["measure", "", "a b"]).text == Command.run(["measure", "", "a b"]).text)
        #expect(try run(["rendr"]).status == 64)
        #expect(try run(["render", "-", "-o", folder.file("a.svg")]).status == 0)
        #expect(try folder.text("a.svg").hasPrefix("<svg"))
    }
}
