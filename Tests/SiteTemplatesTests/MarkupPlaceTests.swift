import Testing

@testable import SiteTemplates

/// Where a value may stand in a template, by the HTML standard's tokenizer: each text ends where the value would be.
@Suite struct MarkupPlaceTests {
    @Test(arguments: [
        ("", MarkupPlace.text), ("<p>", .text), ("<p title=\"", .quoted), ("<p title='", .quoted),
        ("<p title=\"a\" class='b c'>", .text), ("<p title=", .tag), ("<p title= ", .tag), ("<p title=a", .tag),
        ("<p title=a>", .text), ("<p ", .tag), ("<p", .tag), ("<", .tag), ("x <", .tag), ("<textarea><p title=", .text),
        ("<title><p title=", .text), ("< p ", .text), ("</p", .tag),
        ("</p>", .text),
        ("<p title=\"a>b", .quoted), ("<p title=\"a\"", .tag), ("<p title = \"", .quoted), ("<p title>", .text),
        ("<br/>", .text), ("<br / ", .tag), ("<a href=/x/", .tag), ("<a href=/x/>", .text),
        ("<p onclick=\"", .handler), ("<p ONCLICK = '", .handler), ("<p on=\"", .quoted), ("<p data-on=\"", .quoted),
        ("<p onclick=\"a()\" title=\"", .quoted), ("<!-- <p title=", .text), ("<!-- <p title= -->", .text),
        ("<!-- a --><p title=", .tag), ("<!DOCTYPE html>", .text), ("<?xml version=\"1.0\"?>", .text),
        ("<script>", .script), ("<script>var a = \"", .script), ("<script>if (a<b) ", .script),
        ("<script src=\"a.js\"></script>", .text), ("<SCRIPT>x</SCRIPT><p>", .text), ("<script></scriptless>", .script),
        ("<script><!--<script>", .script),
        ("<script></style>", .script),
        ("<script></script ", .tag),
        ("<style>p > ", .text), ("<style>a</style><p title=", .tag), ("a <b and c> ", .text), ("1 < 2 ", .text),
    ])
    func aValueStandsWhereTheTextHasCome(text: String, place: MarkupPlace) {
        #expect(places(in: text + "{}") == [place])
        // What follows changes nothing.
        #expect(places(in: text + "{} b='c' \"d\"><i>") == [place])
    }

    @Test func eachValueHasItsOwnPlace() {
        #expect(places(in: "<p class=a{}b title=\"{}\">{}<p title={}>") == [.tag, .quoted, .text, .tag])
        #expect(places(in: "<p{} a='{}{}' {}='x' {}>{}</p{}>") == [.tag, .quoted, .quoted, .tag, .tag, .text, .tag])
        #expect(places(in: "<{} x>{}</{}>") == [.tag, .text, .tag])
        #expect(
            places(in: "<script>{}</script>{}<textarea>{}<p {}</textarea><p {}>") == [
                .script, .text, .text, .text, .tag,
            ])
        #expect(places(in: "<a onclick='{}' title='{}'>{}") == [.handler, .quoted, .text])
        #expect(places(in: "<p/title={}/>") == [.tag])
        #expect(places(in: "{}<!--{}--{}-->{}<p {}") == [.text, .text, .text, .text, .tag])
    }

    /// The places of what `{}` stands for.
    private func places(in text: String) -> [MarkupPlace] {
        var (markup, values): ([UInt8], [Range<Int>]) = ([], [])
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "{"): values.append(markup.count..<markup.count + 5)
            case UInt8(ascii: "}"): markup += "xxxxx".utf8
            default: markup.append(byte)
            }
        }
        return MarkupPlace.places(of: values, in: markup)
    }
}
