import Testing

@testable import FontFiles

@Suite("The old kerning table") struct KerningTableTests {
    /// Version 0 and 65,535 subtables, each of which says that it is six bytes long and has 65,535 pairs.
    @Test("subtables that lie in each other are not read again and again")
    func overlapping() {
        var bytes: [UInt8] = [0, 0, 0xFF, 0xFF]
        for _ in 0..<2000 { bytes += [0xFF, 0xFF, 0, 0, 0, 1] }
        let table = KerningTable(bytes.span)
        let count = table?.pairs.count ?? 0
        #expect(count > 0 && count <= 2 * bytes.count / 6)
    }
}
