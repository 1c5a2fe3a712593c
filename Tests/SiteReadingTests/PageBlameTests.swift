import SiteReading
import TestSupport
import Testing

/// Of what is wrong with a page, what is told of its parts.
@Suite struct PageBlameTests {
    @Test(arguments: [
        // Parts and what is between them in turn.
        (["<div>", "<div>a", "</div>"], ["5 <div> is never closed"]),
        (["<div>", "a</div>", "</div>"], ["6 </div> has no <div>"]),
        (["<main><div>", "<p>a", "</div></main>"], []),
        (["<b>a</b></i>", "<p>a</p>", ""], ["8 </i> has no <i>"]),
        // A head and a foot that belong together.
        (["", "<div>", "a</i>", "</div>", ""], ["6 </i> has no <i>"]),
        (
            ["<ul>", "<li><i>a</li>", "", "<li>b</i></li>", "</ul>"],
            ["12 </li> stands before the end of <i>"]
        ),
        (["<p>", "<!-- a", "</p></i>"], ["3 a comment has no end"]),
        (
            ["<b id=a></b>", "<b id=a>", "<b id=a></b>"],
            ["12 <b> is never closed", "18 the id \"a\" occurs twice", "26 the id \"a\" occurs twice"]
        ),
        (
            ["<p>", "<a href='javascript:a'>b", "</p>"],
            ["3 <a> is never closed", "12 a link to \"javascript:\" is not published"]
        ),
    ])
    func aPartAtFaultIsTold(_ pieces: [String], _ problems: [String]) {
        var page: [UInt8] = []
        var parts: [Range<Int>] = []
        for (index, piece) in pieces.enumerated() {
            if index % 2 == 1 { parts.append(page.count..<page.count + piece.utf8.count) }
            page += piece.utf8
        }
        let found = readPageProblems(page, parts: parts)
        #expect(found.map { "\($0.range.lowerBound) \($0.message.text(placeOfOther: nil))" } == problems)
    }

    @Test func manyPartsAreReadInTheTimeOfAFew() {
        let part = "<div>"
        let page = Array(String(repeating: part, count: 20_000).utf8)
        let parts = (0..<20_000).map { $0 * 5..<$0 * 5 + 5 }
        #expect(readPageProblems(page, parts: parts).count <= 100)
    }
}
