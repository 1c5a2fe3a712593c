import MarkupReading
import SourceText

/// What is wrong with the text of a style sheet; nil where nothing is.
///
/// An HTML parser and an XML parser read it alike, and end in the same place: it has no markup, no reference, no "]]".
/// Nothing is loaded from elsewhere: it has no `@import`, and no address but one that carries its data.
/// - Complexity: O(n) in the bytes.
func styleProblem(_ text: Span<UInt8>) -> String? {
    var last: UInt8 = 0
    var mayLoad = false
    for index in text.indices {
        switch text[index] {
        case UInt8(ascii: "<"), UInt8(ascii: "&"):
            return "element 'style': a '\(Unicode.Scalar(text[index]))' in a style sheet; expected none"
        case UInt8(ascii: "]") where last == UInt8(ascii: "]"):
            return "element 'style': two closing brackets in a style sheet; expected no more than one"
        case let byte:
            // No `@import` and no `url(` is without one of these, and few sheets have them.
            mayLoad =
                mayLoad || byte == UInt8(ascii: "\\")
                || byte == UInt8(ascii: "(") && last | 0x20 == UInt8(ascii: "l")
                || byte | 0x20 == UInt8(ascii: "i") && last == UInt8(ascii: "@")
            last = byte
        }
    }
    guard mayLoad else { return nil }
    var tokenizer = CSSTokenizer()
    while let token = tokenizer.next(text) {
        if token.kind == .atWord, CSSName.decoded(text, token.range) == "@import" {
            return "element 'style': an @import; expected nothing that is loaded from elsewhere"
        }
        if let address = token.addressStart(text),
            !CSSName.decoded(text, address..<min(address + 64, text.count)).hasPrefix("data:")
        {
            return "element 'style': an address in a style sheet; expected nothing that is loaded from elsewhere"
        }
    }
    return nil
}
