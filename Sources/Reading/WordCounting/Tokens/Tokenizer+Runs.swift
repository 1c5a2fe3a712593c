extension Tokenizer {
    /// Passes the words of a run without spaces to the sink, and records the punctuation between them; returns the
    /// offset where the next step begins.
    mutating func takeRun<Sink: TokenSink & ~Copyable>(
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
                passBetweenWords(found.properties, found.value, into: &sink)
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

    /// How many bytes at the end of a run that is cut are read again: more than the longest words of the dictionaries.
    private static let overlap = 512
}
