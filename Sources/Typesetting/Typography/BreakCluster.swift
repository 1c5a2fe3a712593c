/// The properties of a grapheme cluster that the rules of line breaking read.
struct BreakCluster {
    private(set) var type = LineBreakClass.letter
    /// The first scalar, and in `second` and `third` the next two, each 0 if there are fewer; `last` is the last
    /// scalar.
    private(set) var first: UInt32 = 0
    private(set) var second: UInt32 = 0
    private(set) var third: UInt32 = 0
    private(set) var last: UInt32 = 0
    /// The first vowel sign of Thai, Lao (as the Thai sign at the same place in its block) or Khmer within the cluster,
    /// or 0.
    private(set) var sign: UInt32 = 0
    /// Whether a Thai letter is silenced: ก์.
    private(set) var isSilenced = false

    init(_ cluster: Character) {
        var count = 0
        for scalar in cluster.unicodeScalars {
            let value = scalar.value
            switch count {
            case 0: first = value
            case 1: second = value
            case 2: third = value
            default: break
            }
            last = value
            count += 1
            if count > 1, value >= 0x0E31 { addSign(value) }
        }
        let found = LineBreakClass(of: first)
        // LB10: a space that carries a mark is a letter.
        type = found == .space && count > 1 && first != 0x0D ? .letter : found
    }

    private mutating func addSign(_ value: UInt32) {
        let thai = Self.asThai(value)
        switch thai {
        case 0x0E31, 0x0E33...0x0E39, 0x0E3B, 0x0E47, 0x0E4D: if sign == 0 { sign = thai }
        case 0x0E4C: isSilenced = true
        case 0x17B6...0x17C5: if sign == 0 { sign = value }
        default: break
        }
    }

    /// Returns the Thai scalar at the place of a Lao one, since both blocks have the same order; any other scalar
    /// unchanged.
    static func asThai(_ scalar: UInt32) -> UInt32 { 0x0E80...0x0EFF ~= scalar ? scalar - 0x80 : scalar }

    /// Returns whether the East_Asian_Width of a scalar is F, W or H, as far as it matters beside quotation marks and
    /// brackets.
    static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF01...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Character {
    /// Whether the character is a letter or an ideograph, which has a width in every font, so that it need not be
    /// measured to know that it is visible.
    var isSeen: Bool {
        guard let first = unicodeScalars.first else { return false }
        let properties = first.properties
        return properties.isAlphabetic && !properties.isGraphemeExtend && !properties.isDefaultIgnorableCodePoint
    }
}

extension LineBreakClass {
    /// Creates the class of a scalar.
    /// - Complexity: O(log n) in the ranges of the table.
    init(of scalar: UInt32) {
        let starts = LineBreakRanges.starts
        let key = scalar << 8 | 0xFF
        // Invariant: the range of `low` begins at or before the scalar, that of `high` after it.
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= key { low = middle } else { high = middle }
        }
        self = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: starts[low])) ?? .letter
    }
}
