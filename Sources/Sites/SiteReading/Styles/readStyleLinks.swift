import MarkupReading
import SourceText

/// Returns the addresses in a style sheet, in `url(…)` and after `@import`, in the order of the sheet.
///
/// An address with a backslash is left out.
/// - Complexity: O(n) in the bytes.
package func readStyleLinks(_ sheet: [UInt8]) -> [WrittenLink] {
    var links: [WrittenLink] = []
    var tokenizer = CSSTokenizer()
    // Whether a string, if it comes next, is an address.
    var isAwaited = false
    while let token = tokenizer.next(sheet.span) {
        guard !token.isBlank else { continue }
        let address: Range<Int>
        switch token.kind {
        case .url:
            let rest = sheet[(token.addressStart(sheet.span) ?? token.range.lowerBound)..<token.range.upperBound - 1]
            address = rest.startIndex..<(rest.firstIndex(where: \.isHTMLSpace) ?? rest.endIndex)
        case .string where isAwaited: address = token.range.lowerBound + 1..<token.range.upperBound - 1
        default:
            isAwaited =
                token.kind == .function && token.addressStart(sheet.span) != nil
                || token.kind == .atWord && CSSName.decoded(sheet.span, token.range) == "@import"
            continue
        }
        isAwaited = false
        if !sheet[address].contains(UInt8(ascii: "\\")) {
            links.append(
                WrittenLink(destination: String(decoding: sheet[address], as: UTF8.self), offset: address.lowerBound))
        }
    }
    return links
}
