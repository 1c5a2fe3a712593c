import MarkupReading
import SourceText

/// Finds definition lists, `Term` and below it `: definition`, in the syntax of PHP Markdown Extra.
///
/// md4c has none. But if the colon is replaced by the sign of a list item, it reads the definition as an item, with the
/// same rules for indented and lazy lines. A list of such items after a paragraph is one of definitions, and the lines
/// of the paragraph are its terms.
final class DefinitionSearch: MarkdownReceiver {
    /// The numbers of the paragraphs that are terms, counted from the beginning of the text.
    private(set) var terms: Set<Int> = []
    /// The numbers of the lists of definitions.
    private(set) var lists: Set<Int> = []
    /// The offsets of the colons of these lists, in the order of the source.
    private(set) var colons: Set<Int> = []

    private struct Level {
        /// The last block inside, if it was a paragraph.
        var paragraph: (number: Int, end: Int)?
        var list: List?
        /// Whether this is an item of which no text was read yet.
        var isNewItem = false
        /// The end of the text, for a paragraph.
        var end = 0
    }

    private struct List {
        let number: Int
        let term: (number: Int, end: Int)?
        var colons: [Int] = []
        var isOfDefinitions = true
    }

    private let source: [UInt8]
    /// The offsets of the colons that were replaced.
    private let candidates: [Int]
    private var levels = [Level()]
    private var newItems = 0
    private var paragraphs = 0
    private var listCount = 0

    init(_ source: [UInt8], _ candidates: [Int]) { (self.source, self.candidates) = (source, candidates) }

    /// Returns the offsets of the colons at the beginnings of lines after which a blank and text follow.
    static func candidates(_ source: [UInt8], _ range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var colon = source.offset(of: UInt8(ascii: ":"), in: range)
        while colon + 2 < range.upperBound {
            if source[colon + 1].isSpaceOrTab {
                var line = colon
                while line > range.lowerBound, source[line - 1].isSpaceOrTab || source[line - 1] == UInt8(ascii: ">") {
                    line -= 1
                }
                let text = source[(colon + 1)..<range.upperBound].first { !$0.isBlank }
                if line > range.lowerBound, source[line - 1] == UInt8(ascii: "\n"), text != UInt8(ascii: "\n") {
                    found.append(colon)
                }
            }
            colon = source.offset(of: UInt8(ascii: ":"), in: colon + 1..<range.upperBound)
        }
        return found
    }

    func enter(_ block: MarkdownBlock) {
        var level = Level()
        switch block {
        case .list(let start, _):
            if start == nil { level.list = List(number: listCount, term: levels.last?.paragraph) }
            listCount += 1
        case .item:
            level.isNewItem = true
            newItems += 1
        case .paragraph: paragraphs += 1
        default: break
        }
        levels.append(level)
    }

    func leave(_ block: MarkdownBlock) {
        guard levels.count > 1, let level = levels.popLast() else { return }
        let parent = levels.count - 1
        levels[parent].paragraph = nil
        switch block {
        case .paragraph: levels[parent].paragraph = (paragraphs - 1, level.end)
        case .item where level.isNewItem:
            newItems -= 1
            levels[parent].list?.isOfDefinitions = false
        case .list: if let list = level.list { take(list) }
        default: break
        }
    }

    private func take(_ list: List) {
        guard list.isOfDefinitions, let term = list.term, let first = list.colons.first,
            source[term.end..<max(term.end, first)].count(where: { $0 == UInt8(ascii: "\n") }) <= 2
        else { return }
        terms.insert(term.number)
        lists.insert(list.number)
        colons.formUnion(list.colons)
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard let place, !place.isEmpty else { return }
        levels[levels.count - 1].end = place.upperBound
        guard newItems > 0 else { return }
        let index = candidates.partitionPoint { $0 > place.lowerBound } - 1
        var colon = index >= 0 ? candidates[index] : nil
        if let found = colon, source.offset(of: UInt8(ascii: "\n"), in: found..<place.lowerBound) < place.lowerBound {
            colon = nil
        }
        // The outermost item that begins on the line has the colon; others begin after it.
        for index in levels.indices where levels[index].isNewItem {
            levels[index].isNewItem = false
            if let found = colon, index > 0 {
                levels[index - 1].list?.colons.append(found)
                colon = nil
            } else if index > 0 {
                levels[index - 1].list?.isOfDefinitions = false
            }
        }
        newItems = 0
    }
}
