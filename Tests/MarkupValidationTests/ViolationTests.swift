import Glibc
import MarkupReading
import MarkupValidation
import SourceText
import Testing

@Suite("What is said about it")
struct ViolationTests {
    @Test(
        "A violation names place, fault and expectation",
        arguments: [
            (
                "tag w5\" x=\"16\"",
                "tag w5\" x=\"1e5\"",
                "7:118: error: element 'text', attribute 'x': '1e5' is not valid; expected a number with at most two"
                    + " decimals, such as -3.5"
            ),
            (
                "https://swift.org/", "javascript:x",
                "7:20: error: element 'a', attribute 'href': 'javascript:x?a=b#c' is not valid; expected http://,"
                    + " https://, mailto: or a relative address, without spaces, quotes and angle brackets"
            ),
            (
                "<desc>What we wrote in this year.</desc>\n", "",
                "3:1: error: element 'style': This element is not expected. Expected is ( desc )"
            ),
            (
                " aria-label=\"Ada, 1\"", "",
                "8:45: error: element 'g': a list item without a link has no name; expected aria-label"
            ),
            (
                " viewBox=\"0 0 640 312.5\"", "",
                "1:1: error: element 'svg': expected a viewBox, or the class stratus-reflow and none"
            ),
            ("</desc>", "</x>", "3:34: error: opening and ending tag mismatch: desc line 3 and x"),
            ("year.", "year&nbsp;.", "3:39: error: entity 'nbsp' not defined"),
            ("<rect", "text<rect", "5:1: error: text is not allowed here; expected elements only"),
            ("since 1980", "<![CDATA[x]]>", "8:47: error: a CDATA section is not allowed; expected text"),
        ])
    func messages(part: String, replacement: String, expected: String) {
        let found = check(Samples.svg().with(part, as: replacement), as: .svg, limit: 1).map(\.description)
        #expect(found == [expected])
    }

    @Test("A document cannot write control characters through its errors")
    func controlCharacters() {
        let found = check(
            Samples.svg().with("data-weight=\"42\"", as: "data-weight=\"&#x9B;31m&#10;&#x202E;\""), as: .svg)
        #expect(found.count == 1)
        #expect(found.first?.message.contains("\\u{9B}31m\\u{A}\\u{202E}") == true)
    }

    @Test("100,000 tags are valid, and a fault near the end is found on its line", .timeLimit(.minutes(2)))
    func manyTags() {
        let document = Samples.manyItems(100_000)
        #expect(check(document, as: .svg) == [])
        let broken = document.with("data-weight=\"99990\"", as: "data-weight=\"-99990\"")
        let found = check(broken, as: .svg)
        #expect(found.map(\.line) == [99_997])
        #expect(found.map(\.column) == [86])
    }

    @Test("No more violations are returned than asked for", arguments: [(-1, 1), (0, 1), (1, 1), (7, 7), (1_000, 50)])
    func limits(limit: Int, count: Int) {
        let items = String(repeating: Samples.item("a", weight: 1, link: "x:y") + "\n", count: 50)
        let found = check(Samples.svg(items: items), as: .svg, limit: limit)
        #expect(found.count == count)
        #expect(found.map(\.line) == Array(7..<7 + count))
    }

    @Test("Threads do not disturb each other", arguments: [64])
    func threads(count: Int) async {
        let results = await withTaskGroup(of: (Int, [Violation]).self) { group in
            for index in 0..<count {
                group.addTask {
                    let kind = MarkupKind.allCases[index % 3]
                    let document = Samples.document(kind)
                    let isBroken = index % 2 == 1
                    var found: [Violation] = []
                    for _ in 0..<20 {
                        found += check(
                            isBroken ? document.with("data-weight=\"42\"", as: "data-weight=\"\(index)e5\"") : document,
                            as: kind)
                    }
                    return (index, found)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (index, found) in results {
            #expect(found.count == (index % 2 == 1 ? 20 : 0))
            #expect(found.allSatisfy { $0.message.contains("'\(index)e5'") })
        }
    }

    @Test("Invalid markup says what it is not, and why, ten times at most")
    func invalidMarkup() throws {
        let items = String(repeating: Samples.item("a", weight: 1, link: "x:y") + "\n", count: 12)
        let error = try #require(throws: Problem.self) {
            _ = try ValidatedMarkup.validate(Array(Samples.svg(items: items).utf8), as: .svg)
        }
        let lines = error.description.split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines.first == "this is a bug of stratus, nothing was written: not a valid svg:")
        #expect(
            lines[1].hasPrefix(
                "7:20: error: element 'a', attribute 'href': 'x:y' is not valid; expected http://"))
        #expect(lines.last == "and 2 more")
    }

    @Test("Nothing is printed to standard error")
    func silence() throws {
        let file = try #require(tmpfile())
        let saved = dup(2)
        dup2(fileno(file), 2)
        for kind in MarkupKind.allCases {
            for mutation in Mutations(of: kind).markupInserted { _ = check(mutation.document, as: kind) }
            _ = check("<!DOCTYPE html [<!ENTITY", as: kind)
            _ = check("<svg", as: kind)
        }
        dup2(saved, 2)
        close(saved)
        // Other tests run at the same time and may print: theirs is handed on, what libxml2 would say is looked for.
        rewind(file)
        var printed: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { printed.append(UInt8(byte)) }
        fclose(file)
        _ = write(2, printed, printed.count)
        let text = String(decoding: printed, as: UTF8.self)
        for phrase in ["parser error :", "validity error :", "namespace error :", "Entity: line", "I/O warning"] {
            #expect(!text.contains(phrase))
        }
    }
}
