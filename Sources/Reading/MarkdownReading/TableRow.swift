import MarkupReading

/// Cuts a row of a table of GitHub's Markdown into its cells.
struct TableRow {
    private var index: Int
    private let end: Int

    init(_ line: Span<UInt8>, _ range: Range<Int>) {
        let content = line.trimmed(range)
        index = content.lowerBound
        end = content.upperBound
        if index < end, line[index] == UInt8(ascii: "|") { index += 1 }
    }

    /// The next cell without the blanks around it.
    mutating func next(_ line: Span<UInt8>) -> (content: Range<Int>, hasEscapedBar: Bool)? {
        guard index < end else { return nil }
        let start = index
        var hasEscapedBar = false
        while index < end, line[index] != UInt8(ascii: "|") {
            if line[index] == UInt8(ascii: "\\"), index + 1 < end {
                hasEscapedBar = hasEscapedBar || line[index + 1] == UInt8(ascii: "|")
                index += 1
            }
            index += 1
        }
        index = min(index, end)
        defer { index += 1 }
        return (line.trimmed(start..<index), hasEscapedBar)
    }

    static func count(_ line: Span<UInt8>, _ range: Range<Int>) -> Int {
        var row = TableRow(line, range)
        var count = 0
        while row.next(line) != nil { count += 1 }
        return count
    }

    /// How many columns a row like `|---|:-:|` stands for; nil when it is none.
    static func columns(ofDelimiters line: Span<UInt8>, _ range: Range<Int>) -> Int? {
        for index in range {
            switch line[index] {
            case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09, 0x0D: break
            default: return nil
            }
        }
        var row = TableRow(line, range)
        var count = 0
        while let cell = row.next(line) {
            var hyphens = cell.content
            if !hyphens.isEmpty, line[hyphens.lowerBound] == UInt8(ascii: ":") {
                hyphens = hyphens.lowerBound + 1..<hyphens.upperBound
            }
            if !hyphens.isEmpty, line[hyphens.upperBound - 1] == UInt8(ascii: ":") {
                hyphens = hyphens.lowerBound..<hyphens.upperBound - 1
            }
            guard !hyphens.isEmpty, line.isRun(of: UInt8(ascii: "-"), hyphens) else { return nil }
            count += 1
        }
        return count > 0 ? count : nil
    }

    /// A bar with a backslash before it is a bar of the cell, in code too.
    static func withoutEscapes(_ line: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var content: [UInt8] = []
        for index in range {
            let isEscape =
                line[index] == UInt8(ascii: "\\") && index + 1 < range.upperBound
                && line[index + 1] == UInt8(ascii: "|")
            if !isEscape { content.append(line[index]) }
        }
        return content
    }
}
