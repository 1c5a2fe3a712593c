import TestSupport
import Testing

@testable import TextReading

@Suite struct DataTextTests {
    @Test(arguments: [
        ("{\"key\": \"rain\", \"n\": 12, \"list\": [\"wind\", true, null]}", ["rain", "wind"]),
        ("{\"a\" : {\"b\"\n: \"caf\\u00e9 \\\"x\\\"\"}}", ["café \"x\""]),
        ("{\"a\": \"one\\ntwo\\n\\nthree\"}", ["one two", "three"]), ("\"a\"\n\"b\"", ["a", "b"]),
        ("{\"a\": \"not ended", ["not ended"]), ("[\"\\ud800 bad \\q\"]", ["\\ud800 bad \\q"]), ("", []), ("12", []),
        ("{\"a\\\\\": \"b\\\\\", \"c\": \"d\"}", ["b\\", "d"]),
    ])
    func ofJSONTheValuesAreRead(json: String, text: [String]) {
        for length in [.max, 1, 3, 7] { #expect(readable(json, .json, cutInto: length) == text) }
    }

    @Test func ofXMLTheTextsAreRead() {
        let xml = """
            <?xml version="1.0"?>
            <tei:book xmlns:tei="urn:x"><head n="1">Rain &amp; wind</head><p>It <hi>ra</hi>ined
            <!-- not this --><pb n="2"/>all day.</p><p><![CDATA[a < b]]></p><title>T<b>i</b>tle</title><x/></tei:book>
            """
        let text = ["Rain & wind", "It rained all day.", "a < b", "Title"]
        for length in [.max, 1, 3, 7] { #expect(readable(xml, .xml, cutInto: length) == text) }
    }

    @Test func ofAFeedTheTextsAreReadAsHypertext() {
        let feed = """
            <rss version="2.0"><channel><title>News</title><link>http://example.org/</link>
            <item><title>Rain</title><guid>x1</guid><pubDate>Mon, 1 Jan 2024</pubDate>
            <description>&lt;p class="a"&gt;Heavy &amp;amp; cold&lt;p&gt;rain</description>
            <content:encoded><![CDATA[<div>Win<b>dow</b></div><script>var</script>]]></content:encoded>
            <category>weather</category></item></channel></rss>
            """
        let text = ["News", "Rain", "Heavy & cold", "rain", "Window", "weather"]
        for length in [.max, 1, 3, 7] { #expect(readable(feed, .xml, cutInto: length) == text) }
        let atom = "<feed xmlns='http://www.w3.org/2005/Atom'><updated>2024</updated><id>y</id><title>A</title></feed>"
        #expect(readable(atom, .xml) == ["A"])
    }

    @Test(arguments: [
        ("castle zebra", ["castle", "zebra"]), (#"["castle"] and 40 words"#, ["castle", "and", "words"]),
        ("{'a': 'castle'}", ["'castle'"]), (#"{"a": true, b: null, "c": -1.5e3, "d": NaN, "e": "rain"}"#, ["rain"]),
        (#"[.5, +1, "rain", wind"sun"]"#, ["rain", "wind", "sun"]),
    ])
    func wordsOutsideOfStringsAreKept(json: String, text: [String]) {
        for length in [.max, 1, 3, 7] { #expect(readable(json, .json, cutInto: length) == text) }
    }

    @Test func theDocumentTypeIsNoText() {
        let xml = #"""
            <!DOCTYPE r [<!ENTITY f "a ]> zebra"><!ENTITY foo 'zebra <b>lion</b>'><!-- it's -->]><r>castle</r>
            """#
        for length in [.max, 1, 3, 7] { #expect(readable(xml, .xml, cutInto: length) == ["castle"]) }
        // One that never ends is left at its first bracket.
        #expect(readable("<!DOCTYPE r [<!ENTITY f><r>castle</r>", .xml) == ["castle"])
        let long = "<!DOCTYPE r [" + String(repeating: "<!ENTITY f 'a > b'>", count: 1_000) + "]><r>castle</r>"
        for length in [.max, 1_000, 5_000] { #expect(readable(long, .xml, cutInto: length) == ["castle"]) }
    }

    @Test func aStringWithTagsIsReadAsHypertext() {
        let json = #"{"a": "Prices <b>ro</b>se &amp; fell<p>low</p>", "b": "1 < 2", "c": "caf&eacute; &#8217;"}"#
        #expect(
            readable(json, .json)
                == ["Prices rose & fell", "low", "1 < 2", "caf&eacute; ’"].map {
                    $0.replacing("caf&eacute;", with: "café")
                })
    }

    @Test(arguments: ["<", "<a", "<a>", "</a>", "&", "<![CDATA[", "]]>", "\"", "\\", "{\"", "\":"])
    func manyBytesOfBrokenDataEnds(piece: String) {
        let source = String(repeating: piece, count: 200_000 / piece.utf8.count)
        for markup in [TextMarkup.xml, .json] {
            #expect(readable(source, markup).joined().utf8.count <= source.utf8.count)
        }
    }
}
