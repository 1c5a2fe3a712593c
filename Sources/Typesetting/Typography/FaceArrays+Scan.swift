extension FaceArrays {
    /// Measures text that needs neither normalisation nor clusters, directly from its UTF-8.
    ///
    /// Returns nil at the first character that the face lacks or that acts on its neighbours: a mark, a joiner, an
    /// Arabic letter. The generator's `isSimple` keeps the result equal to that of ``ClusterScan``.
    /// - Complexity: O(n), without allocation.
    func scan(_ bytes: Span<UInt8>) -> ByteScan? {
        let blocks = pageOfBlock.span
        let pages = pages.span
        let entries = entries.span
        let rows = kerningRows.span
        let cells = kerningCells.span
        let values = kerningValues.span
        var units = 0
        var clusterCount = 0
        var seen: UInt32 = 0
        var left = 0
        var row = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            var position = Int(byte)
            var ligature: Entry?
            if byte < 0x80 {
                index += 1
                if byte == 0x66, hasLigatures {
                    let second = index < bytes.count ? UInt32(bytes[index]) : 0
                    let third = index + 1 < bytes.count ? UInt32(bytes[index + 1]) : 0
                    if let found = self.ligature(second, third) {
                        ligature = found.entry
                        index += found.count - 1
                        clusterCount += found.count - 1
                    }
                }
            } else {
                // A sequence of two or three bytes ends in the low six bits, and the bits before are the block.
                var block = 0
                if byte < 0xE0 {
                    block = Int(byte & 0x1F)
                    index += 2
                } else if byte < 0xF0 {
                    block = Int(byte & 0x0F) << 6 | Int(bytes[index + 1] & 0x3F)
                    index += 3
                } else {
                    return nil
                }
                guard block < blocks.count else { return nil }
                position = Int(blocks[block]) << 6 | Int(bytes[index - 1] & 0x3F)
            }
            let entry = ligature ?? Entry(bits: entries[Int(pages[position])])
            guard entry.isSimple else { return nil }
            let cell = cells[row + entry.rightOfPair]
            // Cells that no class owns are 0, so class 0 finds no kerning either. The value is multiplied instead of
            // skipped by a branch, since it cannot be predicted which pairs are kerned.
            units += entry.advance + Int(values[Int(cell >> 8)]) * (Int(cell & 0xFF) == left ? 1 : 0)
            clusterCount += 1
            seen |= entry.bits
            left = entry.leftOfPair
            row = Int(rows[left])
        }
        // Of simple entries only tall ones have both bits of kind.
        return ByteScan(units: units, clusterCount: clusterCount, isTall: Entry(bits: seen).isTall)
    }
}

/// The result of scanning the bytes of a text, small enough for registers.
struct ByteScan {
    let units: Int
    let clusterCount: Int
    /// Whether some ink leaves the face's line box.
    let isTall: Bool
}
