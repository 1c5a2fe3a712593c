/// Advances and kerning of one face, as flat arrays that the generator wrote.
struct FaceTable: Sendable {
    let unitsPerEm: Int
    let ascent: Int
    let descent: Int
    let lineGap: Int
    let xHeight: Int
    let capHeight: Int

    /// The page of every block of 64 scalars, up to the last block that has one. Pages 0 and 1 are ASCII.
    let pageOfBlock: [UInt8]
    /// Pages of 64 packed entries.
    let entries: [UInt32]
    /// Where the row of a left class starts in `kerningCells`.
    let kerningRows: [UInt16]
    /// Rows laid into each other's gaps: the value above the low byte, the class that owns the cell in it.
    let kerningCells: [Int32]

    func em(_ units: Int) -> Double { Double(units) / Double(unitsPerEm) }

    /// What the face knows about a character; not present if it lacks it.
    func entry(_ scalar: UInt32) -> Entry {
        let block = Int(scalar >> 6)
        guard block < pageOfBlock.count else { return Entry(bits: 0) }
        return Entry(bits: entries[Int(pageOfBlock[block]) << 6 | Int(scalar & 63)])
    }

    /// What a pair of classes adds to the advance, in units. Class 0 on either side adds nothing.
    func kerning(_ left: Int, _ right: Int) -> Int {
        let cell = kerningCells[Int(kerningRows[left]) + right]
        return Int(cell & 0xFF) == left ? Int(cell >> 8) : 0
    }

    /// One character, packed: advance in bits 0–12, kerning classes towards the left (13–20) and right (21–28), flags.
    struct Entry {
        let bits: UInt32

        var advance: Int { Int(bits & 0x1FFF) }
        /// Class towards the character before.
        var rightOfPair: Int { Int(bits >> 13 & 0xFF) }
        /// Class towards the character after.
        var leftOfPair: Int { Int(bits >> 21 & 0xFF) }
        /// The ink leaves the face's line box.
        var isTall: Bool { bits & 1 << 29 != 0 }
        /// In normal form, visible, and a grapheme cluster whatever stands beside it (marks aside).
        var isSimple: Bool { bits & 1 << 30 != 0 }
        var isPresent: Bool { bits & 1 << 31 != 0 }
    }
}
