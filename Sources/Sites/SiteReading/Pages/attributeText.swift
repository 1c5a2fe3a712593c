import MarkupReading

/// What an attribute's value means: with its character references resolved, by section 13.2.5.72 of the HTML standard.
///
/// Of names without a semicolon only those of the signs of markup itself are read; no address is written with another.
func attributeText(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var index = bytes.offset(of: UInt8(ascii: "&"), in: range)
    guard index < range.upperBound else { return String(decoding: bytes[range], as: UTF8.self) }
    var text = Array(bytes[range.lowerBound..<index])
    while index < range.upperBound {
        if let (reference, end) = reference(bytes, at: index, end: range.upperBound) {
            text += reference
            index = end
        } else {
            text.append(UInt8(ascii: "&"))
            index += 1
        }
        let next = bytes.offset(of: UInt8(ascii: "&"), in: index..<range.upperBound)
        text += bytes[index..<next]
        index = next
    }
    return String(decoding: text, as: UTF8.self)
}

private func reference(_ bytes: [UInt8], at start: Int, end limit: Int) -> (text: [UInt8], end: Int)? {
    if let reference = CharacterReference(bytes, at: start, end: limit) {
        return (Array(reference.text.utf8), reference.end)
    }
    for (name, character) in bareReferences where bytes.holds(name, at: start, end: limit) {
        let end = start + name.utf8CodeUnitCount
        // Before these it is a part of a query: `?a=1&lt=2`.
        if end < limit, bytes[end] == UInt8(ascii: "=") || bytes[end].isASCIILetterOrDigit { return nil }
        return ([character], end)
    }
    return nil
}

private let bareReferences: [(name: StaticString, character: UInt8)] = [
    ("&amp", UInt8(ascii: "&")), ("&lt", UInt8(ascii: "<")), ("&gt", UInt8(ascii: ">")),
    ("&quot", UInt8(ascii: "\"")),
]

extension CharacterReference {
    /// One character or two.
    var text: String {
        var text = String(Character(scalar))
        if let secondScalar { text.unicodeScalars.append(secondScalar) }
        return text
    }

    /// The first character that XML has no way to write; nil where there is none.
    var forbidden: UInt32? {
        let value = scalar.value
        let isForbidden = value < 0x20 && value != 9 && value != 10 && value != 13 || value & ~1 == 0xFFFE
        return isForbidden ? value : nil
    }
}
