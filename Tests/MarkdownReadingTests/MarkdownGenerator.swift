import TestSupport

/// Makes documents of Markdown as people write them, nested up to two blocks deep.
struct MarkdownGenerator {
    private var random: Seeded

    init(seed: Int) { random = Seeded(seed) }

    private static let words = [
        "alpha", "beta", "Swift", "über", "東京", "naïve", "don't", "R&D", "f_g", "2024", "x", "“quoted”", "end.",
    ]
    private static let small = ["&auml;", "&amp;", "&#65;", "\\*", "\\_", "<br>", "<!-- hid den -->", "&copy;", "\\\n"]
    private static let loose = ["*", "**", "_", "[", "]", "`", "<", "&", "~", "!", "\"", "'"]

    mutating func document(depth: Int = 2) -> String {
        let gap = one(of: ["\n\n", "\n\n", "\n"])
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in block(depth: depth) }.joined(separator: gap)
    }

    private mutating func block(depth: Int) -> String {
        switch Int.random(in: depth == 0 ? 4..<20 : 0..<20, using: &random) {
        case 0: return prefixed(document(depth: depth - 1), first: "> ", others: "> ")
        case 1:
            return (0..<Int.random(in: 1...3, using: &random)).map { _ in
                prefixed(document(depth: depth - 1), first: "- ", others: "  ")
            }.joined(separator: "\n")
        case 2: return prefixed(document(depth: depth - 1), first: "1. ", others: "   ")
        case 3: return "- [ ] " + phrase() + "\n- [x] " + phrase()
        case 4: return "## " + inline(depth: 2).replacing("\n", with: " ") + one(of: ["", " ##"])
        case 5: return paragraph() + "\n" + one(of: ["===", "---"])
        case 6: return "```swift\nlet secret = 1\n\n# " + phrase() + "\n```"
        case 7: return "~~~\n" + phrase() + "\n~~~"
        case 8: return "    secret\n    " + phrase()
        case 9: return one(of: ["***", "---", "___", "* * *"])
        case 10: return "| a | b |\n|---|:-:|\n| " + phrase() + " | **" + phrase() + "** |\n| c \\| d | e |"
        case 11: return "<div class=\"secret\">\n" + phrase() + " <em>x</em>\n</div>\n"
        case 12: return "<!-- secret\n\n" + phrase() + " -->"
        default: return paragraph()
        }
    }

    private mutating func paragraph() -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in phrase() + " " + inline(depth: 2) }
            .joined(separator: "\n")
    }

    private mutating func inline(depth: Int) -> String {
        guard depth > 0 else { return phrase() }
        let inside = inline(depth: depth - 1)
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return "*" + inside + "*"
        case 1: return "**" + inside + "**"
        case 2: return "_" + inside + "_"
        case 3: return "~~" + inside + "~~"
        case 4: return "[" + inside + "](http://example.org/a_b \"secret title\")"
        case 5: return "![" + phrase() + "](secret.png)"
        case 6: return "`co*de* " + phrase() + "`"
        case 7: return "<b class=\"secret\">" + inside + "</b>"
        case 8: return inside + one(of: Self.small) + phrase()
        case 9: return inside + one(of: Self.loose) + phrase()
        case 10: return inside + " " + inline(depth: depth - 1)
        default: return phrase()
        }
    }

    private mutating func phrase() -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in one(of: Self.words) }.joined(separator: " ")
    }

    private func prefixed(_ text: String, first: String, others: String) -> String {
        first + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + others)
    }

    private mutating func one(of list: [String]) -> String { list[Int.random(in: 0..<list.count, using: &random)] }
}

/// Makes documents of the pieces of markup in any order.
struct MarkupSoup {
    private var random: Seeded

    init(seed: Int) { random = Seeded(seed) }

    private static let pieces = [
        "*", "**", "_", "`", "``", "```", "~~~", ">", "> ", "- ", "* ", "1. ", "#", "# ", "===", "---", "|", "|-|",
        "    ",
        "\t", "  ", "\n", "\n", "\n\n", "\r", "\r\n", "a", "b", "[", "](u)", "[a]: b\n", "<b>", "</b>", "<div>",
        "</div>",
        "<!--", "-->", "<pre>", "</pre>", "<a", "&amp;", "&am", "p;", "\\", "é", "東京", "\"", " ", " ", "<script>",
        "</script>", "<?php", "?>", "<img alt=\"", "[ ] ", "~~", "<x y=\"", "'>", "=", "[^1]", "]]>", "<![CDATA[", "</",
        "title>", "<title>", "&#150;", "{{", "}}", "---\n", "a: b\n", "+++\n", "😀", "&copy", "<template>",
        "</template>", "--",
    ]

    mutating func document() -> String {
        let start = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        return (0..<Int.random(in: 1...60, using: &random)).reduce(into: start) { text, _ in
            text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        }
    }
}
