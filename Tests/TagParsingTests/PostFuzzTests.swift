import TestSupport
import Testing

@testable import PostReading
@testable import TagParsing

@Suite struct PostFuzzTests {
    private static let seeds = [
        "---\ntitle: \"x: y\"\ntags: [a, 'b', \"c\"]\nx:\n  - y\n  - z: 1\n---\ntext",
        "+++\ntags = [\"a\", 'b']\n[x.y]\nz = {a = 1}\n[[q]]\n+++\n",
        "{\"tags\": [\"a\", null, {\"x\": [1, true]}], \"b\": \"\\u00e9\"}\n", "---json\n{\"tags\": []}\n---\n",
        "Title: x\nTags: a, b\n    c\n\ntext",
        "T\n=\n\n:tags: a\n  b\n\ntext", "<html><head><!-- x --><meta name=\"tags\" content='a &amp; b'></head>",
        "---\na: &a [x]\nb: *a\nc: |\n  text\n...\n",
    ]

    @Test(arguments: 0..<16) func damagedAndRandomBytesAreReadOrRefused(_ part: Int) {
        var random = Seeded(part)
        for _ in 0..<400 {
            var bytes = Array(random.pick(Self.seeds).utf8)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
            case 1:
                bytes =
                    Array(random.pick(["---\n", "+++\n", "{\"", "<meta ", ":a:", "A: "]).utf8)
                    + bytes.shuffled(using: &random)
            case 2: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            default: bytes = random.mutate(bytes, signs: "\n -+{}[]<>\"'=:#&*\\|,\t\r\u{FF}\u{0}")
            }
            for kind in [PostKind.markdown, .html, .restructuredText, .other] {
                let whole = PostHead(bytes, kind: kind, isWhole: true)
                // What is found in the first bytes is found in all of them.
                let head = PostHead(Array(bytes.prefix(bytes.count / 2)), kind: kind, isWhole: false)
                if case .block = head, bytes.count > 64 { #expect(head == whole, "\(bytes)") }
                if let post = try? PostMetadata(path: "p", bytes: bytes, kind: kind) {
                    _ = try? post.names(of: ["tags", "x.y", "a"], splitsAtSpaces: true)
                }
            }
        }
    }

    /// Blocks that are as long as they may be, of what costs most to read.
    private static let longBlocks: [(String, String)] = [
        ("---\n", "a: 1\n"), ("---\n", "? a\n"), ("---\n", "?"), ("---\n", "? "), ("---\n", "*"), ("---\n", "] "),
        ("---\n", "- [a, {b: c}]\n"), ("---\na: &a x\nb:\n", "- &b y\n"),
        ("---\nb: [", "a: b, "), ("---\nb: ", "[x, "), ("---\nb: \"", "\\u00e9"), ("---\n", " \n"), ("---\n", "#\n"),
        ("---\na: |\n", "  *x y\n"), ("---\na: ", "é é "), ("+++\n", "a=1\n"), ("+++\n", "[[a]]\n"),
        ("+++\n", "[[a.b]]\n[[a]]\n"), ("+++\na=[", "[],"), ("+++\na=", "[{a="), ("+++\na='''", "''x"),
        ("+++\n", "a.a.a.a.a.a.a.a=1\n"), ("{\"a\":[", "[],"), ("{\"a\":", "{\"a\":"), ("", "A: b\n"),
        ("A: b\n", "    c\n"), (":a: b\n", " c\n"), (".. x\n", "   y\n"), ("<head>", "<meta name=a content=b>"),
        ("<head>", "<meta"), ("<head>", "<!--"), ("<head>", "<title>"), ("<head><meta ", "a=\"&amp;\" "), ("", "<"),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: longBlocks) func theCostOfAPostIsBounded(_ start: String, _ part: String)
    {
        let closing = start.hasPrefix("+") ? "\n+++\n" : start.hasPrefix("---") ? "\n---\n" : ""
        let count = (PostMetadata.longest - 32) / part.utf8.count
        let text = Array((start + String(repeating: part, count: count) + closing).utf8)
        let time = processorTime {
            for kind in [PostKind.markdown, .html, .restructuredText] {
                _ = try? PostMetadata(path: "p", bytes: text, kind: kind).names(of: ["a"], splitsAtSpaces: true)
            }
        }
        // Some milliseconds; a cost that grows with the square of the length would take minutes.
        #expect(time < .seconds(10))
    }
}
