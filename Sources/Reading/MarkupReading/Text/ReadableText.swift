/// A composer of readable text: paragraphs with exactly one empty line between them, whatever the source has there.
///
/// White space is held back until text follows, so that nothing already appended has to be removed.
package struct ReadableText {
    /// The text that has been composed. An extractor may lend its caller's array for it.
    package var bytes: [UInt8] = []
    /// The number of code blocks that were left out: fenced and indented ones of Markdown, `<pre>` of HTML.
    package var omittedCodeBlocks = 0
    /// The headings in the text and their places; nil if they are not asked for.
    package var outline: TextOutline?
    private var gap = Gap.beginning

    package init() {}

    /// The separator between the text so far and the text to come.
    private enum Gap: UInt8 {
        case none, lineFeed, lineBreak, boundary
        /// There is no text yet.
        case beginning
    }

    /// Ends a paragraph, or any other part whose end no phrase may cross.
    @inline(__always)
    package mutating func boundary() {
        if gap != .beginning { gap = .boundary }
    }

    /// Ends a line inside a paragraph.
    @inline(__always)
    package mutating func lineFeed() {
        if gap == .none { gap = .lineFeed }
    }

    /// Ends a line where the writer wanted a break. Two in a row are an empty line, which ends a paragraph.
    mutating func lineBreak() {
        switch gap {
        case .none, .lineFeed: gap = .lineBreak
        case .lineBreak: gap = .boundary
        case .boundary, .beginning: break
        }
    }

    /// Appends a space beside a picture or a form field; does nothing at the beginning of a line.
    package mutating func space() {
        if gap == .none { bytes.append(0x20) }
    }

    // MARK: - Runs

    /// Appends a range of the source without the indentation of lines and without empty lines, which a paragraph cannot
    /// have.
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

    /// Appends an ASCII character as text.
    mutating func append(_ byte: UInt8) {
        if gap != .none { fillGap() }
        bytes.append(byte)
    }

    /// Appends the scalar of a character reference: a control character becomes a space, a soft hyphen is dropped.
    mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xAD: break
        // References to characters that HTML does not have, such as NUL, resolve to U+FFFD.
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
