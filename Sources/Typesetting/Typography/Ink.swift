/// The reach of a text's ink from the baseline, in thousandths of an em; 0 where it stays within the face's line box.
struct Ink: Equatable {
    var ascent = 0
    /// The reach below the baseline, positive.
    var descent = 0

    /// The reach of emoji, of marks on letters, and of symbols from other fonts.
    static let stacked = Ink(ascent: 990, descent: 250)

    /// Extends the reach to that of other ink, where the other reaches farther.
    mutating func include(_ other: Ink) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}

/// The reach that the generator found for the letters of a script, with marks and without, in hundredths of an em.
struct ScriptInk: Sendable {
    private let block: ClosedRange<UInt32>
    private let letters: (ascent: UInt8, descent: UInt8)
    private let marked: (ascent: UInt8, descent: UInt8)

    init(
        _ block: ClosedRange<UInt32>, _ ascent: UInt8, _ descent: UInt8, _ markedAscent: UInt8, _ markedDescent: UInt8
    ) {
        self.block = block
        letters = (ascent, descent)
        marked = (markedAscent, markedDescent)
    }

    /// Returns the reach of a character, or `nil` if its script is not in the table.
    static func of(_ scalar: UInt32, isMark: Bool) -> Ink? {
        let plane = 0x20000...0x3FFFD ~= scalar ? 0x4E00 : scalar
        var (low, high) = (0, scriptInk.count)
        // Invariant: blocks before `low` end below the scalar, blocks from `high` on begin above it.
        while low < high {
            let middle = (low + high) / 2
            let block = scriptInk[middle].block
            if block.contains(plane) {
                let reach = isMark ? scriptInk[middle].marked : scriptInk[middle].letters
                return Ink(ascent: Int(reach.ascent) * 10, descent: Int(reach.descent) * 10)
            }
            if plane < block.lowerBound { high = middle } else { low = middle + 1 }
        }
        return nil
    }
}
