import MarkupReading

/// Finds the ends of code inside a line: a run of backticks up to the next run of the same length.
struct CodeSpanSearch {
    /// Where the last run of each length begins, by length; known once a search has reached the end of the text, so
    /// that all searches together are linear.
    private var lastRuns: [Int]?

    init() {}

    /// The offset of the run of backticks that closes one of `count` before `start`; nil without one.
    mutating func closingRun(_ bytes: Span<UInt8>, from start: Int, end limit: Int, count: Int) -> Int? {
        if let lastRuns, count >= lastRuns.count || lastRuns[count] < start { return nil }
        var seen: [Int] = []
        var index = bytes.offset(of: UInt8(ascii: "`"), in: start..<limit)
        while index < limit {
            let run = index
            while index < limit, bytes[index] == UInt8(ascii: "`") { index += 1 }
            if index - run == count { return run }
            while seen.count <= index - run { seen.append(-1) }
            seen[index - run] = run
            index = bytes.offset(of: UInt8(ascii: "`"), in: index..<limit)
        }
        lastRuns = seen
        return nil
    }

    /// The range of the code between the marks. A space or line end at both of its ends is padding and is left out, so
    /// that code may begin and end with a backtick.
    static func content(_ bytes: Span<UInt8>, _ inside: Range<Int>) -> Range<Int> {
        func isPadding(_ byte: UInt8) -> Bool { byte.isHTMLSpace && byte != 0x09 }
        guard inside.count > 2, isPadding(bytes[inside.lowerBound]), isPadding(bytes[inside.upperBound - 1]),
            inside.contains(where: { !bytes[$0].isHTMLSpace })
        else { return inside }
        return inside.lowerBound + 1..<inside.upperBound - 1
    }
}
