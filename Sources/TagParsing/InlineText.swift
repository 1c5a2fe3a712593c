import SourceText

/// A run of inline Markdown read as its text: escapes taken away, emphasis and code without their marks, a link as its
/// text and its destination.
struct InlineText {
    private(set) var text = ""
    private(set) var link: (text: String, range: Range<Int>)?
    private(set) var linkTitle: String?

    /// - Parameter allowsManyLinks: true for text whose links are read as their text only, such as a description.
    init(_ source: SourceText, _ range: Range<Int>, allowsManyLinks: Bool = false) throws(LineProblem) {
        guard source.bytes[range].contains(where: Self.isSpecial) else {
            text = source.string(range)
            return
        }
        var reader = InlineReader(source.bytes, range, allowsManyLinks: allowsManyLinks)
        try reader.read()
        text = reader.resolvedText()
        link = reader.link
        linkTitle = reader.linkTitle
    }

    /// The bytes that may begin a construct; most names hold none of them.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
            UInt8(ascii: "["):
            true
        default: false
        }
    }
}

/// One pass over the bytes that writes text and notes emphasis marks by their place in it.
struct InlineReader {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private var index: Int
    private var output: [UInt8] = []
    private var emphasis = EmphasisStack()
    /// Closing bracket by opening bracket, found once for all.
    private let brackets: [Int: Int]
    private let codeSpans: CodeSpans
    private let allowsManyLinks: Bool
    private(set) var link: (text: String, range: Range<Int>)?
    private(set) var linkTitle: String?

    init(_ bytes: [UInt8], _ range: Range<Int>, allowsManyLinks: Bool) {
        self.bytes = bytes
        self.allowsManyLinks = allowsManyLinks
        self.range = range
        index = range.lowerBound
        codeSpans = CodeSpans(bytes, range)
        brackets = Self.matchBrackets(bytes, range, codeSpans)
    }

    mutating func read() throws(LineProblem) {
        try read(to: range.upperBound)
        emphasis.resolve(from: 0)
    }

    func resolvedText() -> String {
        String(decoding: emphasis.insertingUnusedMarks(into: output), as: UTF8.self)
    }

    private mutating func read(to end: Int) throws(LineProblem) {
        while index < end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\\"):
                readEscape()
            case UInt8(ascii: "`"):
                readCode()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                readEmphasisMark(byte)
            case UInt8(ascii: "["):
                if try !readLink() { copy() }
            case UInt8(ascii: "!") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "["):
                // A picture is read as the text that stands for it.
                index += 1
                if try !readLink(isPicture: true) { output.append(byte) }
            default: copy()
            }
        }
    }

    private mutating func copy() {
        output.append(bytes[index])
        index += 1
    }

    /// A backslash takes punctuation as it is, `\n` breaks the line; before all else it is a backslash.
    private mutating func readEscape() {
        let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
        if next == UInt8(ascii: "n") {
            output.append(UInt8(ascii: "\n"))
            index += 2
        } else if next.isASCIIPunctuation {
            output.append(next)
            index += 2
        } else {
            copy()
        }
    }

    private mutating func readCode() {
        guard let content = codeSpans.content[index] else {
            // A run of backticks without its like is text, and none of its backticks begins a shorter run.
            repeat { copy() } while index < range.upperBound && bytes[index] == UInt8(ascii: "`")
            return
        }
        let marks = content.lowerBound - index
        var inside = content
        // One space at each end is padding, so that code may begin with a backtick.
        if inside.count > 2, bytes[inside.lowerBound] == UInt8(ascii: " "),
            bytes[inside.upperBound - 1] == UInt8(ascii: " ")
        {
            inside = inside.lowerBound + 1..<inside.upperBound - 1
        }
        output.append(contentsOf: bytes[inside])
        index = content.upperBound + marks
    }

    private mutating func readEmphasisMark(_ mark: UInt8) {
        let start = index
        while index < range.upperBound, bytes[index] == mark { index += 1 }
        let count = index - start
        // Only ~~ strikes out; other numbers of tildes are text.
        guard mark != UInt8(ascii: "~") || count == 2 else {
            output.append(contentsOf: bytes[start..<index])
            return
        }
        emphasis.append(
            EmphasisMark(
                byte: mark, count: count, position: output.count,
                before: scalar(endingAt: start), after: scalar(startingAt: index)))
    }

    // MARK: - Links

    /// `[text](destination "title")`; false when the bracket begins none, and is text.
    private mutating func readLink(isPicture: Bool = false) throws(LineProblem) -> Bool {
        guard let close = brackets[index], close + 1 < range.upperBound, bytes[close + 1] == UInt8(ascii: "("),
            let target = LinkTarget(bytes, from: close + 2, end: range.upperBound)
        else { return false }
        guard isPicture || allowsManyLinks || link == nil else {
            throw LineProblem(
                range: index..<target.end, problem: "a second link in one tag",
                hint: "a tag has one link; make two tags of it")
        }
        if !isPicture {
            link = (target.destination, target.destinationRange)
            linkTitle = target.title
        }
        index += 1
        let base = emphasis.count
        try read(to: close)
        // Emphasis begun inside a link ends inside it.
        emphasis.resolve(from: base)
        index = target.end
        return true
    }

    private static func matchBrackets(_ bytes: [UInt8], _ range: Range<Int>, _ code: CodeSpans) -> [Int: Int] {
        var matches: [Int: Int] = [:]
        var open: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "`"):
                if let content = code.content[index] {
                    index = content.upperBound + (content.lowerBound - index) - 1
                } else {
                    while index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "`") { index += 1 }
                }
            case UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: "]"): if let start = open.popLast() { matches[start] = index }
            default: break
            }
            index += 1
        }
        return matches
    }

    // MARK: - Neighbours of a mark

    private func scalar(endingAt end: Int) -> Unicode.Scalar? {
        var start = end - 1
        while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard start >= range.lowerBound else { return nil }
        return String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
    }

    private func scalar(startingAt start: Int) -> Unicode.Scalar? {
        guard start < range.upperBound else { return nil }
        var end = start + 1
        while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
    }
}
