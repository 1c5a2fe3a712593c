import ByteWriting

/// Functions that append markup in one call: each literal contains everything up to the text that is escaped.
extension ByteBuffer {
    /// Appends an attribute with a text; `opening` holds the name up to the quotation mark.
    mutating func append(_ opening: StaticString, _ value: String) {
        append(opening)
        appendXMLAttribute(value)
        append("\"")
    }

    /// Appends an attribute with a number.
    @inline(__always)
    mutating func append(_ opening: StaticString, _ value: Double, decimals: Int = 2) {
        append(opening)
        appendMarkupNumber(value, decimals: decimals)
        append("\"")
    }

    /// Appends a text in an element, from the start tag to the end tag.
    mutating func append(_ start: StaticString, text: String, _ end: StaticString) {
        append(start)
        appendXMLText(text)
        append(end)
    }
}
