import Foundation
import TestSupport
import Testing

/// Beside a flag that changes nothing all others mean the same, wherever it stands.
@Suite struct FlagPlacesTests {
    @Test(arguments: [
        ["--width", "500"], ["--width", "-3"], ["--title", "--quiet"], ["--title", ""], ["--title", "-"],
        ["--line-spacing", "-8"], ["--theme", "nope"], ["--scale", "cubic"], ["--order", "groups,weight"],
        ["--keep", "b*"], ["--alias", "b=a"], ["--widht", "3"], ["--limit", "1"], ["--min-size", "60"],
        ["--format", "html"], ["--format", "nope"], ["--format", "json"], ["--color", "hash", "--theme", "vivid"],
    ])
    func aFlagThatChangesNothingChangesNothing(flags: [String]) throws {
        let folder = try TemporaryFolder()
        let list = try folder.write("---\ntitle: From the list\n---\n- a (3)\n- b (2)\n- [c](/c)\n", to: "list.md")
        for more in [[], ["--quiet"]] {
            let plain = try Command.run(["render", list] + flags + more)
            let parsed = try Command.run(["render", list, "--no-cards"] + flags + more)
            #expect(plain.status == parsed.status && plain.output == parsed.output, "\(flags)")
            #expect(plain.errors == parsed.errors, "\(flags)")
        }
    }

    @Test(arguments: [
        ["render"], ["render", "--help"], ["render", "list.md", "--width"], ["render", "list.md", "-o"],
        ["render", "list.md", "--width", "300", "--width", "400"], ["render", "list.md", "--chip"],
        ["render", "none.md"],
        ["render", "list.md", "-o", "-x"], ["render", "list.md", "true"], ["render", "list.md", "-o", "list.md"],
        ["render", "list.md", "--bogus"], ["render", "-q", "list.md"],
    ])
    func whatIsWrongIsToldAlike(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("- a (3)\n", to: "list.md")
        let arguments = arguments.map { $0.hasSuffix(".md") ? folder.file($0) : $0 }
        let plain = try Command.run(arguments)
        let parsed = try Command.run(arguments + ["--no-cards"])
        #expect(plain.status == parsed.status && plain.output == parsed.output, "\(plain.errors) \(parsed.errors)")
    }
}
