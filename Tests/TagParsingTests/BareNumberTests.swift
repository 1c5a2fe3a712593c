import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

/// Numbers beside names that nothing marks as weights.
@Suite struct BareNumberTests {
    @Test(arguments: [
        "- Swift 42\n- Objective C 30", "- Swift\t42\n- Objective C\t30", "- Swift, 42\n- Objective C, 30",
        "- Swift,42\n- Objective C,30", "- Swift = 42\n- Objective C = 30", "- Swift - 42\n- Objective C – 30",
        "- Swift | 42\n- Objective C; 30", "- Swift -- 42\n- Objective C -> 30", "- Swift => 42\n- Objective C → 30",
        "- Swift......42\n- Objective C ... 30", "- Swift … 42\n- Objective C · 30", "- Swift:42\n- Objective C=>30",
        "- Swift [42]\n- Objective C[30]", "- Swift (n=42)\n- Objective C (N = 30)", "Tags: Swift:42, Objective C:30",
        "- Swift: 42 posts\n- Objective C: 30 posts", "- Swift (42 posts)\n- Objective C [30 Posts]",
        "- Swift – 42%\n- Objective C – 30 %", "- Swift: 42件\n- Objective C: 30 件",
        "Swift 42\nObjective C 30", "Swift\t42\nObjective C\t30\n",
        "Swift, 42\nObjective C, 30", "Swift: 42\nObjective C: 30", "# T\n\nSwift (42)\n\nObjective C × 30",
        "Tags: Swift 42, Objective C 30", "Tags: Swift, 42, Objective C, 30", "1. Swift 42\n2. Objective C 30",
    ])
    func whereEveryItemEndsWithOneTheyAreWeights(text: String) throws {
        let list = try parsed(text)
        #expect(shown(list) == "Swift 42, Objective C 30", "\(text)")
        #expect(list.description == nil)
    }

    @Test(arguments: [
        ("- Swift (4.2k)\n- Rust (310)\n- Go: 1M posts", "Swift (4.2k) 1, Rust 310, Go: 1M posts 1"),
        ("- Swift 4.2k\n- Rust 310\n- Go 1M", "Swift 4200, Rust 310, Go 1000000"),
        ("- Swift: 42 posts\n- Go: 1 post\n- Zig: 0 posts", "Swift 42, Go 1"),
        ("- Swift 42\n- Rust 30\n- Swift 3\n- Go 1\n- Zig 1", "Swift 45, Rust 30, Go 1, Zig 1"),
    ])
    func thousandsUnitsAndNamesThatStandThereTwiceAreRead(text: String, tags: String) throws {
        #expect(shown(try parsed(text)) == tags)
    }

    /// A point before three decimals may be one between thousands; beside other decimals, or with one of them, it is not.
    @Test(arguments: [
        ("- a (1.204)\n- b (5)", "1204"), ("- a: 1.200\n- b: 5 {.x}", "1200"), ("- a (1.204)\n- b (5.5)", nil),
        ("- a (0.204)\n- b (5)", nil), ("- a (1.2)\n- b (5)", nil), ("- a 1.204 (7)\n- b (5)", nil),
    ])
    func threeDecimalsAreADoubt(text: String, meant: String?) throws {
        let notes = try parsed(text).notes.filter(\.isDoubtful).map(\.text)
        #expect(
            notes.first?.contains("if thousands are meant write \(meant ?? "")") ?? false == (meant != nil), "\(notes)")
        #expect(notes.count == (meant == nil ? 0 : 1))
    }

    @Test(arguments: [
        "- Sprint 100m\n- Sprint 200m", "- 3D\n- 4D", "- May 5th\n- May 6th", "- C-- 1\n- x", "- Swift-42\n- Rust-30",
        "- Alien (1979 film)\n- Tron (1982 movie)", "- [a](b 1)\n- [b](b 2)", #"- a \[1]"# + "\n" + #"- b \[2]"#,
        "- Windows 10\n- Windows 11\n- Ubuntu 22\n- Debian 12",
    ])
    func otherEndingsStayInTheNames(text: String) throws {
        let list = try? parsed(text)
        #expect(list?.tags.allSatisfy { $0.weight == 1 } ?? true)
        #expect(list?.notes.allSatisfy { !$0.text.hasPrefix("every item ends") } ?? true)
    }

    @Test(arguments: [
        ("- Swift, 42, 9\n- Rust, 30, 7", 10, "two numbers stand beside the name, expected one weight"),
        ("Swift\t42\t9\nRust\t30\t7", 7, "two numbers stand beside the name, expected one weight"),
        ("  42 Windows 10\n  17 Windows 11", 3, "every item begins and ends with a number, expected one weight"),
    ])
    func twoNumbersAskForOne(text: String, column: Int, message: String) throws {
        let first = try #require(failure(text)?.all.first)
        #expect(first.message == message && first.line == 1 && first.column == column)
        #expect(first.hint?.contains("in brackets") == true)
    }

    @Test(arguments: [
        "42 Swift\n30 Objective C", "     42 Swift\n     30 Objective C\n", "- 42 Swift\n- 30 Objective C",
        "42\tSwift\n30\tObjective C",
    ])
    func asAreThoseThatEveryItemBeginsWith(text: String) throws {
        let list = try parsed(text)
        #expect(shown(list) == "Swift 42, Objective C 30", "\(text)")
        #expect(list.notes.count == 1 && list.notes[0].text.hasPrefix("every item begins with a number, which is read"))
    }

    @Test(arguments: [
        ("- 42 Swift\n- Rust", "42 Swift 1, Rust 1", "\"42 Swift\""),
        ("- 1 Samuel\n- 2 Samuel", "1 Samuel 1, 2 Samuel 1", "\"1 Samuel\", \"2 Samuel\""),
        ("3 a\n2 b\n3 a", "3 a 2, 2 b 1", "\"3 a\", \"2 b\", \"3 a\""),
    ])
    func elsewhereANumberInFrontBelongsToTheName(text: String, tags: String, names: String) throws {
        let list = try parsed(text)
        #expect(shown(list) == tags)
        #expect(
            list.notes.map(\.text) == [
                "the number at the beginning belongs to the name: \(names); a weight stands in brackets: name (42)"
            ])
    }

    @Test(arguments: [
        ("- 2 x (5)\n- 3 y (1)", "2 x 5, 3 y 1"), ("- 2024\n- 2025", "2024 1, 2025 1"),
        ("- 2 × 3\n- 3 × 4", "2 3, 3 4"),
        ("- 3D\n- 2D", "3D 1, 2D 1"), ("- 3.11.2 a\n- b 3.11.2", "3.11.2 a 1, b 3.11.2 1"),
    ])
    func aNumberOfAnotherKindIsOfTheName(text: String, tags: String) throws {
        let list = try parsed(text)
        #expect(shown(list) == tags && list.notes.isEmpty)
    }

    /// `uniq -c` tells upper case from lower case; what merges the tags does not.
    @Test(arguments: ["     42 swift\n      3 Swift\n", "- swift 42\n- Swift 3"])
    func namesInAnotherCaseAreWeighed(text: String) throws {
        #expect(shown(try parsed(text)) == "swift 42, Swift 3")
    }

    @Test(arguments: [
        ("- Swift 1,234\n- Rust 30", "1,234", "1234"), ("Swift,1,234\nRust,30", "1,234", "1234"),
        ("1,234 Swift\n30 Rust", "1,234", "1234"), ("- Swift 1,5\n- Rust 30", "1,5", "1.5"),
        ("- Swift 1.234.567\n- Rust 30", "1.234.567", "1234567"),
    ])
    func separatorsAreAnErrorAsInBrackets(text: String, number: String, plain: String) throws {
        let first = try #require(failure(text)?.all.first)
        #expect(first.message == "the weight \"\(number)\" has separators, expected digits and one decimal point")
        #expect(first.hint == "write \(plain)" && first.line == 1)
    }

    @Test(arguments: [
        "- 雨（42）\n- 日本（東京）（3）", "- 雨（ 42 ）\n- 日本（東京）: 3", "- 雨：42\n- 日本（東京）：3", "- 雨 ： 42\n- 日本（東京） (3)",
    ])
    func fullWidthBracketsAndColonsAreRead(text: String) throws {
        #expect(shown(try parsed(text)) == "雨 42, 日本（東京） 3")
    }

    @Test(arguments: [
        ("- 日本：東京 (3)", "日本：東京 3"), ("- 日本：東京: 3", "日本：東京 3"), ("- 日本：東京", "日本：東京 1"), ("- （東京）", "（東京） 1"),
    ])
    func elsewhereTheyAreOfTheName(text: String, tags: String) throws {
        #expect(shown(try parsed(text)) == tags)
    }

    @Test func theirNumbersAreThoseOfBrackets() {
        #expect(failure("- 雨（４２）")?.all.first?.hint == "write 42")
        #expect(failure("- 雨（1,234）")?.all.first?.hint == "write 1234")
        #expect(failure("- 雨（0）")?.all.first?.message.hasSuffix("not above zero") == true)
    }

    @Test(arguments: [
        "- Swift (42), Rust (30)", "- Swift (42) , [Rust](r) (30)", "- Swift (42), Rust", "- **A** (1), B (2)",
    ])
    func severalTagsInAnItemAreAnError(text: String) throws {
        let problem = try #require(failure(text + "\n- x (1)")?.all.first)
        #expect(problem.message == "a weight stands inside the item, before a comma" && problem.line == 1)
        #expect(problem.hint?.contains("Tags:") == true)
    }

    @Test func bracketsInNamesAreTheirs() throws {
        let text = #"- Apollo \(11\), the film (3)"# + "\n- f(x), g(y) (2)\n- Rocky (II), again (1)\nTags: a (1), b (2)"
        #expect(shown(try parsed(text)) == "Apollo (11), the film 3, f(x), g(y) 2, Rocky (II), again 1, a 1, b 2")
    }

    @Test(arguments: [
        "- **Swift (42)**\n- [Objective C (30)](/x)", "- **Swift 42**\n- [Objective C 30](/x)",
        "- `Swift` 42\n- Objective C 30",
        "- (42) Swift\n- [30] Objective C", "- 42: Swift\n- 30 - Objective C", "- 42x Swift\n- 30x Objective C",
        "- 42% Swift\n- 30 | Objective C", "42, Swift\n30, Objective C",
    ])
    func marksAroundThemAndSignsBehindThemAreNoneOfTheNames(text: String) throws {
        #expect(shown(try parsed(text)) == "Swift 42, Objective C 30")
    }

    @Test(arguments: [
        ("- Swift: 1 234\n- Rust: 2 000", "the weight \"1 234\" has separators, expected digits and one decimal point"),
        (
            "- A: 3 769 495\n- B: 42 000",
            "the weight \"3 769 495\" has separators, expected digits and one decimal point"
        ),
        ("- Swift: 42 (30%)\n- Rust: 20 (15%)", "a number and a share stand beside the name, expected one weight"),
    ])
    func spacesBetweenThousandsAndSharesAreErrors(text: String, message: String) throws {
        #expect(failure(text)?.all.first?.message == message)
    }

    @Test(arguments: [
        "- Swift (42) ✔\n- Rust (30) ✔", "- Swift (42)!\n- Rust (30)!", "- Swift (#42)\n- Rust (#30)",
        "- Swift €42\n- Rust €30", "- Swift x42\n- Rust x30", "- Swift 42/100\n- Rust 30/100",
        "- Swift (42, up 3)\n- Rust (30)!",
    ])
    func numbersInOtherPlacesAreNotedAloud(text: String) throws {
        let list = try parsed(text)
        #expect(list.tags.allSatisfy { $0.weight == 1 })
        #expect(list.notes.contains { $0.isDoubtful }, "\(list.notes)")
    }

    @Test(arguments: [
        ("Results of our poll\n\nSwift: 42\nRust: 30\nGo: 7\n", 3), ("Name\tVotes\nSwift\t42\nRust\t30\n", 2),
        ("Swift (42), Rust (30), Go (7)\n", 1), ("Swift 42, Rust 30\n", 1), ("Swift, 42\nRust, 30\nGo\n", 1),
        ("It was 1984\nand a cold day\nin April\n", nil), ("On 3 May, 4 men\n", nil), ("Swift\nRust 3\n", nil),
        ("One 1\n", nil),
    ])
    func textsThatAreListsAreKnown(text: String, line: Int?) throws {
        let source = try SourceText(path: "t.txt", text: text)
        #expect(source.firstLineOfWeights.map { source.lineNumber(at: $0.lowerBound) } == line)
    }

    @Test func whatWasReadIsSaid() throws {
        #expect(
            try parsed("- Swift 42\n- Rust 30").notes.map(\.description) == [
                "tags.md:1: every item ends with a number, which is read as its weight: \"Swift 42\" is \"Swift\" and its weight; a name with a number at its end has a weight behind it: name 42 (1)"
            ])
    }

    @Test(arguments: [
        ("- Windows 11\n- Linux", "Windows 11 1, Linux 1"),
        ("- Windows 11\n- Windows 10", "Windows 11 1, Windows 10 1"),
        ("- Windows 11", "Windows 11 1"), ("- Swift (3)\n- Area 51", "Swift 3, Area 51 1"),
        ("Tags: Swift 5, Rust", "Swift 5 1, Rust 1"),
    ])
    func elsewhereTheyBelongToTheNamesAndAreNamed(text: String, tags: String) throws {
        let list = try parsed(text)
        #expect(shown(list) == tags)
        #expect(list.notes.count == 1 && list.notes[0].text.hasPrefix("the number at the end belongs to the name: \""))
    }

    @Test func tablesAreReadLikewise() throws {
        #expect(shown(try table("Swift 42\nRust 30\n")) == "Swift 42, Rust 30")
        let answers = try table("Time,Age group\n2026-03-01,Under 18\n2026-03-01,Over 65\n")
        #expect(shown(answers) == "Under 18 1, Over 65 1")
        #expect(
            answers.notes.last?.description
                == "t.csv:2: the number at the end belongs to the name: \"Under 18\", \"Over 65\"; a weight stands in a column of its own"
        )
        let list = try parsed("| tag |\n|--|\n| Swift (42) |\n| Rust 30 |")
        #expect(shown(list) == "Swift (42) 1, Rust 30 1" && list.notes.count == 1)
        #expect(shown(try parsed("- a 1\n- a 1\n- b 2")) == "a 1 2, b 2 1")
    }

    @Test(arguments: ["- C++17 (2)\n- R2D2", "- Ratio 16:9 (1)\n- x", "- Swift 1,234 (3)", "- [a](b) (2)\n- 2024"])
    func otherDigitsAreNothingToSpeakOf(text: String) throws {
        #expect(try parsed(text).notes.isEmpty)
    }

    @Test func aDescriptionMayEndWithANumber() throws {
        let list = try parsed("What we wrote in 2026\n\n- Swift (42)")
        #expect(list.description == "What we wrote in 2026" && shown(list) == "Swift 42" && list.notes.isEmpty)
        let poll = try parsed("Results of our poll\n\nSwift: 42\nRust: 30\n")
        #expect(poll.title == "Results of our poll" && poll.description == nil && shown(poll) == "Swift 42, Rust 30")
        #expect(failure("One line 42")?.all[0].message == "there is no tag in the input")
        #expect(failure("Swift,42\nname,weight")?.all[0].hint?.hasSuffix("--from csv") == true)
    }

    @Test func aWeightOfZeroAndOneThatIsNoneAreSaid() throws {
        let list = try parsed("- Swift 42\n- Rust 0")
        #expect(shown(list) == "Swift 42" && list.notes.last?.text == "the weight 0 makes no tag: \"Rust\"")
        #expect(failure("Swift (1,234)\nRust (3)")?.all[0].message.contains("separators") == true)
    }

    @Test func manyLinesAreReadAsTheyCome() throws {
        let text = (0..<5000).map { "tag number\($0) \($0 + 1)\n" }.joined()
        let list = try parsed(text)
        #expect(list.tags.count == 5000 && list.tags[4999].weight == 5000 && list.tags[7].name == "tag number7")
        #expect(failure(text + "and one more")?.all[0].line == 5001)
    }
}
