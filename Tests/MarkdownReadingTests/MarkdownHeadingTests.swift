import Foundation
import Stratus
import TestSupport
import Testing
import WordCounting

@Suite struct MarkdownHeadingTests {
    private func headings(_ text: String) -> [String] {
        readHeadings(ofMarkdown: Array(text.utf8)).map {
            "\($0.line): \($0.level) \($0.name)\($0.id.map { " #\($0)" } ?? "") \($0.letterCount)"
        }
    }

    @Test(
        arguments: [
            ("# A\n\nabc\n\n## B ##\nde\n### C\n", ["1: 1 A 3", "5: 2 B 2", "7: 3 C 0"]),
            ("A\nb\n===\nc\n\nD\n---\n", ["1: 1 A b 1", "6: 2 D 0"]),
            ("## *A* `b*` [c](/x \"t\") ![d](/y) &amp; \\# <b>e</b> <!-- f -->", ["1: 2 A b* c d & # e 0"]),
            ("```\n## A\n```\n    ## B\n## C\n~~~\n## D\n~~~~\nx", ["5: 2 C 2"]),
            ("#A\n####### B\n\\## C\n- - -\n\n##\n", ["6: 2  0"]),
            ("> ## A\n> b\n\n- ## C\n  d\n", ["1: 2 A 1", "4: 2 C 1"]),
            ("## A\r\nb\r\n\r\nC\r\n---\r\nd", ["1: 2 A 1", "4: 2 C 1"]),
            ("[a]: /x\n---\n\n| a | b |\n|---|---|\n| c | d |\n\n## E\n[f]: /y\n", ["8: 2 E 0"]),
            // An id behind it, as kramdown, Pandoc, Hugo and others have it.
            (
                "## A {#a}\n## B {#b .c}  \n## C {: #c x=y}\n## D {#d} ##\n## E ## {#e}",
                [
                    "1: 2 A #a 0", "2: 2 B #b 0", "3: 2 C #c 0", "4: 2 D #d 0", "5: 2 E #e 0",
                ]
            ),
            (
                "A {#a}\n---\n## B {b}\n## C {}\n## D \\{#d}\n## {#e}",
                [
                    "1: 2 A #a 0", "3: 2 B {b} 0", "4: 2 C {} 0", "5: 2 D {#d} 0", "6: 2  #e 0",
                ]
            ),
            ("", []),
        ] as [(String, [String])])
    func headingsOfMarkdown(text: String, expected: [String]) {
        #expect(headings(text) == expected)
    }

    private static let pieces = [
        "## A", "# B b", "###### C", "####### D", "#E", "## F ##", "  ## G", "    ## H", "\t## I", "---", "===",
        "- - -", "***",
        "```", "~~~", "````", "``` x", "> ", "> ## J", "> k", "- ## L", "- m", "  n", "1. ## O", "2) p", "", "", "",
        "word",
        "words *and* `more`", "<div>\n", "</div>\n", "<h2>Q</h2>\n", "\n<!-- a\n## B\n\n## C -->",
        "\n<pre>\n## A\n\n## B\n</pre>", "<b>r</b>", "   ---",
        "-", "=",
        "[s]: /t\n", "\\## U", "## V `##`", "## *w* \\#", "+ x\n  ===", "> y\n===", "> z\n> ---", "- a\n---", "&#35; b",
        "  - c\n\n    ## D",
    ]

    /// The reference of CommonMark names level, first line and text of each heading in its tree. Comments and elements
    /// that an empty line cuts through are not among the lines: there the reading is that of a browser, which shows no
    /// heading.
    @Test func nineThousandLinesHaveTheHeadingsThatCmarkFinds() throws {
        let program = try #require(
            ["/usr/bin/cmark", "/usr/local/bin/cmark"].first(where: FileManager.default.isExecutableFile),
            "cmark is missing, against which Markdown is tested; `make test` installs it")
        var random = Seeded(1)
        var count = 0
        var differences: [String] = []
        for _ in 0..<150 {
            let lines = (0..<60).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
            let text = lines.joined(separator: "\n")
            let tree = try Command.run(["-t", "xml", "--sourcepos"], input: Array(text.utf8), executable: program)
            let expected = Self.headings(ofTree: tree.text)
            let found = readHeadings(ofMarkdown: Array(text.utf8)).map { "\($0.line): \($0.level) \($0.name)" }
            count += expected.count
            if found != expected {
                let place = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
                differences.append("\(text)\n\(found.dropFirst(place)), expected \(expected.dropFirst(place))")
            }
        }
        #expect(differences.isEmpty, "\(differences.count) of \(count): \(differences.first ?? "")")
        #expect(count > 900)
    }

    private static func headings(ofTree xml: String) -> [String] {
        xml.matches(of: /(?s)<heading sourcepos="(\d+):[^"]*" level="(\d)"(?: \/>|>(.*?)<\/heading>)/).map { heading in
            var text = ""
            for node in (heading.output.3 ?? "").matches(of: /(?s)<(?:text|code)\b[^>]*>(.*?)<\/|<(?:soft|line)break/) {
                text += node.output.1 ?? " "
            }
            for (reference, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
                text = text.replacing(reference, with: sign)
            }
            let words = text.split(separator: " ").joined(separator: " ")
            return "\(heading.output.1): \(heading.output.2) \(words)"
        }
    }
}
