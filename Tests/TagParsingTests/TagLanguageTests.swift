import Testing

@testable import SourceText
@testable import TagParsing

private typealias Tag = TagParsing.Tag

@Suite struct TagLanguageTests {
    private func tags(_ list: String) throws -> [Tag] {
        try TagList(parsing: SourceText(path: "tags.md", text: list)).tags
    }

    @Test func aTagSaysItsLanguageAndItsDirection() throws {
        let tags = try tags("- سويفت (8) {lang=ar dir=rtl}\n- Swift {lang=\"en-GB\"}\n- Go {dir=ltr}\n- Zig")
        #expect(tags.map(\.language) == ["ar", "en-GB", nil, nil])
        #expect(tags.map(\.writingDirection) == [.rightToLeft, nil, .leftToRight, nil])
    }

    @Test(arguments: [
        ("- a {lang=de_DE}", "\"de_DE\" is not a language tag"), ("- a {lang=x}", "not a language tag"),
        ("- a {lang=\"en us\"}", "not a language tag"), ("- a {lang=en-}", "not a language tag"),
        ("- a {lang=en-GB\"onclick}", "not a language tag"), ("- a {dir=auto}", "\"auto\" is not a direction"),
        ("- a {dir=RTL}", "\"RTL\" is not a direction"), ("- a {lang=}", "no usable value"),
        ("- a {dir=ltr dir=rtl}", "stands twice"),
    ])
    func whatIsNoneSaysSo(list: String, message: String) {
        do {
            _ = try tags(list)
            Issue.record("\(list) was read")
        } catch {
            #expect("\(error)".contains(message) && "\(error)".contains("hint: "), "\(error)")
        }
    }

    /// A program may give any text, and what is none is passed over.
    @Test func attributesOfAProgramAreCheckedWhereTheyAreRead() throws {
        let attributes = TagAttributes(values: [("lang", "en\" onclick=\"x"), ("dir", "sideways")])
        let tag = try Tag("a", attributes: attributes)
        #expect(tag.language == nil && tag.writingDirection == nil)
    }

    @Test func theyAreWrittenAndReadBack() throws {
        let list = "- سويفت (8) {lang=\"ar\" dir=\"rtl\"}\n"
        let tags = try tags(list)
        #expect(String(decoding: TagListForm.tags.bytes(of: tags), as: UTF8.self) == list)
        #expect(try self.tags(list) == tags)
        #expect(
            TagListForm.csv.omissions(of: tags).map(\.text)
                == ["csv has no place for the attributes other than class and description of 1 tag"])
    }

    @Test(
        arguments: [
            ("en", "en", nil, nil), ("pt-BR", "pt", nil, "br"), ("SR-latn-rs", "sr", "latn", "rs"),
            ("es-419", "es", nil, "419"), ("zh-cmn-Hant-TW", "zh", "hant", "tw"), ("de-1996", "de", nil, nil),
            ("de-CH-1996", "de", nil, "ch"), ("en-u-ca-gregory", "en", nil, nil), ("en-x-ab", "en", nil, nil),
        ] as [(String, String, String?, String?)])
    func aLanguageTagHasParts(text: String, primary: String, script: String?, region: String?) throws {
        let tag = try #require(LanguageTag(text))
        #expect(tag.primary == primary && tag.script == script && tag.region == region)
    }

    @Test(arguments: ["", "e", "-", "en-", "-en", "en--GB", "en_GB", "1en", "abcdefghi", "en-abcdefghi", "en GB", "dé"])
    func otherTextsAreNoLanguageTags(text: String) { #expect(LanguageTag(text) == nil) }
}
