/// A reader of the attributes of a tag, by the tokenization rules of the HTML standard, sections 13.2.5.32 to
/// 13.2.5.40.
package struct AttributeReader: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var index: Int
    private let end: Int

    /// Makes a reader of the attributes of one tag.
    ///
    /// - Parameter attributes: the range from the end of the tag's name to its `>`.
    package init(_ bytes: [UInt8], in attributes: Range<Int>) {
        (self.bytes, index, end) = (bytes, attributes.lowerBound, attributes.upperBound)
    }

    /// Returns the ranges of the next attribute's name and of its value without quotation marks; nil after the last. An
    /// attribute without a value has an empty range after the name.
    package mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
        while index < end, bytes[index].isHTMLSpace || bytes[index] == UInt8(ascii: "/") { index += 1 }
        guard index < end else { return nil }
        let attribute = WrittenAttribute(bytes, at: index, end: end)
        index = attribute.end
        return (attribute.name, attribute.value ?? attribute.name.upperBound..<attribute.name.upperBound)
    }
}

/// An attribute as it is written in a tag.
struct WrittenAttribute {
    let name: Range<Int>
    /// The value without quotation marks; nil if there is none.
    let value: Range<Int>?
    /// The offset after the attribute.
    let end: Int
    /// The offset of a quotation mark that seems to have no partner.
    let openQuote: Int?

    /// - Parameters:
    ///   - start: an offset at which there is neither white space nor `/` nor `>`.
    ///   - end: the end of the tag, or of the part of it that has arrived.
    @inline(__always)
    init(_ bytes: [UInt8], at start: Int, end: Int) {
        // An equals sign at the beginning belongs to the name.
        var place = start + 1
        var openQuote = bytes[start].isQuotationMark ? start : nil
        while place < end, !bytes[place].endsAttributeName {
            // A quotation mark in a name is left over from a value that ended too early.
            if bytes[place].isQuotationMark { openQuote = openQuote ?? place }
            place += 1
        }
        name = start..<place
        var value: Range<Int>?
        while place < end, bytes[place].isHTMLSpace { place += 1 }
        if place < end, bytes[place] == UInt8(ascii: "=") {
            place += 1
            while place < end, bytes[place].isHTMLSpace { place += 1 }
            let quote = place < end ? bytes[place] : 0
            if quote.isQuotationMark {
                let first = place + 1
                place = first
                while place < end, bytes[place] != quote { place += 1 }
                value = first..<place
                if place == end { openQuote = openQuote ?? first - 1 }
                place = min(place + 1, end)
                // If the value is followed directly by other text, its first mark was
                // probably the last one of another value.
                if place < end, !bytes[place].endsTagName { openQuote = openQuote ?? first - 1 }
            } else {
                let first = place
                while place < end, !bytes[place].isHTMLSpace, bytes[place] != UInt8(ascii: ">") { place += 1 }
                value = first..<place
            }
        }
        (self.value, self.end, self.openQuote) = (value, place, openQuote)
    }
}

extension UInt8 {
    fileprivate var isQuotationMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

    @inline(__always)
    fileprivate var endsAttributeName: Bool { self == UInt8(ascii: "=") || endsTagName }
}

/// Returns the name or short value in a range of the bytes in ASCII lower case, for comparison.
package func lowercased(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.asciiLowercased), as: UTF8.self)
}
