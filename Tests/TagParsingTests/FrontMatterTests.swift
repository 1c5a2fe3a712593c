import DataReading
import SourceText
import TagParsing
import TestSupport
import Testing

@Suite("Front matter of tag lists") struct FrontMatterTests {
    /// The options of a block, or the errors, each with its place.
    private func read(_ block: String) -> String {
        do {
            let list = try TagList(
                parsing: SourceText(path: "list.md", text: "---\n\(block)---\n- a\n"))
            return list.options.map { "\($0.name)=\($0.value) at \($0.location.problem("", hint: ""))" }
                .joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }

    // Blocks of simple lines are read without libyaml. A comment that holds a tab makes it read the same block.
    @Test("A plain block means what libyaml says", arguments: 0..<300)
    func plainBlocks(seed: Int) {
        var random = Seeded(seed)
        let keys = ["width", "title", "tab-stops", "alias", "keep", "x", "Width", "1", "a b", ""]
        let values = [
            "640", "-3", "a title", "\"quoted: text\"", "'it''s'", "[0, 90, 240]", "[a, \"b,c\"]", "[]", "", "~",
            "null",
            "no", "1.10", "a # comment", "a#b", "{ML: x}", "a: b", "\n- one\n- two", "\n  - one\n  - t,wo", "\"\\n\"",
            "\"\\\"\"", "&a b", "*a", "|", "straße", "日本語", "a\\,b", "#fff", "@x", "%", "- a", "12:30", "\"\"",
        ]
        var block = ""
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            block += "\(keys.randomElement(using: &random)!): \(values.randomElement(using: &random)!)\n"
            if Int.random(in: 0..<5, using: &random) == 0 { block += "# a comment\n\n" }
        }
        #expect(read(block) == read(block + "#\t\n"), "\(block)")
    }
}
