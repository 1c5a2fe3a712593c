/// The pairs of the old table `kern`, which Open Sans and many other fonts still have in place of `GPOS`.
///
/// The reader accepts Microsoft's form only: version 0, horizontal, subtables of format 0. Browsers read no other.
struct KerningTable: Equatable {
    /// A pair of glyphs: the glyph before, the glyph after, and the distance by which the second one moves, in font
    /// units.
    struct Pair: Equatable {
        var left: Int
        var right: Int
        var value: Int
    }

    var pairs: [Pair] = []

    /// Reads the pairs of a table; `nil` if there is none that can be read.
    init?(_ bytes: Span<UInt8>) {
        guard bytes.count >= 4, bytes.uint16(at: 0) == 0 else { return nil }
        var offset = 4
        for _ in 0..<bytes.uint16(at: 2) {
            guard offset + 14 <= bytes.count else { break }
            let coverage = bytes.uint16(at: offset + 4)
            let count = bytes.uint16(at: offset + 6)
            // Format 0; horizontal, and neither minimum values nor across the line.
            if coverage >> 8 == 0, coverage & 7 == 1 {
                for index in 0..<count {
                    let pair = offset + 14 + 6 * index
                    guard pair + 6 <= bytes.count else { break }
                    let value = Int(Int16(truncatingIfNeeded: bytes.uint16(at: pair + 4)))
                    pairs.append(
                        Pair(left: bytes.uint16(at: pair), right: bytes.uint16(at: pair + 2), value: value))
                }
            }
            // The length has 16 bits: that of a single large subtable overflows, and means nothing. Subtables that
            // overlap would be read again and again, but no font has more pairs than it has room for.
            offset += max(bytes.uint16(at: offset + 2), 6)
            if pairs.count > bytes.count / 6 { break }
        }
        if pairs.isEmpty { return nil }
    }

    /// Returns a table of the pairs whose glyphs are both kept, under their new numbers; `nil` if there is none.
    ///
    /// The result has one subtable: if several have a pair, their values add up. Of more than 10,920 pairs, the most
    /// that browsers can read from one subtable, the last ones are left out.
    func subset(_ newGlyph: (UInt32) -> UInt32?) -> [UInt8]? {
        var values: [Int: Int] = [:]
        for pair in pairs {
            guard let left = newGlyph(UInt32(pair.left)), let right = newGlyph(UInt32(pair.right)) else { continue }
            values[Int(left) << 16 | Int(right), default: 0] += pair.value
        }
        let kept = values.filter { $0.value != 0 }.sorted { $0.key < $1.key }.prefix(Self.maximumCount)
        guard !kept.isEmpty else { return nil }
        var bytes: [UInt8] = []
        func append(_ number: Int) {
            let bits = UInt16(truncatingIfNeeded: number)
            bytes += [UInt8(bits >> 8), UInt8(bits & 0xFF)]
        }
        append(0)
        append(1)
        // The subtable: version, length and coverage, then the aids of a binary search.
        append(0)
        append(14 + 6 * kept.count)
        append(1)
        append(kept.count)
        let step = Int.bitWidth - 1 - kept.count.leadingZeroBitCount
        append(6 << step)
        append(step)
        append(6 * kept.count - 6 << step)
        for (pair, value) in kept {
            append(pair >> 16)
            append(pair & 0xFFFF)
            append(min(max(value, Int(Int16.min)), Int(Int16.max)))
        }
        return bytes
    }

    private static let maximumCount = (0xFFFF - 14) / 6
}
