import MarkupReading
import TestSupport
import Testing

/// The tokens of CSS Syntax 3; every case was compared with tinycss2 1.2.1.
@Suite struct CSSTokenizerTests {
    private func tokens(_ sheet: String) -> [String] {
        let bytes = Array(sheet.utf8)
        return CSSTokenizer.tokens(of: bytes).map { "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    }

    @Test(arguments: [
        ("a-b_1é:--c", ["word a-b_1é", "sign :", "word --c"]),
        ("-a -1 - --", ["word -a", "number -1", "sign -", "word --"]),
        (
            "1.5e-3px .5% 1e 1e+ 1..2",
            [
                "number 1.5e-3px", "number .5%", "number 1e", "number 1e", "sign +", "number 1", "sign .", "number .2",
            ]
        ),
        ("#1a #-- # @a @-b @1", ["hash #1a", "hash #--", "sign #", "atWord @a", "atWord @-b", "sign @", "number 1"]),
        (
            "a(b) url( c.png ) url( 'd' )",
            [
                "function a(", "word b", "close )", "url url( c.png )", "function url(", "string 'd'", "close )",
            ]
        ),
        (
            "URL(a) u\\72l(b) \\75 RL(c) urla(d)",
            ["url URL(a)", "url u\\72l(b)", "url \\75 RL(c)", "function urla(", "word d", "close )"]
        ),
        ("\\31 23 a\\\n\\b", ["word \\31 23", "word a", "sign \\", "word \\b"]),
        ("'a\\'b' \"c\\\nd\" 'e\nf", ["string 'a\\'b'", "string \"c\\\nd\"", "unclosedString 'e", "word f"]),
        (
            "url(a b)c url(d\"e)f url(g(h)i",
            [
                "brokenURL(at: 5) url(a b)", "word c", "brokenURL(at: 15) url(d\"e)", "word f",
                "brokenURL(at: 25) url(g(h)",
                "word i",
            ]
        ),
        ("url(a ", ["unclosedURL url(a "]), ("/*/**/a/* ", ["comment /*/**/", "word a", "unclosedComment /* "]),
        ("<!-- a --> b-->", ["sign <!--", "word a", "sign -->", "word b--", "sign >"]),
        ("{[;]}", ["open {", "open [", "sign ;", "close ]", "close }"]), ("\u{FEFF}a", ["word a"]),
    ])
    func aSheetIsParted(_ sheet: String, _ expected: [String]) {
        #expect(tokens(sheet).filter { !$0.hasPrefix("space") } == expected)
    }

    @Test(arguments: 0..<500) func theTokensAreAllOfTheSheet(_ seed: Int) {
        var random = Seeded(seed)
        let parts = [
            "a", " ", "\n", "\r\n", "{", "}", "(", ")", "url(", "'", "\"", "\\", "/*", "*/", "#", "@", "-", "+", ".",
            "1",
            "e", "%", "é", "\u{10FFFF}", "<!--", "-->", "\0",
        ]
        var sheet = ""
        for _ in 0..<random.next() % 40 { sheet += parts[Int(random.next() % UInt64(parts.count))] }
        var end = 0
        for token in CSSTokenizer.tokens(of: Array(sheet.utf8)) {
            #expect(token.range.lowerBound == end && !token.range.isEmpty, "\(sheet.debugDescription)")
            end = token.range.upperBound
        }
        #expect(end == sheet.utf8.count)
    }
}
