import SourceText

/// A heading of a page, `h1` to `h6`, or one of Markdown, with number signs before it or a line of `=` or `-` under it.
package struct TextHeading: Sendable, Equatable {
    /// 1 to 6.
    package let level: Int
    /// Its text without markup, on one line, or on a page the text in place of its image; empty where there is neither.
    package let name: String
    /// What a link to it names behind the `#`. On a page the id of the heading, of an element in it, or of what begins
    /// right before it, in Markdown that of attributes behind it, `## Name {#id}`; nil where there is none.
    package let id: String?
    /// 1-based; on a page the line on which the start tag ends.
    package let line: Int
    /// How many letters, marks and digits stand under it, code among them, up to the next heading of any level.
    package internal(set) var letterCount = 0
}

/// Notes where headings stand in a text while it is taken out of its Markdown.
package struct TextOutline {
    private struct Entry {
        let level: Int
        let id: String?
        /// Where its text stands in the source.
        let place: Int
        /// The bytes of the heading in the readable text.
        let range: Range<Int>
    }

    private var entries: [Entry] = []
    /// Where the readable text ends that belongs to headings.
    package var end = 0

    package init() {}

    package mutating func append(level: Int, id: String?, at place: Int, _ range: Range<Int>) {
        entries.append(Entry(level: level, id: id, place: place, range: range))
    }

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

    /// What stands in a range, as one line.
    private static func line(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        let words = bytes[range].split { $0.isHTMLSpace }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
