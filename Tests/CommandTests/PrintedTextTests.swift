import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct PrintedTextTests {
    /// Characters that move a cursor, colour a terminal or turn the writing direction.
    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    static let texts = [
        "\u{1B}[31m\u{1B}]0;x\u{7}\u{1}\u{8}\u{C}\r\u{1F}\u{7F}\u{80}\u{85}\u{9B}2J\u{9F}",
        "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{2028}\u{2029}",
    ]

    @Test(arguments: PrintedPlace.all) func nothingThatIsPrintedHasControlCharacters(place: PrintedPlace) throws {
        for text in Self.texts {
            for report in place.hasReport ? [nil, "text", "json"] : [nil] {
                let result = try place.run(with: text, report: report)
                let printed = result.errors + (place.printsOutput ? result.text : "")
                let found = printed.unicodeScalars.filter(Self.isForbidden)
                #expect(found.isEmpty, "\(result.status) \(printed.debugDescription)")
                guard report == "json", place.hasReport else { continue }
                for line in result.errors.split(separator: "\n") where line.hasPrefix("{\"") && line.hasSuffix("}") {
                    // What is escaped for JSON is there again for whoever reads the string.
                    #expect(!line.contains(/(^|[^\\])(\\\\)*\\u00([01]|7f|[89])/), "\(line)")
                    #expect(throws: Never.self, "\(line)") { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
                }
            }
        }
    }

    @Test func aLineFeedInANameMakesNoLine() throws {
        let name = "a\nb: error: c"
        for arguments in [
            ["render", name], ["render", "--\(name)"], ["validate", name], ["render", "--from", name, "-"],
        ] {
            let errors = try Command.run(arguments).errors
            #expect(errors.contains(#"a\u{A}b"#) && !errors.contains("\nb:"), "\(errors)")
        }
    }

    // What a terminal shows of our own, and nothing else, are the styles of a cloud.
    @Test(arguments: texts) func aTerminalShowsNamesAndTitlesAsTheyAreWritten(text: String) throws {
        let folder = try TemporaryFolder()
        let list = "# T\(text)\n\n- a\(text)b (3)\n- c (1)\n"
        try folder.write(list, to: "list.md")
        try folder.write("---\ntitle: \"T\(text)\"\n---\n- a (3)\n", to: "titled.md")
        for arguments in [["list.md"], ["titled.md"], ["no\(text)"], ["list.md", "--title", "T\(text)"]] {
            let shown = try onTerminal(["render", "--format", "text"] + arguments, folder: folder.url)
            let plain = shown.replacing("\r\n", with: "\n").replacing(/\u{1B}\[[0-9;]*m/, with: "")
            #expect(!shown.contains("\u{1B}[31m") && !plain.unicodeScalars.contains(where: Self.isForbidden))
            #expect(!plain.isEmpty)
        }
    }

    /// What the command writes to a terminal, in its two streams.
    private func onTerminal(_ arguments: [String], folder: URL) throws -> String {
        var (terminal, side) = (Int32(-1), Int32(-1))
        try #require(openpty(&terminal, &side, nil, nil, nil) == 0)
        defer { close(terminal) }
        let process = Process()
        process.executableURL = URL(filePath: Command.binary)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["TERM": "xterm", "COLUMNS": "80"]
        let stream = FileHandle(fileDescriptor: side, closeOnDealloc: false)
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (stream, stream)
        try process.run()
        close(side)
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4096)
        // A terminal that nobody has open any more cannot be read.
        while case let count = read(terminal, &block, block.count), count > 0 { bytes += block[..<count] }
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
