import Foundation
import TestSupport
import Testing

@Suite struct PictureTests {
    private let list = Array("- red (30)\n- [blue](/blue) (2)\n".utf8)

    /// The header of a PNG of a size, and its end: all that is looked at.
    private func png(width: Int, height: Int) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number(width)
            + number(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8)
            + [0xAE, 0x42, 0x60, 0x82]
    }

    /// A folder with a program that writes down how it was called, and does what it is told.
    private func folder(with name: String, doing body: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let script = """
            #!/bin/sh
            here="\(folder.url.path)"
            for argument in "$@"; do echo "$argument" >> "$here/arguments"; done
            for source in "$@"; do :; done
            \(body)
            """
        try folder.write(script + "\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file(name))
        return folder
    }

    private func render(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> Command.Result {
        try Command.run(
            ["render", "--width", "300", "--height", "100", "-o", folder.file("out.png"), "--quiet"] + arguments,
            input: list, environment: ["PATH": "relative:\(folder.url.path)", "TMPDIR": folder.url.path])
    }

    @Test(arguments: [([], 2), (["--density", "3"], 3)] as [([String], Int)])
    func resvgDrawsAtTheDensity(arguments: [String], density: Int) throws {
        let folder = try folder(
            with: "resvg", doing: "/bin/cp \"$3\" \"$here/drawn.svg\" && /bin/cp \"$here/fake.png\" \"$4\"")
        let picture = png(width: 300 * density, height: 100 * density)
        try Data(picture).write(to: folder.url.appending(path: "fake.png"))
        let result = try render(folder, arguments)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try [UInt8](Data(contentsOf: folder.url.appending(path: "out.png"))) == picture)
        let called = try String(contentsOfFile: folder.file("arguments"), encoding: .utf8).split(separator: "\n")
        #expect(called.count == 4 && called.starts(with: ["--zoom", "\(density)"]))
        let svg = try Command.run(["render", "--width", "300", "--height", "100"], input: list)
        #expect(try [UInt8](Data(contentsOf: folder.url.appending(path: "drawn.svg"))) == svg.output)
        // Nothing is left of the private folder.
        #expect(try folder.names() == ["arguments", "drawn.svg", "fake.png", "out.png", "resvg"])
    }

    @Test func inkscapeDrawsWhereThereIsNoResvg() throws {
        let folder = try folder(with: "inkscape", doing: "/bin/cp \"$here/fake.png\" \"${2#--export-filename=}\"")
        try Data(png(width: 600, height: 200)).write(to: folder.url.appending(path: "fake.png"))
        let result = try render(folder)
        #expect(result.status == 0, "\(result.errors)")
        let called = try String(contentsOfFile: folder.file("arguments"), encoding: .utf8).split(separator: "\n")
        #expect(called.count == 5 && called[0] == "--export-type=png" && called[2] == "--export-width=600")
        #expect(called[3] == "--export-height=200")
    }

    @Test(arguments: [
        ("echo 'no font' >&2; exit 3", "it ended with status 3: no font"), ("exit 0", "it wrote nothing"),
        ("echo x > \"$4\"", "drew no PNG of 600 by 200 pixels"), ("kill -9 $$", "it ended with status 137"),
    ])
    func whatIsNoPictureIsNotWritten(body: String, message: String) throws {
        let folder = try folder(with: "resvg", doing: body)
        try folder.write("old", to: "out.png")
        let result = try render(folder)
        #expect(result.status == 73 && result.errors.contains(message), "\(result.errors)")
        #expect(try String(contentsOfFile: folder.file("out.png"), encoding: .utf8) == "old")
        #expect(try folder.names() == ["arguments", "out.png", "resvg"])
    }

    @Test func aPictureOfAnotherSizeIsRefused() throws {
        let folder = try folder(with: "resvg", doing: "/bin/cp \"$here/fake.png\" \"$4\"")
        try Data(png(width: 600, height: 100)).write(to: folder.url.appending(path: "fake.png"))
        #expect(try render(folder).status == 73)
    }

    @Test func withoutAProgramTheCommandSaysWhichToInstall() throws {
        let folder = try TemporaryFolder()
        let result = try render(folder)
        #expect(result.status == 73)
        #expect(
            result.errors
                == "stratus: error: png needs resvg or inkscape, and neither is installed\nhint: apt-get install inkscape, or write svg\n"
        )
        #expect(try folder.names().isEmpty)
    }

    @Test func aPictureThatIsTooLargeIsRefused() throws {
        let folder = try folder(with: "resvg", doing: "exit 0")
        let result = try render(folder, ["--width", "20000", "--density", "8"])
        #expect(result.status == 73 && result.errors.contains("the picture would be 160000 by"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/inkscape")))
    func inkscapeItselfDraws() throws {
        let folder = try TemporaryFolder()
        let result = try Command.run(["render", "-o", folder.file("out.png"), "--width", "300"], input: list)
        #expect(result.status == 0, "\(result.errors)")
        let header = try [UInt8](Data(contentsOf: folder.url.appending(path: "out.png"))).prefix(20)
        #expect(Array(header.suffix(4)) == [0, 0, 2, 88])
    }
}
