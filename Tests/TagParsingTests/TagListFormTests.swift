import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

private typealias Tag = TagParsing.Tag

/// What is written is read back to the same tags, for any names.
@Suite struct TagListFormTests {
    private static let alphabet = Array(
        "aab c(1)23:;x×-+*_~`#\\\"'<>&{}[]|!?.,/=@$%^\n\nn \u{A0}\u{3000}é\u{301}東🧑‍🚀&amp;&#32;<!---->• – λΣß\u{200B}\u{202E}٤²"
            .unicodeScalars)

    private func name(_ generator: inout Seeded) -> String {
        let count = Int.random(in: 1...12, using: &generator)
        let scalars = (0..<count).map { _ in Self.alphabet.randomElement(using: &generator)! }
        return String(String.UnicodeScalarView(scalars))
    }

    private func tags(_ generator: inout Seeded) throws -> [Tag] {
        let links = [
            nil, nil, "/a_(b)*c", "https://x.org/?a=1&copy=2&amp;b#c", "mailto:a@b.org", "a\\b", "[x]", "(((", "ü ü",
        ]
        let groups = [nil, nil, "Systems", "A / B", "# x", "1. y", "*z* ", "Tags: q"]
        let attributes: [TagAttributes?] = [
            nil, nil, TagAttributes(id: "i", classes: ["a", "b-c"]),
            TagAttributes(values: [("title", "a \"b\" \\ {c} <!-- d -->"), ("description", "x, \\\"")]),
            TagAttributes(values: [("color", "#0ad"), ("guide.top", "-3.5")]),
            TagAttributes(values: [("lang", "pt-BR"), ("dir", "ltr")]),
        ]
        var tags: [Tag] = []
        while tags.count < 40 {
            let style = TagStyle(rawValue: UInt8.random(in: 0..<16, using: &generator))
            let weight = [1, 42, 0.1, 1e300, .leastNonzeroMagnitude, 1.0 / 3].randomElement(using: &generator)!
            let link = links.randomElement(using: &generator)!
            let group = groups.randomElement(using: &generator)!
            // Names that no tag can have are passed over.
            guard
                let tag = try? Tag(
                    name(&generator), weight: weight, link: link, group: group,
                    attributes: attributes.randomElement(using: &generator)!,
                    style: style)
            else { continue }
            // Between backticks there is no line break.
            if tag.style.contains(.code), tag.name.utf8.contains(UInt8(ascii: "\n")) { continue }
            tags.append(tag)
        }
        return tags
    }

    private func differ(_ one: Tag, _ other: Tag) -> Bool {
        // By bytes: equal strings may be written in two ways.
        !one.name.utf8.elementsEqual(other.name.utf8) || one.weight != other.weight || one.link != other.link
            || one.group != other.group
    }

    @Test(arguments: 0..<200)
    func aTagListIsReadBack(seed: Int) throws {
        var generator = Seeded(seed &* 7919)
        let tags = try distinct(tags(&generator))
        let bytes = TagListForm.tags.bytes(of: tags, title: "# *T* 1", description: "Tags: - d [x](y)")
        let list = try TagList(parsing: SourceText(path: "t.md", bytes: bytes))
        #expect(list.title == "# *T* 1" && list.description == "Tags: - d [x](y)")
        // Ungrouped tags first, then the groups as they first appear.
        var groups: [String?] = [nil]
        for tag in tags where !groups.contains(tag.group) { groups.append(tag.group) }
        let expected = groups.flatMap { group in tags.filter { $0.group == group } }
        try #require(list.tags.count == expected.count && list.entryCount == tags.count)
        for (tag, found) in zip(expected, list.tags) {
            #expect(!differ(tag, found), "\(tag) became \(found)")
            #expect(tag.style == found.style, "\(tag.name.debugDescription)")
            #expect(tag.attributes == found.attributes, "\(tag.name.debugDescription)")
        }
    }

    /// The same names with their number behind, so that none are added up.
    private func distinct(_ tags: [Tag]) throws -> [Tag] {
        try tags.enumerated().map { index, tag in
            try Tag(
                name: "\(tag.name)\(index)", weight: tag.weight, link: tag.link, group: tag.group,
                attributes: tag.attributes, style: tag.style)
        }
    }

    @Test(arguments: [TagListForm.csv, .tsv, .json, .jsonl], 0..<50)
    func recordsAreReadBack(form: TagListForm, seed: Int) throws {
        var generator = Seeded(seed &* 104_729)
        let tags = try distinct(tags(&generator)).map {
            try Tag(name: $0.name, weight: $0.weight, link: $0.link, group: $0.group, attributes: nil)
        }
        let source = try SourceText(path: "t", bytes: form.bytes(of: tags))
        let list: TagList
        switch form {
        case .csv, .tsv:
            var reader = CSVReader(path: "t", separator: UInt8(ascii: form == .csv ? "," : "\t"))
            #expect(reader.read(source, isLast: true) == source.bytes.count)
            list = try reader.finished()
        case .jsonl:
            var reader = JSONLinesReader(path: "t")
            reader.read(source)
            list = try reader.finished()
        case .json, .tags: list = try TagList(parsingJSON: source)
        }
        try #require(list.tags.count == tags.count && list.entryCount == tags.count)
        for (tag, found) in zip(tags, list.tags) { #expect(!differ(tag, found), "\(tag) became \(found)") }
    }

    // What cannot be written is refused when the tag is made.
    @Test func aTagThatNoListCanHoldIsNone() throws {
        let long = String(repeating: "{", count: 30_000)
        #expect(throws: Problem.self) { try Tag("a", link: "/" + long) }
        #expect(throws: Problem.self) { try Tag("a" + String(repeating: "\u{301}", count: 40_000)) }
        #expect(try Tag("a", attributes: TagAttributes(values: [("title", " ")])).attributes == nil)
        #expect(try Tag("a", group: "\u{200B}").group == nil && Tag("a", group: " x\ny ").group == "x y")
        #expect(
            try TagList(
                parsingJSON: SourceText(path: "t", text: #"[{"name":"a","description":"","link":" ","group":""}]"#)
            ).tags == [Tag("a")])
        #expect(failure("- a {title=\" \"}")?.all[0].message.contains("no usable value") == true)
        #expect(try parsed("- [a](b \" \")").tags[0].attributes == nil)
    }

    // What each sign looks like when it is written, by hand.
    @Test(arguments: [
        ("Blade Runner (1982)", "- Blade Runner (1982) (1)\n"), ("- x", "- \\- x (1)\n"), ("1. x", "- 1\\. x (1)\n"),
        ("a*b", "- a\\*b (1)\n"), ("R&D", "- R\\&D (1)\n"), ("</style>", "- \\</style\\> (1)\n"),
        ("a\nb", "- a\\nb (1)\n"),
        ("\\n", "- \\\\n (1)\n"), ("C#", "- C\\# (1)\n"), ("Ratio: 16", "- Ratio: 16 (1)\n"),
    ])
    func namesAreWrittenWithTheirSignsEscaped(name: String, line: String) throws {
        #expect(String(decoding: TagListForm.tags.bytes(of: [try Tag(name)]), as: UTF8.self) == line)
    }

    @Test func recordsHaveTheColumnsThatAnyTagFills() throws {
        let tags = [
            try Tag("a, \"b\"", weight: 2.5), try Tag("c", link: "/c", attributes: TagAttributes(classes: ["x", "y"])),
        ]
        func text(_ form: TagListForm) -> String { String(decoding: form.bytes(of: tags), as: UTF8.self) }
        #expect(text(.csv) == "name,weight,link,class\n\"a, \"\"b\"\"\",2.5,,\nc,1,/c,x y\n")
        #expect(text(.tsv) == "name\tweight\tlink\tclass\n\"a, \"\"b\"\"\"\t2.5\t\t\nc\t1\t/c\tx y\n")
        #expect(
            text(.jsonl)
                == "{\"name\":\"a, \\\"b\\\"\",\"weight\":2.5}\n{\"name\":\"c\",\"weight\":1,\"link\":\"/c\",\"class\":\"x y\"}\n"
        )
    }
}
