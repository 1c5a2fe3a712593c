/// Finds the words of a text.
package struct Tokenizer {
    /// In bytes; what is longer is left out as ``TokenOmission/overlongWord``.
    static let longestToken = 4000

    private let options: TokenOptions
    /// Since the last token.
    private var boundary = BoundaryStrength.none
    /// The character before the block, once there was one.
    private var before = ScalarProperties.end
    /// Whether the block before this one ended in blanks behind the end of a line, and in half of CR LF.
    private var isBehindLineEnd = false
    private var isBehindCarriageReturn = false
    /// Of a token that was too long and is not over.
    private var rest: TokenRest?
    private var segmenter: DictionarySegmenter?
    private var segmentEnds: [Int] = []

    package init(_ options: TokenOptions = TokenOptions()) { self.options = options }

    /// Reads a block of text.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8, which may be cut anywhere at its end.
    ///   - isLast: whether the text ends here; then all of it is read.
    /// - Returns: How many bytes are done. The others, never more than a few thousand, belong in front of the next block.
    /// - Complexity: O(n).
    package mutating func read<Sink: TokenSink & ~Copyable>(_ text: Span<UInt8>, isLast: Bool, into sink: inout Sink) -> Int {
        let done = BlockReader.reading(text, isLast: isLast, before: before) { reader in
            var index = isBehindLineEnd ? readBlanks(reader, 0) : readRest(reader, 0)
            index = readTokens(&reader, text, from: index, into: &sink)
            before = reader.scalar(before: index)
            return index
        }
        if isLast {
            boundary = max(boundary, rest?.boundary ?? .none)
            rest = nil
            flush(into: &sink)
        }
        return done ?? 0
    }

    /// Reads to the end of the block, or to where a decision needs more of the text.
    private mutating func readTokens<Sink: TokenSink & ~Copyable>(
        _ reader: inout BlockReader, _ text: Span<UInt8>, from start: Int, into sink: inout Sink
    ) -> Int {
        var index = start
        var window = PlainWindow()
        while true {
            index = readPlainWords(reader, &window, text, from: index, into: &sink)
            guard index < reader.count else { return index }
            reader.startDecision()
            let isBlank = reader.scalar(index).properties.isBlank
            if reader.isStarved { return index }
            if isBlank {
                index = readBlanks(reader, index)
                continue
            }
            let step = reader.step(at: index)
            if reader.isStarved { return index }
            index = take(step, reader, text, into: &sink)
        }
    }

    /// Reads words of ASCII letters with plain punctuation between them, 64 bytes at a time, and stops at all that is not
    /// as simple.
    ///
    /// It decides as ``BlockReader/step(at:)`` would: letters with a blank or plain punctuation behind them are a word.
    @inline(__always) private mutating func readPlainWords<Sink: TokenSink & ~Copyable>(
        _ reader: BlockReader, _ window: inout PlainWindow, _ text: Span<UInt8>, from start: Int, into sink: inout Sink
    ) -> Int {
        var start = start
        guard start - window.start < LetterMasks.width || window.move(to: start, reader) else { return start }
        repeat {
            let base = reader.base + window.start
            let (others, ends) = (~window.masks.spaces, ~window.masks.letters)
            var offset = start - window.start
            while offset < LetterMasks.width {
                let ahead = others &>> UInt64(offset)
                guard ahead != 0 else {
                    offset = LetterMasks.width
                    break
                }
                offset += ahead.trailingZeroBitCount
                let behind = ends &>> UInt64(offset)
                if behind & 1 != 0 {
                    guard readPlainSign(base + offset) else { return window.start + offset }
                    offset += 1
                    continue
                }
                // A word that goes on in the next 64 bytes is read again from its start.
                guard behind != 0 else { break }
                let end = offset + behind.trailingZeroBitCount
                guard base[end] == UInt8(ascii: " ") || isPlainEnd(base + offset, base + end) else {
                    return window.start + offset
                }
                if boundary != .none { flush(into: &sink) }
                sink.word(
                    text, Range(uncheckedBounds: (window.start + offset, window.start + end)), .word)
                offset = end
            }
            // One as long as all of them is not plain.
            guard offset > 0 else { return start }
            start = window.start + offset
        } while window.move(to: start, reader)
        return start
    }

    /// Whether a sign between words needs no more thought.
    @inline(__always) private mutating func readPlainSign(_ sign: UnsafePointer<UInt8>) -> Bool {
        switch sign[0] {
        // An empty line is not as plain.
        case UInt8(ascii: "\n"): return sign[1] > 0x20 && sign[1] < 0x7F
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
            boundary = max(boundary, .clause)
            return true
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            boundary = max(boundary, .sentence)
            return true
        // A letter before it would have taken it along if it were more than a sign, unless it begins something.
        case UInt8(ascii: ":") where sign[1] == UInt8(ascii: " "):
            boundary = max(boundary, .clause)
            return true
        default: return false
        }
    }

    /// Whether ASCII letters that end at a sign are a word, whatever comes.
    @inline(__always) private func isPlainEnd(_ word: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        let isBeforeBlank = end[1] == UInt8(ascii: " ") || end[1] == UInt8(ascii: "\n")
        switch end[0] {
        case UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: ")"), UInt8(ascii: "\""):
            return true
        // Neither `https://` nor `data:`.
        case UInt8(ascii: ":"): return isBeforeBlank
        // No `node.js`, and no abbreviation: they are short, and have a capital but for `vs`.
        case UInt8(ascii: "."):
            return isBeforeBlank && (end - word > 4 || word[0] >= UInt8(ascii: "a") && word[0] != UInt8(ascii: "v"))
        default: return false
        }
    }

    /// Hands over what was decided.
    ///
    /// - Returns: Where to go on.
    private mutating func take<Sink: TokenSink & ~Copyable>(
        _ step: TokenStep, _ reader: BlockReader, _ text: Span<UInt8>, into sink: inout Sink
    ) -> Int {
        switch step.outcome {
        case .nothing:
            boundary = max(boundary, step.boundary)
        case .token(let kind):
            flush(into: &sink)
            let omission = step.range.count > Self.longestToken ? .overlongWord : omission(of: kind)
            if let omission { sink.leftOut(omission) } else { sink.word(text, step.range, kind) }
            boundary = step.boundary
        case .overlongWord:
            flush(into: &sink)
            sink.leftOut(.overlongWord)
            rest = TokenRest(isLink: false)
            return readRest(reader, step.next)
        case .overlongLink(let openBrackets):
            flush(into: &sink)
            sink.leftOut(omission(of: .link) ?? .overlongWord)
            rest = TokenRest(isLink: true, openBrackets: openBrackets, boundary: step.boundary)
            return readRest(reader, step.next)
        case .dictionary(let isWhole):
            return takeRun(step.range, isWhole: isWhole, reader, text, into: &sink)
        }
        return step.next
    }

    private func omission(of kind: TokenKind) -> TokenOmission? {
        switch kind {
        case .number: options.keepsNumbers ? nil : .number
        case .link: options.keepsLinks ? nil : .link
        case .address: options.keepsAddresses ? nil : .address
        case .word, .hashtag, .mention: nil
        }
    }

    /// Hands over the words of a run without spaces, and notes the punctuation between them.
    private mutating func takeRun<Sink: TokenSink & ~Copyable>(
        _ run: Range<Int>, isWhole: Bool, _ reader: BlockReader, _ text: Span<UInt8>, into sink: inout Sink
    ) -> Int {
        let segmenter = segmenter ?? DictionarySegmenter()
        self.segmenter = segmenter
        segmenter.segment(
            UnsafeBufferPointer(start: reader.base + run.lowerBound, count: run.count), into: &segmentEnds)
        var reader = reader
        // The last words of a run that is cut are found again with what follows them.
        let last = isWhole ? run.upperBound : run.upperBound - Self.overlap
        var start = run.lowerBound
        for segmentEnd in segmentEnds {
            let end = run.lowerBound + segmentEnd
            guard end <= last else { break }
            var index = start
            while index < end {
                let found = reader.scalar(index)
                if found.role == .dictionary {
                    isBehindLineEnd = false
                    isBehindCarriageReturn = false
                    flush(into: &sink)
                    if end - index > Self.longestToken {
                        sink.leftOut(.overlongWord)
                    } else {
                        sink.word(text, index..<end, .word)
                    }
                    break
                }
                passBetweenWords(found.properties, found.value)
                index = found.next
            }
            start = end
        }
        guard start == run.lowerBound else { return start }
        // One character and a thousand marks.
        flush(into: &sink)
        sink.leftOut(.overlongWord)
        rest = TokenRest(isLink: false)
        return readRest(reader, run.upperBound)
    }

    /// In bytes: more than the longest words of the dictionaries.
    private static let overlap = 512

    /// Skips a token that was too long, as far as the block goes.
    private mutating func readRest(_ reader: BlockReader, _ start: Int) -> Int {
        guard var rest else { return start }
        var reader = reader
        var index = start
        while true {
            reader.startDecision()
            let found = reader.scalar(index)
            if reader.isStarved {
                self.rest = rest
                return index
            }
            guard found.next > index, rest.takes(found) else {
                boundary = max(boundary, rest.boundary)
                self.rest = nil
                return index
            }
            index = found.next
        }
    }

    /// Reads blanks as far as the block goes; an empty line among them is a boundary.
    private mutating func readBlanks(_ reader: BlockReader, _ start: Int) -> Int {
        var reader = reader
        var index = start
        while true {
            reader.startDecision()
            let found = reader.scalar(index)
            // What is known of the line's end is kept for the next block.
            if reader.isStarved { return index }
            guard found.next > index, found.properties.isBlank else {
                isBehindLineEnd = false
                isBehindCarriageReturn = false
                return index
            }
            passBetweenWords(found.properties, found.value)
            index = found.next
        }
    }

    /// Notes what a character between two words is to them.
    private mutating func passBetweenWords(_ scalar: ScalarProperties, _ value: UInt32) {
        let isSecondHalf = isBehindCarriageReturn && value == 0x0A
        isBehindCarriageReturn = value == 0x0D
        switch scalar.role {
        case .lineEnd:
            if isSecondHalf { return }
            if isBehindLineEnd { boundary = .paragraph }
            isBehindLineEnd = true
        case .paragraphEnd: boundary = .paragraph
        case .space: break
        default:
            isBehindLineEnd = false
            boundary = max(boundary, scalar.boundary)
        }
    }

    @inline(__always) private mutating func flush<Sink: TokenSink & ~Copyable>(into sink: inout Sink) {
        guard let found = boundary.boundary else { return }
        boundary = .none
        sink.boundary(found)
    }
}
