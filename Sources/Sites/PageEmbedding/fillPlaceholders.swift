import MarkupReading
import SourceText

/// Returns the bytes of a page, with its byte order mark, in which ranges have new contents; all other bytes are as
/// they were.
///
/// - Parameter contents: the ranges of ``PageText/source`` to replace, each with the new bytes; sorted, and without
///   overlaps.
/// - Complexity: O(n) in the bytes, with one allocation.
package func fillPlaceholders(_ page: PageText, _ contents: [(range: Range<Int>, bytes: [UInt8])]) -> [UInt8] {
    let bytes = page.source.bytes
    let change = contents.reduce(0) { $0 + $1.bytes.count - $1.range.count }
    var filled: [UInt8] = []
    filled.reserveCapacity(page.markLength + bytes.count + change)
    if page.markLength > 0 { filled += [0xEF, 0xBB, 0xBF] }
    var start = 0
    for (range, content) in contents {
        precondition(range.lowerBound >= start, "contents out of order")
        filled += bytes[start..<range.lowerBound]
        filled += content
        start = range.upperBound
    }
    filled += bytes[start...]
    return filled
}
