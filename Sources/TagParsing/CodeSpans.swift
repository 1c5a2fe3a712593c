/// The code spans of a run of text: a run of backticks up to the next run of the same length.
struct CodeSpans {
    /// The range between the marks, by the offset of the first opening backtick.
    private(set) var content: [Int: Range<Int>] = [:]

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        var runs: [(start: Int, count: Int)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let start = index
            while index < range.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
            runs.append((start, index - start))
        }
        // The next run of the same length, found from the right, so that the whole is linear.
        var next: [Int: Int] = [:]
        var closing = [Int?](repeating: nil, count: runs.count)
        for run in runs.indices.reversed() {
            closing[run] = next[runs[run].count]
            next[runs[run].count] = run
        }
        var run = 0
        while run < runs.count {
            // Outside of code a backslash takes one backtick away from the run that it stands before.
            let escaped = bytes.isEscaped(at: runs[run].start, from: range.lowerBound)
            if !escaped, let close = closing[run] {
                content[runs[run].start] = runs[run].start + runs[run].count..<runs[close].start
                run = close + 1
            } else {
                run += 1
            }
        }
    }
}
