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
    package mutating func read<Sink: TokenSink>(_ text: Span<UInt8>, isLast: Bool, into sink: inout Sink) -> Int {
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
    private mutating func readTokens<Sink: TokenSink>(
        _ reader: inout BlockReader, _ text: Span<UInt8>, from start: Int, into sink: inout Sink
    ) -> Int {
        var index = start
        while true {
            index = readPlainWords(&reader, text, from: index, into: &sink)
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
    @inline(__always) private mutating func readPlainWords<Sink: TokenSink>(
        _ reader: inout BlockReader, _ text: Span<UInt8>, from start: Int, into sink: inout Sink
    ) -> Int {
        let base = reader.base
        var block = start
        // There is a byte behind the last of each 64.
        while reader.count - block > LetterMasks.width {
            let masks = LetterMasks(base + block)
            let (others, ends) = (~masks.spaces, ~masks.letters)
            var offset = 0
            while offset < LetterMasks.width {
                let ahead = others &>> UInt64(offset)
                guard ahead != 0 else {
                    offset = LetterMasks.width
                    break
                }
                offset += ahead.trailingZeroBitCount
                let place = block + offset
                let behind = ends &>> UInt64(offset)
                if behind & 1 != 0 {
                    guard readPlainSign(base[place], base[place + 1]) else { return place }
                    offset += 1
                    continue
                }
                guard behind != 0 else { break }
                let length = behind.trailingZeroBitCount
                guard isPlainEnd(base[place + length], base[place + length + 1], length) else { return place }
                if boundary != .none { flush(into: &sink) }
                sink.word(text, Range(uncheckedBounds: (place, place + length)), .word)
                offset += length
            }
            // A word that goes on in the next 64 bytes is read again from its start; one as long as all of them is not plain.
            guard offset > 0 else { return block }
            block += offset
        }
        return block
    }

    /// Whether a sign between words needs no more thought.
    @inline(__always) private mutating func readPlainSign(_ sign: UInt8, _ next: UInt8) -> Bool {
        switch sign {
        case UInt8(ascii: "\n"): return next > 0x20 && next < 0x7F
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
            boundary = max(boundary, .clause)
            return true
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            boundary = max(boundary, .sentence)
            return true
        default: return false
        }
    }

    /// Whether ASCII letters with this sign behind them are a word, whatever comes.
    @inline(__always) private func isPlainEnd(_ sign: UInt8, _ next: UInt8, _ length: Int) -> Bool {
        switch sign {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"),
            UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "\""):
            return true
        // No abbreviation, which are short, no `node.js` and no `https://`.
        case UInt8(ascii: "."): return length > 4 && (next == UInt8(ascii: " ") || next == UInt8(ascii: "\n"))
        case UInt8(ascii: ":"): return next == UInt8(ascii: " ") || next == UInt8(ascii: "\n")
        default: return false
        }
    }

    /// Hands over what was decided.
    ///
    /// - Returns: Where to go on.
    private mutating func take<Sink: TokenSink>(
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
    private mutating func takeRun<Sink: TokenSink>(
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

    @inline(__always) private mutating func flush<Sink: TokenSink>(into sink: inout Sink) {
        guard let found = boundary.boundary else { return }
        boundary = .none
        sink.boundary(found)
    }
}
