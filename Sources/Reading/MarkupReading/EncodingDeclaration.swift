import SourceText

/// The encoding that a page declares in its own text, found by the rules of the HTML standard ("prescan a byte stream
/// to determine its encoding").
package enum EncodingDeclaration {
    /// The number of bytes at the beginning of a page in which browsers look for the declaration.
    package static let length = 1024

    /// The kinds of encoding that matter for inserting text into a page.
    package enum Kind { case utf8, windows1252, other, refused }

    /// Returns the encoding label that the page declares, in lower case; nil if it declares none. A declared UTF-16
    /// becomes `utf-8`: the declaration was found as ASCII bytes, so the page cannot be in UTF-16.
    ///
    /// - Parameter bytes: the page, of which the first ``length`` bytes are searched.
    package static func label(in bytes: [UInt8], _ markup: PageMarkup) -> String? {
        guard markup == .html else { return nil }
        let bytes = Array(bytes.prefix(length))
        if let label = xmlLabel(bytes) { return label }
        var scanner = MarkupScanner(bytes)
        var index = bytes.offset(of: UInt8(ascii: "<"), in: 0..<bytes.count)
        while index < bytes.count {
            if bytes.holds("<!--", at: index, end: bytes.count) {
                // The hyphens of `<!--` may also be those of `-->`, as in `<!-->`; nothing else ends a comment.
                guard let end = bytes.firstOffset(of: "-->", in: index + 2..<bytes.count) else { return nil }
                index = end + 3
            } else {
                switch scanner.piece(at: index, limit: bytes.count) {
                case .tag(let tag):
                    if tag.element == meta, !tag.isEnd, let label = label(bytes, of: tag) { return label }
                    index = tag.range.upperBound
                case .declaration(let range), .text(let range): index = range.upperBound
                case .comment, .unfinished, nil: return nil
                }
            }
            index = bytes.offset(of: UInt8(ascii: "<"), in: index..<bytes.count)
        }
        return nil
    }

    private static let meta = ElementName("meta")

    /// Returns the kind of encoding that a label means. An encoding in which ASCII bytes may be other characters is
    /// `refused`.
    package static func kind(of label: String) -> Kind {
        switch TextEncoding(rawValue: label) {
        case .utf8: .utf8
        case .windows1252, .latin1: .windows1252
        case let encoding?: encoding.holdsASCII ? .other : .refused
        case nil: unread.contains(label) ? .refused : .other
        }
    }

    private static let unread: Set = [
        "csiso2022kr", "hz-gb-2312", "iso-2022-cn", "iso-2022-cn-ext", "iso-2022-kr", "replacement", "utf-7",
    ]

    private static func known(_ range: Range<Int>, _ bytes: [UInt8]) -> String? {
        var range = range
        while !range.isEmpty, bytes[range.lowerBound].isHTMLSpace { range = range.lowerBound + 1..<range.upperBound }
        while !range.isEmpty, bytes[range.upperBound - 1].isHTMLSpace {
            range = range.lowerBound..<range.upperBound - 1
        }
        guard !range.isEmpty else { return nil }
        let label = lowercased(bytes, range)
        let isUTF16 =
            label.hasPrefix("utf-16") || label == "utf16" || label.hasPrefix("unicodef") || label == "unicode"
            || label.hasPrefix("ucs-2") || label.hasPrefix("iso-10646-ucs-2") || label == "csunicode"
        return isUTF16 ? "utf-8" : label
    }

    /// Returns the label of `<?xml version="1.0" encoding="…"?>`.
    private static func xmlLabel(_ bytes: [UInt8]) -> String? {
        guard bytes.holds("<?xml", at: 0, end: bytes.count) else { return nil }
        let end = bytes.offset(of: UInt8(ascii: ">"), in: 0..<bytes.count)
        guard end < bytes.count else { return nil }
        var index = 5
        while index < end, !bytes.holds("encoding", at: index, end: end) { index += 1 }
        index += 8
        while index < end, bytes[index].isHTMLSpace { index += 1 }
        guard index < end, bytes[index] == UInt8(ascii: "=") else { return nil }
        index += 1
        while index < end, bytes[index].isHTMLSpace { index += 1 }
        guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return nil }
        let close = bytes.offset(of: bytes[index], in: index + 1..<end)
        return close < end ? known(index + 1..<close, bytes) : nil
    }

    // MARK: - Meta

    private static func label(_ bytes: [UInt8], of tag: MarkupTag) -> String? {
        var seen: Set<String> = []
        var isPragma = false
        var label: String?
        var needsPragma = false
        for (name, value) in AttributeReader(bytes, in: tag.attributes) {
            let name = lowercased(bytes, name)
            guard seen.insert(name).inserted else { continue }
            switch name {
            case "http-equiv": isPragma = lowercased(bytes, value) == "content-type"
            case "content":
                if label == nil, let found = charset(bytes, value).flatMap({ known($0, bytes) }) {
                    label = found
                    needsPragma = true
                }
            case "charset":
                label = known(value, bytes)
                needsPragma = false
            default: break
            }
        }
        return needsPragma && !isPragma ? nil : label
    }

    /// Finds the label in a `content` attribute, by "extracting a character encoding
    /// from a meta element" of the standard.
    private static func charset(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        var index = range.lowerBound
        while true {
            while index < range.upperBound, !bytes.holdsIgnoringCase("charset", at: index, end: range.upperBound) {
                index += 1
            }
            guard index < range.upperBound else { return nil }
            index += 7
            while index < range.upperBound, bytes[index].isHTMLSpace { index += 1 }
            if index < range.upperBound, bytes[index] == UInt8(ascii: "=") { break }
        }
        index += 1
        while index < range.upperBound, bytes[index].isHTMLSpace { index += 1 }
        guard index < range.upperBound else { return nil }
        if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
            let close = bytes.offset(of: bytes[index], in: index + 1..<range.upperBound)
            return close < range.upperBound ? index + 1..<close : nil
        }
        var end = index
        while end < range.upperBound, !bytes[end].isHTMLSpace, bytes[end] != UInt8(ascii: ";") { end += 1 }
        return index..<end
    }
}
