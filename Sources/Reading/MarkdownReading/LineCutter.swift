import MarkupReading

/// Cuts blocks of a text into its lines, and lines that are too long to be held into pieces.
///
/// Where a piece ends depends on the text alone, never on where the blocks end.
struct LineCutter {
    /// What could not be cut yet. While a carried piece is read, it is its reader's.
    var carry: [UInt8] = []
    private var isInsideLine = false

    /// The longest piece; most lines are shorter.
    static let longest = 1 << 16

    struct Piece {
        /// Where it stands: in the carry when `isCarried`, else in the block. Without the end of the line.
        let range: Range<Int>
        let isCarried: Bool
        /// Whether the piece before it was of the same line.
        let isContinuation: Bool
        let endsLine: Bool
        /// How much of the carry is read with it.
        var carried = 0
    }

    /// - Returns: nil when the block has no further piece; what is left of it is carried.
    mutating func next(in block: Span<UInt8>, from offset: inout Int, isLast: Bool) -> Piece? {
        if carry.isEmpty {
            return nextInBlock(block, &offset, isLast)
        }
        return nextCarried(block, &offset, isLast)
    }

    private mutating func nextInBlock(_ block: Span<UInt8>, _ offset: inout Int, _ isLast: Bool) -> Piece? {
        guard offset < block.count else { return nil }
        let start = offset
        let limit = min(block.count, start + Self.longest)
        if let (end, next) = Self.lineEnd(block, start..<limit) {
            offset = next
            return piece(start..<end, isCarried: false, endsLine: true)
        }
        if limit - start == Self.longest {
            offset = Self.cut(block, start..<limit)
            return piece(start..<offset, isCarried: false, endsLine: false)
        }
        offset = block.count
        if isLast { return piece(start..<limit, isCarried: false, endsLine: true) }
        carry.append(block, start..<limit)
        return nil
    }

    private mutating func nextCarried(_ block: Span<UInt8>, _ offset: inout Int, _ isLast: Bool) -> Piece? {
        // A carriage return that the last block ended with waits for what follows it.
        if offset < block.count, carry.last == 0x0D, carry.count < Self.longest {
            if block[offset] == 0x0A { offset += 1 }
            return piece(0..<carry.count - 1, isCarried: true, endsLine: true, carried: carry.count)
        }
        let limit = min(block.count, offset + Self.longest - carry.count)
        if offset < limit, let (end, next) = Self.lineEnd(block, offset..<limit) {
            carry.append(block, offset..<end)
            offset = next
            return piece(0..<carry.count, isCarried: true, endsLine: true, carried: carry.count)
        }
        if offset < limit { carry.append(block, offset..<limit) }
        offset = max(offset, limit)
        if carry.count == Self.longest {
            let end = Self.cut(carry.span, 0..<carry.count)
            return piece(0..<end, isCarried: true, endsLine: false, carried: end)
        }
        guard isLast else { return nil }
        return piece(0..<carry.count, isCarried: true, endsLine: true, carried: carry.count)
    }

    private mutating func piece(_ range: Range<Int>, isCarried: Bool, endsLine: Bool, carried: Int = 0) -> Piece {
        defer { isInsideLine = !endsLine }
        return Piece(
            range: range, isCarried: isCarried, isContinuation: isInsideLine, endsLine: endsLine, carried: carried)
    }

    // MARK: - Ends

    /// Where the line ends, and where the next one begins; nil when that is not in the range. A carriage return at its
    /// end is undecided: a line feed may follow.
    private static func lineEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (end: Int, next: Int)? {
        let feed = bytes.offset(of: 0x0A, in: range)
        let carriageReturn = bytes.offset(of: 0x0D, in: range.lowerBound..<feed)
        if carriageReturn + 1 < feed { return (carriageReturn, carriageReturn + 1) }
        guard feed < range.upperBound else { return nil }
        return (min(carriageReturn, feed), feed + 1)
    }

    /// Where a long line is cut: behind a space, so that seldom any markup is cut through, else between two characters.
    private static func cut(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.upperBound - 1_024 {
            if bytes[end - 1] == 0x20 { return end }
            end -= 1
        }
        end = range.upperBound
        // The last character of the range may go on behind it: it is left to the next piece.
        while end > range.upperBound - 4, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
        return bytes[end - 1] >= 0xC0 ? end - 1 : range.upperBound
    }
}
