import MarkupReading
import SourceText

/// Inserts into a text what md4c 0.4 needs to read it as GitHub does:
///
/// - hyphens in the rows below column names, of which it requires three in each column, and GitHub one;
/// - a backslash in such a row if the line above has another number of columns, which it does not check;
/// - an empty line before a table that interrupts a paragraph, before a block that interrupts a
///   table, and before code after HTML.
///
/// Receivers never see what was inserted.
struct MarkdownInsertions {
    /// The mended text.
    private(set) var text: [UInt8] = []
    private var insertions: [Insertion] = []

    private struct Insertion {
        /// The end of the insertion in the mended text.
        let end: Int
        let count: Int
        /// The number of bytes inserted up to here, this insertion included.
        let total: Int
    }

    /// Mends a text; nil if nothing needs to be mended.
    ///
    /// - Parameter emptyLines: the beginnings of the lines before which an empty one is needed.
    init?(_ source: [UInt8], _ range: Range<Int>, emptyLines: [Int]) {
        var copied = range.lowerBound
        var nextLine = 0
        func flush(_ result: inout MarkdownInsertions, upTo place: Int) {
            while nextLine < emptyLines.count, emptyLines[nextLine] <= place {
                let line = emptyLines[nextLine]
                nextLine += 1
                guard range.contains(line) else { continue }
                let lead = MarkdownLine(source, at: line, end: range.upperBound)
                result.insert(source[line..<lead.start] + [UInt8(ascii: "\n")], before: line, source, &copied)
            }
        }
        var bar = source.offset(of: UInt8(ascii: "|"), in: range)
        while bar < range.upperBound {
            var start = bar
            while start > range.lowerBound, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            let line = MarkdownLine(source, at: start, end: range.upperBound)
            flush(&self, upTo: start)
            if let row = HyphenRow(source, line) {
                if row.columns == HyphenRow.columns(source, above: start, from: range.lowerBound) {
                    for (place, count) in row.gaps {
                        insert(repeatElement(UInt8(ascii: "-"), count: count), before: place, source, &copied)
                    }
                } else {
                    insert([UInt8(ascii: "\\")], before: bar, source, &copied)
                }
            }
            bar = source.offset(of: UInt8(ascii: "|"), in: min(line.end + 1, range.upperBound)..<range.upperBound)
        }
        flush(&self, upTo: range.upperBound)
        guard !insertions.isEmpty else { return nil }
        text += source[copied..<range.upperBound]
    }

    private mutating func insert(
        _ bytes: some Collection<UInt8>, before place: Int, _ source: [UInt8], _ copied: inout Int
    ) {
        text += source[copied..<place]
        text += bytes
        copied = place
        insertions.append(
            Insertion(end: text.count, count: bytes.count, total: (insertions.last?.total ?? 0) + bytes.count))
    }

    /// Returns the offset in the original text of an offset in the mended one.
    func original(_ place: Int) -> Int {
        let index = insertions.partitionPoint { $0.end > place }
        let before = index > 0 ? insertions[index - 1].total : 0
        // An offset inside an insertion maps to the place of the insertion.
        guard index < insertions.count, place > insertions[index].end - insertions[index].count else {
            return place - before
        }
        return insertions[index].end - insertions[index].count - before
    }
}

/// A line of Markdown: where its content begins after blanks and quotation marks (`>`), and where it ends.
struct MarkdownLine {
    /// The offset at which its content begins.
    let start: Int
    /// The offset of the line feed that ends it, or the end of the text.
    let end: Int
    /// The column of the content, and the width in columns of the blanks before it.
    let column: Int
    let indent: Int
    let isBlank: Bool

    init(_ bytes: [UInt8], at line: Int, end limit: Int) {
        end = bytes.offset(of: UInt8(ascii: "\n"), in: line..<limit)
        var (index, column, indent) = (line, 0, 0)
        lead: while index < end {
            let width = bytes[index] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): indent += width
            // One blank after the sign belongs to the sign.
            case UInt8(ascii: ">"): indent = -1
            default: break lead
            }
            column += width
            index += 1
        }
        (start, self.column, self.indent) = (index, column, indent)
        isBlank = index == end || bytes[index] == UInt8(ascii: "\r") && index + 1 == end
    }

    /// Whether it begins with a code fence: three backticks or tildes.
    func isFence(_ bytes: [UInt8]) -> Bool {
        start + 3 <= end && (bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~"))
            && bytes[start + 1] == bytes[start] && bytes[start + 2] == bytes[start]
    }

    /// Whether it begins a heading, a fence, or HTML that interrupts a paragraph or table.
    func beginsBlock(_ bytes: [UInt8]) -> Bool {
        guard indent < 4, start < end else { return false }
        switch bytes[start] {
        case UInt8(ascii: "#"):
            let count = bytes[start..<end].prefix { $0 == UInt8(ascii: "#") }.count
            return count <= 6 && (start + count == end || bytes[start + count].isBlank)
        case UInt8(ascii: "<"):
            if bytes.holds("<!--", at: start, end: end) || bytes.holds("<?", at: start, end: end) { return true }
            let name = bytes.holds("/", at: start + 1, end: end) ? start + 2 : start + 1
            let length = bytes[min(name, end)..<end].prefix { $0.isASCIILetterOrDigit }.count
            return ElementTable.standard[ElementName(bytes, name..<name + length)].traits.contains(.markdownBlock)
        default: return isFence(bytes)
        }
    }
}

/// A row such as `|-|:-:|`, below the column names of a table.
private struct HyphenRow {
    private(set) var columns = 0
    /// The places where hyphens are missing, and the number that is missing at each.
    private(set) var gaps: [(place: Int, count: Int)] = []

    init?(_ source: [UInt8], _ line: MarkdownLine) {
        var index = line.start
        func skipBlanks() {
            while index < line.end, source[index].isBlank { index += 1 }
        }
        guard line.start < line.end else { return nil }
        // A hyphen and a blank begin a list item.
        if source[index] == UInt8(ascii: "-"), index + 1 < line.end, source[index + 1].isBlank { return nil }
        if source[index] == UInt8(ascii: "|") { index += 1 }
        skipBlanks()
        repeat {
            let start = index
            if index < line.end, source[index] == UInt8(ascii: ":") { index += 1 }
            let hyphens = index
            while index < line.end, source[index] == UInt8(ascii: "-") { index += 1 }
            guard index > hyphens else { return nil }
            let place = index
            if index < line.end, source[index] == UInt8(ascii: ":") { index += 1 }
            if index - start < 3 { gaps.append((place, 3 - (index - start))) }
            columns += 1
            skipBlanks()
            guard index < line.end else { return }
            guard source[index] == UInt8(ascii: "|") else { return nil }
            index += 1
            skipBlanks()
        } while index < line.end
    }

    /// Returns the number of columns of the line above a row, as separated by bars that no backslash escapes.
    static func columns(_ source: [UInt8], above row: Int, from start: Int) -> Int {
        guard row > start else { return 0 }
        let line = (source[start..<(row - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start)..<row - 1
        // Marks of containers may precede the first bar.
        let content = source[line].drop { $0.isBlank || $0.isASCIIDigit || ">-+*.)".utf8.contains($0) }
        let end = source.trimmingBlanks(line).upperBound
        let bars = content.indices.filter {
            source[$0] == UInt8(ascii: "|") && !source.isEscaped(at: $0, from: line.lowerBound)
        }
        return bars.count + 1 - (bars.first == content.startIndex ? 1 : 0)
            - (bars.last == end - 1 && bars.last != content.startIndex ? 1 : 0)
    }
}

/// Finds the lines before which md4c needs an empty line. Whether a line does depends
/// on the block that md4c puts it into.
final class EmptyLineSearch: MarkdownReceiver {
    private struct Candidate {
        /// The offset of the line's content, by which the line is recognized.
        let content: Int
        /// The beginning of the line before which the empty one is needed.
        let line: Int
        let block: Block
    }

    private enum Block { case paragraph, cell, paragraphBehindHTML }

    private var candidates: ArraySlice<Candidate> = []
    /// The beginnings of the lines that were found, as offsets in the source.
    private(set) var found: [Int] = []
    private var block: Block?

    /// Collects the candidates; nil if there are none.
    init?(_ bytes: [UInt8], _ range: Range<Int>, origin: Int) {
        var lines = (above: MarkdownLine?.none, last: MarkdownLine?.none, start: range.lowerBound)
        var isBehindRow = false
        var start = range.lowerBound
        while start < range.upperBound {
            let line = MarkdownLine(bytes, at: start, end: range.upperBound)
            if let last = lines.last, !last.isBlank, !line.isBlank {
                var candidate: (line: Int, block: Block)?
                if isBehindRow {
                    if line.beginsBlock(bytes) { candidate = (start, .cell) }
                } else if line.indent >= 4, bytes[bytes.trimmingBlanks(last.start..<last.end)].last == UInt8(ascii: ">")
                {
                    candidate = (start, .paragraphBehindHTML)
                } else if let row = HyphenRow(bytes, line), bytes[line.start..<line.end].contains(UInt8(ascii: "|")),
                    row.columns == HyphenRow.columns(bytes, above: start, from: range.lowerBound)
                {
                    isBehindRow = true
                    if let above = lines.above, !above.isBlank { candidate = (lines.start, .paragraph) }
                }
                if let candidate {
                    let shift = origin - range.lowerBound
                    candidates.append(
                        Candidate(
                            content: line.start + shift, line: candidate.line + shift, block: candidate.block))
                }
            } else {
                isBehindRow = false
            }
            lines = (lines.last, line, start)
            start = line.end + 1
        }
        if candidates.isEmpty { return nil }
    }

    func enter(_ block: MarkdownBlock) {
        switch block {
        case .cell: self.block = .cell
        // A paragraph can turn out to be a heading by the line below it.
        case .paragraph, .item, .heading: if self.block != .paragraphBehindHTML { self.block = .paragraph }
        default: self.block = nil
        }
    }

    func leave(_ block: MarkdownBlock) {
        switch block {
        case .html: self.block = .paragraphBehindHTML
        default: self.block = .paragraph
        }
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard let place else { return }
        while let next = candidates.first, next.content < place.upperBound {
            candidates.removeFirst()
            if next.block == block, next.content >= place.lowerBound { found.append(next.line) }
        }
        if block == .paragraphBehindHTML { block = .paragraph }
    }
}
