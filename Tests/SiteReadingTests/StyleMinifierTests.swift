import SiteReading
import TestSupport
import Testing

@Suite struct StyleMinifierTests {
    private func minified(_ sheet: String) -> String {
        String(decoding: minifyStyles(Array(sheet.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("a { b: c; }\n", "a{b:c}"), ("a , b > c + d ~ e f { }", "a,b>c+d~e f{}"),
        ("a :hover , a:hover { }", "a :hover,a:hover{}"), ("a{b:c;;d : e  f , g;}", "a{b:c;d:e f,g}"),
        ("a { width: calc( 1px  +  2px * ( 3 - 1 ) ); }", "a{width:calc( 1px + 2px * ( 3 - 1 ) )}"),
        ("a { --x:  { b : c ;  } ; d: e }", "a{--x:  { b : c ;  } ;d:e}"), ("a{--x: ;}", "a{--x: ;}"),
        ("a { content: \"  /* \\\" */ \" ; }", "a{content:\"  /* \\\" */ \"}"),
        ("a { b: url( x  ) url(a;b{}) url(\"c d\") }", "a{b:url( x  ) url(a;b{}) url(\"c d\")}"),
        (
            "@media  screen and (width > 40em) {\n  a { b: c }\n}\n@import \"x.css\"  screen ;",
            "@media screen and (width > 40em){a{b:c}}@import \"x.css\" screen;"
        ),
        ("a/* x */b{}", "a/**/b{}"), ("a /* x */ b{}", "a b{}"), ("a{b:c/* x */;/* y */}", "a{b:c}"),
        ("a/*x*//*y*/ b{}", "a b{}"), ("/*! licence */\na { }", "/*! licence */a{}"),
        ("a:nth-child( 2n + 1 ) { }", "a:nth-child( 2n + 1 ){}"), ("a { & > b { c: d } e: f }", "a{&>b{c:d}e:f}"),
        ("a[b = \"c\"] { d: 1e+3 !important }", "a[b = \"c\"]{d:1e+3 !important}"), ("a\\ b { }", "a\\ b{}"),
        ("a { b: \"c", "a { b: \"c"), ("a { /* ", "a { /* "), ("a { } }  ", "a { } }  "), ("a { ( }", "a { ( }"),
        ("a { b: \\75  c ; }", "a{b:\\75  c}"), (".\\75 { }", ".\\75 {}"), ("a { b: c\\\n d }", "a { b: c\\\n d }"),
        ("a { b: url(c d) }", "a { b: url(c d) }"), ("<!-- a { } -->", "<!-- a{}-->"),
    ])
    func onlyWhatMeansNothingGoes(_ sheet: String, _ expected: String) {
        #expect(minified(sheet) == expected)
        #expect(minified(expected) == expected)
    }

    @Test(arguments: 0..<300) func aMinifiedSheetStaysAsItIs(_ seed: Int) {
        var random = Seeded(seed)
        let parts = [
            "a", " ", "\n", "{", "}", ";", ":", ",", ">", "+", "--x", "/*y*/", "/*!z*/", "\"s  t\"", "url( a b )",
            "url(c)", "(", ")", "[", "]", "@media", "1px", "\\", "é", "-", ".", "#f",
        ]
        var sheet = ""
        for _ in 0..<random.next() % 30 { sheet += parts[Int(random.next() % UInt64(parts.count))] }
        let once = minifyStyles(Array(sheet.utf8))
        #expect(minifyStyles(once) == once, "\(sheet)")
        #expect(once.count <= sheet.utf8.count)
    }
}
