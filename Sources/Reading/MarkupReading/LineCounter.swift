import SourceText

/// A counter of the lines of a page, for a scanner that advances: all calls together are one pass over the bytes.
package struct LineCounter {
    private var offset = 0
    private var line = 1

    package init() {}

    /// Returns the 1-based number of the line at an offset.
    ///
    /// - Complexity: O(n) in the distance from the offset of the call before.
    package mutating func line(_ bytes: [UInt8], at place: Int) -> Int { line(bytes.span, at: place) }

    mutating func line(_ bytes: Span<UInt8>, at place: Int) -> Int {
        if place >= offset {
            var index = bytes.offset(of: UInt8(ascii: "\n"), in: offset..<place)
            while index < place {
                line += 1
                index = bytes.offset(of: UInt8(ascii: "\n"), in: index + 1..<place)
            }
        } else {
            for index in place..<offset where bytes[index] == UInt8(ascii: "\n") { line -= 1 }
        }
        offset = place
        return line
    }
}
