/// Returns the range of an attribute with its name and quotation marks, and with the blank before it unless that
/// divides what is around the attribute.
///
/// - Parameters:
///   - html: the HTML with the tag.
///   - value: the range of the value without quotation marks.
package func attributeRange(_ html: [UInt8], around value: Range<Int>) -> Range<Int> {
    func isQuote(_ index: Int) -> Bool { html[index] == UInt8(ascii: "\"") || html[index] == UInt8(ascii: "'") }
    var (start, end) = (value.lowerBound, value.upperBound)
    if start > 0, isQuote(start - 1) {
        start -= 1
        if end < html.count, html[end] == html[start] { end += 1 }
    }
    while start > 0, html[start - 1].isHTMLSpace { start -= 1 }
    guard start > 0, html[start - 1] == UInt8(ascii: "=") else { return value }
    start -= 1
    while start > 0, html[start - 1].isHTMLSpace { start -= 1 }
    while start > 0, !html[start - 1].isHTMLSpace, !isQuote(start - 1) { start -= 1 }
    let isEnd =
        end < html.count && (html[end].isHTMLSpace || html[end] == UInt8(ascii: ">") || html[end] == UInt8(ascii: "/"))
    if isEnd, start > 0, html[start - 1].isHTMLSpace { start -= 1 }
    return start..<end
}
