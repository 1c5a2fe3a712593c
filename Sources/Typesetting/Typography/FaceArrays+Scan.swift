extension FaceArrays {
    /// Measures text that needs neither normalisation nor clusters, straight from its UTF-8.
    ///
    /// `nil` at the first character that the face lacks or that acts on its neighbours: a mark, a joiner, an Arabic
    /// letter. The generator's `isSimple` is what keeps this equal to the way by clusters. No allocation; linear.
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
            // Cells that nobody owns are 0, so class 0 finds no kerning either. Multiplied, and not left out by a branch,
            // since nothing foretells which pairs are kerned.
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

/// What the scan of bytes finds: as little as fits into registers.
struct ByteScan {
    let units: Int
    let clusterCount: Int
    /// Whether ink leaves the face's line box.
    let isTall: Bool
}
