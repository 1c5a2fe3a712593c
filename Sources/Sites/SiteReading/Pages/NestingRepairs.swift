import MarkupReading

/// The changes that mend the order of the tags in a text: end tags without a start are left out, and elements that are
/// never closed end where the block around them ends, or where another tag has to end them.
///
/// Browsers mend the same mistakes, but some of them by making an element twice; here, each start tag makes one.
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
    /// The most rounds: what a tag ended too early may leave an end tag behind, which the next round leaves out.
    private static let mostRounds = 8

    /// Returns the changes of a text in rounds, each of them to what the one before has made of it. The mistakes are
    /// those of the first: the others have no mistakes but its consequences.
    ///
    /// Empty if nothing is wrong, or if too much is. Mistakes that no change mends are left to the check of the page.
    package static func rounds(_ html: [UInt8]) -> [NestingRepairs] {
        var rounds: [NestingRepairs] = []
        var html = html
        var count = 0
        while rounds.count < mostRounds {
            var repairs = nesting(of: html).repairs
            if repairs.edits.isEmpty { return rounds }
            count += repairs.edits.count
            guard count <= most else { return [] }
            repairs.sort()
            if !rounds.isEmpty { repairs.mistakes = [] }
            html = repairs.applied(to: html)
            rounds.append(repairs)
        }
        return []
    }

    init() {}

    private mutating func sort() {
        edits = edits.enumerated().sorted { one, other in
            (one.element.range.lowerBound, one.offset) < (other.element.range.lowerBound, other.offset)
        }.map(\.element)
    }

    private func applied(to html: [UInt8]) -> [UInt8] {
        var mended: [UInt8] = []
        var place = 0
        for edit in edits {
            mended += html[place..<edit.range.lowerBound]
            mended += edit.text.utf8
            place = edit.range.upperBound
        }
        return mended + html[place...]
    }

    /// Returns the order of the tags, as far as all tags and comments have ends.
    private static func nesting(of html: [UInt8]) -> PageNesting {
        var scanner = MarkupScanner(html)
        var nesting = PageNesting(html)
        while let piece = scanner.next() {
            switch piece {
            case .text, .comment, .declaration: break
            case .unfinished: return nesting
            case .tag(let tag) where tag.openQuote != nil: return nesting
            case .tag(let tag) where tag.isEnd:
                nesting.end(tag)
                scanner.allowsCDATA = nesting.allowsCDATA
            case .tag(let tag):
                let isHTML = nesting.start(tag)
                scanner.allowsCDATA = nesting.allowsCDATA
                if isHTML, tag.traits.contains(.rawText), !scanner.skipRawText(of: tag).hasEnd { return nesting }
            }
        }
        nesting.finish()
        return nesting
    }

    // MARK: - Collecting

    mutating func remove(_ tag: Range<Int>) { replace(tag, with: "") }

    mutating func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text)) }

    mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

    mutating func note(_ range: Range<Int>, _ message: String, hint: String) {
        mistakes.append(Mistake(range: range, message: message, hint: hint))
    }
}
