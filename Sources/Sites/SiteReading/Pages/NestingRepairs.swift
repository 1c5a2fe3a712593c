import MarkupReading

/// The changes that mend the order of the tags in a text, where it is clear what was meant: end tags without a start
/// are left out, and elements that are never closed end where the block around them ends.
package struct NestingRepairs {
    /// A change of the HTML.
    package struct Edit {
        /// The range that is replaced; empty for an insertion.
        package let range: Range<Int>
        package let text: String
    }

    /// A mistake that was mended.
    package struct Mistake {
        /// The range of the tag at fault in the HTML.
        package let range: Range<Int>
        package let message: String
        package let hint: String
    }

    /// The changes, sorted by their places.
    package private(set) var edits: [Edit] = []
    package private(set) var mistakes: [Mistake] = []

    /// The most changes of a text: it is copied for each.
    private static let most = 1_000

    /// Finds the changes; nil if nothing is wrong, or if something would still be wrong after them.
    package init?(_ html: [UInt8]) {
        guard let nesting = Self.nesting(of: html), !nesting.repairs.edits.isEmpty,
            nesting.repairs.edits.count <= Self.most
        else { return nil }
        self = nesting.repairs
        edits = edits.enumerated().sorted { one, other in
            (one.element.range.lowerBound, one.offset) < (other.element.range.lowerBound, other.offset)
        }.map(\.element)
        var mended: [UInt8] = []
        var place = 0
        for edit in edits {
            mended += html[place..<edit.range.lowerBound]
            mended += edit.text.utf8
            place = edit.range.upperBound
        }
        mended += html[place...]
        guard let after = Self.nesting(of: mended), after.problems.isEmpty, after.repairs.edits.isEmpty else {
            return nil
        }
    }

    init() {}

    /// Returns the order of the tags; nil if a tag or a comment has no end.
    private static func nesting(of html: [UInt8]) -> PageNesting? {
        var scanner = MarkupScanner(html)
        var nesting = PageNesting(html)
        while let piece = scanner.next() {
            switch piece {
            case .text, .comment, .declaration: break
            case .unfinished: return nil
            case .tag(let tag) where tag.openQuote != nil: return nil
            case .tag(let tag) where tag.isEnd:
                nesting.end(tag)
                scanner.allowsCDATA = nesting.allowsCDATA
            case .tag(let tag):
                let isHTML = nesting.start(tag)
                scanner.allowsCDATA = nesting.allowsCDATA
                if isHTML, tag.traits.contains(.rawText), !scanner.skipRawText(of: tag).hasEnd { return nil }
            }
        }
        nesting.finish()
        return nesting
    }

    // MARK: - Collecting

    mutating func remove(_ tag: Range<Int>) { edits.append(Edit(range: tag, text: "")) }

    mutating func insert(_ text: String, at place: Int) { edits.append(Edit(range: place..<place, text: text)) }

    mutating func note(_ range: Range<Int>, _ message: String, hint: String) {
        mistakes.append(Mistake(range: range, message: message, hint: hint))
    }
}
