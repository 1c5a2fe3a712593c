import SourceText

/// A table from words to sets of bits, for lookups by bytes that neither copy nor allocate.
struct WordTable: Sendable {
    private var words = ByteInterner()
    private var values: [UInt64] = []

    var isEmpty: Bool { values.isEmpty }

    /// Returns the bits of a word; 0 if it is not in the table.
    func value(of word: Span<UInt8>) -> UInt64 { words.index(of: word, context: 0).map { values[$0] } ?? 0 }

    /// Adds bits to those of a word, and the word if it is missing.
    mutating func insert(_ word: Span<UInt8>, _ bits: UInt64) {
        let (index, isNew) = words.index(of: word, word.indices, context: 0)
        if isNew { values.append(bits) } else { values[index] |= bits }
    }

    /// Calls `body` with each word of a text, in which white space separates words.
    static func forEachWord(of text: String, _ body: (Span<UInt8>) -> Void) {
        let bytes = Array(text.utf8)
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] <= 0x20 {
            if end > start { body(bytes.span.extracting(start..<end)) }
            start = end + 1
        }
    }

    /// Adds bits to those of each word of a text.
    mutating func insert(wordsOf text: String, _ bits: UInt64) {
        WordTable.forEachWord(of: text) { insert($0, bits) }
    }
}
