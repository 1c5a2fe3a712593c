/// Puts readable text together: paragraphs with exactly one empty line between them, whatever stood there.
///
/// White space is held back until text follows, so that what was written never has to be taken back.
package struct ReadableText {
    /// The text so far. An extractor lends the array of its caller.
    package var bytes: [UInt8] = []
    /// How many blocks of code were left out: fenced and indented ones of Markdown, `<pre>` of HTML.
    package var omittedCodeBlocks = 0
    /// Where the headings are, if someone asks.
    package var outline: TextOutline?
    private var gap = Gap.beginning

    package init() {}

    /// What stands between the text so far and what comes.
    private enum Gap: UInt8 {
        case none, lineFeed, lineBreak, boundary
        /// No text came yet.
        case beginning
    }

    /// Ends a paragraph, or whatever no phrase goes across the edge of.
    @inline(__always)
    package mutating func boundary() {
        if gap != .beginning { gap = .boundary }
    }

    /// Ends a line inside a paragraph.
    @inline(__always)
    package mutating func lineFeed() {
        if gap == .none { gap = .lineFeed }
    }

    /// Ends a line where the writer wanted it to end. Two of them are an empty line, which ends a paragraph.
    mutating func lineBreak() {
        switch gap {
        case .none, .lineFeed: gap = .lineBreak
        case .lineBreak: gap = .boundary
        case .boundary, .beginning: break
        }
    }

    /// Parts what stands beside a picture or a field; nothing at the beginning of a line.
    package mutating func space() {
        if gap == .none { bytes.append(0x20) }
    }

    // MARK: - Runs

    /// Appends text as it is, but for empty lines, which are none inside a paragraph, and the indent of lines.
    @inline(__always)
    package mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = source.offset(of: 0x0A, in: start..<range.upperBound)
            appendRun(source, start..<end)
            if end < range.upperBound { lineFeed() }
            start = end + 1
        }
    }

    private mutating func appendRun(_ source: Span<UInt8>, _ range: Range<Int>) {
        var start = range.lowerBound
        if gap != .none {
            while start < range.upperBound, source[start].isHTMLSpace { start += 1 }
            guard start < range.upperBound else { return }
            fillGap()
        }
        bytes.append(source, start..<range.upperBound)
    }

    private mutating func fillGap() {
        if gap == .boundary { bytes.append(0x0A) }
        if gap != .beginning { bytes.append(0x0A) }
        gap = .none
    }

    // MARK: - Characters

    /// Appends an ASCII character that means nothing here.
    mutating func append(_ byte: UInt8) {
        if gap != .none { fillGap() }
        bytes.append(byte)
    }

    /// Appends what a character reference stands for: a control character is a space, a soft hyphen joins.
    mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xAD: break
        // What HTML has no character for stands as U+FFFD, NUL among it.
        case 0..<0x20, 0x7F, 0xFFFD: space()
        case 0x80...0x9F:
            if let meant = CharacterReference.meaning(ofControl: scalar.value) { append(meant) } else { space() }
        default:
            if gap != .none { fillGap() }
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    package mutating func append(_ reference: CharacterReference) {
        append(reference.scalar)
        if let second = reference.secondScalar { append(second) }
    }
}
