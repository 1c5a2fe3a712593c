import Testing

@testable import SiteBuilding

/// Where a value may stand in a template, by the HTML standard's tokenizer: each text ends where the value would be.
@Suite struct MarkupContextTests {
    @Test(arguments: [
        ("", MarkupContext.Place.text), ("<p>", .text), ("<p title=\"", .quoted), ("<p title='", .quoted),
        ("<p title=\"a\" class='b c'>", .text), ("<p title=", .tag), ("<p title= ", .tag), ("<p title=a", .tag),
        ("<p title=a>", .text), ("<p ", .tag), ("<p", .tag), ("<", .text), ("< p ", .text), ("</p", .tag),
        ("</p>", .text),
        ("<p title=\"a>b", .quoted), ("<p title=\"a\"", .tag), ("<p title = \"", .quoted), ("<p title>", .text),
        ("<br/>", .text), ("<br / ", .tag), ("<a href=/x/", .tag), ("<a href=/x/>", .text),
        ("<p onclick=\"", .handler), ("<p ONCLICK = '", .handler), ("<p on=\"", .quoted), ("<p data-on=\"", .quoted),
        ("<p onclick=\"a()\" title=\"", .quoted), ("<!-- <p title=", .text), ("<!-- <p title= -->", .text),
        ("<!-- a --><p title=", .tag), ("<!DOCTYPE html>", .text), ("<?xml version=\"1.0\"?>", .text),
        ("<script>", .script), ("<script>var a = \"", .script), ("<script>if (a<b) {", .script),
        ("<script src=\"a.js\"></script>", .text), ("<SCRIPT>x</SCRIPT><p>", .text), ("<script></scriptless>", .script),
        ("<script></style>", .script),
        ("<script></script ", .tag),
        ("<style>p { color: ", .text), ("<style>a</style><p title=", .tag), ("a <b and c> ", .text), ("1 < 2 ", .text),
    ])
    func aValueStandsWhereTheTextHasCome(text: String, place: MarkupContext.Place) {
        var context = MarkupContext()
        context.take(Array(text.utf8)[...])
        #expect(context.place == place)
    }

    @Test func whatFollowsAValueGoesOn() {
        var context = MarkupContext()
        context.take(Array("<p class=a".utf8)[...])
        context.takeValue()
        context.take(Array("b title=\"".utf8)[...])
        #expect(context.place == .quoted)
        context.takeValue()
        context.take(Array("\">".utf8)[...])
        #expect(context.place == .text)
        context.take(Array("<p title=".utf8)[...])
        context.takeValue()
        context.take(Array(">".utf8)[...])
        #expect(context.place == .text)
    }
}
