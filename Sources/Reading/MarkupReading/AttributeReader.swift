/// Reads the attributes of a tag by the tokenization rules of the HTML standard, sections 13.2.5.32 to 13.2.5.40.
package struct AttributeReader: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var index: Int
    private let end: Int

    /// - Parameter attributes: what stands in a tag behind its name and before its `>`.
    package init(_ bytes: [UInt8], in attributes: Range<Int>) {
        (self.bytes, index, end) = (bytes, attributes.lowerBound, attributes.upperBound)
    }

    /// - Returns: the name, and the value without its quotation marks; an empty range behind the name where there is none.
    package mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
        while index < end, bytes[index].isHTMLSpace || bytes[index] == UInt8(ascii: "/") { index += 1 }
        guard index < end else { return nil }
        let start = index
        // An equals sign at the beginning belongs to the name.
        index += 1
        while index < end, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: "/"),
            bytes[index] != UInt8(ascii: "=")
        {
            index += 1
        }
        let name = start..<index
        var next = index
        while next < end, bytes[next].isHTMLSpace { next += 1 }
        guard next < end, bytes[next] == UInt8(ascii: "=") else { return (name, index..<index) }
        index = next + 1
        while index < end, bytes[index].isHTMLSpace { index += 1 }
        guard index < end else { return (name, index..<index) }
        let quote = bytes[index]
        let value: Range<Int>
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let first = index + 1
            index = first
            while index < end, bytes[index] != quote { index += 1 }
            value = first..<index
            index = Swift.min(end, index + 1)
        } else {
            let first = index
            while index < end, !bytes[index].isHTMLSpace { index += 1 }
            value = first..<index
        }
        return (name, value)
    }
}

/// A name or a short value without case, for comparison.
package func lowercased(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.asciiLowercased), as: UTF8.self)
}
