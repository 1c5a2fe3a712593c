import TestSupport
import Testing

@testable import DataReading
@testable import SourceText
@testable import TagParsing

@Suite struct PostTOMLTests {
    private func read(_ text: String) throws(Problem) -> String {
        shown(try metadata("+++\n\(text)\n+++\n").entries)
    }

    @Test(arguments: [
        (#"a = "x\ty\\\"\u00e9\U0001F600""#, "{a: <x\ty\\\"é😀>}"), (#"a = 'C:\x'"#, #"{a: <C:\x>}"#),
        ("a = \"\"\"\nx\ny\\\n   \n  z\"\"\"", "{a: <x\nyz>}"), ("a = \"\"\"x\"\"\"\"\"", "{a: <x\"\">}"),
        ("a = '''\n'x'\\n'''", "{a: <'x'\\n>}"), ("a = []", "{a: []}"), ("a = {}", "{a: {}}"),
        ("a.'b.c'.\"d\" = 1", "{a: {b.c: {d: <1>}}}"), ("a = { x = 1, y.z = [2] }", "{a: {x: <1>, y: {z: [<2>]}}}"),
        ("[a.b]\nx = 1\n[a]\ny = 2", "{a: {b: {x: <1>}, y: <2>}}"),
        ("[[a]]\nx = 1\n[[a]]\nx = 2\n[a.b]\ny = 3", "{a: [{x: <1>}, {x: <2>, b: {y: <3>}}]}"),
        (
            "a = 0xFF\nb = 1_000.5e-3\nc = -inf\nd = 07:32:00\ne = 2024-02-29T00:00:00.5+01:00",
            "{a: <0xFF>, b: <1_000.5e-3>, c: <-inf>, d: <07:32:00>, e: <2024-02-29T00:00:00.5+01:00>}"
        ),
        ("# nothing", "{}"),
    ])
    func readsWhatTheSpecificationHas(_ text: String, _ expected: String) throws {
        #expect(try read(text) == expected)
    }

    @Test(arguments: [
        ("a = ", "2:5 the line ends, expected a value"),
        ("a = x", "2:5 \"x\" is no value of TOML, expected text in quotes, a number, a date, true or false"),
        ("a = 01", "2:5 \"01\" is no value of TOML, expected text in quotes, a number, a date, true or false"),
        (
            "a = 2023-02-29",
            "2:5 \"2023-02-29\" is no value of TOML, expected text in quotes, a number, a date, true or false"
        ),
        ("a = 'x", "2:7 the line ends, expected the ' of the string"),
        ("a = \"\\x\"", "2:6 \"\\x\" is no escape of TOML, expected one such as \\n or \\u00e9"),
        ("a b = 1", "2:3 \"b\" is no TOML here, expected a = after the key \"a\""),
        ("[a]\n[a]", "3:1 the table \"a\" is there already"),
        ("a = 1\n[a.b]", "3:1 \"a\" has a value already, and is no table"),
        ("a = {x = 1}\na.y = 2", "3:1 \"a\" of \"a.y\" is there already"),
        ("é = 1", "2:1 \"é\" is no TOML here, expected a key"),
        ("a = 1 b = 2", "2:7 \"b\" is no TOML here, expected the end of the line"),
        ("a = " + String(repeating: "[", count: 40), "2:37 the value is nested in more than 32 levels"),
        ("a = " + String(repeating: "{a=", count: 40), "2:101 the value is nested in more than 32 levels"),
    ])
    func errorsHaveAPlace(_ text: String, _ expected: String) {
        #expect(problem("+++\n\(text)\n+++\n") == expected)
    }

    // MARK: - Against tomllib

    private struct Generator {
        var random: Seeded
        let hasFewKeys: Bool

        mutating func document() -> String {
            var lines: [String] = []
            for _ in 0..<Int.random(in: 0...4, using: &random) { lines.append(pair()) }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let name = (0..<Int.random(in: 1...3, using: &random)).map { _ in key() }.joined(separator: ".")
                lines.append(random.pick(["[\(name)]", "[\(name)]", "[[\(name)]]", "[ \(name) ] # table"]))
                for _ in 0..<Int.random(in: 0...3, using: &random) { lines.append(pair()) }
            }
            return lines.joined(separator: random.pick(["\n", "\n", "\n\n", "\r\n"])) + "\n"
        }

        /// Few keys meet each other, in all the ways in which a table may be named again.
        private mutating func key() -> String {
            if hasFewKeys { return random.pick(["a", "b"]) }
            return random.pick([
                "a", "b", "c", "d", "e", "tags", "\"q k\"", "'l.k'", "1", "x-y_z", "\"\"", "\"\\u00e9\"",
            ])
        }

        private mutating func pair() -> String {
            let name = (0..<random.pick([1, 1, 1, 2, 3])).map { _ in key() }.joined(
                separator: random.pick([".", " . "]))
            return name + random.pick([" = ", "=", "\t=  "]) + value(0) + random.pick(["", "", " # note", "  "])
        }

        private mutating func value(_ depth: Int) -> String {
            switch Int.random(in: 0..<(depth < 3 ? 14 : 10), using: &random) {
            case 0...3: return string()
            case 4...9:
                return random.pick([
                    "1", "-17", "+5", "0", "1_000", "0xdead_BEEF", "0o755", "0b1101", "3.14", "-0.5e+10", "1e5", "inf",
                    "-nan", "true", "false",
                    "1979-05-27", "07:32:00", "07:32:00.999999999", "1979-05-27T07:32:00Z", "1979-05-27 07:32:00",
                    "1979-05-27t07:32:00-07:00",
                    "2000-02-29",
                ])
            case 10...12:
                let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth + 1) }
                return "[" + values.joined(separator: random.pick([", ", ",", "\n ,", ", # c\n  "]))
                    + random.pick(["]", ",\n]", " ]"])
                    .replacing(values.isEmpty ? ",\n]" : "\u{0}", with: "]")
            default:
                let pairs = (0..<Int.random(in: 0...3, using: &random)).map { _ in "\(key()) = \(value(depth + 1))" }
                return "{ " + pairs.joined(separator: ", ") + " }"
            }
        }

        private mutating func string() -> String {
            random.pick([
                "\"swift\"", "'machine learning'", #""a\"b\\c\n\t\u00e9\U0001F600""#, "'C:\\\\path'",
                "\"\"\"\nlines\n of \"text\" \\\n   joined\"\"\"",
                "'''raw 'text' \\n\n'''", "\"\"", "''", "\"\"\"\"\"\"", "''''x'''''", "\"λόγος # no comment\"",
                "\"\"\"x\"\"\"\"", "'[x]'", "\"\tx\"",
            ])
        }
    }

    private static let script = """
        import sys, tomllib
        def show(value):
            if isinstance(value, dict):
                return ' '.join(['{'] + [k.encode().hex() + '= ' + show(v) for k, v in value.items()] + ['}'])
            if isinstance(value, list):
                return ' '.join(['['] + [show(v) for v in value] + [']'])
            return 's' + value.encode().hex() if isinstance(value, str) else 'x'
        for line in sys.stdin:
            try:
                print(show(tomllib.loads(bytes.fromhex(line.strip()).decode())))
            except Exception:
                print('!')
        """

    private static func hex(_ text: String) -> String { text.utf8.map { hexadecimal($0).lowercased() }.joined() }

    /// As the script shows a tree; a scalar is always a text.
    private static func tokens(_ value: MetadataValue) -> [String] {
        switch value.content {
        case .null: ["null"]
        case .scalar(let text): ["s" + hex(text)]
        case .list(let values): ["["] + values.flatMap { tokens($0) } + ["]"]
        case .table(let entries): ["{"] + entries.flatMap { [hex($0.key) + "="] + tokens($0.value) } + ["}"]
        }
    }

    private static let hasTOMLLib =
        (try? Command.run(["python3", "-c", "import tomllib"], executable: "/usr/bin/env").status) == 0

    @Test(.enabled(if: hasTOMLLib, "Python 3.11 reads TOML"))
    func readsWhatPythonReadsAndRefusesWhatItRefuses() throws {
        var documents: [[UInt8]] = []
        for seed in 0..<8000 {
            var generator = Generator(random: Seeded(seed), hasFewKeys: seed % 3 == 0)
            var bytes = Array(generator.document().utf8)
            if seed % 2 == 1 { bytes = generator.random.mutate(bytes, signs: "\n =[]{}\"'\\.,#ax01_-+:T") }
            if (try? SourceText(path: "", bytes: bytes)) != nil { documents.append(bytes) }
        }
        let input = documents.map { $0.map { hexadecimal($0) }.joined() + "\n" }.joined()
        let result = try Command.run(
            ["python3", "-c", Self.script], input: Array(input.utf8), executable: "/usr/bin/env")
        let answers = result.text.split(separator: "\n")
        try #require(answers.count == documents.count, "\(result.errors)")
        var valid = 0
        for (document, answer) in zip(documents, answers) {
            let text = String(reflecting: String(decoding: document, as: UTF8.self))
            do throws(Problem) {
                let entries = try TOMLReader.entries(document, 0..<document.count)
                let found = Self.tokens(MetadataValue(.table(entries), at: 0))
                let expected = answer.split(separator: " ")
                let isSame =
                    found.count == expected.count
                    && zip(found, expected).allSatisfy { $0 == $1 || $1 == "x" && $0.first == "s" }
                #expect(isSame, "\(text): \(found) \(answer)")
                valid += 1
            } catch {
                #expect(answer == "!", "\(text): \(error.message)")
            }
        }
        #expect(documents.count > 7500 && valid > 2000 && valid < 5000, "\(valid) of \(documents.count)")
    }
}
