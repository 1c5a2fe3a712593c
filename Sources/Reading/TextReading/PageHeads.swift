import SourceText

/// A reader of text in pages that leaves out the lines which recur at the edges of pages, from the third time on.
///
/// A page ends with a form feed, or with a line such as `Smith   Standards Track   [Page 7]`. Two lines on each side of
/// such an end, with no empty line between them, may be running heads; they are the same on several pages, but for their
/// digits.
struct PageHeads {
    /// The last lines, with the empty ones among them and after them, until it is known whether the page ends here.
    private var held: [[UInt8]] = []
    /// How many lines of the page may still be running heads.
    private var headsToCome = 2
    /// The lines at the edges of pages so far, without their digits.
    private var seen: [[UInt8]: Sight] = [:]
    private var page = 0
    /// How many lines with letters the page has had so far, and the page before it.
    private var (lineCount, lastLineCount) = (0, 0)

    /// The number of pages that had a line, with the first and the last of them.
    private struct Sight {
        let first: Int
        var last: Int
        var count = 1
    }

    /// The most different lines that are remembered; no book has as many running heads.
    private static let mostSeen = 20_000
    /// A page of fewer lines, such as a slide, has no running heads that can be told from its text.
    private static let leastLines = 8
    /// A longer line is no running head.
    private static let longestHead = 200

    mutating func read(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        var start = 0
        while let feed = line[start...].firstIndex(of: 0x0C) {
            if feed > start { take(Array(line[start..<feed]), into: &text, &noise) }
            endPage(into: &text, &noise)
            start = feed + 1
        }
        take(Array(line[start...]), into: &text, &noise)
    }

    mutating func finish(into text: inout [UInt8]) { release(held.count, into: &text) }

    private mutating func take(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        guard line.count <= Self.longestHead else {
            release(held.count, into: &text)
            append(line, to: &text)
            headsToCome = 0
            return
        }
        guard let key = Self.key(line) else {
            // A line without letters is held among the others, but not more than a page can have.
            held.append(line)
            if held.count > 100 { release(1, into: &text) }
            if headsToCome == 1, line.allSatisfy(\.isHTMLSpace) { headsToCome = 0 }
            return
        }
        lineCount += 1
        if headsToCome > 0 {
            headsToCome -= 1
            guard !recurs(key) || lastLineCount < Self.leastLines else {
                noise[.runningHead] &+= 1
                return
            }
            headsToCome = 0
        }
        // Only the last two lines with letters can be at the foot of the page.
        let lettered = held.indices.filter { Self.key(held[$0]) != nil }
        if lettered.count > 1 { release(lettered[0] + 1, into: &text) }
        held.append(line)
        if Self.endsPage(line) { endPage(into: &text, &noise) }
    }

    /// Ends a page: the lines held are its foot.
    private mutating func endPage(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        var isBehindFoot = true
        for place in held.indices.reversed() {
            guard let key = Self.key(held[place]) else {
                if !isBehindFoot, held[place].allSatisfy(\.isHTMLSpace) { break }
                continue
            }
            isBehindFoot = false
            guard recurs(key), lineCount >= Self.leastLines else { break }
            held.remove(at: place)
            noise[.runningHead] &+= 1
        }
        release(held.count, into: &text)
        headsToCome = 2
        // A form feed behind the number of a page ends no other page.
        guard lineCount > 0 else { return }
        page += 1
        (lastLineCount, lineCount) = (lineCount, 0)
    }

    private mutating func release(_ count: Int, into text: inout [UInt8]) {
        for line in held.prefix(count) { append(line, to: &text) }
        held.removeFirst(count)
    }

    private func append(_ line: [UInt8], to text: inout [UInt8]) {
        text += line
        text.append(UInt8(ascii: "\n"))
    }

    /// Returns whether two earlier pages had the line at their edges, and so many that every second page since the first
    /// one may have it.
    private mutating func recurs(_ key: [UInt8]) -> Bool {
        guard var sight = seen[key] else {
            if seen.count < Self.mostSeen { seen[key] = Sight(first: page, last: page) }
            return false
        }
        // A page has its head once.
        guard sight.last < page else { return false }
        let isRunning = sight.count > 1 && sight.count * 2 >= page - sight.first
        sight.last = page
        sight.count += 1
        seen[key] = sight
        return isRunning
    }

    /// What a line has in common with the lines on other pages: all but its digits and blanks; nil if no letter
    /// is left.
    private static func key(_ line: [UInt8]) -> [UInt8]? {
        let key = line.filter { !$0.isASCIIDigit && !$0.isHTMLSpace }
        return key.contains { $0.isASCIILetter || $0 >= 0x80 } ? key : nil
    }

    /// Whether a line ends with the number of its page: `[Page 7]`.
    private static func endsPage(_ line: [UInt8]) -> Bool {
        let content = line[line.trimmingBlanks(0..<line.count)]
        guard content.last == UInt8(ascii: "]"), let open = content.lastIndex(of: UInt8(ascii: "["))
        else { return false }
        let inner = content[(open + 1)...].dropLast()
        return inner.starts(with: "Page ".utf8) && inner.dropFirst(5).allSatisfy { $0.isASCIILetterOrDigit }
            && inner.count > 5
    }
}
