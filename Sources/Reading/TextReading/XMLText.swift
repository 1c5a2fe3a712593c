import MarkupReading

/// A reader of XML that keeps its text. The texts of a feed are HTML once more, and are read as that.
struct XMLText {
    private var xml: HTMLText
    private var html: HTMLText
    /// The text of the XML, which may be HTML.
    private var outer = ReadableText()

    init(keepsCode: Bool) {
        xml = HTMLText(keepsCode: keepsCode, isData: true)
        html = HTMLText(keepsCode: keepsCode)
    }

    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        xml.read(bytes, range, into: &outer)
        pass(into: &text)
    }

    mutating func finish(into text: inout ReadableText) {
        let isFeed = xml.isFeed
        xml.finish(into: &outer)
        pass(isFeed: isFeed, into: &text)
        html.finish(into: &text)
    }

    private mutating func pass(isFeed: Bool? = nil, into text: inout ReadableText) {
        let bytes = outer.bytes
        outer.bytes.removeAll(keepingCapacity: true)
        var start = 0
        while start < bytes.count {
            let gap = bytes.firstOffset(of: "\n\n", in: start..<bytes.count) ?? bytes.count
            if isFeed ?? xml.isFeed {
                html.read(bytes.span, start..<gap, into: &text)
                // A tag that the text leaves open does not reach into the next one.
                if gap < bytes.count { html.finish(into: &text) }
            } else {
                text.append(bytes.span, start..<gap)
                if gap < bytes.count { text.boundary() }
            }
            start = gap + 2
        }
    }
}
