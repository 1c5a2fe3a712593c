import CloudRendering
import MarkupReading
import SourceText

extension PageText {
    /// How most lines end that are outside of the placeholders; as many of both are LF, and so is none.
    package func lineEnding(outside placeholders: [Placeholder]) -> FragmentPieces.LineEnding {
        var count = (lf: 0, crlf: 0)
        var start = 0
        for end in placeholders.map(\.content) + [source.bytes.count..<source.bytes.count] {
            var index = source.bytes.offset(of: UInt8(ascii: "\n"), in: start..<end.lowerBound)
            while index < end.lowerBound {
                if index > start, source.bytes[index - 1] == UInt8(ascii: "\r") {
                    count.crlf += 1
                } else {
                    count.lf += 1
                }
                index = source.bytes.offset(of: UInt8(ascii: "\n"), in: index + 1..<end.lowerBound)
            }
            start = end.upperBound
        }
        return count.crlf > count.lf ? .carriageReturnLineFeed : .lineFeed
    }

    /// The bytes with blanks in place of what stands in the placeholders, but for its line feeds: offsets and lines stay.
    package func bytesOutside(_ placeholders: [Placeholder]) -> [UInt8] {
        var bytes = source.bytes
        for placeholder in placeholders {
            for index in placeholder.content where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
        }
        return bytes
    }

    /// The 1-based lines of placeholders, which are in the order of the page.
    package func lines(of placeholders: [Placeholder]) -> [Int] {
        var lines = LineCounter()
        return placeholders.map { lines.line(source.bytes, at: $0.marker.lowerBound) }
    }

    /// The blanks before a placeholder in its line.
    package func indentation(of placeholder: Placeholder) -> ArraySlice<UInt8> {
        let place = placeholder.marker.lowerBound
        var start = place
        while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
        return source.bytes[start..<place]
    }
}
