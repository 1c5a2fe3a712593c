/// The addresses that a style sheet names: in `url(…)`, and behind `@import`.
///
/// - Returns: none of a sheet in which a string or a comment has no end; one with a backslash is left out.
/// - Complexity: O(n) in the bytes.
package func readStyleLinks(_ sheet: [UInt8]) -> [WrittenLink] {
    guard let pieces = StyleScanner.pieces(of: sheet) else { return [] }
    var links: [WrittenLink] = []
    var isImport = false
    for piece in pieces {
        let address: Range<Int>
        switch piece {
        case .blank, .comment: continue
        case .url(_, let range): address = range
        case .string(let range) where isImport: address = range.lowerBound + 1..<range.upperBound - 1
        case .text(let range):
            isImport = String(decoding: sheet[range], as: UTF8.self).lowercased() == "@import"
            continue
        case .string: continue
        }
        isImport = false
        if !sheet[address].contains(UInt8(ascii: "\\")) {
            links.append(
                WrittenLink(destination: String(decoding: sheet[address], as: UTF8.self), offset: address.lowerBound))
        }
    }
    return links
}
