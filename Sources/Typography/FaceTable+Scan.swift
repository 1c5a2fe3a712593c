extension FaceTable {
    /// Measures text that needs neither normalisation nor clusters, straight from its UTF-8.
    ///
    /// `nil` at the first character that the face lacks or that acts on its neighbours: a mark, a joiner, a carriage
    /// return. The generator's `isSimple` is what keeps this equal to the way by clusters. No allocation; linear.
    func scan(_ bytes: Span<UInt8>) -> TextRun? {
        let pages = pageOfBlock.span
        let entries = entries.span
        let rows = kerningRows.span
        let cells = kerningCells.span
        var result = TextRun()
        var seen: UInt32 = 0
        var left = 0
        var row = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            var position = Int(byte)
            if byte < 0x80 {
                index += 1
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
                guard block < pages.count else { return nil }
                position = Int(pages[block]) << 6 | Int(bytes[index - 1] & 0x3F)
            }
            let entry = Entry(bits: entries[position])
            guard entry.isSimple else { return nil }
            let right = entry.rightOfPair
            let cell = cells[row + right]
            // Cells that nobody owns are 0, so class 0 finds no kerning either.
            result.advance.units += entry.advance + (Int(cell & 0xFF) == left ? Int(cell >> 8) : 0)
            if result.clusterCount == 0 { result.firstClass = right }
            result.clusterCount += 1
            seen |= entry.bits
            left = entry.leftOfPair
            row = Int(rows[left])
        }
        result.lastClass = left
        if Entry(bits: seen).isTall { result.ink = .stacked }
        return result
    }
}
