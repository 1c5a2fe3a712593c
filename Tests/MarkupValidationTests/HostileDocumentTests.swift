import Glibc
import MarkupReading
import MarkupValidation
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
    static let doctypes = [
        "<!DOCTYPE svg>", "<!doctype html>", "<!DOCTYPE HTML>", "<!DOCTYPE html >",
        "<!DOCTYPE html SYSTEM \"about:legacy-compat\">",
        "<!DOCTYPE html [<!ENTITY a \"b\">]>", "<!DOCTYPE html><!DOCTYPE html>", "<!DOCTYPE html",
        "<!DOCTYPE html SYSTEM \"file:///etc/passwd\">", "<!DOCTYPE html [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
        "<!DOCTYPE html [<!ENTITY % x SYSTEM \"http://127.0.0.1:9/\"> %x;]>",
        "<!DOCTYPE html [<!ATTLIST svg onclick CDATA \"x\">]>",
        "<!-- <!DOCTYPE html> --><!DOCTYPE html [<!ENTITY a \"b\">]>",
        "<?x <!DOCTYPE html>?><!DOCTYPE html [<!ENTITY a \"b\">]>",
        "<!ENTITY a \"b\">", "<![CDATA[x]]>", "<!ELEMENT svg ANY>", "<!DOCTYPE html [<!-- ' --> <!ENTITY a \"b\">]>",
        "<!DOCTYPE html [ <!ENTITY a '>'> ] >",
    ]

    @Test("A document type declaration other than <!DOCTYPE html> is refused", arguments: doctypes, MarkupKind.allCases)
    func doctypesAreRefused(doctype: String, kind: MarkupKind) {
        let found = check(doctype + "\n" + Samples.bare(kind).with("Languages", as: "&a;"), as: kind)
        #expect(!found.isEmpty)
        #expect(!found.contains { $0.message.contains("root:") })
    }

    @Test("A page without a document type is refused")
    func missingDoctype() {
        let found = check(Samples.bare(.page), as: .page)
        #expect(found == [Violation(line: 1, column: 1, message: "no document type; expected <!DOCTYPE html> first")])
    }

    @Test("A billion laughs are refused before one is told", .timeLimit(.minutes(1)), arguments: MarkupKind.allCases)
    func billionLaughs(kind: MarkupKind) {
        var subset = "<!ENTITY a0 \"ha\">"
        for level in 1...10 {
            let references = String(repeating: "&a\(level - 1);", count: 10)
            subset += "<!ENTITY a\(level) \"\(references)\">"
        }
        let found = check("<!DOCTYPE html [\(subset)]>\n" + Samples.bare(kind).with("Languages", as: "&a10;"), as: kind)
        #expect(found.count == 1)
        #expect(found.first?.line == 1)
    }

    @Test(
        "A document that is no text in UTF-8 is refused",
        arguments: [
            [], [0], [0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C], [0x3C, 0, 0x73, 0], [0xEF, 0xBB, 0xBF],
            [0xEF, 0xBB], [0xC0, 0xBC],
            [0x20], [0x3C], [0x3C, 0x3F], [0x3C, 0x21], [0x4C, 0x6F, 0xA7, 0x94], [0x2B, 0x41, 0x44, 0x77],
        ] as [[UInt8]], MarkupKind.allCases)
    func noText(bytes: [UInt8], kind: MarkupKind) {
        #expect(violations(in: bytes, as: kind).count == 1)
    }

    @Test("A sample in UTF-16 is refused", arguments: [true, false])
    func utf16(isBigEndian: Bool) {
        let bytes = ("\u{FEFF}" + Samples.svg()).utf16.flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        #expect(violations(in: bytes, as: .svg).first?.message == "the document is in UTF-16; expected UTF-8")
        #expect(violations(in: Array(bytes.dropFirst(2)), as: .svg).count == 1)
    }

    @Test("Invalid UTF-8 and NUL are named with their place")
    func places() {
        var bytes = Array(Samples.svg().utf8)
        let index = Array(Samples.svg().utf8).firstIndex(of: UInt8(ascii: "\n"))! + 3
        bytes[index] = 0xFF
        #expect(
            violations(in: bytes, as: .svg) == [
                Violation(line: 2, column: 3, message: "invalid UTF-8 at byte 0xFF; expected UTF-8")
            ])
        bytes[index] = 0
        #expect(
            violations(in: bytes, as: .svg) == [
                Violation(line: 2, column: 3, message: "a NUL byte; expected text in UTF-8")
            ])
    }

    @Test(
        "Deep nesting ends early", .timeLimit(.minutes(1)),
        arguments: [
            "<g role=\"list\" aria-label=\"x\">", "<g>", "<a>", "<svg xmlns=\"http://www.w3.org/2000/svg\">", "<x>",
            "<a:x xmlns:a=\"urn:x\">",
        ])
    func deepNesting(tag: String) {
        let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" }
        let deep = String(repeating: tag, count: 100_000)
        let closed = deep + String(repeating: "</\(name)>", count: 100_000)
        #expect(!check(Samples.svg(items: closed), as: .svg).isEmpty)
        #expect(!check(deep, as: .svg).isEmpty)
        #expect(check(Samples.svg(items: closed), as: .svg, limit: 100_000).last?.message.contains("epth") == true)
    }

    @Test(
        "A value of any length is read or refused, in time", .timeLimit(.minutes(1)),
        arguments: [
            ("Ada, 1", "a", 8_900_000, true), ("Ada, 1", "a", 9_100_000, false), ("Ada, 1", "&#32;", 900_000, false),
            ("https://swift.org/", "a", 900_000, true), ("https://swift.org/", ":", 900_000, false),
            ("640 312.5", "1", 900_000, false),
            ("href=\"", "href=\"{http://www.w3.org/2000/svg}", 30_000, false),
            ("since 1980", "&#65;", 300_000, true), ("text{fill:#123}", "a]b", 300_000, true),
            ("text{fill:#123}", "]", 900_000, false), ("<rect", "x&#65;", 100_000, false),
            ("<rect", "\n", 900_000, false),
        ])
    func longValues(part: String, unit: String, count: Int, isValid: Bool) {
        let long = String(repeating: unit, count: count)
        let found = check(Samples.svg().with(part, as: long), as: .svg)
        #expect(found.isEmpty == isValid)
        #expect(found.allSatisfy { $0.message.utf8.count < 1_000 })
    }

    @Test("A name of any length is refused")
    func longNames() {
        let name = String(repeating: "a", count: 100_000)
        #expect(!check("<\(name)/>", as: .svg).isEmpty)
        #expect(!check(Samples.svg().with("<rect ", as: "<rect \(name)=\"\" "), as: .svg).isEmpty)
    }

    @Test("A tag with 20,000 attributes is refused", .timeLimit(.minutes(1)))
    func manyAttributes() {
        let attributes = (0..<20_000).map { " a\($0)=\"\"" }.joined()
        #expect(!check(Samples.svg().with(" class=\"stratus sabc123\"", as: attributes), as: .svg).isEmpty)
    }

    @Test("A document above 2 GB is refused without being read")
    func tooLarge() throws {
        let count = Int(Int32.max) + 1
        let memory = try #require(mmap(nil, count, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0))
        try #require(memory != MAP_FAILED)
        defer { munmap(memory, count) }
        let bytes = UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: count)
        let found = violations(in: bytes.span, as: .svg)
        #expect(found == [Violation(line: 1, column: nil, message: "larger than 2 GB; expected a smaller document")])
    }
}
