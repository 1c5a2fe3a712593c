import SourceText

/// What is put into inputs: what breaks readers and writers elsewhere.
enum Tokens {
    static let special: [[UInt8]] =
        texts.map { Array($0.utf8) } + [
            [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
        ]

    private static let texts =
        numbers + [
            "]]>", "<!--", "-->", "--!>", "<script>alert(1)</script>", "</script>", "</style>", "</svg>", "</text>",
            "<svg onload=a()>",
            "<![CDATA[", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "&amp;lt;", "&#0;", "&#x110000;", "&#xD800;",
            "javascript:a()",
            "JaVaScRiPt:a()", "java\tscript:a()", "data:text/html,a", "vbscript:a", "//example.org/a", "http://[",
            "mailto:a@b",
            "\" onload=\"a()", "\"\u{301} onload=a() ", "'\u{301}", "<\u{338}b>", "&\u{301}", ">\u{301}", "\u{0}",
            "\u{1}", "\u{7}", "\u{8}", "\u{B}",
            "\u{1B}[31m", "\u{1B}]0;a\u{7}", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "\u{61C}", "\u{200B}",
            "\u{200D}", "\u{200E}",
            "\u{202A}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2066}", "\u{2069}", "\u{2060}", "\u{FEFF}", "\u{FFFD}",
            "\u{FFFE}", "\u{FFFF}",
            "\u{E000}", "\u{E0041}", "\u{10FFFF}", "\u{301}", "\u{300}\u{301}\u{302}\u{303}\u{304}", "ﷺ", "ẞß", "İıIi",
            "ﬃ", "👩‍👩‍👧‍👦", "🇩🇪🇫", "한글",
            "עברית", "عربي", "ไทย", "\r\n", "\r", "\n", "\n\n", "\t", " ", "\\", "\\n", "\\u0000", "\\ud800", "%00",
            "%2e%2e%2f", "%", "../", "/../",
            "/etc/passwd", "./", "//", "/", "~", "{{", "}}", "{{{", "{{>a}}", "{{#a}}", "{{/a}}", "{{=<% %>=}}", "${",
            "`", "'", "\"", "\"\"", "<", ">", "&",
            "=", ":", ": ", ";", ",", "|", "#", "---", "---\n", "+++\n", "...", "- ", "* ", "? ", "!!binary a",
            "&a [*a,*a]", "<<: *a", "@import \"a\";",
            "url(a)", "url(javascript:a())", "expression(a)", "*/", "/*", "}", "{", "!important", "nan", "null", "true",
            "~", "no", "[", "]", "(", ")",
            "foreign.txt", "posts/own.html", ".stratus/lock", "aux", "CON", ".", "..", ".hidden",
        ]

    static let numbers = [
        "0", "-0", "-1", "1", "0.1", "1e308", "1e309", "-1e308", "5e-324", "1e-400", "NaN", "Infinity", "-Infinity",
        "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "18446744073709551616", "99999999999999999999999999",
        "4294967296", "2147483648", "1e15",
        "1e16", "0x10", "1_000", "1,000", "٣", "１", "1.0000000000000002", "00", "+1", "1.", ".5", "1e", "65536",
        "100001",
    ]

    /// What is repeated without an end, to nest or to be long.
    static let repeated = [
        "[", "{", "(", "<", "<b>", "<div>", "- ", "> ", "  - a\n", "*", "_", "`", "\\", "&amp;", "[a](", "![", "\"",
        "'", "a", "é", "\u{301}", "\u{202E}",
        "\u{200D}", "0", "9", ".", ",", "\n", "\r", " ", "\t", "#", "# ", "{{#a}}", "{{", "a: ", "&a ", "(1)", "a-",
        "a ", "中", "[[", "<!--", "../", "%", "|", "calc(",
    ]

    /// The words of `Tests/Fuzz/NAME.dictionary`.
    static func dictionary(_ name: String) -> [[UInt8]] {
        (Files.read("\(Files.root)/Tests/Fuzz/\(name).dictionary") ?? []).split(separator: 10).compactMap { line in
            guard line.first == UInt8(ascii: "\""), let end = line.lastIndex(of: UInt8(ascii: "\"")),
                end > line.startIndex
            else { return nil }
            return unescaped(line[(line.startIndex + 1)..<end])
        }
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], text)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            guard next == UInt8(ascii: "x") else {
                bytes.append(next)
                continue
            }
            bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}
