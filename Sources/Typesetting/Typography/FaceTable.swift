/// The advances and the kerning of one face, as flat arrays that the generator writes and the linker places.
final class FaceTable: Sendable {
    let unitsPerEm: Int
    /// The vertical metrics of a family's face; nil for tables of other scripts, which are shared by all families.
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

    /// The reach of the face's tallest letters, mostly those with stacked accents, rounded up.
    var tallInk: Ink {
        guard let metrics else { return Ink() }
        return Ink(
            ascent: (metrics.inkAscent * 1000 + unitsPerEm - 1) / unitsPerEm,
            descent: (metrics.inkDescent * 1000 + unitsPerEm - 1) / unitsPerEm)
    }
}
