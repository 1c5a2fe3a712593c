import MarkupReading
import SourceText

/// The context in HTML of a template's value, which decides how the value has to be escaped, and whether it is allowed.
enum MarkupPlace: Equatable {
    /// The value is between tags, or in a comment.
    case text
    /// The value is in a tag, outside of quotes.
    case tag
    /// The value is in the quotes of an attribute.
    case quoted
    /// The value is in the quotes of an attribute that is a script, such as `onclick`.
    case handler
    /// The value is in the text of a script.
    case script

    /// Returns the place of each value in a template, in the order of the template.
    ///
    /// Each template begins as text, and sections are taken as if they were rendered once.
    /// - Parameters:
    ///   - values: the ranges of the values in the template, in rising order, of which none overlap.
    ///   - template: the template's bytes, with letters in place of values, and blanks in place of all other tags.
    /// - Complexity: O(n) in the bytes.
    static func places(of values: [Range<Int>], in template: [UInt8]) -> [Self] {
        var reader = MarkupPlaceReader(values, template)
        return reader.places()
    }
}

private struct MarkupPlaceReader {
    private let values: [Range<Int>]
    private let template: [UInt8]
    private var scanner: MarkupScanner
    private var found: [MarkupPlace] = []

    init(_ values: [Range<Int>], _ template: [UInt8]) {
        (self.values, self.template) = (values, template)
        scanner = MarkupScanner(template)
    }

    mutating func places() -> [MarkupPlace] {
        while found.count < values.count, let piece = scanner.next() {
            switch piece {
            case .text(let range), .comment(let range, _), .declaration(let range): fill(to: range.upperBound, .text)
            case .unfinished(let range, let isComment):
                // The rest of the tag is in another template.
                if isComment { fill(to: template.count, .text) } else { fill(inTag: range.lowerBound..<template.count) }
            case .tag(let tag):
                fill(inTag: tag.range.lowerBound..<tag.range.upperBound - 1)
                guard !tag.isEnd, tag.traits.contains(.rawText) else { continue }
                let text = scanner.skipRawText(of: tag).text
                fill(to: text.upperBound, tag.element == Self.script ? .script : .text)
            }
        }
        fill(to: .max, .text)
        return found
    }

    private static let script = ElementName("script")

    /// Gives `place` to the values that begin before an offset and have no place yet.
    private mutating func fill(to end: Int, _ place: MarkupPlace) {
        while found.count < values.count, values[found.count].lowerBound < end { found.append(place) }
    }

    /// Gives a place to the values in a tag, whose range is without its `>`.
    private mutating func fill(inTag tag: Range<Int>) {
        guard found.count < values.count, values[found.count].lowerBound < tag.upperBound else { return }
        var start = tag.lowerBound + 2
        while start < tag.upperBound, !template[start].isHTMLSpace, template[start] != UInt8(ascii: "/") {
            start += 1
        }
        start = min(start, tag.upperBound)
        for (name, value) in AttributeReader(template, in: start..<tag.upperBound) {
            fill(to: value.lowerBound, .tag)
            let quote = template[value.lowerBound - 1]
            let isQuoted = !value.isEmpty && (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"))
            let isHandler =
                name.count > 2 && template.holdsIgnoringCase("on", at: name.lowerBound, end: name.upperBound)
            fill(to: value.upperBound, !isQuoted ? .tag : isHandler ? .handler : .quoted)
        }
        fill(to: tag.upperBound, .tag)
    }
}
