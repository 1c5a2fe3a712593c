import TestSupport
import Testing

@testable import MarkupReading
@testable import SourceText
@testable import TagParsing

/// Holds inline Markdown against cmark, the reference of CommonMark, over thousands of items.
@Suite struct CommonMarkTests {
    @Test func fourThousandItemsAreReadAsCmarkReadsThem() throws {
        var generator = ItemGenerator(seed: 1)
        let items = (0..<4_000).map { _ in generator.item() }
        let comparison = Comparison(items, try MarkdownTree.paragraphs(of: items, program: "cmark"))
        #expect(comparison.differences.isEmpty, "\(comparison.report)")
        #expect(comparison.compared >= 3_600, "\(comparison.report)")
    }

    @Test func everyNamedReferenceIsTheCharacterThatCmarkReads() throws {
        let entries = String(describing: NamedCharacterReferences.table).split { $0 == " " || $0 == "\n" }
        let names = entries.map { String($0.prefix { $0 != ":" }) }
        #expect(names.count == 2_125 && NamedCharacterReferences.count == 2_125)
        // Also where a letter is missing, where there is one more, and in another case, of which some are names.
        let items = names.flatMap { name in
            ["x&\(name);y", "x&\(name.dropLast());y", "x&\(name)a;y", "x&\(name.lowercased());y"]
        }
        let comparison = Comparison(items, try MarkdownTree.paragraphs(of: items, program: "cmark"))
        #expect(comparison.differences.isEmpty, "\(comparison.report)")
        #expect(comparison.compared == items.count)
    }

    @Test func aThousandItemsWithTildesAreReadAsGitHubReadsThem() throws {
        var generator = ItemGenerator(seed: 2, signs: ["~~", "~~", "~~", "*", "**", "_", "~", "~~~"])
        let items = (0..<1_000).map { _ in generator.emphasis() }
        let options = ["-e", "strikethrough", "--strikethrough-double-tilde"]
        let comparison = Comparison(
            items, try MarkdownTree.paragraphs(of: items, program: "cmark-gfm", options: options))
        #expect(comparison.differences.isEmpty, "\(comparison.report)")
        #expect(comparison.compared >= 900, "\(comparison.report)")
    }
}

/// Items compared with their trees, and those that a tag list reads otherwise by design, or cmark 0.30 by mistake.
private struct Comparison {
    var compared = 0
    var differences: [String] = []
    var readOtherwise: [String: Int] = [:]

    init(_ items: [String], _ trees: [MarkdownTree]) {
        for (item, tree) in zip(items, trees) {
            if let reason = Self.difference(by: item, tree) {
                readOtherwise[reason, default: 0] += 1
                continue
            }
            let found = Self.reading(of: item)
            let expected: String
            if tree.links.count > 1 {
                readOtherwise["a second link is an error", default: 0] += 1
                expected = Self.secondLink
            } else {
                compared += 1
                let link = tree.links.first?.attributes
                expected = Self.description(tree.text, link?["destination"], link?["title"], tree.style)
            }
            if found != expected { differences.append("\(item.debugDescription): \(found), expected \(expected)") }
        }
    }

    var report: String {
        "compared \(compared), read otherwise \(readOtherwise.sorted { $0.key < $1.key })\n"
            + differences.prefix(20).joined(separator: "\n")
    }

    /// Why an item may be read otherwise here than by cmark 0.30; nil when both must agree.
    private static func difference(by item: String, _ tree: MarkdownTree) -> String? {
        if tree.holds({ $0.name == "html_inline" && !$0.isComment }) { return "HTML is text" }
        if item.contains("\\n") { return "a backslash and n break the line" }
        if hasCommentOfVersion31(item) { return "a comment of version 0.31" }
        if hasUnderscoresOfVersion31(item) { return "underscores of version 0.31" }
        if hasCodeAfterALoneRun(item) { return "code after a lone run of backticks" }
        // cmark reads references before it takes backslashes away; the specification has both at once.
        if item.contains("\\&"), !tree.links.isEmpty { return "a backslash before a reference in a link" }
        return nil
    }

    /// Whether there is a comment with two hyphens in it or with an end in its beginning, which cmark 0.30 reads as text.
    private static func hasCommentOfVersion31(_ item: String) -> Bool {
        var rest = item[...]
        while let start = rest.firstRange(of: "<!--") {
            rest = rest[start.upperBound...]
            if rest.hasPrefix(">") || rest.hasPrefix("->") { return true }
            guard let end = rest.firstRange(of: "-->") else { return false }
            let content = rest[..<end.lowerBound]
            if content.contains("--") || content.hasSuffix("-") { return true }
        }
        return false
    }

    /// Whether runs of underscores are of such lengths that the rule of three may part one from an opener that fits a
    /// later one; cmark 0.30 forgets the opener then.
    private static func hasUnderscoresOfVersion31(_ item: String) -> Bool {
        let lengths = lengthsOfRuns(of: "_", in: item).map { $0 % 3 }
        return lengths.count > 2 && lengths.contains(1) && lengths.contains(2)
    }

    /// Whether code may follow on code after a run of backticks that has no like. cmark then takes the end of the first
    /// for the last run of its length.
    private static func hasCodeAfterALoneRun(_ item: String) -> Bool {
        let lengths = lengthsOfRuns(of: "`", in: item)
        return lengths.count > 4 && Set(lengths).count > 1
    }

    private static func lengthsOfRuns(of sign: Character, in item: String) -> [Int] {
        item.replacing("\\\\", with: "x").replacing("\\\(sign)", with: "x").split { $0 != sign }.map(\.count)
    }

    private static func reading(of item: String) -> String {
        do {
            let source = try SourceText(path: "", text: item)
            let inline = try InlineText(source, 0..<source.bytes.count)
            return description(inline.text, inline.link?.text, inline.linkTitle, inline.style)
        } catch {
            return error.message
        }
    }

    private static let secondLink = "a second link in one tag"

    private static func description(_ text: String, _ link: String?, _ title: String?, _ style: TagStyle) -> String {
        func words(_ text: String) -> String {
            text.unicodeScalars.split { $0.value <= 0x20 }.map { String($0) }.joined(separator: " ")
        }
        // cmark trims destinations.
        return "\(words(text).debugDescription) link \(link.map(words)?.debugDescription ?? "none") title "
            + "\((title ?? "").debugDescription) style \(style.rawValue)"
    }
}

/// Makes list items that are rich in syntax: half of them well-formed, half of them pieces in any order.
private struct ItemGenerator {
    private var random: Seeded
    private let signs: [String]

    init(seed: Int, signs: [String] = ["*", "*", "*", "**", "**", "**", "***", "_", "_", "_", "__"]) {
        random = Seeded(seed)
        self.signs = signs
    }

    private static let words = [
        "a", "b", "Swift", "x y", "é", "東京", "1", "“c”", "(d)", "e.", "–", "f_g", "R&D", "\"h\"", "it's", ";", ":", "!",
        "#",
    ]
    private static let references = [
        "&amp;", "&copy;", "&auml;", "&nbsp;", "&nvlt;", "&NewLine;", "&Tab;", "&lbrack;", "&ast;", "&#65;", "&#x42;",
        "&#0;", "&#xD800;", "&#x110000;", "&#42;", "&x;", "&copy", "&#;", "&#x;", "&#99999999;", "&", "&amp", "&&amp;",
    ]
    private static let escapes = [
        "\\*", "\\_", "\\[", "\\]", "\\`", "\\\\", "\\<", "\\!", "\\(", "\\a", "\\", "\\é", "\\;",
    ]
    private static let destinations = [
        "/u", "https://swift.org/", "u_(v)", "<u v>", "<>", "", "#a", "/f&auml;", "/a\\)b", "<a\\>b>", "a(b(c))", "(",
        "<a",
        "u&amp;v", "u\\*v", "a\"b", "a&#35;b", "/é", "< w >", "\\<a>", "\"t\"", "*u*", "`u`",
    ]
    private static let titles = [
        "", "", "", " \"t\"", " 't'", " (t)", " \"a \\\" b\"", " \"&auml;\"", " 'it\\'s'", " (a\\)b)", "  \"t\" ", " t",
        " \"t",
        "\"t\"", " \"\"", " \"*t*\"", " (a(b)", " \"a 'b' (c)\"",
    ]
    private static let pieces =
        [
            "[", "]", "(", ")", "](", "](/u)", "![", "`", "``", "`", "<", ">", " ", " ", " ", " ", "\"", "'",
            "<https://x.org/a*b>",
            "<me@x.org>", "<!-- c -->", "<!--", "~", "<a", "*", "_", "![a](b)", "a", "a", "b",
        ] + escapes + references + words

    mutating func item() -> String {
        Bool.random(using: &random) ? paragraph(from: soup()) : paragraph(from: text(depth: 3))
    }

    /// Signs of emphasis between letters, spaces and punctuation; none beside another, for GitHub's reader looks through
    /// tildes at what stands behind them.
    mutating func emphasis() -> String {
        paragraph(
            from: (0..<Int.random(in: 1...6, using: &random)).map { _ in
                one(of: signs) + one(of: ["a", "b", "é", " ", " ", ".", "(", ")", "“", "a ", " (", "b.", "\\~ "])
            }.joined() + one(of: ["", "~~"]))
    }

    private mutating func soup() -> String {
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
            Int.random(in: 0..<4, using: &random) == 0 ? one(of: signs) : one(of: Self.pieces)
        }.joined()
    }

    private mutating func text(depth: Int) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in construct(depth: depth) }
            .joined(separator: one(of: ["", " "]))
    }

    private mutating func construct(depth: Int) -> String {
        let kind = depth == 0 ? Int.random(in: 0..<6, using: &random) : Int.random(in: 0..<20, using: &random)
        switch kind {
        case 0..<4, 12, 18: return one(of: Self.words)
        case 4, 19: return one(of: Self.references)
        case 5: return one(of: Self.escapes)
        case 6..<11:
            let sign = one(of: signs)
            return sign + text(depth: depth - 1) + sign
        case 11:
            return "[" + text(depth: depth - 1) + "](" + one(of: Self.destinations) + one(of: Self.titles) + ")"
        case 13: return "![" + text(depth: depth - 1) + "](" + one(of: Self.destinations) + ")"
        case 14, 15:
            let sign = one(of: ["`", "``", "```"])
            return sign + one(of: ["", " ", "  "]) + one(of: Self.pieces) + one(of: ["", " ", "  "]) + sign
        case 16:
            return one(of: ["<https://x.org/a?b&amp;c>", "<mailto:me@x.org>", "<me@x.org>", "<foo:bar*>", "<a.b:>"])
        default: return one(of: ["<!-- c -->", "<!---->", "<!-- a - b -->", "<!--", "[", "]", "**", "*", "_", "`"])
        }
    }

    private mutating func one(of list: [String]) -> String { list[Int.random(in: 0..<list.count, using: &random)] }

    /// What would begin another block gets a letter before it.
    private func paragraph(from text: String) -> String {
        let bytes = Array((signs.contains("~~") ? text : text.replacing("~~", with: "~")).utf8)
        let item = String(decoding: bytes[bytes.trimmingBlanks(0..<bytes.count)], as: UTF8.self)
        let begin = item.utf8.first ?? 0
        let isMarker = "*-+".utf8.contains(begin) && (item.utf8.dropFirst().first ?? 0x20) == 0x20
        let isRule = item.utf8.allSatisfy { "*_- ".utf8.contains($0) }
        let isFence = item.hasPrefix("```") || item.hasPrefix("~~~")
        let isOther = "#>=<|".utf8.contains(begin) || begin.isASCIIDigit || item.contains("]:")
        return item.isEmpty || isMarker || isRule || isFence || isOther ? "x" + item : item
    }
}
