import CloudRendering
import MarkupReading
import SourceText

extension PageText {
    /// Returns the line end of most lines outside of the placeholders; a line feed if both kinds are equally frequent.
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

    /// Returns the bytes of the page with spaces in place of the placeholders' content, except for line feeds, so that
    /// offsets and lines stay the same.
    package func bytesOutside(_ placeholders: [Placeholder]) -> [UInt8] {
        var bytes = source.bytes
        for placeholder in placeholders {
            for index in placeholder.content where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
        }
        return bytes
    }

    /// Returns the 1-based line of the start marker of each placeholder; the placeholders have to be in the order of
    /// the page.
    package func lines(of placeholders: [Placeholder]) -> [Int] {
        var lines = LineCounter()
        return placeholders.map { lines.line(source.bytes, at: $0.marker.lowerBound) }
    }

    /// Returns the spaces and tabs directly before a placeholder in its line.
    package func indentation(of placeholder: Placeholder) -> ArraySlice<UInt8> {
        let place = placeholder.marker.lowerBound
        var start = place
        while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
        return source.bytes[start..<place]
    }
}
