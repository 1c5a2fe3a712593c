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
    return loadingProblem(text)
}

/// Nothing is loaded from elsewhere: no `@import`, and no address but one that carries its data.
private func loadingProblem(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    func begins(_ word: StaticString, at index: Int) -> Bool {
        guard text.count - index >= word.utf8CodeUnitCount else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { (text[index + $0] | 0x20) == word.utf8Start[$0] }
    }
    for index in text.indices {
        switch text[index] {
        case UInt8(ascii: "@") where begins("@import", at: index):
            return "element 'style': an @import; expected nothing that is loaded from elsewhere"
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            guard begins("url(", at: index), !begins("url(data:", at: index), !begins("url(\"data:", at: index) else {
                continue
            }
            return "element 'style': an address in a style sheet; expected nothing that is loaded from elsewhere"
        default: continue
        }
    }
    return nil
}
