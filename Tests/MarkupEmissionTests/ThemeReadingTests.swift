import SourceText
import Testing

@testable import CloudComposition
@testable import MarkupEmission

/// The further rules of a theme, with `A` for the cloud.
private func rules(_ css: String) throws -> String {
    try Theme(css: css).furtherRules.replacing("\u{1}", with: "A")
}

private func failure(_ css: String) -> Problem? {
    do {
        _ = try Theme(css: css)
        return nil
    } catch {
        return error
    }
}

@Suite("Reading a theme") struct ThemeReadingTests {
    @Test("A theme without properties is auto, in both schemes only when it says so")
    func empty() throws {
        let theme = try Theme(css: "")
        #expect(theme.light == .autoLight && theme.dark == nil)
        let both = try Theme(css: "@media (prefers-color-scheme:dark){.stratus{--stratus-ink:#fff}}")
        var dark = ThemeScheme.autoDark
        dark.ink = .white
        #expect(both.light == .autoLight && both.dark == dark)
    }

    @Test(
        "A colour may be written in five ways",
        arguments: [
            ("#1963a4", 0x1963A4), ("#FA0", 0xFFAA00), ("rgb(25 99 164)", 0x1963A4), ("rgb(25, 99,164)", 0x1963A4),
            ("RGB(100% 0% 50%)", 0xFF0080), ("rgb(300 -5 none)", 0xFF0000), ("oklch(0.49 0.1 250)", 0x2F6397),
            ("oklch(49% 25% 250deg)", 0x2F6397), ("oklch( .49 .1 -110 )", 0x2F6397), ("oklch(1 0 none)", 0xFFFFFF),
            ("oklch(0.49 1e-1 0.6944444turn)", 0x2F6397), ("black", 0), ("Orange", 0xFFA500),
            ("/**/white/**/", 0xFFFFFF),
        ] as [(String, UInt32)])
    func colors(text: String, value: UInt32) throws {
        #expect(try Theme(css: ".stratus{--stratus-ink:\(text)}").light.ink == RGB(value))
        #expect(try Theme(css: ".stratus { --stratus-ink : \(text) ; }").light.ink == RGB(value))
    }

    @Test("A theme sets options by properties of their names, quoted or not, for both schemes")
    func looks() throws {
        let css = """
            .stratus { --stratus-font: "Times New Roman" ; --stratus-case:upper;--stratus-leading: /* close */ 1.1;
              --stratus-font-weight: 500..900; --stratus-chip-shape: box; --stratus-chip: #eee; --stratus-tracking: 0..-.02 }
            """
        let look = try Theme(css: css).look
        var expected = Look()
        for (property, value) in [
            ("font", "serif"), ("case", "upper"), ("leading", "1.1"), ("font-weight", "500..900"),
            ("chip-shape", "box"),
            ("tracking", "0..-0.02"),
        ] { try expected.set(property, to: value) }
        #expect(look == expected && look != Look())
        #expect(try Theme(css: "").look == Look())
    }

    @Test(
        "What is wrong with a look is said at its place",
        arguments: [
            (".stratus{--stratus-leading:0}", "leading is \"0\", expected a number from 0.7 to 4"),
            (".stratus{--stratus-font:}", "font is \"\", expected a family by one of its names"),
            (".stratus{--stratus-min-size:9;--stratus-max-size:8}", "min-size 9 is above max-size 8"),
            (".stratus{--stratus-chip-shape:x}", "chip-shape is \"x\", expected none, box, rounded or capsule"),
            (
                ".stratus a{margin:var(--stratus-leading)}",
                "\"--stratus-leading\" is an option of the cloud, and no value of CSS"
            ),
            (".stratus{--stratus-width:9}", "a theme has no property \"--stratus-width\""),
            (".a{--stratus-case:upper}", "\"--stratus-case\" stands outside of \".stratus { … }\""),
            (
                "@media (prefers-color-scheme:dark){.stratus{--stratus-case:upper}}",
                "\"--stratus-case\" stands in a condition"
            ),
        ])
    func brokenLooks(css: String, message: String) throws {
        let problem = try #require(failure(css))
        #expect(problem.message == message && problem.line == 1 && problem.column ?? 0 > 3, "\(problem)")
    }

    @Test("Lists keep their order; the last value of a property wins, as in CSS")
    func lists() throws {
        let theme = try Theme(
            css: """
                .stratus { --stratus-ramp: red, #0f0 , blue; --stratus-palette: #111; --stratus-palette: #222,#333;
                  --stratus-background: transparent; --stratus-contrast: 7 }
                @media (prefers-color-scheme: dark) { .stratus { --stratus-ink: #eee; --stratus-note: #aaa } }
                .stratus { --stratus-ink: #abc }
                @media screen and (prefers-color-scheme:light) { .stratus { --stratus-note: #345 } }
                """)
        #expect(theme.light.ramp == [RGB(0xFF0000), RGB(0x00FF00), RGB(0x0000FF)])
        #expect(theme.light.palette == [RGB(0x222222), RGB(0x333333)] && theme.paletteCount == 6)
        #expect(theme.light.background == nil && theme.light.contrast == 7 && theme.dark?.contrast == 7)
        // What stands later and in no condition holds for both.
        #expect(theme.light.ink == RGB(0xAABBCC) && theme.dark?.ink == RGB(0xAABBCC))
        #expect(theme.light.note == RGB(0x334455) && theme.dark?.note == RGB(0xAAAAAA))
    }

    @Test("What a dark theme leaves out is that of the dark auto")
    func darkAlone() throws {
        let theme = try Theme(css: ".stratus{--stratus-background:#221100}")
        var expected = ThemeScheme.autoDark
        (expected.background, expected.behind) = (RGB(0x221100), ThemeScheme.autoLight.behind)
        #expect(theme.light == expected && theme.dark == nil)
    }

    @Test(
        "Rules keep their meaning and lose comments and white space",
        arguments: [
            ("/* x */ a { b : c ; }\n", "a{b:c}"), ("a  b{c:\"d  /* e */\"}", "a b{c:\"d  /* e */\"}"),
            ("@media (x) {\n  a { b: c; d: e; }\n}", "@media (x){a{b:c;d:e}}"),
            ("a{b:calc( 1px + 2px )}", "a{b:calc(1px + 2px)}"),
            ("a:hover .b , c > d + e ~ f{g:h}", "a:hover .b,c>d+e~f{g:h}"),
            ("a :hover{b:c}", "a :hover{b:c}"), ("li:nth-child( 2n + 1 ) b{c:d}", "li:nth-child(2n + 1) b{c:d}"),
            (".a/**/.b/**/c{d:e/**/f g /**/ h}", ".a/**/.b/**/c{d:e/**/f g h}"),
            ("a{b:'c\\'d  }'; e: url( \"data:x  y\" )}", "a{b:'c\\'d  }';e:url(\"data:x  y\")}"),
            ("a{b:url( data:image/png;base64,AA== )}", "a{b:url( data:image/png;base64,AA== )}"),
            (".\\31 0\\,  b{c:d}", ".\\31 0\\, b{c:d}"), (".\\31  .b{c:d}", ".\\31  .b{c:d}"),
            ("a{b:c !important}", "a{b:c!important}"),
            ("a{}@media x{b{}}c{d:e}", "c{d:e}"), ("a{b:c;d{e:f}g:h}", "a{b:c;d{e:f}g:h}"),
            ("@layer a , b;\na{b:c}", "@layer a,b;a{b:c}"), ("@layer a;", "@layer a;"),
            ("a{--b:{c:d;e}}", "a{--b:{c:d;e}}"),
            // What no style element holds, and means the same otherwise.
            ("a{b:\"]]\";c:'x]]]\\]]'}", "a{b:\"]\\]\";c:'x]\\]\\]\\]\\]'}"),
            ("a{b:url(data:,]])}", "a{b:url(data:,]\\])}"), ("a{b:\"\\\u{C}\"}", "a{b:\"\\\n\"}"),
            (".\\61\u{C}b{c:d}", ".\\61\nb{c:d}"), ("a{b:\"c\\\r\nd\\\re\"}", "a{b:\"c\\\nd\\\ne\"}"),
            ("a[b = \"c\"] [d]{e:f}", "a[b = \"c\"] [d]{e:f}"), ("\u{FEFF}a{b:c}", "a{b:c}"),
            (
                "@font-face{src:local(\"x\");unicode-range:U+26, U+0-7F}",
                "@font-face{src:local(\"x\");unicode-range:U+26,U+0-7F}"
            ),
        ])
    func furtherRules(css: String, expected: String) throws { #expect(try rules(css) == expected) }

    @Test(
        "The class of the cloud is marked, and no other",
        arguments: [
            (".stratus{a:b}", "A{a:b}"), ("svg.stratus .tag,.stratus a:hover{c:d}", "svgA .tag,A a:hover{c:d}"),
            (".stratus-cloud{a:b}", ".stratus-cloud{a:b}"), (".stratus2 .xstratus{a:b}", ".stratus2 .xstratus{a:b}"),
            (".stratus{--stratus-ink:red;a:b}", "A{a:b}"), (".stratus{--stratus-ink:red}", ""),
            ("[class=\".stratus\"]{a:\".stratus\"}", "[class=\".stratus\"]{a:\".stratus\"}"),
            ("@media print{.stratus:is(.stratus .x){a:b}}", "@media print{A:is(A .x){a:b}}"),
        ])
    func cloudClass(css: String, expected: String) throws { #expect(try rules(css) == expected) }

    @Test(
        "What is wrong is said with its place and a way out",
        arguments: [
            (
                ".stratus{\n  --stratus-rmap:red}", 2, 3, "no property \"--stratus-rmap\"",
                "did you mean \"--stratus-ramp\"?"
            ),
            (
                ".stratus a{color:var(--stratus-acent)}", 1, 22, "no property \"--stratus-acent\"",
                "\"--stratus-accent\""
            ),
            (".stratus{--stratus-ink:#12}", 1, 24, "\"#12\"", "#rrggbb"),
            (".stratus{--stratus-ink:#1234}", 1, 24, "\"#1234\"", "opaque"),
            (".stratus{--stratus-ink:rgb(1 2 3 / 50%)}", 1, 34, "three numbers", "opaque"),
            (".stratus{--stratus-ink:rgb(1 2)}", 1, 31, "three numbers", "oklch"),
            (".stratus{--stratus-ink:rebekkapurple}", 1, 24, "\"rebekkapurple\"", "#rgb"),
            (".stratus{--stratus-ink:transparent}", 1, 24, "cannot be transparent", "#1963a4"),
            (".stratus{--stratus-ink:red,blue}", 1, 24, "has 2 colours", "one colour"),
            (".stratus{--stratus-ramp:red,}", 1, 29, "missing after the comma", "#rgb"),
            (".stratus{--stratus-ramp:red blue}", 1, 29, "unexpected \"blue\"", "1 to 8 colours"),
            (".stratus{--stratus-ink:}", 1, 24, "no value", "#1963a4"),
            (".stratus{--stratus-ink:var(--x)}", 1, 24, "\"var(\"", "#rgb"),
            (".stratus{--stratus-contrast:3}", 1, 29, "\"3\"", "from 4.5"),
            ("a{--stratus-ink:red}", 1, 3, "outside of \".stratus { … }\"", "whole cloud"),
            ("@media print{.stratus{--stratus-ink:red}}", 1, 23, "in a condition", "prefers-color-scheme"),
            ("a{b:c}\nd", 2, 1, "no block", "\"d\""), ("a{b:c}\nd;e{f:g}", 2, 1, "no block", "{ … }"),
            ("@layer x", 1, 1, "no end", ";"),
        ] as [(String, Int, Int, String, String)])
    func diagnostics(css: String, line: Int, column: Int, problem: String, hint: String) throws {
        let error = try #require(failure(css))
        #expect(error.message.contains(problem), "\(error)")
        #expect(error.hint?.contains(hint) == true, "\(error)")
        #expect(error.line == line && error.column == column, "\(error)")
    }

    @Test(
        "A rule around clouds is named on one line",
        arguments: [
            (".a:hover > b", ".a:hover > b"), (".url[a]", ".url[a]"), (".a\n\t.b /**/", ".a .b"),
            ("[a=\"\\\n\"]", "[a=\"\\\\u{A}\"]"),
            (String(repeating: "a", count: 50), String(repeating: "a", count: 40) + "…"),
        ])
    func outside(selector: String, name: String) {
        let css = "x.stratus, \(selector) {b:c}"
        let error = #expect(throws: Problem.self) { try Theme(css: css, isScoped: true) }
        #expect(error?.message == "the rule for \"\(name)\" acts outside of the cloud")
    }

    // Each of these would swallow the rules that come behind the theme.
    @Test(
        "What is never closed is refused where it was opened",
        arguments: [
            ("/* never", 1, 1), ("a{b:c}\n /* *", 2, 2), ("a{b:\"c}", 1, 5), ("a{b:'c\nd'}", 1, 5), ("a{b:c", 1, 2),
            ("a{b:(c}", 1, 5), ("a[b{c:d}", 1, 2), ("a{b:c}}", 1, 7), ("a{b:c)}", 1, 6), ("a{b:url(data:x", 1, 5),
            ("a{b:url(\"data:x\"", 1, 8), ("a{b:rgb(1}", 1, 8), ("a{b:\"c\\", 1, 5), ("a{b:\"c\\\"}", 1, 5),
            ("a{b:c\\\n}", 1, 6), ("a{b:c}\\", 1, 7), ("@media x{a{b:c}", 1, 9), ("a{b:url(data:x y)}", 1, 15),
        ] as [(String, Int, Int)])
    func unclosed(css: String, line: Int, column: Int) throws {
        let error = try #require(failure(css))
        #expect(error.line == line && error.column == column, "\(error)")
    }

    @Test(
        "Nothing ends the style element, and nothing is loaded, however it is written",
        arguments: [
            "</style><script>", "a{b:\"&amp;\"}", "x]]>", "[a[b]]{c:d}", "[a[b] /**/ ]{c:d}", "[a=\\]]{b:c}",
            "[a[b]] > c{d:e}", "[a[b]]/**/>c{d:e}", "a{b:\"</STYLE\"}",
            "<!-- a{b:c} -->", "a{b:\"\u{0}\"}", "a{b:c}\u{1}", "a{b:\"\u{7F}\"}", "a{b:\"\u{85}\"}",
            "a{b:\"\u{FFFE}\"}",
            "@import \"x\";", "@IMPORT url(data:x);", "@\\69mport 'x';", "@\\000049 mport 'x';", "@charset \"utf-8\";",
            "@namespace svg \"x\";", "a{b:url(x)}", "a{b:URL( 'x' )}", "a{b:u\\72l(x)}", "a{b:\\75 rl(\"//x\")}",
            "a{b:url()}",
            "a{b:url(https://x)}", "a{b:url(#x)}", "a{b:url(dat:x)}", "a{b:image-set(\"x\" 1x)}",
            "a{b:-webkit-image-set('x' 1x)}", "a{b:im\\61ge-set(var(--x) 1x)}", "a{b:src(\"x\")}",
            "a{--b:image(\"x\")}",
            "a{b:\u{200B}url(http://x)}", "a{--b:\u{A0}url(//x)}", "a{b:c\u{2028}url(//x)}", ".\u{D7}{b:c}",
            "a{b:url(var(--x))}", "@media x{@import 'y';}", "@font-face{src:url(x.woff)}",
        ])
    func hostile(css: String) { #expect(throws: Problem.self) { try Theme(css: css) } }

    @Test(
        "A theme that needs no harm is not refused",
        arguments: [".été.\u{1F600}.東{--ñ:ö}", "a{b:url(\"d\\61ta:image/png;base64,AA==\")}", "a{b:url(DATA:,x)}"])
    func data(css: String) throws { #expect(try rules(css) == css) }

    @Test("A theme that is too large is refused, and a large one is read in no time")
    func size() throws {
        let rule = "a>b{c:d(e(f));g:\"h\"}"
        let large = String(repeating: rule, count: ThemeTokens.largestSize / rule.utf8.count)
        #expect(try rules(large) == large)
        #expect(failure(large + rule)?.message.contains("262144") == true)
        // Depth is kept in arrays.
        let deep = String(repeating: "(", count: 100_000)
        #expect(failure("a{b:\(deep)}")?.column == 100_004)
        #expect(failure(String(repeating: "a{", count: 100_000))?.line == 1)
        #expect(try rules(String(repeating: "@media x{", count: 20_000) + String(repeating: "}", count: 20_000)) == "")
    }

    @Test("No beginning of a theme traps, and what is accepted has no open end")
    func beginnings() {
        let css = Array(
            """
            /* a */ .stratus { --stratus-ramp: #69c, oklch(49% .1 250); --x: "\\41 '" }
            @media screen and (prefers-color-scheme: dark) { .stratus { --stratus-ink: rgb(1, 2, 3) } }
            .stratus a:hover > .tag + \\31 b { b: calc(1px + -2.5e-3em) url( data:,x ) !important; c: var(--stratus-ink) }
            """.utf8)
        for end in 0...css.count {
            guard let theme = try? Theme(css: String(decoding: css[..<end], as: UTF8.self)) else { continue }
            let rules = Array(theme.furtherRules.utf8)
            #expect(rules.isEmpty || rules.last == UInt8(ascii: "}"))
        }
    }
}
