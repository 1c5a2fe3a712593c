/// The words of a text as ranges of its UTF-8, between U+0020 only: a no-break space belongs to its word.
struct WordScan {
    private let text: String
    private var position = 0

    init(_ text: String) { self.text = text }

    /// The next word, or `nil` at the end. Linear over all calls.
    mutating func next() -> Range<Int>? {
        let bytes = text.utf8.span
        while position < bytes.count, isBreak(bytes, position) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, !isBreak(bytes, position) { position += 1 }
        return start..<position
    }

    /// A space that carries a mark is a character to the reader, and stays with what it stands in.
    private func isBreak(_ bytes: borrowing Span<UInt8>, _ position: Int) -> Bool {
        guard bytes[position] == 0x20 else { return false }
        // Marks start at U+0300, whose first byte is 0xCC.
        guard position + 1 < bytes.count, bytes[position + 1] >= 0xCC else { return true }
        let next = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: position + 1)]
        return !next.properties.isGraphemeExtend && next.value != 0x200D
            && next.properties.generalCategory != .spacingMark
    }
}
