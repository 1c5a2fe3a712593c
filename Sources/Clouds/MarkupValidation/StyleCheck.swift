import MarkupReading
import SourceText

/// Returns what is wrong with the text of a style sheet, or nil.
///
/// HTML and XML parsers have to read it alike, and end at the same place: it may have no markup, no reference and no
/// "]]". Nothing may be loaded from elsewhere: it may have no `@import`, and no address but `data:`.
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
            // Every `@import` and every `url(` has one of these, and few style sheets do.
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
