import SourceText
import TestSupport
import Testing

@testable import DataReading

/// What Yams 6.2.2 made of generated blocks, value by value and place by place.
@Suite struct YAMLAnswersTests {
    /// A block as people write it: most lines plain, some with what is rare.
    private struct Generator {
        var random: Seeded

        mutating func block() -> String {
            var lines: [String] = []
            for index in 0..<Int.random(in: 0...7, using: &random) { lines += entry("k\(index)", indent: 0, depth: 0) }
            return lines.map { $0 + "\n" }.joined()
        }

        private mutating func entry(_ fallback: String, indent: Int, depth: Int) -> [String] {
            let margin = String(repeating: " ", count: indent)
            let key = random.pick([fallback, fallback, fallback + "-x", "title_" + fallback, "tags"])
            switch Int.random(in: 0..<20, using: &random) {
            case 0: return [margin + "# comment: x", ""]
            case 1...2:
                let space = random.pick(["", " ", "  ", "    "])
                return [margin + key + ":"]
                    + (0..<Int.random(in: 0...3, using: &random)).map { _ in
                        margin + space + "- " + value() + tail()
                    }
            case 3 where depth < 3:
                let step = random.pick([1, 2, 2, 4])
                return [margin + key + ":" + tail()]
                    + (0..<Int.random(in: 1...3, using: &random)).flatMap {
                        entry("n\($0)", indent: indent + step, depth: depth + 1)
                    }
            case 4...8:
                let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in value() }
                let separator = random.pick([", ", ", ", ",", " , "])
                return [
                    margin + key + ": [" + values.joined(separator: separator) + random.pick(["]", "]", ",]", " ]"])
                        + tail()
                ]
            case 9: return [margin + key + ": " + odd()]
            default: return [margin + key + ": " + value() + tail()]
            }
        }

        private mutating func tail() -> String { random.pick(["", "", "", "", " ", " # note", "  #", "\r"]) }

        private mutating func value() -> String {
            random.pick([
                "swift", "machine learning", "\"quoted, text\"", "'it''s'", "no", "1.10", "2024-01-01", "~", "null", "",
                "λόγος",
                "C++", "C#", "a:b", "\"a \\\"b\\\" \\\\\"", "http://x.org/a?b=c#d", "'# not'", "+1", ".5", "(x)",
                "\"\"", "''", "é, ü",
                "x # y", "a'b", "a\"b", "_x", "/path", "$5", "\"\\u00e9\"", "日本", "true", "NULL", "10:30", "a ? b",
                "x - y", "a & b",
                "a | b", "a * b", "50%", "a@b.org", "x}", "a, b",
            ])
        }

        private mutating func odd() -> String {
            random.pick([
                "&a x", "*a", "!!str 1", "|\n  text\n  more", ">-\n  folded", "{a: b}", "- x", "? x", "a: b", "@x",
                "`x`", "%x", "[a\n  ]",
                "plain\n  goes on", "\"a\n  b\"", "\tx", "x\t", "-x", "#x", "\"x\"y", "[a] b", "---", "...", "<<",
                "x\u{85}y", "x\u{2028}y",
                "[[a], b]", "[a: b]", "[a:b]", "[?a]", "\"x\": y", "*", "&", "!", "|", "x:", "'x", "\"\\x\"", "\u{7F}",
                "\u{FEFF}x",
            ])
        }
    }

    /// Of each value the text, and behind @ its place.
    private func shown(_ value: MetadataValue) -> String {
        let text =
            switch value.content {
            case .null: "-"
            case .scalar(let text): "<\(text)>"
            case .list(let values): "[" + values.map { shown($0) }.joined(separator: ", ") + "]"
            case .table(let entries):
                "{" + entries.map { "\($0.key)@\($0.keyOffset): \(shown($0.value))" }.joined(separator: ", ") + "}"
            }
        return "\(text)@\(value.offset)"
    }

    private func answer(_ source: SourceText) -> String {
        do throws(Problem) {
            return shown(try YAMLBlock.value(source, 0..<source.bytes.count, subject: YAMLBlock.frontMatter))
        } catch { return "E \(error.range) \(error.message)" }
    }

    /// But for blocks with a byte order mark in a text, which stays, and those that end in the midst of something, which is
    /// told at their end.
    @Test func theyAreThoseOfYams() throws {
        let lines = try String(contentsOf: Project.fixture("yaml/answers.txt"), encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 1400)
        for line in lines {
            let parts = line.split(separator: "\t", maxSplits: 1)
            let seed = try #require(Int(parts[0]))
            var generator = Generator(random: Seeded(seed))
            var bytes = Array(generator.block().utf8)
            if seed % 3 == 2 {
                bytes = generator.random.mutate(bytes, signs: " \n\t:-#'\"[]{},&*!|>%@`?~ax.\\\r")
            }
            let found = answer(try SourceText(path: "seed \(seed)", bytes: bytes))
            let escaped = found.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
            #expect(escaped == parts[1], "seed \(seed)")
        }
    }

    @Test(arguments: [
        ("a: 1\nb: {c: 2, c: 3}\n", 15, "names \"c\" twice"), ("a: 1\n\"a\": 2\n", 5, "names \"a\" twice"),
        ("- &x [a]\n- *x\n- *y\n", 16, "found undefined alias"), ("a: b\n---\nc: d\n", 5, "another document"),
        ("é: 1\nü: 2\né: 3\n", 12, "names \"é\" twice"), ("a: \u{7F}\n", 3, "U+007F"),
    ])
    func problemsHaveTheirPlaces(text: String, offset: Int, problem: String) throws {
        let source = try SourceText(path: "a.yml", text: text)
        let error = #expect(throws: Problem.self) {
            try YAMLBlock.value(source, 0..<source.bytes.count, subject: "the file")
        }
        #expect(error?.range.lowerBound == offset && error?.message.contains(problem) == true, "\(error as Any)")
    }
}
