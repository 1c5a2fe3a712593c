/// What is wrong with the text of a style sheet; nil where nothing is.
///
/// An HTML parser and an XML parser read it alike, and end in the same place: it has no markup, no reference, no "]]".
/// - Complexity: O(n) in the bytes.
func styleProblem(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var last: UInt8 = 0
    for byte in text {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "&"):
            return "element 'style': a '\(Unicode.Scalar(byte))' in a style sheet; expected none"
        case UInt8(ascii: "]") where last == byte:
            return "element 'style': two closing brackets in a style sheet; expected no more than one"
        default: last = byte
        }
    }
    return nil
}
