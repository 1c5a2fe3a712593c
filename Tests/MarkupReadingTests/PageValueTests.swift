import MarkupReading
import Testing

@Suite("Reading the values of an attribute of a page")
struct PageValueTests {
    private func values(_ page: String) -> [String] {
        readPage(Array(page.utf8), for: .values(attribute: "data-topic")).values.map(\.text)
    }

    @Test(
        "Every element may have the attribute",
        arguments: [
            ("<p data-topic=a><br DATA-TOPIC='b c'><x-y data-topic=\"d, e\">", ["a", "b c", "d, e"]),
            (
                "<body data-topic=a><svg data-topic=b><g data-topic=c /></svg><h2 data-topic=d></h2>",
                ["a", "b", "c", "d"]
            ),
            ("<p data-topic><p data-topic=''><p data-topic=' a '>", ["", "", " a "]),
            ("<p data-topic='R&amp;D &quot;x&#34; &lt;&eacute;'>", ["R&D \"x\" <é"]),
            ("<p data-topic='a' data-topic='b'><p data-topics=c><p topic=d><p data-topic-x=e>", ["a"]),
            ("<p data-topic='[\"a\",\n\"b\"]'>", ["[\"a\",\n\"b\"]"]),
            ("<!-- <p data-topic=a> --><script>'<p data-topic=b>'</script><template><p data-topic=c></template>", []),
            ("&lt;p data-topic=a>", []),
        ])
    func values(page: String, expected: [String]) {
        #expect(values(page) == expected)
    }

    @Test("A value has the line on which its tag ends; names of others are kept until there is one")
    func linesAndNames() {
        let page = "<p data-id=1>\n<p data-b data-id=2\n data-topic=x>\n<p data-c>"
        let reading = readPage(Array(page.utf8), for: .values(attribute: "data-topic"))
        #expect(reading.values == [PageValue(text: "x", line: 3)])
        #expect(reading.otherDataNames == ["data-id", "data-b"])
        let many = (0..<1_000).map { "<p data-\($0 % 100)>" }.joined()
        let names = readPage(Array(many.utf8), for: .values(attribute: "data-topic")).otherDataNames
        #expect(names == (0..<50).map { "data-\($0)" })
    }
}
