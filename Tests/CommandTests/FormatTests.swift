import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct FormatTests {
    private let list = Array("# Colours\n\n- red (30)\n- [blue](/blue) (2)\n- green\n".utf8)

    @Test(arguments: [
        ("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.md", "[blue](/blue)"), ("a.MARKDOWN", "[blue](/blue)"),
        ("a.txt", "Colours\n\n"), ("a.json", "{"),
    ])
    func theExtensionSaysTheFormat(name: String, beginning: String) throws {
        let folder = try TemporaryFolder()
        let result = try Command.run(["render", "-o", folder.file(name), "--quiet"], input: list)
        #expect(result.status == 0, "\(result.errors)")
        let text = try String(contentsOfFile: folder.file(name), encoding: .utf8)
        #expect(name.lowercased().contains(".m") ? text.contains(beginning) : text.hasPrefix(beginning))
    }

    @Test func aListIsChosenByNameAndIsValid() throws {
        let folder = try TemporaryFolder()
        let made = try Command.run(["render", "--format", "list", "-o", folder.file("a.html")], input: list)
        #expect(made.status == 0, "\(made.errors)")
        let checked = try Command.run(["validate", folder.file("a.html")])
        #expect(checked.status == 0 && checked.errors.hasSuffix("valid\n"))
        let damaged = try String(contentsOfFile: folder.file("a.html"), encoding: .utf8)
            .replacing("href=\"/blue\"", with: "href=\"javascript:x\"")
        try folder.write(damaged, to: "a.html")
        #expect(try Command.run(["validate", folder.file("a.html")]).status == 65)
    }

    @Test(arguments: [
        (["--format", "gif"], "expected one of svg, html, fragment, list, markdown, json, text, png, pdf"),
        (["-o", "/tmp/x.gif"], "names no format"), (["--format", "text", "--pretty"], "--pretty acts on markup"),
        (["--format", "png", "--pretty"], "--pretty acts on markup"), (["--density", "2"], "--density acts on png"),
        (["--format", "png", "--density", "9"], "expected a whole number from 1 to 8"),
    ])
    func whatDoesNotFitTogetherIsRefused(arguments: [String], message: String) throws {
        let result = try Command.run(["render"] + arguments, input: list)
        #expect(result.status == 64 && result.output.isEmpty && result.errors.contains(message), "\(result.errors)")
    }

    @Test func prettyMarkupIsValid() throws {
        let folder = try TemporaryFolder()
        for format in ["svg", "html", "fragment", "list"] {
            let path = folder.file("\(format).html")
            let made = try Command.run(["render", "--format", format, "--pretty", "-o", path, "--quiet"], input: list)
            #expect(made.status == 0, "\(made.errors)")
            #expect(try Command.run(["validate", path]).status == 0)
            #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\n  <"))
        }
    }
}

@Suite struct TerminalFormatTests {
    /// What the command writes to a terminal of so many columns, with the line ends that it was given.
    private func onTerminal(
        _ arguments: [String], columns: UInt16, _ variables: [String: String] = [:]
    ) throws -> String {
        var (main, side) = (Int32(-1), Int32(-1))
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&main, &side, nil, nil, &size) == 0)
        var modes = termios()
        tcgetattr(side, &modes)
        cfmakeraw(&modes)
        tcsetattr(side, TCSANOW, &modes)
        defer { close(main) }
        let process = Process()
        process.executableURL = URL(filePath: Command.binary)
        process.arguments = ["render", Project.sample("languages.md").path] + arguments
        process.environment = ["TERM": "xterm-256color", "PATH": "/usr/bin"].merging(variables) { $1 }
        process.standardOutput = FileHandle(fileDescriptor: side, closeOnDealloc: false)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        close(side)
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        // The whole of it is less than a terminal holds for its reader.
        while case let count = read(main, &buffer, buffer.count), count > 0 { text += buffer[..<count] }
        return String(decoding: text, as: UTF8.self)
    }

    private func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

    @Test(arguments: [(12, 20), (40, 40), (80, 80), (300, 100)] as [(UInt16, Int)])
    func linesAreAsWideAsTheTerminal(columns: UInt16, widest: Int) throws {
        let lines = try plain(onTerminal([], columns: columns)).split(separator: "\n")
        let longest = lines.map(\.count).max() ?? 0
        #expect(longest <= widest && longest > widest - 12, "\(longest)")
    }

    @Test func colourIsForATerminalOnlyAndForWhoWantsIt() throws {
        let coloured = try onTerminal([], columns: 80)
        #expect(coloured.contains("\u{1B}[1;38;5;99mF o r t r a n\u{1B}[0m"))
        for (arguments, variables) in [
            (["--quiet"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]),
        ] as [([String], [String: String])] {
            #expect(try onTerminal(arguments, columns: 80, variables) == plain(coloured))
        }
        #expect(try onTerminal([], columns: 80, ["NO_COLOR": ""]) == coloured)
        #expect(try onTerminal([], columns: 40, ["COLUMNS": "80"]) == coloured)
        let file = try Command.run(["render", Project.sample("languages.md").path, "--format", "text"])
        #expect(file.text.contains("Fortran (69)") && !file.text.contains("\u{1B}"))
    }
}
