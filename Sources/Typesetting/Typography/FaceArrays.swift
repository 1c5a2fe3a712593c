/// The arrays of a table. They cannot be copied, so that measuring a word counts no references.
struct FaceArrays: ~Copyable, Sendable {
    /// The page of every block of 64 scalars, up to the last block that has one.
    let pageOfBlock: [UInt8]
    /// The pages, each of which holds the entry numbers of 64 scalars; characters that behave alike share an entry.
    let pages: [UInt16]
    /// The packed entries; the first one is for characters that the face lacks.
    let entries: [UInt32]
    /// The start of each left class's row in `kerningCells`.
    let kerningRows: [UInt16]
    /// The rows of kerning, fitted into each other's gaps: the class that owns a cell is in the low byte, the index of
    /// its value above it.
    let kerningCells: [UInt16]
    let kerningValues: [Int16]
    /// The entries of ff, fi, fl, ffi and ffl, each 0 if the font has no such glyph.
    let ligatures: [UInt32]
    let hasLigatures: Bool

    /// Returns the entry of a character, which is not present if the face lacks it.
    ///
    /// Private code points hold the forms that letters take beside others (see `ShapedForms`), never characters of a
    /// text.
    func entry(_ scalar: UInt32) -> Entry {
        let block = Int(scalar >> 6)
        guard block < pageOfBlock.count else { return Entry(bits: 0) }
        return Entry(bits: entries[Int(pages[Int(pageOfBlock[block]) << 6 | Int(scalar & 63)])])
    }

    /// Returns the kerning that a pair of classes adds to the advance, in units. Class 0 on either side adds nothing.
    func kerning(_ left: Int, _ right: Int) -> Int {
        let cell = kerningCells[Int(kerningRows[left]) + right]
        return Int(cell & 0xFF) == left ? Int(kerningValues[Int(cell >> 8)]) : 0
    }

    /// The packed entry of one character: the advance in bits 0–12, the kerning classes towards the character before
    /// (13–21) and after (22–29), and two bits of kind.
    struct Entry {
        let bits: UInt32

        var advance: Int { Int(bits & 0x1FFF) }
        /// The kerning class towards the character before.
        var rightOfPair: Int { Int(bits >> 13 & 0x1FF) }
        /// The kerning class towards the character after.
        var leftOfPair: Int { Int(bits >> 22 & 0xFF) }
        var isPresent: Bool { bits >> 30 != 0 }
        /// Whether the character is in normal form, visible, and a grapheme cluster whatever is beside it (except
        /// marks).
        var isSimple: Bool { bits >> 31 != 0 }
        /// Whether the character is simple and its ink leaves the face's line box.
        var isTall: Bool { bits >> 30 == 3 }

        /// Returns this entry with the class of another one towards the character before.
        func kerned(as other: Entry) -> Entry {
            let mask: UInt32 = 0x1FF << 13
            return Entry(bits: bits & ~mask | other.bits & mask)
        }
    }
}

extension FaceArrays {
    /// Returns the entry of the ligature with which a text of f, `second` and `third` begins, and the number of its
    /// letters; nil if there is none.
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
