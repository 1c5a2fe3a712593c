import MarkupReading
import SourceText

/// Returns a finished page without white space that has no effect in HTML, and without comments.
///
/// - A run of white space in a text becomes one line feed if it has one, else one space: next to Chinese or Japanese
///   letters the two differ.
/// - No white space is left at the edges of a block, between two blocks, or in the head. List items and the children of
///   a `<dl>` keep one character between them, since many style sheets set them in lines.
/// - `<pre>`, `<textarea>`, `<code>` and their like, scripts, styles, drawings, values of attributes, and elements
///   whose `style` mentions `white-space` stay as they are.
/// - Comments are removed, except those that begin with `<!--!`, which asks to keep them, or `<!--#`, which servers
///   fill.
///
/// A page that was minified before is returned unchanged, and well-formed XML stays well-formed. Rules for
/// `white-space` in style sheets are not considered.
/// - Returns: the minified page, and a map from its offsets to those of the original.
/// - Complexity: O(n) in the bytes.
package func minifyPage(_ page: [UInt8]) -> (bytes: [UInt8], origin: ByteOrigins) {
    var minifier = PageMinifier(page)
    minifier.run()
    return (minifier.output, minifier.origin)
}

struct PageMinifier {
    let page: [UInt8]
    private var scanner: MarkupScanner
    private var open = OpenElements()
    var output: [UInt8] = []
    private(set) var origin = ByteOrigins()
    /// The white space to write before the next piece, if it has an effect there; 0 for none.
    private var blank: UInt8 = 0
    /// The kind of the piece written last.
    private var left = MarkupEdge.document
    private var isInHead = false
    /// The element whose text stays as it is, and the number of open elements of its name from it on; nil outside.
    private var verbatim: (name: ElementName, depth: Int)?

    init(_ page: [UInt8]) {
        self.page = page
        scanner = MarkupScanner(page)
        output.reserveCapacity(page.count)
    }

    mutating func run() {
        while let piece = scanner.next() {
            switch piece {
            case .text(let range):
                if isVerbatim { write(range, .text) } else { writeText(range) }
            case .comment(let range, _): writeComment(range)
            case .declaration(let range):
                let isDocumentType = page.holdsIgnoringCase("<!doctype", at: range.lowerBound, end: range.upperBound)
                if isDocumentType { write(range, .blockEnd) } else { copy(range) }
            case .tag(let tag): writeTag(tag)
            case .unfinished(let range, _): write(range.lowerBound..<page.count, .text)
            }
        }
        flush(before: .document)
    }

    private var isVerbatim: Bool { verbatim != nil || open.isForeign }

    // MARK: - Pieces

    private mutating func writeText(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            if page[index].isCollapsible {
                if blank == 0 { blank = 0x20 }
                while index < range.upperBound, page[index].isCollapsible {
                    if page[index] != 0x20, page[index] != 0x09 { blank = 0x0A }
                    index += 1
                }
                continue
            }
            let start = index
            // Single spaces between words are copied with them.
            while index < range.upperBound {
                if page[index].isCollapsible {
                    guard page[index] == 0x20, index + 1 < range.upperBound, !page[index + 1].isCollapsible else {
                        break
                    }
                }
                index += 1
            }
            write(start..<index, .text)
        }
    }

    private mutating func writeComment(_ range: Range<Int>) {
        let mark = range.lowerBound + 4 < range.upperBound ? page[range.lowerBound + 4] : 0
        if isVerbatim || mark == UInt8(ascii: "!") || mark == UInt8(ascii: "#") { return copy(range) }
        // Without the comment, the text on both sides of it would be read as one.
        if blank == 0, endsInReference { output += "<!---->".utf8 }
    }

    /// Whether the output ends in what may be the beginning of a character reference or of a tag.
    private var endsInReference: Bool {
        var index = output.count - 1
        while index >= 0, output.count - index < 40 {
            switch output[index] {
            case UInt8(ascii: "&"), UInt8(ascii: "<"): return true
            case UInt8(ascii: "#"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                index -= 1
            default: return false
            }
        }
        return false
    }

    private mutating func writeTag(_ tag: MarkupTag) {
        let wasForeign = open.isForeign
        let isHTML: Bool
        if tag.isEnd {
            open.end(tag)
            isHTML = !wasForeign
        } else {
            isHTML = open.start(tag, page)
        }
        let isForeign = open.isForeign
        scanner.allowsCDATA = open.allowsCDATA
        let edge: MarkupEdge = isHTML && !isForeign ? MarkupEdge(tag) : .inline
        flush(before: edge)
        if tag.element == Self.body || tag.element == Self.head { isInHead = false }
        copyTag(tag)
        left = edge
        if tag.element == Self.head { isInHead = !tag.isEnd }
        setVerbatim(tag, isHTML: isHTML)
        if isHTML, !tag.isEnd, tag.traits.contains(.rawText) {
            let text = scanner.skipRawText(of: tag).text
            if !text.isEmpty { write(text, .text) }
        }
    }

    private mutating func setVerbatim(_ tag: MarkupTag, isHTML: Bool) {
        if let open = verbatim {
            guard tag.element == open.name, !tag.isSelfClosing else { return }
            let depth = open.depth + (tag.isEnd ? -1 : 1)
            verbatim = depth == 0 ? nil : (open.name, depth)
            return
        }
        guard isHTML, !tag.isEnd, !tag.isSelfClosing, !tag.traits.contains(.void) else { return }
        if tag.traits.contains(.preformatted) || Self.code.contains(tag.element) || speaksOfWhiteSpace(tag.range) {
            verbatim = (tag.element, 1)
        }
    }

    private func speaksOfWhiteSpace(_ range: Range<Int>) -> Bool {
        // Most tags are shorter, and have no room for it.
        guard range.count > 24 else { return false }
        return (range.lowerBound..<range.upperBound - 11).contains { index in
            page[index] | 0x20 == UInt8(ascii: "w")
                && page.holdsIgnoringCase("white-space", at: index, end: range.upperBound)
        }
    }

    private static let head = ElementName("head")
    private static let body = ElementName("body")
    private static let code = [ElementName("code"), ElementName("samp"), ElementName("kbd"), ElementName("tt")]

    // MARK: - Writing

    private mutating func flush(before right: MarkupEdge) {
        guard blank != 0 else { return }
        defer { blank = 0 }
        guard left.needsBlank(before: right, inHead: isInHead) else { return }
        output.append(blank)
    }

    private mutating func write(_ range: Range<Int>, _ edge: MarkupEdge) {
        flush(before: edge)
        copy(range)
        left = edge
    }

    mutating func copy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        origin.add(range.lowerBound, at: output.count)
        output.append(contentsOf: page[range])
    }
}

extension UInt8 {
    /// Whether browsers collapse the byte as white space; a form feed is a character like others.
    @inline(__always)
    fileprivate var isCollapsible: Bool {
        self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D)
    }
}
