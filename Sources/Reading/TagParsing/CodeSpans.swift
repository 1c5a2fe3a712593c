/// Finds the ends of code spans: a run of backticks up to the next run of the same length.
struct CodeSpans {
    /// Where the last run of each length begins, by length; known once a search came to the end of the text, so that
    /// all searches together are linear.
    private var lastRuns: [Int]?

    /// Where the run of backticks that ends a span begins.
    ///
    /// - Parameters:
    ///   - start: the offset after the opening run.
    ///   - count: the length of the opening run.
    mutating func closingRun(_ bytes: [UInt8], from start: Int, end limit: Int, count: Int) -> Int? {
        if let lastRuns, count >= lastRuns.count || lastRuns[count] < start { return nil }
        var seen: [Int] = []
        var index = start
        while index < limit {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let run = index
            while index < limit, bytes[index] == UInt8(ascii: "`") { index += 1 }
            if index - run == count { return run }
            while seen.count <= index - run { seen.append(-1) }
            seen[index - run] = run
        }
        lastRuns = seen
        return nil
    }

    /// The code between the marks: a space at each end is padding, so that code may begin and end with a backtick.
    static func content(_ bytes: [UInt8], _ inside: Range<Int>) -> Range<Int> {
        guard inside.count > 2, bytes[inside.lowerBound] == UInt8(ascii: " "),
            bytes[inside.upperBound - 1] == UInt8(ascii: " "),
            bytes[inside].contains(where: { $0 != UInt8(ascii: " ") })
        else { return inside }
        return inside.lowerBound + 1..<inside.upperBound - 1
    }
}
