/// Advances and kerning of one face, as flat arrays that the generator wrote and the linker lays out.
final class FaceTable: Sendable {
    let unitsPerEm: Int
    /// Of a family; the tables behind the families have none.
    let metrics: LineMetrics?
    let arrays: FaceArrays

    init(
        unitsPerEm: Int, metrics: LineMetrics?, pageOfBlock: [UInt8], pages: [UInt16], entries: [UInt32],
        kerningRows: [UInt16], kerningCells: [UInt16], kerningValues: [Int16], ligatures: [UInt32]
    ) {
        self.unitsPerEm = unitsPerEm
        self.metrics = metrics
        arrays = FaceArrays(
            pageOfBlock: pageOfBlock, pages: pages, entries: entries, kerningRows: kerningRows,
            kerningCells: kerningCells, kerningValues: kerningValues, ligatures: ligatures,
            hasLigatures: ligatures.contains { $0 != 0 })
    }

    /// How far the face's own tall letters go: stacked accents, mostly.
    var tallInk: Ink {
        guard let metrics else { return Ink() }
        // Rounded up.
        return Ink(
            ascent: (metrics.inkAscent * 1000 + unitsPerEm - 1) / unitsPerEm,
            descent: (metrics.inkDescent * 1000 + unitsPerEm - 1) / unitsPerEm)
    }
}
