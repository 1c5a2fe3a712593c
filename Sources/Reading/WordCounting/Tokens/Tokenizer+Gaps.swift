extension Tokenizer {
    /// Skips a token that was too long, as far as the block goes.
    mutating func readRest(_ reader: BlockReader, _ start: Int) -> Int {
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
    mutating func readBlanks<Sink: TokenSink & ~Copyable>(
        _ reader: BlockReader, _ start: Int, into sink: inout Sink
    ) -> Int {
        var reader = reader
        var index = start
        while true {
            reader.startDecision()
            let found = reader.scalar(index)
            // The state at the end of a line is kept for the next block.
            if reader.isStarved { return index }
            guard found.next > index, found.properties.isBlank else {
                isBehindLineEnd = false
                isBehindCarriageReturn = false
                return index
            }
            passBetweenWords(found.properties, found.value, into: &sink)
            index = found.next
        }
    }

    /// Records what a character between two words means for the boundary between them.
    mutating func passBetweenWords<Sink: TokenSink & ~Copyable>(
        _ scalar: ScalarProperties, _ value: UInt32, into sink: inout Sink
    ) {
        let isSecondHalf = isBehindCarriageReturn && value == 0x0A
        isBehindCarriageReturn = value == 0x0D
        switch scalar.role {
        case .lineEnd:
            if isSecondHalf { return }
            sink.lineEnd()
            if isBehindLineEnd { boundary = .paragraph }
            isBehindLineEnd = true
        case .paragraphEnd: boundary = .paragraph
        case .space: break
        default:
            isBehindLineEnd = false
            boundary = max(boundary, scalar.boundary)
        }
    }
}
