/// Advances of characters that the faces lack, read from the Noto faces of the stack, in 1/1000 em.
struct FallbackTable: Sendable {
    /// The page of every block of 64 scalars, up to the last block that has one.
    let pageOfBlock: [UInt8]
    /// Pages of 64 advances; `missing` where no font has the character.
    let advances: [UInt16]
    /// Isolated, final, initial and medial advance of each letter of the two Arabic blocks.
    let arabicForms: [UInt16]
    /// How each of these letters joins, as raw values of `ArabicJoining`.
    let arabicJoining: [UInt8]
    /// The ligatures of lam with آ أ إ ا, each isolated and final.
    let lamAlef: [UInt16]
    /// What a Devanagari consonant (row) adds to the width in front of another one (column) under a virama.
    let devanagariConjuncts: [Int16]
    /// What each of the vowel signs U+0941–0944 (column) adds to a Devanagari consonant (row).
    let devanagariSigns: [Int16]

    static let missing: UInt16 = 0xFFFF

    func advance(_ scalar: UInt32) -> Int? {
        let block = Int(scalar >> 6)
        guard block < pageOfBlock.count else { return nil }
        let advance = advances[Int(pageOfBlock[block]) << 6 | Int(scalar & 63)]
        return advance == Self.missing ? nil : Int(advance)
    }
}

// MARK: Devanagari

extension FallbackTable {
    /// The advance of a Devanagari consonant as what follows shapes it, `nil` if `index` holds something else.
    ///
    /// A virama joins it to the next consonant, and some vowel signs make another, wider letter of it.
    func devanagariAdvance(_ scalars: [UInt32], at index: Int) -> Int? {
        let consonants: ClosedRange<UInt32> = 0x0915...0x0939
        func scalar(_ index: Int) -> UInt32 {
            scalars.indices.contains(index) ? scalars[index] & ClusterScan.scalarBits : 0
        }
        guard consonants.contains(scalar(index)), let plain = advance(scalar(index)) else { return nil }
        let row = Int(scalar(index) - consonants.lowerBound)
        let hasNukta = scalar(index + 1) == 0x093C
        let sign = scalar(index + (hasNukta ? 2 : 1))
        if sign == 0x094D {
            let second = scalar(index + (hasNukta ? 3 : 2))
            guard consonants.contains(second) else { return plain }
            return Int(devanagariConjuncts[row * consonants.count + Int(second - consonants.lowerBound)])
        }
        // The tail of a conjunct keeps its form.
        guard 0x0941...0x0944 ~= sign, !hasNukta, index == 0 || scalar(index - 1) != 0x094D else { return plain }
        return plain + Int(devanagariSigns[row * 4 + Int(sign - 0x0941)])
    }
}
