import Glibc
import TestSupport
import Testing

@testable import DataReading
@testable import SourceText

@Suite struct PostYAMLTests {
    /// A block as people write it: most lines plain, some with what the reader by hand leaves to libyaml.
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

    /// What libyaml says of a block, nil for an error.
    private func composed(_ source: SourceText) -> String? {
        (try? YAMLBlock.composedEntries(source, 0..<source.bytes.count)).map { shown($0) }
    }

    @Test(arguments: 0..<8) func neverGivesAnotherAnswerThanLibYAML(_ part: Int) throws {
        var answered = 0
        var valid = 0
        for seed in part * 1000..<(part + 1) * 1000 {
            var generator = Generator(random: Seeded(seed))
            var bytes = Array(generator.block().utf8)
            if seed % 3 == 2 {
                bytes = generator.random.mutate(bytes, signs: " \n\t:-#'\"[]{},&*!|>%@`?~ax.\\\r")
            }
            guard let source = try? SourceText(path: "seed \(seed)", bytes: bytes) else { continue }
            let expected = composed(source)
            if expected != nil { valid += 1 }
            guard let entries = PlainYAML.entries(source.bytes, 0..<source.bytes.count) else { continue }
            answered += 1
            #expect(shown(entries) == expected, "seed \(seed): \(String(reflecting: source.string(0..<bytes.count)))")
        }
        // Most blocks have something odd in them; of those that are YAML the greater part is read by hand.
        #expect(answered * 2 > valid, "\(answered) of \(valid)")
        #expect(valid > 400, "\(valid)")
    }

    @Test func theFrontMatterThatPeopleWriteIsReadByHand() throws {
        for name in try Self.samples() where PlainYAML.entries(name.bytes, 0..<name.bytes.count) == nil {
            Issue.record("left to libyaml: \(name.path)")
        }
    }

    private static func samples() throws -> [SourceText] {
        try [
            "title: \"Cumulus: a heap\"\ndate: 2024-03-01\ntags: [clouds, weather, Cumulus]\n",
            "layout: post\ntitle:  Rye bread\ntags:\n- bread\n- rye\ncategory: slow food\n",
            "# comment\ntitle: 'It''s'\n\nimage:\n  path: /a/b.png\n  alt: A cloud, seen from below\ntags:\n  - a\n  - \"b c\"\n",
        ].map { try SourceText(path: $0, text: $0) }
    }

    // MARK: - Bombs

    /// Runs on a thread with a stack of 512 KB, as secondary threads have on other systems.
    private func problemOnSmallStack(_ text: String) -> String? {
        final class Box {
            let text: String
            var result: String?
            init(_ text: String) { self.text = text }
        }
        let box = Box("---\n\(text)\n---\n")
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 512 << 10)
        var thread = pthread_t()
        let created = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
                box.result = problem(box.text)
                return nil
            }, Unmanaged.passUnretained(box).toOpaque())
        #expect(created == 0)
        pthread_join(thread, nil)
        return box.result
    }

    private static func nested(
        _ count: Int, _ open: String = "[", _ inner: String = "x", _ close: String = "]"
    ) -> String {
        String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("a: " + nested(390), "nested in more than 64 levels"),
            ("a: " + nested(390, "{b: ", "x", "}"), "nested in more than 64 levels"),
            ("a: " + nested(30_000), "brackets and columns of indentation, expected at most 400"),
            ("a:\n" + nested(195, "- ", "x", ""), "nested in more than 64 levels"),
            ("a:\n" + nested(20_000, "- ", "x", ""), "brackets and columns"),
            ((0..<198).map { String(repeating: " ", count: $0) + "k:\n" }.joined(), "nested in more than 64 levels"),
            ((0..<300).map { String(repeating: " ", count: $0) + "k:\n" }.joined(), "brackets and columns"),
            ("? " + nested(30) + "\n: x", "as a key"), (nested(20) + ": x\n" + nested(20) + ": y", "as a key"),
            ("a: &a [x]\n*a : y", "as a key"), ("a: &a [x]\nb: {? *a : y}", "as a key"),
            (
                "a: &a x\nb: [" + String(repeating: "*a, ", count: 11) + "]",
                "has 11 aliases such as *name, expected at most 10"
            ),
        ])
    func aBombEndsSoonWithAnError(_ block: String, _ expected: String) throws {
        let found = try #require(problemOnSmallStack(block))
        #expect(found.contains(expected), "\(found)")
    }

    @Test(.timeLimit(.minutes(1))) func aliasesWithinTheBoundsAreWalkedWithinABound() throws {
        // Nine names of nine each, the laughs; within the bound on aliases three levels of three.
        var laughs = "a: &a [" + Array(repeating: "x", count: 6000).joined(separator: ",") + "]\n"
        for (name, before) in [("b", "a"), ("c", "b"), ("d", "c")] {
            laughs += "\(name): &\(name) [*\(before), *\(before), *\(before)]\n"
        }
        #expect(problemOnSmallStack(laughs)?.contains("make more than 100000 values") ?? false)
        // The deepest tree that aliases may make: ten parts of the most levels each.
        var deep = "a0: &a0 " + Self.nested(6) + "\n"
        for index in 1...9 { deep += "a\(index): &a\(index) " + Self.nested(7, "[", "*a\(index - 1)", "]") + "\n" }
        #expect(problemOnSmallStack(deep)?.contains("nested in more than 64 levels") ?? false)
    }

    @Test func aliasesOfAPostAreRead() throws {
        #expect(try names("---\nx: &x [a, b]\ntags: *x\n---\n") == ["a", "b"])
        // Emphasis in a text is no alias, and without an anchor nothing is.
        let emphasis = String(repeating: "  this is *very good* and [a]: link\n", count: 30)
        #expect(try names("---\ntext: |\n\(emphasis)\ntags: [a]\n---\n") == ["a"])
        let questions = "  Pourquoi ?\n  Oui, ou non ? [[[[[[[[[[[[[[[[[[[\n"
        #expect(try names("---\ntext: |\n\(questions)tags: [a]\n---\n") == ["a"])
        #expect(problem("---\na: *x\n---\n") == "2:4 the front matter is not YAML: found undefined alias")
    }
}
