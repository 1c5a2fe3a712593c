import SourceText

/// A piece of an HTML page, as the tokenizer of a browser divides it.
package enum MarkupPiece {
    case text(Range<Int>)
    /// A comment: its range with the delimiters, and the range between them.
    case comment(Range<Int>, content: Range<Int>)
    /// A document type, a CDATA section, or other markup that browsers read as a comment although it is not written as
    /// one.
    case declaration(Range<Int>)
    case tag(MarkupTag)
    /// A comment or a tag that has no end in the input.
    case unfinished(Range<Int>, isComment: Bool)
}

/// A tag of a page, with the facts that a tokenizer and tree construction need.
package struct MarkupTag {
    package let element: ElementName
    package let traits: ElementTraits
    package let kind: ElementKind
    /// Whether the tag is an end tag, such as `</p>`.
    package let isEnd: Bool
    /// Whether the tag ends with `/>`.
    package let isSelfClosing: Bool
    /// The range of the name in the tag.
    package let name: Range<Int>
    /// The range of the tag from `<` to `>`.
    package let range: Range<Int>
    /// The range between the name of the tag and its `>`.
    package var attributes: Range<Int> { name.upperBound..<range.upperBound - 1 }
    /// The offset of a quotation mark in the attributes that seems to have no partner; nil if there is none.
    package let openQuote: Int?
}

/// An attribute of a tag whose value is an address, or a name that addresses can refer to.
package struct MarkupAttribute {
    /// The kinds of such attributes, by name. Attributes that mean the same share a kind: `formaction` counts as
    /// `action`.
    package enum Kind { case id, name, href, src, srcset, poster, action, cite, data }

    package let kind: Kind
    /// The range of the value without quotation marks.
    package let value: Range<Int>
}

/// A scanner that divides HTML into pieces by section 13.2.5 of the HTML standard, and reads each byte once.
///
/// The scanner keeps no stack of elements: after a tag that begins raw text, the caller must call ``skipRawText(of:)``.
package struct MarkupScanner {
    private let bytes: [UInt8]
    private var index: Int
    /// The offset at which the input ends.
    private var end: Int
    /// The attributes of the last tag whose values are addresses or names.
    package private(set) var attributes: [MarkupAttribute] = []
    /// Whether a CDATA section may come next, as in a drawing or a formula; the caller sets it.
    package var allowsCDATA = false

    package init(_ bytes: [UInt8], from start: Int = 0) {
        (self.bytes, index, end) = (bytes, start, bytes.count)
    }

    /// Returns the piece that begins at an offset, as if the input ended at `limit`; nil if it ends there. A call of
    /// ``next()`` continues after the piece.
    package mutating func piece(at start: Int, limit: Int) -> MarkupPiece? {
        (index, end) = (start, limit)
        defer { end = bytes.count }
        return next()
    }

    /// Returns the next piece; nil at the end of the input.
    package mutating func next() -> MarkupPiece? {
        guard index < end else { return nil }
        let start = index
        if bytes[start] != UInt8(ascii: "<") {
            index = bytes.offset(of: UInt8(ascii: "<"), in: start..<end)
            return .text(start..<index)
        }
        guard start + 1 < end else {
            index = end
            return .text(start..<index)
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "!"): return declaration(at: start)
        case UInt8(ascii: "?"): return bogusComment(at: start)
        case UInt8(ascii: "/"):
            guard start + 2 < end else {
                index = end
                return .text(start..<index)
            }
            return bytes[start + 2].isASCIILetter ? tag(at: start, name: start + 2) : bogusComment(at: start)
        case let byte where byte.isASCIILetter:
            return tag(at: start, name: start + 1)
        default:
            index = bytes.offset(of: UInt8(ascii: "<"), in: start + 1..<end)
            return .text(start..<index)
        }
    }

    /// Skips the raw text after the start tag of a `<script>`, `<style>` or the like, up to the end tag.
    ///
    /// - Returns: the range of the text, and whether an end tag follows.
    package mutating func skipRawText(of tag: MarkupTag) -> (text: Range<Int>, hasEnd: Bool) {
        let start = tag.range.upperBound
        if tag.element == Self.plaintext {
            index = bytes.count
            return (start..<index, true)
        }
        index =
            tag.element == Self.script
            ? ScriptText.end(bytes, from: start) : RawText.end(bytes, from: start, name: bytes[tag.name])
        return (start..<index, index < bytes.count)
    }

    private static let script = ElementName("script")
    private static let plaintext = ElementName("plaintext")

    // MARK: - Comments

    private mutating func declaration(at start: Int) -> MarkupPiece {
        if bytes.holds("<!--", at: start, end: end) {
            let (content, behind) = CommentText.extent(bytes, at: start, limit: end)
            index = behind ?? end
            return behind == nil
                ? .unfinished(start..<index, isComment: true) : .comment(start..<index, content: content)
        }
        guard allowsCDATA, bytes.holds("<![CDATA[", at: start, end: end) else { return bogusComment(at: start) }
        var close = bytes.offset(of: UInt8(ascii: "]"), in: start + 9..<end)
        while close < end, !bytes.holds("]]>", at: close, end: end) {
            close = bytes.offset(of: UInt8(ascii: "]"), in: close + 1..<end)
        }
        index = min(end, close + 3)
        return close < end ? .declaration(start..<index) : .unfinished(start..<index, isComment: true)
    }

    private mutating func bogusComment(at start: Int) -> MarkupPiece {
        let close = bytes.offset(of: UInt8(ascii: ">"), in: start..<end)
        index = min(end, close + 1)
        return close < end ? .declaration(start..<index) : .unfinished(start..<index, isComment: true)
    }

    // MARK: - Tags

    private mutating func tag(at start: Int, name nameStart: Int) -> MarkupPiece {
        attributes.removeAll(keepingCapacity: true)
        var place = nameStart
        var code = ElementName.start
        while place < end, !bytes[place].endsTagName {
            code = ElementName.next(code, bytes[place])
            place += 1
        }
        let name = nameStart..<place
        var openQuote: Int?
        var slash = -1
        while place < end {
            let byte = bytes[place]
            if byte == UInt8(ascii: ">") {
                index = place + 1
                let element = ElementName(code: code)
                let entry = ElementTable.standard[element]
                return .tag(
                    MarkupTag(
                        element: element, traits: entry.traits, kind: entry.kind,
                        isEnd: nameStart == start + 2, isSelfClosing: slash == place - 1,
                        name: name, range: start..<index, openQuote: openQuote))
            }
            if byte.endsTagName {
                if byte == UInt8(ascii: "/") { slash = place }
                place += 1
            } else {
                let attribute = WrittenAttribute(bytes, at: place, end: end)
                place = attribute.end
                openQuote = openQuote ?? attribute.openQuote
                if let value = attribute.value, let kind = kind(of: attribute.name) {
                    attributes.append(MarkupAttribute(kind: kind, value: value))
                }
            }
        }
        index = end
        return .unfinished(start..<(openQuote.map { $0 + 1 } ?? name.upperBound), isComment: false)
    }

    @inline(__always)
    private func kind(of name: Range<Int>) -> MarkupAttribute.Kind? {
        func isName(_ text: StaticString) -> Bool {
            bytes.holdsIgnoringCase(text, at: name.lowerBound, end: name.upperBound)
        }
        // Length and first letter rule out nearly all other names.
        switch (name.count, bytes[name.lowerBound] | 0x20) {
        case (2, UInt8(ascii: "i")): return isName("id") ? .id : nil
        case (3, UInt8(ascii: "s")): return isName("src") ? .src : nil
        case (4, UInt8(ascii: "h")): return isName("href") ? .href : nil
        case (4, UInt8(ascii: "n")): return isName("name") ? .name : nil
        case (4, UInt8(ascii: "c")): return isName("cite") ? .cite : nil
        case (4, UInt8(ascii: "d")): return isName("data") ? .data : nil
        case (6, UInt8(ascii: "s")): return isName("srcset") ? .srcset : nil
        case (6, UInt8(ascii: "p")): return isName("poster") ? .poster : nil
        case (6, UInt8(ascii: "a")): return isName("action") ? .action : nil
        case (10, UInt8(ascii: "f")): return isName("formaction") ? .action : nil
        case (10, UInt8(ascii: "x")): return isName("xlink:href") ? .href : nil
        case (11, UInt8(ascii: "i")): return isName("imagesrcset") ? .srcset : nil
        default: return nil
        }
    }
}

extension UInt8 {
    @inline(__always)
    var endsTagName: Bool {
        self <= 0x3E && (self == UInt8(ascii: ">") || self == UInt8(ascii: "/") || isHTMLSpace)
    }
}
