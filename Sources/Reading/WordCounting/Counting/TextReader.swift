import TextReading

/// A reader of one text, or a part of one, that removes the markup, finds the words and counts them in a tally.
package struct TextReader: ~Copyable {
    private var extractor: TextExtractor?
    private var tokenizer: Tokenizer
    private var plain: PlainScanner?
    /// The text that the extractor has read and the tokenizer has not finished.
    private var text: [UInt8] = []

    /// - Parameter form: what a plain text is made of besides prose, which is left out.
    package init(_ markup: TextMarkup, form: ProseForm = ProseForm(), _ options: CountOptions) {
        extractor =
            markup == .plain && form.isProse
            ? nil : TextExtractor(markup, form: form, keepsCode: options.keepsCode)
        tokenizer = Tokenizer(
            keepsNumbers: options.keepsNumbers, keepsLinks: options.keepsLinks, keepsAddresses: options.keepsLinks)
        plain = options.isPlain ? PlainScanner() : nil
    }

    /// Counts the words of a block of valid UTF-8.
    ///
    /// - Parameter block: the bytes, which may be overwritten; 64 more have to be readable after them, whatever they
    ///   are.
    /// - Returns: the number of bytes processed; the others have to come again at the beginning of the next block.
    package mutating func read(_ block: UnsafeMutableRawBufferPointer, isLast: Bool, into box: TallyBox) -> Int {
        if var scanner = plain {
            defer { plain = scanner }
            return scanner.read(block, isLast: isLast, into: &box.tally)
        }
        let span = Span<UInt8>(_unsafeBytes: UnsafeRawBufferPointer(block))
        guard extractor != nil else { return tokenizer.read(span, isLast: isLast, into: &box.tally) }
        var readable: [UInt8] = []
        swap(&readable, &text)
        extractor?.read(span, isLast: isLast, into: &readable)
        let done = tokenizer.read(readable.span, isLast: isLast, into: &box.tally)
        readable.removeSubrange(..<done)
        swap(&readable, &text)
        if isLast, let extractor {
            box.tally.totals.codeBlocks &+= UInt64(extractor.omittedCodeBlocks)
            box.tally.totals.noise.add(extractor.noise)
        }
        return block.count
    }
}

extension TextTally {
    /// Returns whether a plain text may be divided after the byte at `place`: a line feed that follows the end of a
    /// sentence, so that no word, run or phrase crosses the border.
    package static func isBorder(after bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
        guard place >= 6, bytes[place] == UInt8(ascii: "\n"), [0x2E, 0x21, 0x3F].contains(bytes[place - 1]) else {
            return false
        }
        // Five small letters are no abbreviation, whose point would end no sentence.
        return (place - 6..<place - 1).allSatisfy { bytes[$0] &- 0x61 < 26 }
    }
}
