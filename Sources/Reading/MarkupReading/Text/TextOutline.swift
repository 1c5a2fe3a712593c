import SourceText

/// A heading of a page (`h1` to `h6`) or of Markdown (number signs before it, or a line of `=` or `-` below it).
package struct TextHeading: Sendable, Equatable {
    /// The level of the heading, from 1 to 6.
    package let level: Int
    /// The text of the heading without markup, on one line. On a page, a heading without text has that of its image;
    /// empty if there is neither.
    package let name: String
    /// The id by which a link refers to the heading after `#`; nil if there is none. On a page it is the id of the
    /// heading, of an element in it, of an anchor directly before it, or of the section that it begins; in Markdown that
    /// of its attributes, as in `## Name {#id}`.
    package let id: String?
    /// The 1-based line of the heading; on a page, the line on which its start tag ends.
    package let line: Int
    /// The number of letters, marks and digits between the heading and the next one of any level, code included.
    package internal(set) var letterCount = 0
}

/// A record of the headings that are met while readable text is extracted from Markdown.
package struct TextOutline {
    private struct Entry {
        let level: Int
        let id: String?
        /// The offset of the heading's text in the source.
        let place: Int
        /// The range of the heading in the readable text.
        let range: Range<Int>
    }

    private var entries: [Entry] = []
    /// The offset in the readable text at which the text below the last heading ends.
    package var end = 0

    package init() {}

    /// Records a heading.
    ///
    /// - Parameters:
    ///   - place: the offset of the heading in the source.
    ///   - range: the range of the heading in the readable text.
    package mutating func append(level: Int, id: String?, at place: Int, _ range: Range<Int>) {
        entries.append(Entry(level: level, id: id, place: place, range: range))
    }

    /// Returns the recorded headings in the order of the source. `text` is the readable text, whose letters below each
    /// heading are counted; `source` gives the lines.
    package func headings(in text: [UInt8], of source: [UInt8]) -> [TextHeading] {
        var (line, start) = (1, 0)
        return text.withUnsafeBufferPointer { bytes in
            entries.indices.map { index in
                let entry = entries[index]
                line += source[start..<max(start, entry.place)].count { $0 == UInt8(ascii: "\n") }
                start = max(start, entry.place)
                let end = index + 1 < entries.count ? entries[index + 1].range.lowerBound : self.end
                return TextHeading(
                    level: entry.level, name: Self.line(bytes, entry.range), id: entry.id, line: line,
                    letterCount: letterCount(UnsafeBufferPointer(rebasing: bytes[entry.range.upperBound..<end])))
            }
        }
    }

    /// Returns the text of a range as one line.
    private static func line(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        let words = bytes[range].split { $0.isHTMLSpace }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
