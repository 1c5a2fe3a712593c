import Foundation
import TestSupport
import Testing

/// More groups than a palette has colours.
@Suite struct ManyGroupsTests {
    private func list(_ groups: Int) -> [UInt8] {
        Array((1...groups).map { "## Group \($0)\n- one of \($0) (3)\n- two of \($0)\n" }.joined().utf8)
    }

    private func colors(_ markup: String) -> [Substring] {
        markup.matches(of: /\.p\d+\{fill:(#[0-9a-f]+)\}/).map(\.output.1)
    }

    // Eight colours or six, and shades of each; large names are not asked about.
    @Test(arguments: ["light", "dark", "warm", "vivid", "contrast"], [8, 12, 16])
    func eachGroupHasAColourOfItsOwn(theme: String, groups: Int) throws {
        let result = try Command.run(
            ["render", "--color", "group", "--legend", "--theme", theme, "--max-size", "18"], input: list(groups))
        #expect(result.status == 0 && !result.errors.contains("share"), "\(result.errors)")
        let look = result.text.replacing(/@media.*?\}\}/, with: "")
        #expect(Set(colors(look)).count == groups, "\(colors(look))")
    }

    @Test func colorsThatAreSharedAreReported() throws {
        let folder = try TemporaryFolder()
        let many = try Command.run(
            ["render", "--color", "group", "-o", folder.file("a.svg")], input: list(20))
        #expect(many.errors.contains("20 groups in 16 colours, which some share"), "\(many.errors)")
        let few = try Command.run(
            ["render", "--color", "group", "--colors", "navy,coral", "-o", folder.file("a.svg")], input: list(7))
        #expect(few.errors.contains("7 groups in 6 colours, which some share"), "\(few.errors)")
        let four = try Command.run(
            ["render", "--color", "group", "--colors", "navy,coral", "-o", folder.file("a.svg")], input: list(6))
        #expect(!four.errors.contains("share"), "\(four.errors)")
    }
}
