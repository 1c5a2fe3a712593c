import TestSupport
import Testing

@testable import DataReading
@testable import SourceText
@testable import TagParsing

func parsed(_ text: String) throws -> TagList {
    try TagList(parsing: SourceText(path: "tags.md", text: text))
}

func failure(_ text: String) -> Problem? {
    do {
        _ = try parsed(text)
        return nil
    } catch { return error as? Problem }
}

@Suite struct TagListTests {
    @Test func readsTheExampleOfTheGrammar() throws {
        let list = try parsed(
            #"""
            ---
            title: Languages
            ---
            # Programming
            What we wrote in this year,
            and a *second* line.

            - Swift (42)
            - [Rust](https://www.rust-lang.org) (30)
            - **Go** (12) {.systems #go color=#00add8 title="since 2009" description="…" guide.top=100}
            - `C++`: 9
            - Objective-C × 3
            - Machine learning
            - Longer Item\nwith second line (5)
            - A \(parenthesis\) (2)
            ## Systems
            * Ada (1)
            + Zig x 7
            1. ALGOL
            2) APL
            """#)
        #expect(list.title == "Programming")
        #expect(list.description == "What we wrote in this year, and a second line.")
        #expect(list.options.map(\.name) == ["title"] && list.options.map(\.value) == ["Languages"])
        #expect(
            list.tags.map(\.name) == [
                "Swift", "Rust", "Go", "C++", "Objective-C", "Machine learning", "Longer Item\nwith second line",
                "A (parenthesis)", "Ada", "Zig", "ALGOL", "APL",
            ])
        #expect(list.tags.map(\.weight) == [42, 30, 12, 9, 3, 1, 5, 2, 1, 7, 1, 1])
        #expect(list.tags[1].link?.destination == "https://www.rust-lang.org")
        #expect(
            list.tags.map { $0.group == "Systems" } == [
                false, false, false, false, false, false, false, false, true, true, true, true,
            ])
        let attributes = try #require(list.tags[2].attributes)
        #expect(attributes.classes == ["systems"] && attributes.id == "go")
        #expect(attributes["color"] == "#00add8" && attributes["title"] == "since 2009")
        #expect(attributes["description"] == "…" && attributes["guide.top"] == "100")
    }

    @Test(arguments: ["\r\n", "\n"])
    func lineEndingsByteOrderMarkAndAMissingLastNewlineMakeNoDifference(newline: String) throws {
        let text = "\u{FEFF}# T\(newline)\(newline)- a (2)\(newline)- b"
        let list = try parsed(text)
        #expect(list.title == "T" && list.tags.map(\.name) == ["a", "b"] && list.tags.map(\.weight) == [2, 1])
    }

    @Test(arguments: [
        ("Ratio 16:9", "Ratio 16:9", 1.0), ("Ratio: 16", "Ratio", 16),
        (#"Blade Runner \(1982\)"#, "Blade Runner (1982)", 1),
        ("Blade Runner (1982)", "Blade Runner", 1982), ("foo (bar)", "foo (bar)", 1), ("foo (bar) (3)", "foo (bar)", 3),
        ("Mac OS x 10", "Mac OS", 10), (#"Mac OS \x 10"#, #"Mac OS \x 10"#, 1), ("f(x)", "f(x)", 1),
        ("Swift(4)", "Swift", 4),
        ("Great War (1914-1918)", "Great War (1914-1918)", 1), ("a ( 7 )", "a", 7), ("a (1e3)", "a", 1000),
        ("a (+2)", "a", 2),
        ("a (.5)", "a", 0.5), ("a: 2.50", "a", 2.5), ("12 × 3", "12", 3), ("10:30", "10:30", 1), ("a:  4", "a", 4),
        ("snake_case_name (2)", "snake_case_name", 2), ("C* (2)", "C*", 2), ("2 * 3 * 4", "2 * 3 * 4", 1),
        ("***both*** (3)", "both", 3), ("**a** and *b* (3)", "a and b", 3), ("~~gone~~ (3)", "gone", 3),
        ("``a ` b`` (3)", "a ` b", 3), ("`a\\b`", "a\\b", 1), ("[x] (5)", "[x]", 5), (".NET (3)", ".NET", 3),
        ("R&D (3)", "R&D", 3), ("<script>alert(1)</script> (3)", "<script>alert(1)</script>", 3),
        ("C:\\dir", "C:\\dir", 1),
        ("set {a}", "set {a}", 1), ("a {1,2} (4)", "a {1,2}", 4), ("a   b\tc", "a b c", 1), ("(2020) (4)", "(2020)", 4),
        ("*a `*` b* (2)", "a * b", 2), ("**a*b** (2)", "a*b", 2), ("a\\nb\\n\\nc", "a\nb\nc", 1),
        ("`unclosed (2)", "`unclosed", 2),
    ])
    func anItemIsANameAndAWeight(item: String, name: String, weight: Double) throws {
        let list = try parsed("- \(item)\n")
        #expect(list.tags.map(\.name) == [name] && list.tags.map(\.weight) == [weight])
    }

    @Test(arguments: [
        ("[Rust](https://rust-lang.org/a_(b)) (3)", "Rust", "https://rust-lang.org/a_(b)", 3.0),
        ("[Rust](<https://rust-lang.org/a b>)", "Rust", "https://rust-lang.org/a%20b", 1),
        ("[Rust](30)", "Rust", "30", 1), ("**[Rust](r.html)**: 4", "Rust", "r.html", 4),
        ("[**Ru**st](r.html \"a title\") × 4", "Rust", "r.html", 4), ("[a \\] b](c)", "a ] b", "c", 1),
        ("[東京](/タグ/東京/)", "東京", "/タグ/東京/", 1),
        ("the [Rust](mailto:a@b.org) language", "the Rust language", "mailto:a@b.org", 1),
    ])
    func aLinkIsTextAndDestination(item: String, name: String, link: String, weight: Double) throws {
        let tag = try #require(try parsed("- \(item)").tags.first)
        #expect(tag.name == name && tag.link?.destination == link && tag.weight == weight)
    }

    @Test func aLinksTitleIsTheTagsTitle() throws {
        #expect(try parsed(#"- [a](b "c \" d")"#).tags.first?.attributes?["title"] == #"c " d"#)
    }

    @Test func frontMatterMayBeEmptyOrHoldAnything() throws {
        #expect(try parsed("---\n---\n- a").options.isEmpty)
        let list = try parsed("---\nwidth: 1.10\norder: no\n\"title\": 'a: b'\n# comment\n...\n- a")
        #expect(list.options.map(\.value) == ["1.10", "no", "a: b"])
    }
}
