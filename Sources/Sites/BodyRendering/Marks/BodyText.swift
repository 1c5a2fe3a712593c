import SourceText

/// The text of a body as Markdown or HTML is read from it: the author's, or that with the marks of templates expanded.
struct BodyText {
    /// The text that is read, and the range of the body in it.
    let source: SourceText
    let range: Range<Int>
    /// The author's text, for messages.
    let original: SourceText
    /// The range of the body in the author's text.
    let originalRange: Range<Int>
    /// The pieces of the text, sorted by their places in it; empty if it is the author's.
    var pieces: [Piece] = []
    /// The parts that show marks as text, sorted by their offsets: nothing in them is a mark.
    var literals: [Range<Int>] = []
    /// What tokens in the text stand for.
    var insertions = BodyInsertions()
    /// Whether the author's text may hold marks.
    var mayHoldMarks = true
    /// The mistakes in marks.
    var problems: [Problem] = []

    /// A piece of the text, which ends where the next one begins.
    struct Piece {
        let place: Int
        /// The range of the author's text that was copied or replaced.
        let source: Range<Int>
        let isCopy: Bool
    }

    init(_ source: SourceText, _ range: Range<Int>) {
        (self.source, self.range, original, originalRange) = (source, range, source, range)
    }

    init(_ bytes: [UInt8], of original: SourceText, _ range: Range<Int>, _ pieces: [Piece]) {
        source = SourceText(checked: bytes, path: original.path)
        self.range = range.lowerBound..<bytes.count
        (self.original, originalRange, self.pieces) = (original, range, pieces)
    }

    /// Whether the text is the author's.
    var isOriginal: Bool { pieces.isEmpty }

    /// Returns the offset in the author's text of a byte, and whether the byte is a copy of the one there.
    ///
    /// - Complexity: O(log n) in the number of pieces.
    func place(of offset: Int) -> (offset: Int, isCopy: Bool) {
        let next = pieces.partitionPoint { $0.place > offset }
        guard next > 0 else { return (offset, true) }
        let piece = pieces[next - 1]
        guard piece.isCopy else { return (piece.source.lowerBound, false) }
        return (min(piece.source.lowerBound + offset - piece.place, piece.source.upperBound), true)
    }

    /// Returns the range of the author's text from which a range comes.
    func place(of range: Range<Int>) -> Range<Int> {
        guard !isOriginal else { return range }
        let start = place(of: range.lowerBound).offset
        guard !range.isEmpty else { return start..<start }
        let next = pieces.partitionPoint { $0.place > range.upperBound - 1 }
        guard next > 0 else { return start..<max(start, range.upperBound) }
        let piece = pieces[next - 1]
        let end =
            piece.isCopy
            ? min(piece.source.lowerBound + range.upperBound - piece.place, piece.source.upperBound)
            : piece.source.upperBound
        return start..<max(start, end)
    }

    /// Returns whether the byte at an offset belongs to a part that shows marks as text.
    func isLiteral(_ offset: Int) -> Bool {
        guard !literals.isEmpty else { return false }
        let next = literals.partitionPoint { $0.lowerBound > offset }
        return next > 0 && literals[next - 1].contains(offset)
    }

    /// Returns a problem at a place in the author's text.
    ///
    /// - Parameter range: a range of the text that is read.
    func problem(
        at range: Range<Int>, severity: Problem.Severity = .error, _ message: String, hint: String? = nil
    ) -> Problem {
        Problem(original, at: place(of: range), severity: severity, message, hint: hint)
    }
}

/// What is inserted into a body: the output of shortcodes, and addresses as text. In the text that Markdown is read
/// from, tokens stand for them, each a number between two characters that the author's text does not hold.
struct BodyInsertions {
    struct Insertion {
        let kind: BodySlot.Kind
        /// The range of the mark in the author's text.
        let source: Range<Int>
    }

    /// The character around the number of a token, in UTF-8; empty if there are no tokens.
    var sign: [UInt8] = []
    var all: [Insertion] = []
    /// The insertion of each token, by the token's number, and whether the token ends what a shortcode encloses.
    var tokens: [(insertion: Int, part: Part)] = []

    enum Part { case whole, begin, end }

    var mayOccur: Bool { !tokens.isEmpty }

    /// Adds a token, and returns its bytes.
    mutating func token(for insertion: Int, _ part: Part) -> [UInt8] {
        tokens.append((insertion, part))
        return sign + "\(tokens.count - 1)".utf8 + sign
    }

    /// Returns the token at an offset, and the offset after it; nil if there is none.
    func token(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (number: Int, end: Int)? {
        guard start + sign.count < bytes.count, UnsafeBufferPointer(rebasing: bytes[start...]).starts(with: sign) else {
            return nil
        }
        var (index, number) = (start + sign.count, 0)
        while index < bytes.count, bytes[index].isASCIIDigit, number < 1 << 40 {
            number = number * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        guard tokens.indices.contains(number), index + sign.count <= bytes.count,
            UnsafeBufferPointer(rebasing: bytes[index...]).starts(with: sign)
        else { return nil }
        return (number, index + sign.count)
    }

    /// Returns a character of a private plane of Unicode, in UTF-8, that a text does not hold; nil if it holds all of
    /// those that are tried.
    static func sign(besides text: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        for value in 0xF0000..<0xF0020 {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let bytes = Array(String(Character(scalar)).utf8)
            if text.firstOffset(of: bytes, in: range) == nil { return bytes }
        }
        return nil
    }
}
