@_spi(_Unicode) import Swift

/// The folding of single letters, for ``WordFolding``.
enum LetterFolding {
    /// The entry in ``table`` of a letter that takes the slow way: it becomes several
    /// letters, or a mark that may move or compose.
    static let needsContext: UInt16 = .max

    /// The folded letter of each scalar below U+0800; 0 for one that is dropped, or ``needsContext``.
    static let table: [UInt16] = (0..<0x800).map { value in
        guard let scalar = Unicode.Scalar(UInt32(value)), !(0x300...0x36F).contains(value) else { return needsContext }
        let isMark = scalar.properties.canonicalCombiningClass != .notReordered
        guard !isMark || isDropped(scalar.value) else { return needsContext }
        var folded = String.UnicodeScalarView()
        appendFolded(scalar, to: &folded)
        guard let first = folded.first else { return 0 }
        let isComposed = String(scalar)._nfc.elementsEqual([scalar])
        return folded.count == 1 && first.value < 0x800 && isComposed ? UInt16(first.value) : needsContext
    }

    /// Appends the scalar mapped to lower, upper and again lower case; appends nothing
    /// for one that is not part of a spelling.
    static func appendFolded(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        switch scalar.value {
        case 0x2019, 0x2BC, 0xFF07: return result.append("'")
        case 0x2010, 0x2011: return result.append("-")
        case 0x130: return result.append("i")
        case 0x131: return result.append(scalar)
        case 0x401, 0x451: return result.append("е")
        // These are the ligatures of Yiddish.
        case 0x5F0: return result.append(contentsOf: "וו".unicodeScalars)
        case 0x5F1: return result.append(contentsOf: "וי".unicodeScalars)
        case 0x5F2: return result.append(contentsOf: "יי".unicodeScalars)
        case let value where isDropped(value): return
        default: break
        }
        // Nearly all letters beyond the European ones have no case.
        guard scalar.properties.changesWhenCaseMapped else { return result.append(scalar) }
        result.append(contentsOf: String(scalar).lowercased().uppercased().lowercased().unicodeScalars)
    }

    private static func isDropped(_ value: UInt32) -> Bool {
        switch value {
        case 0xAD, 0x34F, 0x61C, 0x640, 0x64B...0x652, 0x670, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
            0x55B...0x55C, 0x55E, 0x610...0x61A, 0x6D6...0x6DC, 0x200B...0x200F, 0x202A...0x202E, 0x2060,
            0x2066...0x2069, 0xFE00...0xFE0F,
            0xFEFF:
            true
        default: false
        }
    }

    /// Whether a joiner after this letter is part of the spelling, as in Arabic and in the scripts of India.
    static func isSpelledWithJoiners(_ value: UInt32) -> Bool {
        switch value {
        case 0x620...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0x900...0xDFF: true
        default: false
        }
    }
}
