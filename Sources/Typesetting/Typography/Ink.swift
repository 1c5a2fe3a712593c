/// How far the ink of a text leaves the baseline, in thousandths of an em; 0 where it stays within the face's line box.
struct Ink: Equatable {
    var ascent = 0
    /// Positive.
    var descent = 0

    /// Emoji, marks on letters, and symbols from other fonts.
    static let stacked = Ink(ascent: 990, descent: 250)

    mutating func include(_ other: Ink) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}

/// What the generator found for the letters of a script, with marks and without, in hundredths of an em.
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

    /// How far a character of the scripts goes; `nil` for one of another script.
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
