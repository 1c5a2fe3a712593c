/// The arrays of a table. They cannot be copied, so that measuring a word counts no references.
struct FaceArrays: ~Copyable, Sendable {
    /// The page of every block of 64 scalars, up to the last block that has one.
    let pageOfBlock: [UInt8]
    /// Pages of 64 numbers of entries: characters that behave alike share one.
    let pages: [UInt16]
    /// Packed entries; the first is that of a character that the face lacks.
    let entries: [UInt32]
    /// Where the row of a left class starts in `kerningCells`.
    let kerningRows: [UInt16]
    /// Rows laid into each other's gaps: the class that owns the cell in the low byte, the number of its value above.
    let kerningCells: [UInt16]
    let kerningValues: [Int16]
    /// Entries of ff, fi, fl, ffi and ffl, where the font makes one glyph of them; else 0.
    let ligatures: [UInt32]
    let hasLigatures: Bool

    /// What the face knows about a character; not present if it lacks it.
    ///
    /// Private code points hold what letters become beside others (see `ShapedForms`), never what a text has there.
    func entry(_ scalar: UInt32) -> Entry {
        let block = Int(scalar >> 6)
        guard block < pageOfBlock.count else { return Entry(bits: 0) }
        return Entry(bits: entries[Int(pages[Int(pageOfBlock[block]) << 6 | Int(scalar & 63)])])
    }

    /// What a pair of classes adds to the advance, in units. Class 0 on either side adds nothing.
    func kerning(_ left: Int, _ right: Int) -> Int {
        let cell = kerningCells[Int(kerningRows[left]) + right]
        return Int(cell & 0xFF) == left ? Int(kerningValues[Int(cell >> 8)]) : 0
    }

    /// One character, packed: advance in bits 0–12, kerning classes towards what stands before (13–21) and after
    /// (22–29), and two bits of kind.
    struct Entry {
        let bits: UInt32

        var advance: Int { Int(bits & 0x1FFF) }
        /// Class towards the character before.
        var rightOfPair: Int { Int(bits >> 13 & 0x1FF) }
        /// Class towards the character after.
        var leftOfPair: Int { Int(bits >> 22 & 0xFF) }
        var isPresent: Bool { bits >> 30 != 0 }
        /// In normal form, visible, and a grapheme cluster whatever stands beside it (marks aside).
        var isSimple: Bool { bits >> 31 != 0 }
        /// Simple, and its ink leaves the face's line box.
        var isTall: Bool { bits >> 30 == 3 }

        /// The same, with the class of another entry towards the character before.
        func kerned(as other: Entry) -> Entry {
            let mask: UInt32 = 0x1FF << 13
            return Entry(bits: bits & ~mask | other.bits & mask)
        }
    }
}

extension FaceArrays {
    /// The ligature that a text of f, `second` and `third` begins with, and how many letters it takes.
    func ligature(_ second: UInt32, _ third: UInt32) -> (entry: Entry, count: Int)? {
        let (f, i, l) = (UInt32(0x66), UInt32(0x69), UInt32(0x6C))
        // The longest first: those of three letters, then those of two.
        if second == f, third == i || third == l {
            let entry = Entry(bits: ligatures[third == i ? 3 : 4])
            if entry.isPresent { return (entry, 3) }
        }
        guard second == f || second == i || second == l else { return nil }
        let entry = Entry(bits: ligatures[second == f ? 0 : second == i ? 1 : 2])
        return entry.isPresent ? (entry, 2) : nil
    }
}
